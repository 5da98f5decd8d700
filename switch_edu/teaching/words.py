"""The words around a lesson's own: moves as people say them, what a blunder leads to."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import FACES, SUIT_NAMES, SUITS, card_label, read_card
from switch_edu.errors import SwitchError
from switch_edu.game import Position
from switch_edu.game.moves import Move, read_moves

_PHRASES = {
    "draw": "draw a card",
    "take": "take the cards",
    "pass": "pass",
    "end": "end your turn",
    "call": "call",
    "challenge": "challenge",
}


def move_phrase(move: str, position: Position | None = None) -> str:
    """Return a move as an order: "play 9♦", "name spades", "draw a card", "play 5♠ and then 5♥".

    The position, if there is one, tells whom a challenge is for and whether ending a turn is
    missing it.
    """
    try:
        atoms = read_moves(move)
    except SwitchError:
        return move
    return " and then ".join(_phrase(atom, position) for atom in atoms)


def move_label(move: str, position: Position | None = None) -> str:
    """Return a move as the label of an answer: "9♦", "Spades", "Draw a card"."""
    phrase = move_phrase(move, position).removeprefix("play ").removeprefix("name ")
    return phrase[:1].upper() + phrase[1:]


def aftermath(position: Position, move: str, seat: int) -> str:
    """Return what the house does with a seat's move that it does not allow, in one sentence."""
    after = position.attempt(move, seat)
    if after.line == position.line:
        return "At the table it would be refused, at no cost."
    return would_follow(after.events)


def would_follow(events: Sequence[str]) -> str:
    """Return what a move that was not made would have led to, in one line."""
    return f"This would follow: {' '.join(events)}"


def _phrase(move: Move, position: Position | None) -> str:
    text = str(move)
    if move.kind == "name":
        return f"name {SUIT_NAMES[SUITS.index(text[1:])]}"
    if move.kind == "declare":
        return f"make it {card_label(move.action)}"
    if move.kind == "lay":
        return "play a joker" if move.action >= FACES else f"play {card_label(read_card(text))}"
    if text == "end" and position is not None and _misses(position):
        return "miss your turn"
    seat = text.removeprefix("challenge ")
    if seat.isdigit() and position is not None and position.names:
        return f"challenge {position.names[int(seat) - 1]}"
    return _PHRASES.get(text, text)


def _misses(position: Position) -> bool:
    """Say whether ending the turn now means to miss it: a skip waits and nothing is laid."""
    return bool(position.owed and position.owed.turns and not position.laid)
