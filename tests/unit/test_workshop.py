"""A house that is saved is read back as it was, and works wherever a shipped one does."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import switch_edu as sw
from switch_edu.cli import door
from switch_edu.errors import BadFile, BadHouse
from switch_edu.rules import House
from switch_edu.rules.check import check
from switch_edu.rules.files import read_file
from switch_edu.rules.own_houses import own_path
from switch_edu.rules.workshop import house_text
from tests.unit.test_houses_line import ALL, ENTRIES, all_lines

FRIDAY = "jack7~runs=off~jokers=0~powers.4=pickup-4~answers.4.4=add"


def test_a_saved_house_is_read_by_its_name() -> None:
    saved = sw.save_house(FRIDAY, "friday-table")
    assert saved == sw.house("friday-table") == sw.house(FRIDAY)
    assert (saved.name, saved.title) == ("friday-table", "Friday table")
    assert sw.own_houses() == ["friday-table"]
    assert "friday-table" not in sw.houses()


def test_a_saved_house_works_wherever_a_shipped_one_does() -> None:
    sw.save_house("switch~call.price=3", "friday", title="Our Fridays")
    assert sw.house("friday~jokers=1") == sw.house("switch~jokers=1~call.price=3")
    assert sw.house("friday~eights").variations == ("eights",)
    assert sw.position("9C 1+ KC9D/7/7 20.. - - @friday").house.value("call.price") == 3
    assert sw.house("friday").sheet().startswith("Our Fridays\n")
    assert check(sw.house("friday")) == []
    assert sw.deal("friday", players=["You", "Robin"], seed=1).house.value("call.price") == 3
    table = sw.compare("9C 1+ KC9D/7/7 20.. - - @switch", rules=["friday", "jaques"])
    assert len(table.houses) == 2
    assert sw.save_house("friday~jokers=2", "saturday") == sw.house("switch~jokers=2~call.price=3")


def test_a_house_can_be_saved_as_a_file_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "Gran's rules.toml"
    assert sw.save_house(FRIDAY, str(path)) == sw.house(str(path)) == sw.house(FRIDAY)
    assert sw.save_house(FRIDAY, path, replace=True).title == "Gran's rules"
    assert sw.own_houses() == []


def test_remarks_and_notes_are_told_on_the_sheet() -> None:
    notes = "Every other Friday.\n\nSince <b>1987</b>."
    remarks = {"call.price": "as grandmother had it", "draw": "nobody ever drew two"}
    saved = sw.save_house("practice-table~call.price=3", "gran", notes=notes, remarks=remarks)
    assert saved.source("call.price").words == "as grandmother had it"
    assert str(saved.source("call.price")) == "Gran"
    assert not saved.source("draw").open
    assert saved.source("hand") == sw.house("practice-table").source("hand")
    assert "\nEvery other Friday.\nSince <b>1987</b>.\n" in saved.sheet()
    page = saved._repr_html_()
    assert "Every other Friday." in page
    assert "&lt;b&gt;1987&lt;/b&gt;" in page


def test_what_an_own_file_says_is_kept_when_it_is_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        """title = "Ours"
source = "jaques"
parent = "practice-table"
notes = "Mind the cat."
jokers = 1
hand = 5
without = ["solo"]
[sources]
jokers = ["jaques/setup", "one joker"]
draw = ["jaques", "silent"]
[remarks]
hand = "small hands"
[variations.late]
title = "after ten"
source = ["jaques/variations", "quick"]
hand = 4
powers.9 = "reverse"
[knobs.fine]
title = "fines"
standard = "low"
options = { low = {}, high = { call.price = 5 } }
""",
        encoding="utf-8",
    )
    first = sw.house(str(path))
    again = sw.save_house(first.with_("hand=6"), "again")
    assert again == sw.house("practice-table~jokers=1~hand=6")
    assert again.title == "Ours"
    assert again.file.notes == "Mind the cat."
    assert again.source("jokers") == first.source("jokers")
    assert again.source("draw") == first.source("draw")
    assert again.source("draw").open
    assert again.source("hand").words == "as its file says"  # small hands no longer
    assert again.file.variations == first.file.variations
    assert again.file.knobs == first.file.knobs
    assert again.file.without == first.file.without
    assert again.file.document == "jaques"
    late = sw.save_house(again.with_("late", "fine=high"), "late")
    assert late.value("hand") == 4
    assert (late.file.variations, late.file.knobs) == ({}, {})


@pytest.mark.parametrize("line", all_lines())
def test_every_shipped_house_and_variation_can_be_saved(line: str) -> None:
    assert read_back(sw.house(line)) == sw.house(line)


@settings(max_examples=150)
@given(name=st.sampled_from(ALL), items=st.lists(ENTRIES, max_size=6), title=st.text(max_size=90))
def test_any_mixture_can_be_saved(name: str, items: list[str], title: str) -> None:
    try:
        rules = sw.house(name).with_(*items)
    except BadHouse:
        return
    assert read_back(rules).settled == rules.settled
    text = house_text(rules, "ours", title=title)
    if title.isprintable() and len(title) <= 80:
        assert read_file(text, "ours").title == (title or "Ours")
    else:
        with pytest.raises(BadHouse, match="title"):
            read_file(text, "ours")


@given(notes=st.text(max_size=300), words=st.text(max_size=210))
def test_texts_come_back_as_they_were_or_are_refused(notes: str, words: str) -> None:
    text = house_text(sw.house("switch"), "ours", notes=notes, remarks={"powers.2": words})
    lines = notes.splitlines()
    if words.isprintable() and 0 < len(words) <= 200 and all(map(str.isprintable, lines)):
        kept = read_file(text, "ours")
        assert kept.notes == "\n".join(lines).strip()
        assert kept.sources["powers.2"].words == words
    else:
        with pytest.raises(BadHouse, match=r"notes|remark"):
            read_file(text, "ours")


def read_back(rules: House) -> House:
    return House(read_file(house_text(rules, "ours"), "ours"))


BAD_NAMES = {
    "": "small letters",
    "Friday Table": "such as friday-table",
    "../../etc/passwd": "such as etc-passwd",
    "a~b": "such as a-b",
    "a=b": "small letters",
    "con": "such as friday-table",
    "COM1": "small letters",
    "-x": "such as x",
    "x" * 41: "up to 40",
    "a\nb": "small letters",
    "<script>": "such as script",
    "switch": "comes with the package",
    "from-scratch": "comes with the package",
    ".toml": "ends in .toml",
}


@pytest.mark.parametrize(("name", "part"), BAD_NAMES.items())
def test_a_name_that_cannot_be_is_refused_in_a_sentence(name: str, part: str) -> None:
    with pytest.raises(BadHouse) as error:
        sw.save_house("switch", name)
    assert part in str(error.value)
    assert "\n" not in str(error.value)
    assert sw.own_houses() == []


def test_letters_of_other_languages_are_letters() -> None:
    assert sw.save_house("switch~hand=6", "tante-käthe").title == "Tante käthe"
    assert sw.house("tante-käthe").value("hand") == 6


def test_nothing_is_overwritten_silently() -> None:
    sw.save_house("switch~hand=6", "friday")
    with pytest.raises(BadFile, match="replace=True"):
        sw.save_house("switch~hand=5", "friday")
    assert sw.house("friday").value("hand") == 6
    sw.save_house("switch~hand=5", "friday", replace=True)
    assert sw.house("friday").value("hand") == 5


def test_what_cannot_be_read_back_is_not_written(tmp_path: Path) -> None:
    for wrong in ({"title": "two\nlines"}, {"notes": "\x1b[2J"}, {"remarks": {"draw": ""}}):
        with pytest.raises(BadHouse):
            sw.save_house("switch", tmp_path / "ours.toml", **wrong)
    with pytest.raises(BadHouse, match=r"did you mean draw\?"):
        sw.save_house("switch", tmp_path / "ours.toml", remarks={"drw": "x"})
    assert list(tmp_path.iterdir()) == []


def test_a_crash_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ours.toml"
    sw.save_house("switch~hand=6", path)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(BadFile, match="No space left"):
        sw.save_house("switch~hand=5", path, replace=True)
    assert sw.house(str(path)).value("hand") == 6
    assert [each.name for each in tmp_path.iterdir()] == ["ours.toml"]


def test_a_path_that_can_be_no_path_is_refused() -> None:
    with pytest.raises(BadFile, match="cannot be saved"):
        sw.save_house("switch", "a\0b.toml", title="Ours")


def test_an_own_house_that_is_built_on_itself_is_refused() -> None:
    sw.save_house("switch~hand=6", "friday")
    own_path("friday").write_text('parent = "friday"\n', encoding="utf-8")
    with pytest.raises(BadHouse, match="built on itself"):
        sw.house("friday")


def test_an_own_house_on_too_many_others_is_refused() -> None:
    """Twenty files in a row are read; a thousand took minutes, and then a traceback."""
    parent = "switch"
    for at in range(1000):
        name = f"own-{at}"
        own_path(name).parent.mkdir(parents=True, exist_ok=True)
        own_path(name).write_text(f'parent = "{parent}"\nhand = {3 + at % 5}\n')
        parent = name
    assert sw.house("own-19").value("hand") == 7
    with pytest.raises(BadHouse, match="built on more than 20 others"):
        sw.house("own-999")


def test_a_folder_is_no_own_house() -> None:
    own_path("monday").mkdir(parents=True)
    assert sw.own_houses() == []
    with pytest.raises(BadHouse, match="There is no house “monday”: "):
        sw.house("monday")


def test_a_file_that_took_the_name_of_a_shipped_house_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "switch.toml"
    saved = sw.save_house("jaques", path)
    assert saved.name == "switch"
    assert sw.house("switch") != saved


def test_a_name_nearly_right_is_helped() -> None:
    sw.save_house("switch~hand=6", "friday-table")
    with pytest.raises(BadHouse, match=r"did you mean friday-table\?"):
        sw.house("fridy-table")


def test_the_command_lists_own_houses_and_those_that_cannot_be_read() -> None:
    sw.save_house("switch~hand=6", "friday")
    sw.save_house("switch~hand=6", "monday")
    own_path("monday").write_text("hand = ", encoding="utf-8")
    shown = CliRunner().invoke(door, ["houses"]).output
    assert "friday" in shown
    assert "is not TOML" in shown
    sheet = CliRunner().invoke(door, ["sheet", "friday"]).output
    assert sheet.startswith("Friday\n")
