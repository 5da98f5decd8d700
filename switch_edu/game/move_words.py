"""Moves in words, as one says them to a player: "play the nine of diamonds", "draw a card"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from switch_edu.cards import SUIT_NAMES
from switch_edu.engine.layout import CALL, CHALLENGE, DRAW, END, NAME_0, PASS, TAKE
from switch_edu.game.moves import Move
from switch_edu.game.position import Position
from switch_edu.game.voice import Who, counted, the_card


def move_words(
    move: Move,
    names: Sequence[str] = (),
    position: Position | None = None,
    card: Callable[[int], str] = the_card,
) -> str:
    """Return a move as an order.

    The names at the seats tell whom a challenge is for; the position tells how many cards are taken
    and what ending the turn means there. `card` puts a card into words.
    """
    match move.kind:
        case "lay":
            return f"play {card(move.action)}"
        case "declare":
            return f"make the joker {card(move.action)}"
        case "name":
            return f"name {SUIT_NAMES[move.action - NAME_0]}"
        case "challenge":
            target = move.action - CHALLENGE
            known = 0 <= target < len(names)
            return f"challenge {Who(names[target]).inner}" if known else "challenge"
    if position is not None and move.action == TAKE and position.owed and position.owed.cards:
        return f"take {counted(position.owed.cards)}"
    if position is not None and move.action == END:
        return _ending(position)
    return _PLAIN[move.action]


def _ending(position: Position) -> str:
    if position.laid:
        return "end your turn"
    if position.owed and position.owed.turns:
        return "miss your turn"
    if position.queen_open:
        return "leave the queen uncovered"
    return "keep the card" if position.waits_for == "drawn" else "end your turn"


_PLAIN = {
    DRAW: "draw a card",
    TAKE: "take the cards",
    END: "end the turn",
    PASS: "pass",
    CALL: "call",
}
