"""What the tests of the commands share."""

from __future__ import annotations

from click.testing import CliRunner, Result

from switch_edu.cli import door


def run(*words: str) -> Result:
    """Let `switch-edu` answer so many words."""
    return CliRunner().invoke(door, list(words), prog_name="switch-edu")


def check_complaint(shown: Result, part: str) -> None:
    """A mistake is answered in one line on the error stream that holds this part."""
    assert shown.exit_code == 2
    assert part in shown.stderr
    assert len(shown.stderr.splitlines()) == 1
    assert shown.stdout == ""
