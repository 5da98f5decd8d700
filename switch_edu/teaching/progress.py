"""Progress: which steps went right or wrong, kept between sessions in a store that can be replaced.

The default store is a small JSON file in the user's data folder; the environment variable
SWITCH_EDU_PROGRESS names another file. Losing progress must never stop a lesson: a damaged file is
kept aside under another name and a folder that cannot be written to is reported in a sentence.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, get_args, runtime_checkable

from switch_edu.userdata import progress_path, write_whole

State = Literal["todo", "right", "mended", "wrong"]
_VERSION = 1


@dataclass(frozen=True)
class Mark:
    """How a step went: its state, and how many wrong tries there have been in all.

    "right" at the first go, "wrong" not solved since the last wrong try, "mended" solved after one.
    """

    state: State = "todo"
    wrongs: int = 0

    def went_wrong(self) -> Mark:
        """Return the mark after a wrong try."""
        return Mark("wrong", self.wrongs + 1)

    def went_right(self) -> Mark:
        """Return the mark after a right answer: a mended step turns right when it is repeated."""
        return Mark("mended" if self.state == "wrong" else "right", self.wrongs)


Marks = dict[str, Mark]


@runtime_checkable
class Store(Protocol):
    """Where progress is kept; `lesson` is a lesson's id, with "@house" under another house."""

    @property
    def notice(self) -> str:
        """A sentence for the learner when something is wrong with the store, else ""."""

    def lessons(self) -> dict[str, Marks]:
        """Return the marks of all lessons, by lesson."""

    def marks(self, lesson: str) -> Marks:
        """Return the marks of a lesson by step id."""

    def keep(self, lesson: str, step: str, mark: Mark) -> None:
        """Keep the mark of one step."""

    def forget(self, lesson: str) -> None:
        """Forget everything about a lesson."""


class MemoryStore:
    """Progress that ends with the process; for tests and demonstrations."""

    notice = ""

    def __init__(self) -> None:
        self._lessons: dict[str, Marks] = {}

    def lessons(self) -> dict[str, Marks]:
        """Return the marks of all lessons, by lesson."""
        return {lesson: dict(marks) for lesson, marks in self._lessons.items()}

    def marks(self, lesson: str) -> Marks:
        """Return the marks of a lesson by step id."""
        return dict(self._lessons.get(lesson, {}))

    def keep(self, lesson: str, step: str, mark: Mark) -> None:
        """Keep the mark of one step."""
        self._lessons.setdefault(lesson, {})[step] = mark

    def forget(self, lesson: str) -> None:
        """Forget everything about a lesson."""
        self._lessons.pop(lesson, None)


class FileStore:
    """Progress in a JSON file, read afresh before each change so that two lessons can share it."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or progress_path()
        self.notice = ""
        self._readable = True
        self._unsaved = MemoryStore()

    def lessons(self) -> dict[str, Marks]:
        """Return the marks of all lessons, by lesson."""
        lessons = self._read()
        for lesson, marks in self._unsaved.lessons().items():
            lessons[lesson] = {**lessons.get(lesson, {}), **marks}
        return lessons

    def marks(self, lesson: str) -> Marks:
        """Return the marks of a lesson by step id."""
        return {**self._read().get(lesson, {}), **self._unsaved.marks(lesson)}

    def keep(self, lesson: str, step: str, mark: Mark) -> None:
        """Keep the mark of one step; where the file cannot be written, until the process ends."""
        lessons = self._read()
        lessons.setdefault(lesson, {})[step] = mark
        if not self._write(lessons):
            self._unsaved.keep(lesson, step, mark)

    def forget(self, lesson: str) -> None:
        """Forget everything about a lesson."""
        self._unsaved.forget(lesson)
        lessons = self._read()
        if lessons.pop(lesson, None) is not None:
            self._write(lessons)

    def _read(self) -> dict[str, Marks]:
        self._readable = True
        try:
            return _marks_in(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self._set_aside()
        except OSError as error:
            self._readable = False
            self.notice = f"Your progress in {self.path} cannot be read: {error.strerror}."
        return {}

    def _set_aside(self) -> None:
        """Keep a file that cannot be understood under the first free name beside it."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            self._readable = False
            self.notice = f"The progress file {self.path} is damaged and is left as it is."
            return
        self.notice = f"The progress file was damaged: it is kept as {aside}, and you start afresh."

    def _write(self, lessons: dict[str, Marks]) -> bool:
        if not self._readable:  # never write over what could not be read
            return False
        text = json.dumps({"version": _VERSION, "lessons": _plain(lessons)}, indent=1)
        try:
            write_whole(self.path, text)
        except OSError:
            self.notice = f"Your progress cannot be saved in {self.path}: it lasts until you close."
            return False
        return True


def _marks_in(data: Any) -> dict[str, Marks]:
    """Return what a file holds; any of several errors says that it is not one of ours."""
    if data["version"] != _VERSION:
        raise ValueError(f"version {data['version']} is not known")
    return {
        str(lesson): {str(step): _mark(row["state"], row["wrongs"]) for step, row in steps.items()}
        for lesson, steps in data["lessons"].items()
    }


def _mark(state: Any, wrongs: Any) -> Mark:
    if state not in get_args(State) or not isinstance(wrongs, int):
        raise ValueError(f"{state!r} with {wrongs!r} wrong tries is not a mark")
    return Mark(state, wrongs)


def _plain(lessons: dict[str, Marks]) -> dict[str, dict[str, dict[str, object]]]:
    return {
        lesson: {step: asdict(mark) for step, mark in sorted(marks.items())}
        for lesson, marks in sorted(lessons.items())
    }
