"""A position as a static picture: the other seats, the middle of the table, one's own hand."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from switch_edu.cards import GLYPHS, SUITS, card_label, read_card
from switch_edu.draw.cards import SUIT_COLOURS, back, card, cards
from switch_edu.draw.tags import Html, joined, tag
from switch_edu.draw.words import (
    count_words,
    nearest_seat,
    owed_words,
    state_sentence,
    suit_words,
)

if TYPE_CHECKING:
    from switch_edu.game import Position

# A felt of its own keeps the picture readable on light and dark pages, and in print.
_FELT = (
    "max-width:44em;padding:.8em 1em;border-radius:.8em;background:#1f535c;color:#fff;"
    "font-family:system-ui,sans-serif;font-size:14px;line-height:1.5;text-align:left;"
    "print-color-adjust:exact;-webkit-print-color-adjust:exact"
)
_ROW = "display:flex;flex-wrap:wrap;align-items:center;gap:.4em 1.6em;margin:.3em 0"
_SEAT = "padding:.1em .5em;border-radius:.5em"
_AT_TURN = f"{_SEAT};outline:2px solid #ffd452"
_SIGN = "padding:.1em .5em;border-radius:.5em;background:#fff;font-weight:700"
_OWED = "padding:.1em .5em;border-radius:.5em;background:#ffd452;color:#33260a;font-weight:700"
_SOFT = "color:#d3e6e7"
_LINE = "font-size:11px;background:none;color:#d3e6e7;overflow-wrap:anywhere"


def position_html(
    position: Position, fitting: Container[str] = (), *, with_line: bool = True
) -> Html:
    """Return a position as HTML: hands face up where they are known, backs and counts elsewhere.

    The cards that are `fitting` are marked in the nearest hand; `with_line` the position is written
    below as well. What the position hides is not in the HTML; draw `pos.view(seat)` to show what a
    seat may see.
    """
    own = nearest_seat(position)
    others = [(own + step) % position.seats for step in range(1, position.seats)]
    return tag(
        "div",
        tag("div", joined(" ", [_seat(position, seat) for seat in others]), style=_ROW),
        _middle(position),
        tag("div", _seat(position, own, fitting), style=_ROW),
        tag("div", state_sentence(position)),
        *([tag("div", tag("code", position.line, style=_LINE))] if with_line else []),
        style=_FELT,
    )


def _seat(position: Position, seat: int, fitting: Container[str] = ()) -> Html:
    """Name and count of a seat, with its cards: known ones face up, the others as backs."""
    name = tag("b", position.shown_names[seat])
    count = tag("span", f" {count_words(position, seat)}", style=_SOFT)
    turn = tag("b", " ▶ to play") if position.turn == seat else Html()
    known = position.hand(seat)
    shown = [cards(known, fitting)] if known else []
    unknown = position.count(seat) - len(known)
    shown += [back(unknown)] if unknown else []
    hand = tag("div", joined(" ", shown))
    return tag("div", name, count, turn, hand, style=_AT_TURN if turn else _SEAT)


def _middle(position: Position) -> Html:
    """The stock, the pile, and the signs beside it."""
    stock = tag("span", back(min(position.stock, 2)), f" stock {position.stock}")
    signs = [stock, _pile(position), _suit(position)]
    if position.seats > 2:
        way = "↻ clockwise" if position.direction > 0 else "↺ anticlockwise"
        signs.append(tag("span", way, style=_SOFT))
    if owed := owed_words(position):
        signs.append(tag("span", owed, style=_OWED))
    return tag("div", joined(" ", signs), style=_ROW)


def _pile(position: Position) -> Html:
    laid = position.laid[:-1]
    parts = [cards(laid)] if laid else []
    parts.append(card(position.top, large=True))
    if position.top_counts_as != position.top and read_card(position.top_counts_as) < 52:
        parts.append(tag("span", f"as {card_label(read_card(position.top_counts_as))}"))
    return tag("span", "top card ", joined(" ", parts))


def _suit(position: Position) -> Html:
    suit = SUITS.index(position.suit)
    words = f"{GLYPHS[suit]} {suit_words(position)}"
    return tag("span", words, style=f"{_SIGN};color:{SUIT_COLOURS[suit]}")
