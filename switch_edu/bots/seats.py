"""Bots: whoever sits at a table and plays from what that seat may see."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Protocol, TypeVar

from switch_edu.bots.attention import Attention
from switch_edu.bots.history import Source, table_of
from switch_edu.bots.sight import Sight, look, look_in_turn
from switch_edu.engine.bits import count_bits, nth_member
from switch_edu.engine.sensible import best_option

T = TypeVar("T")


class Bot(Protocol):
    """A player for a seat. Both methods look at that seat's view only, whatever they are given.

    Given a game they may also use what that seat has seen of it.
    """

    def choose(self, source: Source, seat: int | None = None) -> str:
        """Return the next move of the seat in turn as a text, such as "9D" or "draw".

        Raises BadMove when it is not that seat's turn, or when its own cards are not all known.
        """
        ...

    def speak(self, source: Source, seat: int) -> str | None:
        """Return a call or challenge that a seat would make now, in turn or not, or None."""
        ...


class Seated:
    """What all our bots share: they say their words first, as far as they think of them.

    `seed` is their own luck, with the seat and what it sees; the table's random numbers are never
    used, and after an undo the same happens again. `forgets` is the chance that a call of their own
    is forgotten, `notices` that another player's forgotten call is noticed and challenged.
    """

    def __init__(self, seed: int = 0, forgets: float = 0.0, notices: float = 1.0) -> None:
        self.seed = seed
        self._attention = Attention(seed, forgets, notices)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} seed={self.seed}>"

    def choose(self, source: Source, seat: int | None = None) -> str:
        """Return the next move of the seat in turn as a text."""
        return run_out(self.think(source, seat))

    def think(self, source: Source, seat: int | None = None) -> Generator[None, None, str]:
        """Choose in small steps, for whoever has something else to do in between.

        It yields as long as there is more to think about, and returns the move in the end.
        """
        sight = look_in_turn(table_of(source), seat)
        words = self._attention.words(sight)
        return sight.text(words if words >= 0 else (yield from self._thoughts(sight, source)))

    def speak(self, source: Source, seat: int) -> str | None:
        """Return a call or challenge that a seat would make now, in turn or not, or None."""
        sight = look(table_of(source), seat)
        words = self._attention.words(sight)
        return None if words < 0 else sight.text(words)

    def _thoughts(self, sight: Sight, source: Source) -> Generator[None, None, int]:
        """Return the move; most bots know it at once."""
        yield from ()
        return self._move(sight, source)

    def _move(self, sight: Sight, source: Source) -> int:
        raise NotImplementedError


class SensibleBot(Seated):
    """Plays by the kernel's sensible policy: the same position always gets the same move."""

    def _move(self, sight: Sight, source: Source) -> int:
        return best_option(sight.rules, sight.table, sight.seat, sight.moves, sight.judged)


class RandomBot(Seated):
    """Plays any legal move, each equally likely."""

    def _move(self, sight: Sight, source: Source) -> int:
        luck = Random(f"{self.seed} {sight.seat} {sight.view.line}")
        return nth_member(sight.moves, luck.randrange(count_bits(sight.moves)))


def run_out(steps: Generator[None, None, T]) -> T:
    """Take all steps at once and return what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            value: T = ended.value
            return value
