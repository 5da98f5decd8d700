"""Every error is one sentence that a console and a page can show."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import switch_edu as sw
from switch_edu.errors import BadLine, SwitchError


def test_what_was_typed_cannot_command_a_console_or_break_the_line() -> None:
    with pytest.raises(SwitchError) as caught:
        sw.position("9C 1+ 7/7/7 30 \x1b[31m\x07 - @practice-table")
    assert "“�[31m�” is not a debt" in str(caught.value)
    assert str(BadLine("a\nb\u202ec")) == "a�b�c"


def test_of_a_long_quotation_only_the_beginning_is_shown() -> None:
    with pytest.raises(SwitchError) as caught:
        sw.house("x" * 100_000)
    assert str(caught.value).startswith(f"There is no house “{'x' * 80}…”: ")
    assert str(BadLine(f"“{'x' * 90}”")) == f"“{'x' * 90}”"


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(BadLine("One sentence.")))
    assert (type(error), str(error)) == (BadLine, "One sentence.")


def test_python_that_a_sentence_tells_to_write_can_be_copied() -> None:
    """Curly quotes stand around what was said, never inside code."""
    package = Path(sw.__file__).parent
    found = [
        f"{file.relative_to(package)}: {code}"
        for file in sorted(package.rglob("*.py"))
        for code in re.findall(r"\w(?:=|\(|=\[)“.*", file.read_text(encoding="utf-8"))
    ]
    assert found == []
