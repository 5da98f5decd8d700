"""`switch-edu disagree`: what it prints, and one sentence for every mistake."""

from __future__ import annotations

import pytest

from tests.unit.command_checks import check_complaint, run


def test_it_tells_the_position_both_answers_why_and_a_game() -> None:
    shown = run("disagree", "practice-table", "classic")
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


@pytest.mark.parametrize(
    ("second", "part"), [("switsh", "did you mean switch?"), ("classic~ha=5", "“ha”")]
)
def test_what_is_no_house_is_one_sentence(second: str, part: str) -> None:
    check_complaint(run("disagree", "classic", second), part)
