"""A game that went differently under two houses as HTML: the turn in words, both tables, why."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.paper import ABOUT, CELL, HEAD, NOTES, SCROLL, TABLE, box, folded
from switch_edu.draw.position import position_html
from switch_edu.draw.tags import Html, tag
from switch_edu.explore.experiments.replaying import turn_words

if TYPE_CHECKING:
    from switch_edu.explore.experiments.divergence import Divergence
    from switch_edu.explore.experiments.replaying import Turn

_PAIR = "display:flex;flex-wrap:wrap;gap:.8em;margin:.6em 0"
_SIDE = "flex:1 1 20em;min-width:0"
_WORDS = "margin:.3em 0"


def divergence_html(it: Divergence) -> Html:
    """Return a game as HTML: where and why it parts, both tables then, and the rest by turns."""
    why = [tag("li", with_chips(each)) for each in it.why]
    return box(
        tag("b", it.summary),
        *(tag("p", with_chips(each), style=_WORDS) for each in it.told),
        *([tag("ul", *why, style=NOTES)] if why else []),
        _tables(it),
        *([_rest(it)] if it.parts else []),
        tag("div", it.about, style=ABOUT),
    )


def _tables(it: Divergence) -> Html:
    """Return both tables after the turn at which the games part, or before where there is none."""
    here = [turn.after for turn in it.parting] if it.parting else it.positions
    sides = [
        tag("div", tag("b", name), position_html(each, with_line=False), style=_SIDE)
        for name, each in zip(it.names, here, strict=True)
    ]
    return tag("div", *sides, style=_PAIR)


def _rest(it: Divergence) -> Html:
    """Return all turns from where the games part, a line each, the houses beside each other."""
    heads = [tag("th", head, scope="col", style=HEAD) for head in ("turn", *it.names)]
    rows = [
        tag("tr", tag("th", str(n), scope="row", style=HEAD), *_cells(turns))
        for n, turns in enumerate(zip_longest(*it.rest), it.alike + 1)
    ]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), style=TABLE)
    name = "Turn by turn from there"
    scroll = tag("div", table, style=SCROLL, tabindex="0", role="region", aria_label=name)
    return folded(name, scroll)


def _cells(turns: Iterable[Turn | None]) -> list[Html]:
    return [tag("td", with_chips(turn_words(turn)), style=CELL) for turn in turns]
