"""Bots: whoever sits at a table and plays from what that seat may see."""

from __future__ import annotations

from random import Random
from typing import Protocol

from switch_edu.bots.sight import look, look_in_turn
from switch_edu.engine.bits import count_bits, nth_member
from switch_edu.engine.sensible import best_option
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.game import Position


class Bot(Protocol):
    """A player for a seat. Both methods look at that seat's view only, whatever they are given."""

    def choose(self, view: Position, seat: int | None = None) -> str:
        """Return the next move of the seat in turn as a text, such as "9D" or "draw".

        Raises BadMove when it is not that seat's turn, or when its own cards are not all known.
        """
        ...

    def speak(self, view: Position, seat: int) -> str | None:
        """Return a call or challenge that a seat would make now, in turn or not, or None."""
        ...


class _Attentive:
    """What all our bots share: they never forget a call, and challenge forgotten ones."""

    def speak(self, view: Position, seat: int) -> str | None:
        """Return a call or challenge that a seat would make now, in turn or not, or None."""
        sight = look(view, seat)
        words = sight.due_words()
        return None if words < 0 else sight.text(words)


class SensibleBot(_Attentive):
    """Plays by the kernel's sensible policy: the same position always gets the same move."""

    def choose(self, view: Position, seat: int | None = None) -> str:
        """Return the next move of the seat in turn as a text."""
        sight = look_in_turn(view, seat)
        words = sight.due_words()
        if words >= 0:
            return sight.text(words)
        best = best_option(sight.rules, sight.table, sight.seat, sight.moves, sight.judged)
        return sight.text(best)


class RandomBot(_Attentive):
    """Plays any legal move, each equally likely.

    Its luck is its own: it comes from the seed, the seat and what the seat sees, never from the
    table's random numbers. After an undo it plays the same move again.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: Position, seat: int | None = None) -> str:
        """Return the next move of the seat in turn as a text."""
        sight = look_in_turn(view, seat)
        words = sight.due_words()
        if words >= 0:
            return sight.text(words)
        luck = Random(f"{self.seed} {sight.seat} {view.view(sight.seat).line}")
        return sight.text(nth_member(sight.moves, luck.randrange(count_bits(sight.moves))))


KINDS = ("sensible", "random")


def bot(kind: str = "sensible", seed: int = 0) -> Bot:
    """Return a bot by its kind, "sensible" or "random"; only a random one has use for a seed.

    Raises SwitchError for any other kind.
    """
    if kind == "random":
        return RandomBot(seed)
    if kind == "sensible":
        return SensibleBot()
    raise SwitchError(
        f"There is no bot “{kind}”{did_you_mean(kind, KINDS)}: choose sensible or random."
    )
