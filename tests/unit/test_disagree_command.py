"""`switch-edu disagree`: what it prints, and one sentence for every mistake."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from switch_edu.cli import door


def test_it_tells_the_position_both_answers_why_and_a_game() -> None:
    shown = CliRunner().invoke(door, ["disagree", "practice-table", "classic"])
    assert shown.exit_code == 0
    first, *lines = shown.stdout.splitlines()
    assert first == (
        "Practice table and Classic Switch part on AD in 9C 1+ AD/5/5 20.. - 1c: whether it is "
        "allowed."
    )
    assert lines[0].startswith("practice-table: AD is allowed. ")
    assert lines[1].startswith("classic: AD is not allowed. ")
    assert lines[2].startswith("Why: What does an ace do? ")
    assert lines[-1].endswith("@practice-table")


@pytest.mark.parametrize("words", [["switsh", "classic"], ["classic", "classic~ha=5"]])
def test_what_is_no_house_is_one_sentence(words: list[str]) -> None:
    shown = CliRunner().invoke(door, ["disagree", *words])
    assert shown.exit_code == 2
    assert len(shown.stderr.splitlines()) == 1
    assert shown.stdout == ""
