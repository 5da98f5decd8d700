"""The gaps of a house as HTML: each with its readings, and the position to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.paper import NOTES, box, folded
from switch_edu.draw.position import position_html
from switch_edu.draw.tags import Html, tag

if TYPE_CHECKING:
    from switch_edu.explore.gaps.gaps import Gap, Gaps


def gaps_html(it: Gaps) -> Html:
    """Return the gaps of a house as HTML that needs no kernel."""
    rows = [tag("li", *_row(gap)) for gap in it.found]
    rest = [tag("p", it.remainder)] if it.remainder else []
    return box(tag("b", it.heading), tag("ol", *rows, style=NOTES), *rest)


def _row(gap: Gap) -> list[Html]:
    question, readings = gap.sentences
    shown = folded("A position", position_html(gap.position))
    return [tag("b", question), tag("div", readings), shown]
