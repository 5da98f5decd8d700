"""The words around a lesson's own: moves as people say them, what a blunder leads to."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import SUIT_NAMES, SUITS, card_label, read_card
from switch_edu.errors import BadCard
from switch_edu.game import Position

_PHRASES = {
    "draw": "draw a card",
    "take": "take the cards",
    "pass": "pass",
    "end": "end your turn",
    "call": "call",
    "challenge": "challenge",
}


def move_phrase(move: str) -> str:
    """Return a move as an order: "play 9♦", "name spades", "draw a card", "play 5♠ and then 5♥"."""
    return " and then ".join(_atom_phrase(atom) for atom in move.split()) or move


def move_label(move: str) -> str:
    """Return a move as the label of an answer: "9♦", "Spades", "Draw a card"."""
    phrase = move_phrase(move).removeprefix("play ").removeprefix("name ")
    return phrase[:1].upper() + phrase[1:]


def aftermath(position: Position, move: str) -> str:
    """Return what the house does with a move that it does not allow, in one sentence."""
    after = position.attempt(move)
    if after.line == position.line:
        return "At the table it would be refused, at no cost."
    return would_follow(after.events)


def would_follow(events: Sequence[str]) -> str:
    """Return what a move that was not made would have led to, in one line."""
    return f"This would follow: {' '.join(events)}"


def _atom_phrase(atom: str) -> str:
    if atom in _PHRASES:
        return _PHRASES[atom]
    name = atom.startswith("=")
    if name and atom[1:] in SUITS:
        return f"name {SUIT_NAMES[SUITS.index(atom[1:])]}"
    try:
        return f"{'make it' if name else 'play'} {card_label(read_card(atom.removeprefix('=')))}"
    except BadCard:
        return atom
