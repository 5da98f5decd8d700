"""Cards as small HTML pictures: white, in four colours that colour-blind eyes tell apart."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from switch_edu.cards import (
    FACES,
    GLYPHS,
    RANKS,
    UNKNOWN,
    card_label,
    card_name,
    read_card,
    suit_of,
)
from switch_edu.draw.tags import Html, escaped, joined, tag

# One colour to a suit (clubs, diamonds, hearts, spades); on white each has a contrast above 5.8.
SUIT_COLOURS = ("#00735a", "#005bb5", "#b8350a", "#000000")
JOKER_COLOUR = "#5b2a86"

_CARD = "display:inline-block;background:#fff;border-radius:.3em;font-weight:700;"
_SMALL = _CARD + "padding:.5em .4em;margin:.1em;line-height:1.3;"
_LARGE = _CARD + "padding:.7em .45em;font-size:1.7em;line-height:1;"
_FITS = "margin:.1em .25em;outline:.2em solid #ffd452;"
_PLAYABLE = ", playable"
_CHIP = _CARD + "padding:0 .2em;"
_BACK = (
    "display:inline-block;width:.7em;height:1.1em;margin-right:.12em;border-radius:.15em;"
    "background:#b9d3d6;border:1px solid #174148;vertical-align:-.15em"
)
_MOST_BACKS = 8
_IN_TEXT = re.compile(rf"((?:{'|'.join(RANKS)})[{GLYPHS}])")


def card(text: str, large: bool = False, fits: bool = False) -> Html:
    """Return a card such as "10H" face up, marked if it `fits`; raises BadCard for no card."""
    kind = read_card(text)
    style = _LARGE if large else _SMALL
    return _picture(kind, style + _FITS, _PLAYABLE) if fits else _picture(kind, style)


def cards(texts: Iterable[str], fitting: Container[str] = ()) -> Html:
    """Return cards face up, one after another; raises BadCard for what is no card.

    Those that are `fitting` are marked: they may be played.
    """
    return joined(" ", [card(text, fits=text in fitting) for text in texts])


def back(count: int) -> Html:
    """Return cards face down: at most eight are drawn, so the number has to stand beside them."""
    one = tag("span", style=_BACK)
    return Html(one * min(count, _MOST_BACKS))


def with_chips(sentence: str) -> Html:
    """Return a sentence in which every "9♦" is a small white card."""
    parts = _IN_TEXT.split(sentence)
    return Html(
        "".join(
            _picture(read_card(part), _CHIP) if place % 2 else escaped(part)
            for place, part in enumerate(parts)
        )
    )


def colour(kind: int) -> str:
    """Return the colour in which a card is written."""
    return SUIT_COLOURS[suit_of(kind)] if kind < FACES else JOKER_COLOUR


def _picture(kind: int, style: str, mark: str = "") -> Html:
    """Return a card; what a mark says to the eye, a name says to a screen reader."""
    name = "joker" if FACES <= kind < UNKNOWN else card_name(kind)
    label = card_label(kind) if kind < FACES else "joker"
    look = {"title": f"{name}{mark}", "style": f"{style}color:{colour(kind)}"}
    said = {"role": "img", "aria_label": f"{name}{mark}"} if mark else {}
    return tag("span", label, **look, **said)
