"""`switch-edu check`: contradictions as sentences, open readings, and exit codes that say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from switch_edu.rules import houses
from tests.unit.command_checks import check_complaint, run

OWN = """
title = "Ours"
parent = "classic"
draw = "until-playable"
drawn-card = "never"
[variations]
slow = { run.way = "up" }
odd = { answers.9.9 = "add" }
"""


def test_a_sound_house_has_nothing_to_mend_and_tells_its_open_readings() -> None:
    shown = run("check", "jack7")
    assert shown.exit_code == 0
    assert "Nothing contradicts itself" in shown.stdout
    words = " ".join(shown.stdout.split())
    assert "- Which way does play start? Clockwise. (jack7: silent; clockwise)" in words
    assert max(map(len, shown.stdout.splitlines())) <= 88


def test_a_contradiction_is_a_sentence_and_exit_code_1() -> None:
    shown = run("check", "practice-table~draw=until-playable")
    assert shown.exit_code == 1
    assert "To mend:\n- A player draws until a card can be played, but may not play it" in (
        shown.stdout
    )


def test_an_own_file_is_checked_with_what_it_offers(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(OWN, encoding="utf-8")
    shown = run("check", str(path))
    assert shown.exit_code == 1
    words = " ".join(shown.stdout.split())
    assert "- A player draws until a card can be played" in words
    assert "- With slow: There are no runs, so run.way=up does nothing." in words
    assert "- With odd: answers.9.9 has nothing to answer" in words
    assert "With slow: A player draws" not in words


def test_without_a_house_every_shipped_one_is_checked() -> None:
    shown = run("check")
    assert shown.exit_code == 0, shown.stdout
    assert [line.partition(":")[0] for line in shown.stdout.splitlines()] == houses()


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (None, "cannot be read: No such file or directory."),
        ("hand = ", "is not TOML"),
        ("hnd = 7", "There is no ruling “hnd” (did you mean hand?)"),
        ("hand = 70", "hand cannot be “70”"),
        ('parent = "clasic"\nhand = 5', "(did you mean classic?)"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence_and_exit_code_2(
    text: str | None, part: str, tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    shown = run("check", str(path))
    check_complaint(shown, part)
