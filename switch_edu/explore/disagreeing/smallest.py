"""The search for the smallest position on which two houses part.

The size of a position is, first, the number of its known cards: the top card, the cards laid in a
turn that is still open, and the hand of the seat in turn, which is known as a whole (other hands
and the stock lie face down). Second comes the number of things pending, each counted once but where
it says otherwise: a pickup or skip that waits, once for each card that made it; a named suit; an
open queen; a turn that is open, once for each move made in it; a card just drawn; a stock of two
cards or fewer; idle turns; a turn to miss.

Sizes are gone through in that order, each one wholly, and within a size a difference in which cards
may be laid comes before one in other moves, in a price and in what follows. Only positions that can
come about in both houses count; a turn that is open is reached by moves that both allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from switch_edu.cards import faces_in
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import TALK_BITS
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.explore.disagreeing.alike import Alike
from switch_edu.explore.disagreeing.facts import (
    Parting,
    Side,
    after,
    comparable,
    partings,
    state,
    twin,
)
from switch_edu.explore.disagreeing.pending import pending_sets
from switch_edu.explore.disagreeing.space import can_come_about, small_table, tops_of

MOST_CARDS = 4
MOST_TOGETHER = 5  # known cards and things pending
MOST_CHOICES = 300_000  # of cards: a size with more is not searched
MOST_LOOKED = 20_000  # positions: after more no larger size is begun


@dataclass(frozen=True)
class Node:
    """A small position as both houses see it, and the moves of an open turn that led to it."""

    one: Side
    other: Side
    base: Table
    path: tuple[int, ...] = ()


@dataclass(frozen=True)
class Found:
    """A position on which two houses part, and the move on which they do."""

    node: Node
    parting: Parting
    cards: int
    pending: int


class Search:
    """A search for a pair of rules per number of seats.

    `looked` counts the positions looked at, `size` is that of the last ones.
    """

    def __init__(self, compiled: dict[int, tuple[Rules, Rules]]) -> None:
        self.quiet = {seats: comparable(one, other) for seats, (one, other) in compiled.items()}
        self.looked = 0
        self.size = (0, 0)

    def smallest(self) -> list[Found]:
        """Return the differences of the smallest size that has any, the most telling one first."""
        for cards in range(2, MOST_CARDS + 1):
            kinds = {seats: Alike(pair, cards) for seats, pair in self.quiet.items()}
            if any(alike.many > MOST_CHOICES for alike in kinds.values()):
                break
            open_turns: list[Node] = []
            for pending in range(MOST_TOGETHER - cards + 1):
                if self.looked > MOST_LOOKED:
                    return []
                fresh = self._fresh(cards, pending, kinds)
                found, open_turns = self._of_size((cards, pending), chain(fresh, open_turns))
                if found:
                    return sorted(found, key=lambda each: each.parting.rank)
        return []

    def _of_size(
        self, size: tuple[int, int], nodes: Iterable[Node]
    ) -> tuple[list[Found], list[Node]]:
        """Return the differences of a size, and while there is none the turns left open in it."""
        found: list[Found] = []
        later: list[Node] = []
        self.size = size
        for node in nodes:
            self.looked += 1
            found += [Found(node, parting, *size) for parting in partings(node.one, node.other)]
            if not found and sum(size) < MOST_TOGETHER:
                later += _open_turns(node)
        return found, later

    def _fresh(self, cards: int, pending: int, kinds: dict[int, Alike]) -> Iterator[Node]:
        """Yield the positions of a size in which a turn begins."""
        for seats, pair in self.quiet.items():
            for things in pending_sets(pair, pending, cards - 1):
                tops = tops_of(pair, things)
                suit = next((thing.suit for thing in things if thing.suit is not None), None)
                for chosen in kinds[seats].choices(tops, suit):
                    table = small_table(seats, chosen, things)
                    sides = Side(pair[0], table), Side(pair[1], twin(table, *pair))
                    if all(can_come_about(*side) for side in sides):
                        yield Node(*sides, table)


def _open_turns(node: Node) -> Iterator[Node]:
    """Yield the positions in the same turn to which both houses lead alike."""
    one, other = node.one, node.other
    seat = one.table.player
    first, second = judge(one.rules, one.table, seat), judge(other.rules, other.table, seat)
    for action in faces_in(legal(first, one.table, seat) & ~TALK_BITS):
        mine = after(one, action, first)
        if mine.player != seat or not mine.started:
            continue
        theirs = after(other, action, second)
        if state(mine) == state(theirs) and mine.phase == theirs.phase:
            sides = Side(one.rules, mine), Side(other.rules, theirs)
            yield Node(*sides, node.base, (*node.path, action))
