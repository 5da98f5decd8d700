"""Lessons as pages, worksheets and slides: every step is there, with the answer that is right."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from switch_edu import content
from switch_edu.errors import SwitchError
from switch_edu.exporting import FORMS, page_of
from switch_edu.game import position
from switch_edu.teaching import course, lessons
from tests.unit.export_checks import lesson_folder, parts_of, words_of, written


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", lessons())
def test_every_step_is_told_with_its_question_and_choices(name: str, form: str) -> None:
    table = written(name)
    said = words_of(page_of(name, form))
    wanted = [table["title"], table["subtitle"], *table["goals"], table["close"]]
    for step in table["steps"]:
        wanted += [step["objective"], step.get("question", "")]
        wanted += [option.get("text", "") for option in step.get("options", [])]
        wanted += step.get("tell", [])
    without_gaps = said.replace(" ", "")  # a card in a sentence stands in a box of its own
    missing = [
        text for text in wanted if "{" not in text and text.replace(" ", "") not in without_gaps
    ]
    assert missing == []


@pytest.mark.parametrize("name", lessons())
def test_what_the_lesson_says_about_each_answer_is_on_the_page(name: str) -> None:
    said = words_of(page_of(name)).replace(" ", "")
    steps = written(name)["steps"]
    replies = [option.get("reply", "") for step in steps for option in step.get("options", [])]
    assert [text for text in replies if text.replace(" ", "") not in said] == []


def test_answers_are_those_of_the_practice_table() -> None:
    # document "table", 03 and 04: a two is two cards and only a two answers it, an eight skips at
    # once; eight ranks out of thirteen do nothing, sevens and queens among them
    keys = parts_of(page_of("effects"), "key")
    assert keys[0] == "The answer is: Two cards are coming Robin’s way."
    assert keys[1] == "This works: play 2♣ ."
    assert keys[2] == "The answer is: 2♦ and Take two cards."
    assert keys[3] == "The answer is: Alex."
    assert keys[-1] == "The answer is: No, none of them."


def test_answers_follow_the_house() -> None:
    # Jaques, How to play, 5: an eight may be answered by an eight; 6: an ace turns play round
    page = page_of("effects", house="jaques")
    assert "The answer is: Robin, who answers with 8♣ ." in parts_of(page, "key")
    assert any("Predict an ace" in text for text in parts_of(page, "left-out"))
    assert "The rules are those of: Jaques of London." in parts_of(page, "house")


def test_reasons_stand_with_their_source() -> None:
    said = words_of(page_of("effects"))
    assert "The two of diamonds answers a two and adds two cards. (Practice table, 04" in said
    assert "does not help against a two. The queen of clubs is no answer to a two: only" in said
    assert "Source: Practice table, 03, Five effects" in said


def test_a_step_at_the_table_marks_what_fits_and_shows_the_table_afterwards() -> None:
    page = page_of("effects")
    step = page.split("2. Play a two")[1].split("3. Face a two")[0]
    assert re.findall(r'title="([^"]+), playable"', step) == ["two of clubs"]
    assert [unescape(line).split()[0] for line in lines_of(step)] == ["6C", "2C"]


def test_a_question_marks_nothing() -> None:
    step = page_of("effects").split("3. Face a two")[1].split("4. Predict an eight")[0]
    assert ", playable" not in step


def test_a_hidden_table_waits_for_the_answer() -> None:
    step = page_of("deal").split("2. Account for the whole pack")[1].split("3. Know what")[0]
    question, answer = step.split("The answer</summary>")
    assert "top card" not in words_of(question)
    assert "stock 30" in words_of(answer)


@pytest.mark.parametrize("name", lessons())
def test_no_page_gives_away_what_a_seat_may_not_see(name: str) -> None:
    lines = lines_of(page_of(name))
    assert lines
    for line in lines:
        shown = position(unescape(line))
        assert sum(bool(shown.hand(seat)) for seat in range(shown.seats)) <= 1
        assert "rng=" not in line


@pytest.mark.parametrize("form", ["worksheet", "slides"])
@pytest.mark.parametrize("name", lessons())
def test_what_is_printed_or_projected_has_no_lines_to_copy(name: str, form: str) -> None:
    page = page_of(name, form)
    assert 'class="picture"' in page
    assert lines_of(page) == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", lessons())
def test_a_file_is_small(name: str, form: str) -> None:
    assert len(page_of(name, form).encode()) < 250_000


def test_a_worksheet_keeps_all_answers_for_the_end() -> None:
    questions, answers = page_of("effects", "worksheet").split('class="answers"')
    assert parts_of(questions, "key") == []
    assert "Right" not in words_of(questions)
    numbers = re.findall(r'<li value="(\d+)">', answers)
    assert numbers == [str(n) for n in range(1, len(written("effects")["steps"]) + 1)]


def test_a_worksheet_has_boxes_to_tick_and_lines_to_write_on() -> None:
    page = page_of("effects", "worksheet")
    steps = written("effects")["steps"]
    first = page.split("1. Predict a two")[1].split("2. Play a two")[0]
    boxes = re.findall(r"<li><span>(.*?)</span></li>", first)
    assert boxes == [option["text"].replace("'", "&#x27;") for option in steps[0]["options"]]
    assert page.count("My move: ") == sum(step["type"] in ("move", "try") for step in steps)


@pytest.mark.parametrize("form", FORMS)
def test_a_course_has_all_its_lessons_in_order(form: str) -> None:
    taught = course("other-houses")
    said = words_of(page_of(taught, form))
    ends = [*(written(name)["close"][:30] for name in taught.lessons), taught.after]
    places = [said.index(text) for text in ends]
    assert places == sorted(places)


def test_a_course_says_which_lessons_a_house_leaves_out() -> None:
    # nothing of the lesson on queens is true at the practice table, which has none to cover
    page = page_of(course("other-houses"), house="practice-table")
    (queens,) = [text for text in parts_of(page, "left-out") if written("queens")["title"] in text]
    assert "is left out" in queens
    assert 'id="queens"' not in page


@pytest.mark.parametrize(
    ("name", "house", "part"),
    [
        ("effect", None, "There is no lesson “effect” (did you mean effects?)"),
        ("queens", "practice-table", "Nothing of this lesson has a place in Practice table."),
        ("effects", "practise-table", "There is no house “practise-table”"),
    ],
)
def test_what_cannot_be_exported_is_one_sentence(name: str, house: str | None, part: str) -> None:
    with pytest.raises(SwitchError) as caught:
        page_of(name, house=house)
    assert part in str(caught.value)


def test_the_same_lesson_gives_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib; from switch_edu.exporting import FORMS, page_of\n"
        "print([hashlib.sha256(page_of('jokers', form).encode()).hexdigest() for form in FORMS])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("form", FORMS)
def test_what_a_teacher_writes_is_text(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = '<script>alert(1)</script><img src=x onerror=alert(2)>\\" & ]]>'
    steps = f"""
[[steps]]
id = "one"
type = "predict"
objective = "{loud}"
text = "{loud}"
question = "{loud}"
position = "9C 1+ 3C7H/5/5 20.. - -"
options = [{{ id = "a", text = "{loud}", stated = true, reply = "{loud}" }},
           {{ id = "b", text = "b", stated = false, reply = "{loud}" }}]
hints = ["{loud}"]
"""
    folder = lesson_folder(tmp_path / "ours", steps)
    monkeypatch.setenv(content.LESSONS_VARIABLE, str(folder))
    page = page_of("ours", form)
    assert "<script>alert" not in page
    assert "<img" not in page
    assert words_of(page).count("<script>alert(1)</script>") >= 4


def lines_of(html: str) -> list[str]:
    """Return the positions in a page, as lines."""
    return re.findall(r"<code[^>]*>(.*?)</code>", html)
