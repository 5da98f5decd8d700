"""A disagreement as HTML: the position in both houses, what each says, why, and a witness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.paper import ABOUT, box, folded
from switch_edu.draw.position import position_html
from switch_edu.draw.tags import Html, tag
from switch_edu.explore.disagreeing.contrast_picture import reasons, sides

if TYPE_CHECKING:
    from switch_edu.explore.disagreeing.disagreement import Disagreement

_RECORD = f"{ABOUT};white-space:pre-wrap;display:block;margin:.4em 0"


def disagreement_html(it: Disagreement) -> Html:
    """Return a disagreement as HTML: two cells side by side, the rulings, then the witness."""
    return box(
        tag("b", it.text),
        *([sides(it)] if it else []),
        *reasons(it),
        tag("div", it.how),
        *([_witness(it)] if it else []),
    )


def _witness(it: Disagreement) -> Html:
    if it.witness is None:
        return tag("div", it.coming)
    return folded(
        it.coming,
        position_html(it.witness.position),
        tag("code", it.witness.record, style=_RECORD),
    )
