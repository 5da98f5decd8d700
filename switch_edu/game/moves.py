"""Moves as text: "9D", "JK1", "=H", "=QH", "draw", "take", "end", "pass", "call", "challenge 2".

Several in one text are one attempted turn: "6H 6S 7S", "AH=S", "JK1=6H 6S".
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal, NamedTuple

from switch_edu.cards import FACES, SUITS, card_text, read_card, read_suit
from switch_edu.engine.layout import CALL, CHALLENGE, DRAW, END, NAME_0, PASS, TAKE
from switch_edu.errors import BadCard, BadMove, did_you_mean
from switch_edu.game.given import shown

MoveKind = Literal["lay", "name", "declare", "move", "challenge"]

WORDS = {
    "draw": DRAW,
    "take": TAKE,
    "end": END,
    "keep": END,
    "pass": PASS,
    "call": CALL,
    "challenge": CHALLENGE,
}
_NAMED = {DRAW: "draw", TAKE: "take", END: "end", PASS: "pass", CALL: "call"}

_EXAMPLES = "write a card such as 9D, or draw, take, end or pass"


class Move(NamedTuple):
    """One thing that a seat does: `action` is the kernel's number for it (see engine.layout)."""

    kind: MoveKind
    action: int

    def __str__(self) -> str:
        match self.kind:
            case "lay":
                return card_text(self.action)
            case "declare":
                return "=" + card_text(self.action)
            case "name":
                return "=" + SUITS[self.action - NAME_0]
            case "challenge":
                target = self.action - CHALLENGE
                return f"challenge {target + 1}" if target >= 0 else "challenge"
        return _NAMED[self.action]


def read_moves(text: object) -> tuple[Move, ...]:
    """Return the moves that a text names, in order.

    Raises BadMove or BadCard in one sentence for what is no move.
    """
    if not isinstance(text, str):
        raise BadMove(f"{shown(text)} is not a move: {_EXAMPLES}.")
    words = re.sub(r"\bname\s+", "=", text.strip(), flags=re.IGNORECASE)
    words = re.sub(r"\s*=\s*", " =", words)
    moves: list[Move] = []
    for word in words.split():
        if moves and moves[-1].kind == "challenge" and re.fullmatch("[0-9]+", word):
            moves[-1] = Move("challenge", CHALLENGE + _seat(word))
        else:
            moves.append(_read_move(word))
    if not moves:
        raise BadMove(f"No move was given: {_EXAMPLES}.")
    return tuple(moves)


def _seat(word: str) -> int:
    if not re.fullmatch("[1-8]", word):
        raise BadMove(f"There is no seat {word}: seats are numbered from 1 to 8.")
    return int(word) - 1


def _read_move(word: str) -> Move:
    if word.startswith("="):
        return _read_naming(word[1:])
    action = WORDS.get(word.lower())
    if action is not None:
        return Move("challenge", CHALLENGE - 1) if action == CHALLENGE else Move("move", action)
    try:
        return Move("lay", read_card(word))
    except BadCard as error:
        if len(word) > 3:
            hint = did_you_mean(word.lower(), WORDS)
            raise BadMove(
                f"“{word}” is not a move{hint}: write a card such as 9D, or "
                "draw, take, end, pass, call or challenge."
            ) from None
        raise error


def _read_naming(word: str) -> Move:
    with suppress(BadCard):
        return Move("name", NAME_0 + read_suit(word))
    try:
        kind = read_card(word)
    except BadCard:
        raise BadMove(
            f"“={word}” names neither a suit nor a card: write =C, =D, =H or =S, "
            "or =6H for what a joker is to be."
        ) from None
    if kind >= FACES:
        raise BadMove("A joker cannot be declared as a joker: write a card such as JK1=6H.")
    return Move("declare", kind)


def move_of(action: int, declaring: bool) -> Move:
    """Return the move behind a kernel action; faces declare while a joker waits."""
    if action < FACES:
        return Move("declare" if declaring else "lay", action)
    if action < DRAW:
        return Move("lay", action)
    if action >= CHALLENGE:
        return Move("challenge", action)
    return Move("name", action) if action >= NAME_0 else Move("move", action)
