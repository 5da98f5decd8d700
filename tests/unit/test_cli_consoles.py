"""Consoles that cannot show suit signs or curly quotes get plain letters, never a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from switch_edu.commands import console


@pytest.mark.parametrize(
    ("encoding", "shown"), [("ascii", '"jak7"'), ("cp1252", "“jak7”"), ("utf-8", "“jak7”")]
)
def test_a_console_gets_only_what_it_can_show(encoding: str, shown: str) -> None:
    env = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    words = [sys.executable, "-m", "switch_edu", "sheet", "jak7"]
    done = subprocess.run(words, capture_output=True, env=env, check=False)
    assert done.returncode == 2
    assert shown in done.stderr.decode(encoding)


def test_suit_signs_become_letters_where_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", narrow)
    console.prepare()
    console.say("10♥ – “last card” ☃")
    narrow.flush()
    assert narrow.buffer.getvalue().decode("cp1252").strip() == "10H – “last card” ?"
