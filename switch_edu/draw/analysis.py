"""Chances of moves as bars in HTML: every bar has its numbers beside it, in words too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.cards import with_chips
from switch_edu.draw.colours import themed
from switch_edu.draw.paper import ABOUT, CELL, HEAD, SCROLL, TABLE, box
from switch_edu.draw.tags import Html, tag


@dataclass(frozen=True, slots=True)
class ChanceBar:
    """A move in words, its chance with the ends of the interval (0 to 1), and both in words.

    `sign` marks the best move and those that may be as good, and is empty for all that are worse;
    `gap` is what is written about the distance to the best one.
    """

    label: str
    sign: str
    value: float
    low: float
    high: float
    words: str
    gap: str


_TRACK = themed(
    "position:relative;width:9em;height:.9em;margin:.15em 0;background:{tint};"
    "border:1px solid {line}"
)
_BAR = "position:absolute;left:0;top:0;bottom:0;"
_LINE = themed("position:absolute;top:.4em;height:.2em;background:{ink};outline:1px solid {paper}")
HEADS = ("move", "chance to win", "behind the best, in points")
_FULL, _PALE = (themed(f"{_BAR}background:{colour}") for colour in ("{full}", "{pale}"))


def chances_html(title: str, bars: Sequence[ChanceBar], notes: Sequence[str]) -> Html:
    """Return chances as HTML: a row for each move, in the order given, and notes below.

    The bar is the chance to win on a track from 0 to 100 %, the dark line in it the interval.
    """
    table = tag(
        "table",
        tag("thead", tag("tr", *[tag("th", head, scope="col", style=HEAD) for head in HEADS])),
        tag("tbody", *[_row(bar) for bar in bars]),
        style=TABLE,
    )
    return box(
        tag("b", with_chips(title)),
        tag("div", table, style=SCROLL, tabindex="0", role="region", aria_label="chances to win"),
        *[tag("div", note, style=ABOUT) for note in notes],
    )


def _row(bar: ChanceBar) -> Html:
    return tag(
        "tr",
        tag("th", with_chips(f"{bar.sign} {bar.label}".strip()), scope="row", style=HEAD),
        tag("td", _track(bar), bar.words, style=CELL),
        tag("td", bar.gap, style=CELL),
    )


def _track(bar: ChanceBar) -> Html:
    filled = f"{_FULL if bar.sign else _PALE};width:{100 * bar.value:.1f}%"
    line = f"{_LINE};left:{100 * bar.low:.1f}%;width:{100 * (bar.high - bar.low):.1f}%"
    inside = tag("div", style=filled), tag("div", style=line)
    return tag("div", *inside, style=_TRACK, aria_hidden="true")
