"""Disagreements of many houses as a table in HTML: each place opens and says all in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.paper import ABOUT, CELL, HEAD, NOTES, SCROLL, TABLE, box, folded
from switch_edu.draw.tags import Html, tag

if TYPE_CHECKING:
    from switch_edu.explore.disagreeing.disagreement import Disagreement
    from switch_edu.explore.disagreeing.matrix import Disagreements

_OPENED = "width:22em;font-size:12px;overflow-wrap:anywhere"
_EMPTY = "—"
_KEY = (
    "Each place asks the question that decides on the smallest position on which the two houses "
    "part, or where else they differ; open it to see that position and both answers."
)


def disagreements_html(table: Disagreements) -> Html:
    """Return a table with a row and a column for each house, the places above the diagonal filled.

    It scrolls sideways where the page is narrow.
    """
    houses = table.houses
    heads = [tag("th", one.line, scope="col", style=HEAD) for one in houses[1:]]
    pairs = iter(table.pairs)
    rows = []
    for at, one in enumerate(houses[:-1]):
        empty = [tag("td", _EMPTY, style=CELL)] * at
        places = [_place(next(pairs)) for _ in houses[at + 1 :]]
        rows.append(tag("tr", tag("th", one.line, scope="row", style=HEAD), *empty, *places))
    first = tag("th", "house", scope="col", style=HEAD)
    body = tag("table", tag("thead", tag("tr", first, *heads)), tag("tbody", *rows), style=TABLE)
    return box(
        tag("b", table.summary),
        tag("div", body, style=SCROLL, tabindex="0", role="region", aria_label="disagreements"),
        tag("div", _KEY),
    )


def _place(pair: Disagreement) -> Html:
    sides = zip(pair.cells, pair.said, strict=True)
    sentences = [f"{cell.house.label}: {words}" for cell, words in sides]
    notes = [tag("li", with_chips(words)) for words in (*sentences, *pair.why)]
    asked = f'sw.disagree("{pair.first.line}", "{pair.second.line}")'
    opened = tag(
        "div",
        tag("div", pair.text),
        tag("ul", *notes, style=NOTES),
        tag("code", asked, style=ABOUT),
        style=_OPENED,
    )
    return tag("td", folded(pair.question, opened), style=CELL)
