"""A game from a deal that comes to a position which holds a small one, and shows what it shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from switch_edu.explore.disagreeing.facts import twin
from switch_edu.explore.disagreeing.hunt import Hunt, Target
from switch_edu.game import Game, Position, replay
from switch_edu.game.compiling import compiled
from switch_edu.game.dealing import deal_position
from switch_edu.game.pack import pack_of
from switch_edu.rules import House

PLAYERS = ("You", "Robin", "Alex", "Sam", "Kim", "Jo", "Max", "Eve")


@dataclass(frozen=True)
class Witness:
    """A game by the rules of `house` whose last position shows the disagreement on `move`.

    `record` is the game as text for `sw.replay`; `turns` are the moves made in it.
    """

    house: House
    seed: int
    record: str
    move: str
    turns: int

    @property
    def game(self) -> Game:
        """The game, played up to the position."""
        return replay(self.record)

    @cached_property
    def position(self) -> Position:
        """The position reached; it reveals all hands."""
        return self.game.table

    def __str__(self) -> str:
        return self.record


def find_witness(one: House, other: House, target: Target) -> Witness | None:
    """Return the first witness in games by the rules of one house, then of the other, if any.

    The pack that is played with has no card that the other house has not.
    """
    for played, watching in ((one, other), (other, one)):
        pair = compiled(played, target.table.seats), compiled(watching, target.table.seats)
        if any(n > most for n, most in zip(*map(pack_of, pair), strict=True)):
            continue
        small = target.table if played is one else twin(target.table, pair[1], pair[0])
        found = Hunt(pair, small, target).run()
        if found:
            names = PLAYERS[: small.seats]
            start = deal_position(played, names, found.seed, 0)
            record = Game(start, found.plays, found.seed, 0).record()
            return Witness(played, found.seed, record, found.move, len(found.plays))
    return None
