"""A position as plain text of a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.cards import card_label, read_card
from switch_edu.draw.words import count_words, state_sentence, suit_words, top_words

if TYPE_CHECKING:
    from switch_edu.game import Position


def position_text(position: Position) -> str:
    """Return a position as text: each hand, the middle of the table, whose turn it is, the line."""
    return "\n".join([*table_text(position), position.line])


def table_text(position: Position) -> list[str]:
    """Return what lies on a table in lines: each hand, the middle, and whose turn it is."""
    names = position.shown_names
    width = max(len(name) for name in ("table", *names))
    rows = [(names[seat], hand_text(position, seat)) for seat in range(position.seats)]
    rows.append(("table", _middle(position)))
    lines = [f"{name:<{width}}  {text}" for name, text in rows]
    if position.turn is not None:
        lines[position.turn] = f"{lines[position.turn]}  <- to play"
    return [*lines, state_sentence(position)]


def hand_text(position: Position, seat: int) -> str:
    """Return a hand on one line: the known cards, then how many there are."""
    known = " ".join(card_label(read_card(card)) for card in position.hand(seat))
    return f"{known}  ({count_words(position, seat)})" if known else count_words(position, seat)


def _middle(position: Position) -> str:
    parts = [f"top {top_words(position)}", suit_words(position), f"stock {position.stock}"]
    if len(position.laid) > 1:
        laid = " ".join(card_label(read_card(card)) for card in position.laid)
        parts.insert(1, f"laid this turn {laid}")
    if position.seats > 2:
        parts.append("clockwise" if position.direction > 0 else "anticlockwise")
    return ", ".join(parts)
