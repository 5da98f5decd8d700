"""What may be pending in a small position, in so far as it can come about in both of two houses.

A pickup waits on a card that makes it in both, a suit is named on a card that names one in both.
What only some rulings look at (an empty stock, idle turns, a turn to miss, a card just drawn) is
tried where one of those rulings is answered differently; elsewhere it cannot tell the houses apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product

from switch_edu.cards import ALL_FACES, FACES, set_of
from switch_edu.engine.layout import DRAWN
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table

OTHERS = 5  # cards in each other hand and beneath the top card, face down

_IDLE_FIELDS = ("blocks", "idle_passes", "idle_kept", "idle_extra")
_STOCK_FIELDS = (
    "refills", "refill_at_once", "refill_stops", "carry_debt", "empty_pickup", *_IDLE_FIELDS,
)  # fmt: skip
_DRAWN_FIELDS = (
    "any_after_draw", "run_after_draw", "must_play_drawn", "must_draw_on", "draw_limit",
)  # fmt: skip
_MISS_FIELDS = ("skip_next_players", "seat_missing_faces")


@dataclass(frozen=True)
class Pending:
    """One thing that may be pending.

    `weight` says for how many things it counts; of one `slot` at most one is pending. It may be so
    on the `tops` only; `suit` is the suit that it names.
    """

    weight: int
    slot: str
    put: Callable[[Table], None]
    tops: int = ALL_FACES
    suit: int | None = None


def pending_sets(
    pair: tuple[Rules, Rules], weight: int, hand: int
) -> Iterator[tuple[Pending, ...]]:
    """Yield what may be pending together so that it counts for so many things."""
    things = [*_owed(pair), *_named(pair), *_queen(pair), *_rare(pair, hand)]
    for count in range(weight + 1):
        for chosen in combinations(things, count):
            slots = {thing.slot for thing in chosen}
            if sum(thing.weight for thing in chosen) == weight and len(slots) == count:
                yield chosen


def _owed(pair: tuple[Rules, Rules]) -> Iterator[Pending]:
    one, other = pair
    for index, selector in enumerate(one.attacks):
        if selector not in other.attacks:
            continue
        there = other.attacks.index(selector)
        tops = _making(one, index) & _making(other, there)
        unit = one.unit[index]
        if not tops or unit != other.unit[there]:
            continue
        for times in (1, 2):
            if unit:
                yield Pending(times, "owed", _set(owed=unit * times, attack=index), tops)
            elif one.answers[index] and other.answers[there]:  # else a skip is over at once
                yield Pending(times, "owed", _set(skips=times, attack=index), tops)


def _named(pair: tuple[Rules, Rules]) -> Iterator[Pending]:
    one, other = pair
    tops = (one.wild | one.names) & (other.wild | other.names) & ALL_FACES
    for suit in range(4) if tops else ():
        yield Pending(1, "suit", _set(named=1, suit=suit), tops, suit)


def _queen(pair: tuple[Rules, Rules]) -> Iterator[Pending]:
    tops = pair[0].cover & pair[1].cover
    if tops and all(rules.cover_carries and not rules.cover_needed for rules in pair):
        yield Pending(1, "queen", _set(uncovered=1), tops)


def _rare(pair: tuple[Rules, Rules], hand: int) -> Iterator[Pending]:
    """Yield what only a few rulings look at, where one of them is answered differently."""
    if parts(pair, _STOCK_FIELDS):
        for stock, older in product((0, 1, 2), (0, OTHERS)):
            yield Pending(1, "stock", _set(nstock=stock, nolder=older))
    if parts(pair, _IDLE_FIELDS):
        for idle in (pair[0].seats - 1, pair[0].seats):
            yield Pending(1, "idle", _set(idle=idle))
    if parts(pair, _DRAWN_FIELDS) and all(rules.may_play_drawn for rules in pair):
        for place in range(hand):
            yield Pending(1, "drawn", partial(_draw, place=place))
    if parts(pair, _MISS_FIELDS):
        yield Pending(1, "missing", _miss)


def _draw(table: Table, place: int) -> None:
    """Make one card of the hand the one just drawn."""
    kinds = [kind for kind, count in enumerate(table.count[0]) if count]
    table.phase = DRAWN
    table.drawn = kinds[place]
    table.ndrawn = table.started = table.acted = 1


def _miss(table: Table) -> None:
    """Make the next seat miss a turn."""
    table.missing[1] = 1


def _set(**fields: int) -> Callable[[Table], None]:
    def put(table: Table) -> None:
        for name, value in fields.items():
            setattr(table, name, value)

    return put


def _making(rules: Rules, attack: int) -> int:
    """Return the set of the cards that make a pickup or skip."""
    return set_of(face for face in range(FACES) if rules.attack_of[face] == attack)


def parts(pair: tuple[Rules, Rules], names: tuple[str, ...]) -> bool:
    """Say whether two rules differ in one of some fields."""
    one, other = pair
    return any(getattr(one, name) != getattr(other, name) for name in names)
