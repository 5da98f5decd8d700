"""What was played, turn by turn: where turns begin, and what going back to one brings along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from switch_edu.cards import UNKNOWN, card_text
from switch_edu.game.pack import cards_on
from switch_edu.game.position import Position

_TALK = ("call", "challenge")


class Play(NamedTuple):
    """What a seat did: a move, or a `refused` try that had the consequence of a mistake."""

    seat: int
    move: str
    refused: bool = False


def turn_starts(positions: Sequence[Position], plays: Sequence[Play]) -> list[int]:
    """Return how many plays came before each turn; `positions[i]` is before `plays[i]`."""
    tables = zip(positions, plays, positions[1:], strict=False)
    return [0, *(at for at, table in enumerate(tables, 1) if _ended(*table))]


def _ended(before: Position, play: Play, after: Position) -> bool:
    """Say whether a play closed the turn, also where the same player is in turn again."""
    if play.refused:
        ends = bool(before.compiled.mistake_ends)
        return ends and before.turn == play.seat and after is not before
    talk = all(word.startswith(_TALK) or word.isdigit() for word in play.move.split())
    return not talk and (after.over or not after.state.started)


def last_turn(positions: Sequence[Position], plays: Sequence[Play], seat: int | None) -> int:
    """Return how many plays came before the last turn in which a seat did something.

    Without such a seat, or such a turn, it is the last turn of anybody. There has to be a play.
    """
    acted = [at for at, play in enumerate(plays) if play.seat == seat]
    latest = acted[-1] if acted else len(plays) - 1
    begun = [at for at in turn_starts(positions, plays) if at <= latest]
    own = [at for at in begun if positions[at].turn == seat]
    return (own or begun)[-1]


def cards_shown(positions: Sequence[Position], seat: int) -> set[str]:
    """Return the cards that a seat has come to see since the first of the positions."""
    before = _known(positions[0], seat)
    return {
        card_text(kind) for position in positions[1:] for kind in _known(position, seat) - before
    }


def _known(position: Position, seat: int) -> Counter[int]:
    """Return the cards that a seat sees, or has seen on the pile."""
    kinds = cards_on(position.view(seat).state)
    return Counter(kind for kind in kinds if kind < UNKNOWN)
