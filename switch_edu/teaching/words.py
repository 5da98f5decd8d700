"""The words around a lesson's own: moves as people say them, what a blunder leads to."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import FACES, card_label
from switch_edu.errors import SwitchError
from switch_edu.game import Position
from switch_edu.game.move_words import move_words
from switch_edu.game.moves import read_moves


def move_phrase(move: str, position: Position | None = None) -> str:
    """Return a move as an order: "play 9♦", "name spades", "draw a card", "play 5♠ and then 5♥".

    The position, if there is one, tells whom a challenge is for and what ending a turn means.
    """
    try:
        atoms = read_moves(move)
    except SwitchError:
        return move
    names = position.names if position is not None else ()
    return " and then ".join(move_words(atom, names, position, _label) for atom in atoms)


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


def _label(kind: int) -> str:
    return "a joker" if kind >= FACES else card_label(kind)
