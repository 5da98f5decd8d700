"""Progress travels as one line of text, and a bad line changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.teaching import Mark, MemoryStore, export_progress, import_progress, lesson

STEPS = [step.id for step in lesson("deal").steps]


def filled() -> MemoryStore:
    store = MemoryStore()
    store.keep("deal", STEPS[0], Mark("right"))
    store.keep("deal", STEPS[1], Mark("mended", 3))
    store.keep("matching@jack7~jokers=0", lesson("matching").steps[0].id, Mark("wrong", 1))
    return store


def test_the_line_names_lessons_steps_and_how_they_went() -> None:
    matching = lesson("matching").steps[0].id
    assert export_progress(filled()) == (
        f"switch-progress 1; deal {STEPS[0]}=r {STEPS[1]}=m3; "
        f"matching@jack7~jokers=0 {matching}=w1"
    )
    assert export_progress(MemoryStore()) == "switch-progress 1"


def test_a_line_brings_progress_to_another_store_and_leaves_the_rest() -> None:
    other = MemoryStore()
    other.keep("deal", STEPS[0], Mark("wrong", 2))
    other.keep("deal", STEPS[2], Mark("right"))
    assert import_progress(f"  {export_progress(filled())}\n", other) == 3
    assert other.marks("deal") == {
        STEPS[0]: Mark("right"),
        STEPS[1]: Mark("mended", 3),
        STEPS[2]: Mark("right"),
    }
    assert other.lessons().keys() == filled().lessons().keys()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "“” is no progress: a line of it begins with switch-progress."),
        ("9C 1+ 4C/7 30 - -", "“9C 1+ 4C/7 30 - -” is no progress"),
        (None, "Progress is one line of text that begins with switch-progress, not None."),
        (b"switch-progress 1", "not b'switch-progress 1'."),
        ("switch-progress 2; deal", "another version"),
        ("switch-progress 1; dael deal-1=r", "There is no lesson “dael”"),
        (f"switch-progress 1; deal {STEPS[0]}=r; deal nowhere=r", "“nowhere=r” is no step"),
        (f"switch-progress 1; deal {STEPS[0]}=x", "is no step of the lesson deal with a mark"),
        ("switch-progress 1" + "; deal" * 5000, "too long"),
        ("switch-progress 1; <b>deal</b> x=r", "There is no lesson “<b>deal</b>”"),
    ],
)
def test_what_is_no_line_of_progress_is_refused_and_changes_nothing(
    line: Any, sentence: str
) -> None:
    store = MemoryStore()
    with pytest.raises(sw.SwitchError, match=r"^[^\n]*$") as refused:
        import_progress(line, store)
    assert sentence in str(refused.value)
    assert store.lessons() == {}


def test_the_public_functions_speak_of_the_users_own_progress(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SWITCH_EDU_PROGRESS", str(tmp_path / "progress.json"))
    line = f"switch-progress 1; deal {STEPS[0]}=m2"
    assert sw.import_progress(line) == 1
    assert sw.export_progress() == line
