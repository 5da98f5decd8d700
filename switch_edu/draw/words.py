"""What a picture of a position says in words: whose turn it is, the suit in force, what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.cards import SUIT_NAMES, SUITS, card_name, read_card
from switch_edu.game.voice import Who, counted, ordinal

if TYPE_CHECKING:
    from switch_edu.game import Position

_TASKS = {
    "turn": ("are", "to play"),
    "suit": ("have", "to name a suit"),
    "joker": ("have", "to say which card the joker is"),
    "drawn": ("may", "lay the card just drawn, or keep it"),
}


def nearest_seat(position: Position) -> int:
    """Return the seat from which the position is seen: the first one whose cards are known."""
    seen = [seat for seat in range(position.seats) if position.hand(seat)]
    return seen[0] if seen else 0


def count_words(position: Position, seat: int) -> str:
    """Return what is known of a hand in a few words: "7 cards, 2 of them unknown, last card!"."""
    count = position.count(seat)
    unknown = count - len(position.hand(seat))
    parts = [f"{count} card{'' if count == 1 else 's'}"]
    if position.hand(seat) and unknown:
        parts.append(f"{unknown} of them unknown")
    if position.places[seat]:
        parts = [f"finished {ordinal(position.places[seat])}"]
    elif position.announced(seat):
        parts.append("last card!")
    if position.missing(seat):
        parts.append(f"misses {counted(position.missing(seat), 'turn')}")
    return ", ".join(parts)


def turn_words(position: Position) -> str:
    """Return whose turn it is and what for, or how the deal ended, as a sentence."""
    names = position.shown_names
    if position.turn is not None:
        verb, what = _TASKS[position.waits_for]
        return f"{Who(names[position.turn]).does(verb)} {what}."
    if position.winner is not None:
        return f"{Who(names[position.winner]).does('have')} won."
    return f"The deal is {'stopped' if position.stopped else 'blocked'}: nobody has won."


def suit_words(position: Position) -> str:
    """Return the suit in force: "clubs in force", "hearts named"."""
    suit = SUIT_NAMES[SUITS.index(position.suit)]
    return f"{suit} {'named' if position.suit_named else 'in force'}"


def top_words(position: Position) -> str:
    """Return the top card: "9♣" in words, with the face that a joker stands for."""
    if position.top == position.top_counts_as:
        return card_name(read_card(position.top))
    face = read_card(position.top_counts_as)
    return "joker" if face > 51 else f"joker as {card_name(face)}"


def owed_words(position: Position) -> str:
    """Return what waits for the player in turn: "Robin faces four cards", or nothing."""
    owed = position.owed
    if owed is None or position.turn is None:
        return ""
    parts = [counted(owed.cards)] if owed.cards else []
    parts += [f"{counted(owed.turns, 'turn')} to miss"] if owed.turns else []
    return f"{Who(position.shown_names[position.turn]).does('face')} {' and '.join(parts)}"


def state_sentence(position: Position) -> str:
    """Return the whole state of play in one line of sentences."""
    parts = [turn_words(position)]
    if position.waits_for in ("turn", "drawn"):
        suit = suit_words(position)
        parts.append(f"{suit[:1].upper()}{suit[1:].replace(' ', ' are ', 1)}.")
    owed = owed_words(position)
    parts += [f"{owed}."] if owed else []
    parts += ["The queen on top has to be covered."] if position.queen_open else []
    return " ".join(parts)
