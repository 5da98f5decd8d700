"""Two houses on one move: the position in both, side by side, what each says, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.colours import themed
from switch_edu.draw.paper import NOTES, box
from switch_edu.draw.position import position_html
from switch_edu.draw.tags import Html, tag
from switch_edu.explore.comparing.rows import move_label

if TYPE_CHECKING:
    from switch_edu.explore.disagreeing.contrast import Contrast
    from switch_edu.explore.disagreeing.disagreement import Disagreement

_PAIR = "display:flex;flex-wrap:wrap;gap:.8em;margin:.6em 0"
_SIDE = "flex:1 1 20em;min-width:0"
_SAYS = "margin:.4em 0;padding:.3em .6em;border-left:5px "
_YES = themed(f"{_SAYS}solid {{yes}}")
_NO = themed(f"{_SAYS}double {{no}}")


def contrast_html(it: Contrast) -> Html:
    """Return a contrast as HTML: the question, two cells side by side, the deciding rulings."""
    return box(tag("b", it.question), sides(it), *reasons(it))


def sides(it: Contrast | Disagreement) -> Html:
    """Return the position in both houses with what each says of the move.

    What a house allows has a "✓" and a single bar, what it refuses a "✗" and a double one.
    """
    found = []
    for cell, said, here in zip(it.cells, it.said, it.positions, strict=True):
        sign = "✓" if cell.legal else "✗"
        says = tag("b", with_chips(f"{sign} {move_label(cell.move)}: "))
        words = tag("div", says, with_chips(said), style=_YES if cell.legal else _NO)
        title = tag("b", cell.house.title)
        found.append(tag("div", title, position_html(here), words, style=_SIDE))
    return tag("div", *found, style=_PAIR)


def reasons(it: Contrast | Disagreement) -> list[Html]:
    """Return the rulings behind it as a list, nothing where there are none."""
    why = [tag("li", with_chips(sentence)) for sentence in it.why]
    return [tag("ul", *why, style=NOTES)] if why else []
