"""What is put side by side: read from a text, a line, or a question that people argue about."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.explore.comparing.disputes import Dispute, find
from switch_edu.explore.comparing.steps import read_steps
from switch_edu.explore.tables.side_by_side import SideBySide, side_by_side
from switch_edu.explore.tables.text import read_side_text
from switch_edu.rules import House


def read_shown(text: str, shown: Sequence[House]) -> SideBySide:
    """Return what a text or a question puts side by side; `shown` are the houses if it names none.

    A single house that is not among them comes first. Raises SwitchError in one sentence.
    """
    if text.rstrip().endswith("?"):
        return show_dispute(find(text), shown)
    start, named, plays = read_side_text(text, shown)
    if len(named) > 1:
        return side_by_side(start, named, plays)
    others = [each for each in shown if each not in named]
    kept = shown if {*named} <= {*shown} else [*named, *others[: max(len(shown) - 1, 1)]]
    return side_by_side(start, tuple(kept), plays)


def show_dispute(dispute: Dispute, shown: Sequence[House]) -> SideBySide:
    """Return the position of a question under the houses on show, played up to the move in it."""
    start, _, _ = read_side_text(dispute.line, shown)
    made = side_by_side(start, shown)
    for step in read_steps(dispute.before, start.shown_names) if dispute.before else ():
        made = made.play(step.move, step.seat)
    return made.begun()
