"""The gaps of a house in words."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from switch_edu.game.voice import counted, listed, number

if TYPE_CHECKING:
    from switch_edu.explore.gaps.gaps import Gap, Gaps

WIDTH = 90


def heading(it: Gaps) -> str:
    """Return what a house's sources leave open, in one sentence."""
    if not it.found:
        return f"Nothing that came up in play is left open by the sources of {it.house.title}."
    return f"What the sources of {it.house.title} leave open, the most frequent first:"


def sentences(gap: Gap) -> tuple[str, str]:
    """Return the question with how often it came up, and the readings."""
    readings = listed([f"“{each}”" for each in gap.readings], "or")
    return (
        f"{gap.question} (in {number(gap.met)} of {counted(gap.games, 'game')})",
        f"“{gap.taken}” is taken; it could be {readings}.",
    )


def remainder(it: Gaps) -> str:
    """Return the questions that are open too and came up in no game, "" for none."""
    questions = " ".join(rule.question for rule in it.unmet)
    return f"Open too, but met in no game: {questions}" if questions else ""


def told(it: Gaps) -> str:
    """Return the gaps as lines of text."""
    lines = textwrap.wrap(heading(it), WIDTH)
    for at, gap in enumerate(it.found, 1):
        question, readings = sentences(gap)
        lines += ["", *_wrapped(f"{at}. {question}"), *_wrapped(f"   {readings}")]
        lines.append(f"   {gap.position.line}")
    if rest := remainder(it):
        lines += ["", *textwrap.wrap(rest, WIDTH, break_on_hyphens=False)]
    return "\n".join(lines)


def as_line(gap: Gap) -> dict[str, object]:
    """Return a gap flat, for a table."""
    return {
        "entry": gap.entry,
        "question": gap.question,
        "taken": gap.taken,
        "readings": "; ".join(gap.readings),
        "met": gap.met,
        "games": gap.games,
        "often": gap.often,
        "at_the_deal": gap.at_the_deal,
        "position": gap.position.line,
    }


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="   ", break_on_hyphens=False)
