"""A verdict as HTML: allowed or not, the reasons, and where each comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.colours import following, themed
from switch_edu.draw.tags import Html, tag

if TYPE_CHECKING:
    from switch_edu.game import Verdict

_BOX = (
    "max-width:44em;padding:.5em .9em;border-radius:.5em;font-size:14px;line-height:1.5;"
    "font-family:system-ui,sans-serif;"
)
_YES = themed(_BOX + "background:{yes_ground};color:{yes_ink};border-left:5px solid {yes}")
_NO = themed(_BOX + "background:{no_ground};color:{no_ink};border-left:5px solid {no}")
_SOURCE = "font-size:12px;opacity:.85"


def verdict_html(verdict: Verdict) -> Html:
    """Return a verdict as HTML, one line for each of its reasons with the reason's source."""
    sign = "✓ " if verdict else "✗ "
    lines = [
        tag(
            "div",
            tag("b", sign),
            with_chips(reason.text),
            tag("span", str(reason).removeprefix(reason.text), style=_SOURCE),
        )
        for reason in verdict.reasons
    ]
    return following("div", *lines, style=_YES if verdict else _NO)
