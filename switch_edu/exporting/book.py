"""Lessons with their answers, in the order in which they are learnt: what pages are made of."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.exporting.worked import Worked, worked
from switch_edu.rules import House, house
from switch_edu.teaching import CannotStage, Course, Lesson, lesson
from switch_edu.teaching.line_up import LineUp


@dataclass(frozen=True)
class Chapter:
    """A lesson under a house: its steps with their answers, and why others are left out."""

    lesson: Lesson
    house: House
    steps: tuple[Worked, ...]
    left_out: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """One lesson or several under a title; `after` is what is said at the end of a course."""

    title: str
    chapters: tuple[Chapter, ...]
    left_out: tuple[str, ...] = ()
    after: str = ""


def lesson_book(taught: Lesson, rules: House | None = None) -> Book:
    """Return a lesson under its own house or another.

    Raises CannotStage when none of its steps has a place under the house.
    """
    return Book(taught.title, (_chapter(taught, rules),))


def course_book(taught: Course, rules: House | None = None) -> Book:
    """Return a course under the houses of its lessons or another; a lesson may have no place there.

    Raises CannotStage when that is so of every lesson, BadFile for a lesson that cannot be read.
    """
    chapters: list[Chapter] = []
    left_out: list[str] = []
    for name in taught.lessons:
        try:
            chapters.append(_chapter(lesson(name), rules))
        except CannotStage as error:
            left_out.append(f"“{lesson(name).title}” is left out. {error}")
    if not chapters:
        raise CannotStage(f"No lesson of this course has a place there. {left_out[0]}")
    return Book(taught.title, tuple(chapters), tuple(left_out), taught.after)


def _chapter(taught: Lesson, rules: House | None) -> Chapter:
    at = rules or house(taught.house)
    line_up = LineUp(taught, at)
    steps = [worked(line_up.run(taught.steps[n])) for n in line_up.playable]
    return Chapter(taught, at, tuple(steps), tuple(line_up.skipped.values()))
