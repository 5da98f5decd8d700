"""How well a bot attends to calls: whether it thinks of its own, and notices a forgotten one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from switch_edu.bots.sight import Sight
from switch_edu.cards import UNKNOWN
from switch_edu.engine.layout import CALL, CHALLENGE
from switch_edu.errors import SwitchError
from switch_edu.game.given import shown


@dataclass(frozen=True, slots=True)
class Attention:
    """The chance to forget a call of one's own, and that to notice another player's silence.

    Both go from 0 (never) to 1 (always); anything else raises SwitchError. Whether it happens
    follows from the seed and from what the seat sees, so that after an undo it happens again.
    """

    seed: int = 0
    forgets: float = 0.0
    notices: float = 1.0

    def __post_init__(self) -> None:
        check_chance("forgets", self.forgets)
        check_chance("notices", self.notices)

    def words(self, sight: Sight) -> int:
        """Return the call or challenge that the seat thinks of now, or -1.

        A call is thought of or forgotten once for a turn, and not remembered later. A silence that
        was not noticed may be noticed once the seat's own cards have changed.
        """
        return next((due for due in sight.due_words() if self._thinks_of(sight, due)), -1)

    def _thinks_of(self, sight: Sight, due: int) -> bool:
        if due == CALL:
            return self._luck(sight, due, _held_and_played(sight)) >= self.forgets
        table = sight.table
        about = [table.hand[due - CHALLENGE], *table.count[sight.seat]]
        return self._luck(sight, due, about) < self.notices

    def _luck(self, sight: Sight, due: int, about: Sequence[int]) -> float:
        return Random(f"{self.seed} {sight.seat} {due} {about}").random()


def check_chance(name: str, chance: object) -> None:
    """Raise SwitchError for what is no chance."""
    number = chance if isinstance(chance, int | float) else math.nan
    if isinstance(chance, bool) or not 0 <= number <= 1:
        raise SwitchError(
            f"{name}={shown(chance)} is no chance: give a number from 0 (never) to 1 (always)."
        )


def _held_and_played(sight: Sight) -> list[int]:
    """Return how many of each kind a seat holds or knows in the pile.

    It stays the same while that seat lays cards, and until somebody else does something.
    """
    table = sight.table
    counts = list(table.count[sight.seat])
    piled = [*table.older[: table.nolder], table.top, *table.laid[: table.nlaid]]
    for kind in piled:
        if 0 <= kind <= UNKNOWN:
            counts[kind] += 1
    return counts
