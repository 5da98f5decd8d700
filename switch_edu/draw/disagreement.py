"""A disagreement as HTML: the position in both houses, what each says, why, and a witness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.paper import ABOUT, BOX, NOTES
from switch_edu.draw.position import position_html
from switch_edu.draw.tags import Html, tag

if TYPE_CHECKING:
    from switch_edu.explore.disagreement import Disagreement

_PAIR = "display:flex;flex-wrap:wrap;gap:.8em;margin:.6em 0"
_SIDE = "flex:1 1 20em;min-width:0"
_SAYS = "margin:.4em 0;padding:.3em .6em;border-left:5px "
_YES = f"{_SAYS}solid #0b6a3c"
_NO = f"{_SAYS}double #a3280c"
_RECORD = f"{ABOUT};white-space:pre-wrap;display:block;margin:.4em 0"


def disagreement_html(it: Disagreement) -> Html:
    """Return a disagreement as HTML: two cells side by side, the rulings below, then the witness.

    What a house allows has a "✓" and a single bar, what it refuses a "✗" and a double one.
    """
    why = [tag("li", with_chips(sentence)) for sentence in it.why]
    return tag(
        "div",
        tag("b", it.text),
        *([_sides(it)] if it else []),
        *([tag("ul", *why, style=NOTES)] if why else []),
        tag("div", it.how),
        *([_witness(it)] if it else []),
        style=BOX,
    )


def _sides(it: Disagreement) -> Html:
    sides = []
    for name, cell, said, here in zip(it.names, it.cells, it.said, it.positions, strict=True):
        sign = "✓" if cell.legal else "✗"
        words = tag(
            "div",
            tag("b", f"{sign} {it.move}: "),
            with_chips(said),
            style=_YES if cell.legal else _NO,
        )
        sides.append(tag("div", tag("b", name), position_html(here), words, style=_SIDE))
    return tag("div", *sides, style=_PAIR)


def _witness(it: Disagreement) -> Html:
    if it.witness is None:
        return tag("div", it.coming)
    return tag(
        "details",
        tag("summary", it.coming),
        position_html(it.witness.position),
        tag("code", it.witness.record, style=_RECORD),
    )
