"""An interview in words: the question with its answers, or at the end the house and why."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from switch_edu.draw import position_text
from switch_edu.explore.interviewing.house import Delta, Unasked, last_answers
from switch_edu.game.voice import counted, listed, number
from switch_edu.rules.values import value_text

if TYPE_CHECKING:
    from switch_edu.explore.interviewing.interview import Interview
    from switch_edu.rules import House

WIDTH = 90
DONT_KNOW = "Don’t know"
NO_HOUSE = (
    "Nothing was answered, so that no house stands out. Begin again whenever you like: one answer "
    "is enough for a first guess."
)
_MOST_TOLD = 8


def heading(it: Interview) -> str:
    """Return what an interview is at: a question with its number, or the house that was found."""
    if it.question is None:
        return f"You play {it.nearest.title}" if it.nearest else "No house yet"
    again = ", once more to be sure" if it.again else ""
    return f"Question {len(it.given) + 1}{again}"


def findings(it: Interview) -> tuple[str, ...]:
    """Return what came of an interview, in paragraphs."""
    if it.house is None or it.nearest is None:
        return (NO_HOUSE,)
    told = f"That fits {_agreeing(it, len(last_answers(it.given)))} best."
    return (told, f"In one line: {it.house.line}", "Its rules are on the sheet.")


def differences(it: Interview) -> tuple[str, ...]:
    """Return where the table differs from the nearest house, a sentence each."""
    return tuple(_delta(each, it.house) for each in it.differs if it.house)


def remaining(it: Interview) -> tuple[str, ...]:
    """Return what was never asked and may be otherwise, a sentence each, the first few."""
    rows = [_unasked(each) for each in it.open[:_MOST_TOLD]]
    left = len(it.open) - _MOST_TOLD
    return (*rows, f"… and {counted(left, 'more rule')}.") if left > 0 else tuple(rows)


def lists(it: Interview) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return what is listed at the end, each list with its title: differences, and what is open."""
    both = (("Your table differs from it:", differences(it)),
            ("Not asked, and still open:", remaining(it)))  # fmt: skip
    return tuple((title, rows) for title, rows in both if rows)


def told(it: Interview) -> str:
    """Return an interview as lines of text."""
    if it.question is None:
        return "\n".join(_at_the_end(it))
    lines = [heading(it), *textwrap.wrap(it.question.text, WIDTH)]
    if it.question.position is not None:
        lines += ["", position_text(it.question.position)]
        lines += textwrap.wrap(it.question.scene, WIDTH)
    answers = [f"{at}. {choice}" for at, choice in enumerate(it.choices, 1)]
    return "\n".join([*lines, "", *answers, f"?. {DONT_KNOW}"])


def _at_the_end(it: Interview) -> list[str]:
    lines = [heading(it)]
    for paragraph in findings(it):
        lines += textwrap.wrap(paragraph, WIDTH, break_on_hyphens=False)
    for title, rows in lists(it):
        lines += ["", title]
        for row in rows:
            lines += textwrap.wrap(row, WIDTH, initial_indent="- ", subsequent_indent="  ")
    return lines


def _agreeing(it: Interview, answered: int) -> str:
    missed = len(it.differs)
    if not missed:
        return "your answer" if answered == 1 else f"all your {number(answered)} answers"
    return f"{number(answered - missed)} of your {counted(answered, 'answer')}"


def _delta(each: Delta, house: House | None) -> str:
    said = f"{each.question.text} You say “{each.said}”, it says “{each.usual}”"
    if not each.entries or house is None:
        return f"{said}; no single rule of another house does that, so that it is not taken over."
    rules = [f"{entry}={value_text(house.settled.get(entry))}" for entry in each.entries]
    return f"{said}; taken over as {listed(rules, 'and')}."


def _unasked(each: Unasked) -> str:
    others = listed([f"“{other}”" for other in each.others], "or")
    return f"{each.question} “{each.taken}” is taken; it could be {others}."
