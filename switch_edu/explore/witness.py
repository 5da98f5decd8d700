"""A game from a deal that comes to a position which holds a small one, and shows what it shows.

The players know what is looked for and help: whoever holds the cards of the small hand keeps them,
and the card that is to lie on top is laid when they are next. All else is chance, by seeds counted
from 0, so that the same two houses have the same witness.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from switch_edu.cards import UNKNOWN, faces_in
from switch_edu.engine.calls import call
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    CALL,
    CALL_BIT,
    CARD_BITS,
    NAME,
    NAME_0,
    OVER,
    TALK_BITS,
)
from switch_edu.engine.policies import wants_to_call
from switch_edu.engine.rules import Rules
from switch_edu.engine.step import step
from switch_edu.engine.supply import give
from switch_edu.engine.table import Table
from switch_edu.engine.turn import next_seat
from switch_edu.explore.smallest_facts import Parting, Side, after, partings, twin
from switch_edu.game import Game, Position, replay
from switch_edu.game.compiling import compiled
from switch_edu.game.dealing import deal_position
from switch_edu.game.pack import pack_of
from switch_edu.game.trial import held_move
from switch_edu.game.turns import Play
from switch_edu.rules import House

PLAYERS = ("You", "Robin", "Alex", "Sam", "Kim", "Jo", "Max", "Eve")
MOST_STEPS = 60_000  # in all games by the rules of one house
_MOST_IN_A_GAME = 400
_SAME = ("top", "face", "suit", "named", "uncovered", "owed", "skips", "phase", "drawn", "nlaid")


@dataclass(frozen=True)
class Witness:
    """A game by the rules of `house` whose last position shows the disagreement on `move`.

    `record` is the game as text for `sw.replay`.
    """

    house: House
    seed: int
    record: str
    move: str

    @cached_property
    def game(self) -> Game:
        """The game, played up to the position."""
        return replay(self.record)

    @property
    def position(self) -> Position:
        """The position reached; it reveals all hands."""
        return self.game.table

    @property
    def turns(self) -> int:
        """How many moves were made."""
        return len(self.game.plays)

    def __str__(self) -> str:
        return self.record


@dataclass(frozen=True)
class Target:
    """What a game has to come to: a small table, the moves after it, and where the houses part."""

    table: Table
    path: tuple[int, ...]
    parting: Parting


def find_witness(one: House, other: House, target: Target) -> Witness | None:
    """Return the first witness in games by the rules of one house, then of the other, if any.

    The pack that is played with has no card that the other house has not.
    """
    for played, watching in ((one, other), (other, one)):
        pair = compiled(played, target.table.seats), compiled(watching, target.table.seats)
        if any(n > most for n, most in zip(*map(pack_of, pair), strict=True)):
            continue
        small = target.table if played is one else twin(target.table, pair[1], pair[0])
        found = _Hunt(pair, small, target).run()
        if found:
            seed, plays = found
            names = PLAYERS[: small.seats]
            game = Game(deal_position(played, names, seed, 0), plays, seed, 0)
            last = held_move(game.table._table, game.table._table.player, target.parting.action)
            return Witness(played, seed, game.record(), str(last))
    return None


class _Hunt:
    """The search through games by the first of two rules for one that comes to a small table."""

    def __init__(self, pair: tuple[Rules, Rules], small: Table, target: Target) -> None:
        self.pair = pair
        self.small = small
        self.target = target
        self.held = small.held[0]
        self.exact = not self._parts_with_more(small)

    def run(self) -> tuple[int, list[Play]] | None:
        """Return the seed and the plays of the first game that comes to the table."""
        steps = seed = 0
        while steps < MOST_STEPS:
            table = Table()
            deal(self.pair[0], table, seed, 0)
            plays: list[Play] = []
            luck = Random(seed)
            for _ in range(_MOST_IN_A_GAME):
                if table.phase >= OVER:
                    break
                steps += 1
                path = self._arrived(table)
                if path is not None:
                    return seed, plays + path
                plays += self._go_on(table, luck)
            seed += 1
        return None

    def _arrived(self, table: Table) -> list[Play] | None:
        """Return the plays that are left to the disagreement, None where a table holds it not."""
        small, seat = self.small, table.player
        if table.held[seat] & self.held != self.held or table.top != small.top:
            return None
        if any(getattr(table, name) != getattr(small, name) for name in _SAME):
            return None
        if self.exact and table.hand[seat] != small.hand[0]:
            return None
        if small.nstock < 2 and (table.nstock, table.nolder > 0) != (
            small.nstock,
            small.nolder > 0,
        ):
            return None
        if table.owed + table.skips and table.attack != small.attack:
            return None
        if small.idle > table.idle or small.missing[1] > table.missing[next_seat(table, seat)]:
            return None
        return self._parted(table)

    def _parted(self, table: Table) -> list[Play] | None:
        """Return the plays to where the two rules part as they are to, None if they do not."""
        one = Side(self.pair[0], table)
        other = Side(self.pair[1], twin(table, *self.pair))
        plays = []
        for action in self.target.path:
            sides = []
            for side in (one, other):
                judged = judge(side.rules, side.table, side.table.player)
                if not legal(judged, side.table, side.table.player) >> action & 1:
                    return None
                sides.append(Side(side.rules, after(side, action, judged)))
            seat = one.table.player
            plays.append(Play(seat, str(held_move(one.table, seat, action))))
            one, other = sides
        return plays if self.target.parting in partings(one, other) else None

    def _parts_with_more(self, small: Table) -> bool:
        """Say whether the rules part just so with one more card in the hand."""
        table = small.copy()
        give(table, 0, UNKNOWN)
        return self._parted(table) is not None

    def _go_on(self, table: Table, luck: Random) -> Iterator[Play]:
        """Let the seat in turn move, and those whose call is due call."""
        rules, seat = self.pair[0], table.player
        judged = judge(rules, table, seat)
        options = legal(judged, table, seat)
        if options & CALL_BIT and wants_to_call(rules, table, seat, options):
            action = CALL
        else:
            action = luck.choice(list(faces_in(self._helpful(table, options & ~TALK_BITS))))
        yield Play(seat, str(held_move(table, seat, action)))
        table.nevents = 0
        step(rules, table, seat, action, judged)
        for silent in range(table.seats):
            if rules.call_watched and table.window[silent] and silent != table.player:
                call(table, silent)
                yield Play(silent, "call")

    def _helpful(self, table: Table, options: int) -> int:
        """Return which moves help to come to the small table, or all if none does."""
        small, seat = self.small, table.player
        if table.phase == NAME and small.named and table.laid[table.nlaid - 1] == small.top:
            return options & 1 << (NAME_0 + small.suit) or options
        top = 1 << small.top
        if options & top and self._waits(table, next_seat(table, seat)):
            return top
        kept = top | (self.held if table.held[seat] & self.held == self.held else 0)
        left = options & ~kept
        return left & CARD_BITS if left & CARD_BITS and self.exact else left or options

    def _waits(self, table: Table, seat: int) -> bool:
        """Say whether a seat holds the small hand."""
        if table.held[seat] & self.held != self.held:
            return False
        return not self.exact or table.hand[seat] == self.small.hand[0]
