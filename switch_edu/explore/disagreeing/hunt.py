"""A hunt through games for one that comes to a table which holds a small one.

The players know what is looked for and help: whoever holds the cards of the small hand keeps them,
and the card that is to lie on top is laid when they are next. All else is chance, by seeds counted
from 0, so that the same two houses have the same witness.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from switch_edu.cards import UNKNOWN, faces_in
from switch_edu.engine.calls import call
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    CALL,
    CALL_BIT,
    CARD_BITS,
    DRAW_BIT,
    NAME,
    NAME_0,
    OVER,
    TALK_BITS,
)
from switch_edu.engine.policies import wants_to_call
from switch_edu.engine.rules import Rules
from switch_edu.engine.seats import next_seat
from switch_edu.engine.step import step
from switch_edu.engine.supply import give
from switch_edu.engine.table import Table
from switch_edu.explore.disagreeing.facts import Parting, Side, after, partings, twin
from switch_edu.explore.disagreeing.space import STOCK
from switch_edu.game.trial import held_move
from switch_edu.game.turns import Play

MOST_STEPS = 60_000  # in all games by the rules of one house
_MOST_IN_A_GAME = 400
_SAME = ("top", "face", "suit", "named", "uncovered", "owed", "skips", "phase", "drawn", "nlaid")


@dataclass(frozen=True)
class Target:
    """What a game has to come to: a small table, the moves after it, and where the houses part."""

    table: Table
    path: tuple[int, ...]
    parting: Parting


class Arrival(NamedTuple):
    """A game that has come to the table: its seed, what was played, the move that is looked at."""

    seed: int
    plays: list[Play]
    move: str


class Hunt:
    """The search through games by the first of two rules for one that comes to a small table."""

    def __init__(self, pair: tuple[Rules, Rules], small: Table, target: Target) -> None:
        self.pair = pair
        self.small = small
        self.target = target
        self.held = small.held[0]
        self.short = small.nstock < STOCK
        self.exact = not self._parts_with_more(small)

    def run(self) -> Arrival | None:
        """Return the first game that comes to the table, if any does."""
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
                if path:
                    return Arrival(seed, plays + path[:-1], path[-1].move)
                plays += self._go_on(table, luck)
            seed += 1
        return None

    def _arrived(self, table: Table) -> list[Play] | None:
        """Return the plays up to the disagreement, None where a table does not hold it."""
        small, seat = self.small, table.player
        if table.held[seat] & self.held != self.held or table.top != small.top:
            return None
        if any(getattr(table, name) != getattr(small, name) for name in _SAME):
            return None
        if self.exact and table.hand[seat] != small.hand[0]:
            return None
        if self.short and (table.nstock, table.nolder > 0) != (small.nstock, small.nolder > 0):
            return None
        if table.owed + table.skips and table.attack != small.attack:
            return None
        if small.idle > table.idle or small.missing[1] > table.missing[next_seat(table, seat)]:
            return None
        return self._parted(table)

    def _parted(self, table: Table) -> list[Play] | None:
        """Return the plays up to where the two rules part just so, None if they do not."""
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
        if self.target.parting not in partings(one, other):
            return None
        seat, action = one.table.player, self.target.parting.action
        return [*plays, Play(seat, str(held_move(one.table, seat, action)))]

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
        if self.short and options & DRAW_BIT:
            return DRAW_BIT
        kept = top | (self.held if table.held[seat] & self.held == self.held else 0)
        left = options & ~kept
        return left & CARD_BITS if left & CARD_BITS and self.exact else left or options

    def _waits(self, table: Table, seat: int) -> bool:
        """Say whether a seat holds the small hand."""
        if table.held[seat] & self.held != self.held:
            return False
        return not self.exact or table.hand[seat] == self.small.hand[0]
