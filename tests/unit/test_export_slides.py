"""Slides for a class: a question, its answer on the next slide, never more than fits."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_uppercase

import pytest

from switch_edu import content
from switch_edu.draw.tags import Html, tag
from switch_edu.exporting import page_of
from switch_edu.exporting.slides import told_slides
from tests.unit.export_checks import lesson_folder, words_of, written

SLIDE = re.compile(r'<section class="slide [^"]*" id="s(\d+)".*?</section>', re.DOTALL)


def slides_of(page: str) -> list[str]:
    return [words_of(found[0]) for found in SLIDE.finditer(page)]


def test_each_question_is_followed_by_its_answer() -> None:
    slides = slides_of(page_of("effects", "slides"))
    for number, step in enumerate(written("effects")["steps"], 1):
        title = f"{number}. {step['objective']}"
        (asked,) = [n for n, words in enumerate(slides) if re.match(rf"{title}(?! –)", words)]
        assert "The answer is" not in slides[asked]
        assert "This works" not in slides[asked]
        assert slides[asked + 1].startswith(f"{title} – the answer")


def test_choices_have_letters_to_vote_by_and_keep_them() -> None:
    slides = slides_of(page_of("effects", "slides"))
    (question,) = [words for words in slides if re.match(r"1\. Predict a two(?! –)", words)]
    assert re.findall(r"\b[A-D]  ?(?=[A-Z])", question) == ["A ", "B ", "C ", "D "]
    (answer,) = [words for words in slides if "1. Predict a two – the answer" in words]
    assert "✓ A The answer is: Two cards are coming Robin’s way." in answer
    (others,) = [words for words in slides if "1. Predict a two – and the others" in words]
    assert "✗ C Robin misses a turn – Robin does get a turn" in others
    assert "A Two cards" not in others


def test_cards_of_the_hand_are_chosen_in_the_picture() -> None:
    (question,) = [
        words
        for words in slides_of(page_of("effects", "slides"))
        if re.match(r"3\. Face a two(?! –)", words)
    ]
    assert question.split("Choose everything that you may do.")[1].split() == [
        "Take", "two", "cards", *question.split()[-3:]
    ]  # fmt: skip


def test_no_choice_is_lost_when_letters_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ", ".join(
        f'{{ id = "o{n}", text = "Answer {n}", stated = {str(n == 1).lower()}, reply = "R" }}'
        for n in range(1, 31)
    )
    step = 'id = "one"\ntype = "predict"\nobjective = "Choose"\ntext = "T"\nquestion = "Which?"\n'
    step += f'position = "9C 1+ 3C7H/5/5 20.. - -"\nhints = ["H"]\noptions = [{options}]\n'
    folder = lesson_folder(tmp_path / "ours", f"[[steps]]\n{step}")
    monkeypatch.setenv(content.LESSONS_VARIABLE, str(folder))
    (question,) = [words for words in slides_of(page_of("ours", "slides")) if "Which?" in words]
    assert re.findall(r"(\b[A-Z])? Answer (\d+)", question) == [
        (ascii_uppercase[n - 1 : n], str(n)) for n in range(1, 31)
    ]


def test_slides_are_numbered() -> None:
    slides = slides_of(page_of("jokers", "slides"))
    count = len(slides)
    assert [words.split()[-3:] for words in slides] == [
        [str(number), "/", str(count)] for number in range(1, count + 1)
    ]


def test_what_is_too_long_goes_on_over_the_page() -> None:
    picture = tag("div", class_="picture")
    parts = [tag("p", f"{name} {'x' * 380}") for name in "abcdefg"]  # five lines alone
    slides = told_slides("Long", parts, picture)
    assert "".join(slide.inside for slide in slides) == "".join(parts)
    assert [bool(slide.picture) for slide in slides] == [True, *[False] * (len(slides) - 1)]
    assert [len(re.findall("<p>", slide.inside)) for slide in slides] == [1, 2, 2, 2]


@pytest.mark.parametrize("letters", [0, 10_000])
def test_a_part_is_never_lost(letters: int) -> None:
    (slide,) = told_slides("One", [Html("x" * letters)])
    assert slide.inside == "x" * letters
