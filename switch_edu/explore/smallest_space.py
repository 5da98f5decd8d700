"""The small positions that a search goes through: what may be pending, and the table with it.

Only what can come about in both houses is pending: a pickup on a card that makes it in both, a
named suit on a card that names one in both. What only some rulings look at (an empty stock, a turn
to miss, two players, a card just drawn) is tried where one of those rulings is answered
differently; elsewhere it cannot tell the houses apart. Play the other way round is the mirror image
of play clockwise, so it is never tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from switch_edu.cards import ALL_FACES, UNKNOWN
from switch_edu.engine.layout import DRAWN, MAX_EVENTS, MAX_SEATS
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import give
from switch_edu.engine.table import LISTS, Table
from switch_edu.explore.smallest_alike import Cards

OTHERS = 5  # cards in each other hand, face down
STOCK = 20  # cards in the stock, face down
SPACE = 2 * STOCK  # more cards than stock, pile and hand have together
USUAL = 3  # players, where both houses seat so many

_IDLE_FIELDS = ("blocks", "idle_passes", "idle_kept", "idle_extra")
_STOCK_FIELDS = (
    "refills", "refill_at_once", "refill_stops", "carry_debt", "empty_pickup", *_IDLE_FIELDS,
)  # fmt: skip
_DRAWN_FIELDS = (
    "any_after_draw", "run_after_draw", "must_play_drawn", "must_draw_on", "draw_limit",
)  # fmt: skip
_MISS_FIELDS = ("skip_next_players", "seat_missing_faces")
_TWO_FIELDS = ("again_with_two", "two_by_seats")


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


def seats_of(pair: tuple[Rules, Rules], both: range) -> list[int]:
    """Return the numbers of players to try out of those that may sit down in both houses."""
    usual = USUAL if USUAL in both else both[0]
    return [usual, *([2] if 2 in both and usual != 2 and _parts(pair, _TWO_FIELDS) else [])]


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


def small_table(seats: int, cards: Cards, pending: tuple[Pending, ...]) -> Table:
    """Return the table with a top card, the hand of the seat in turn, and what is pending."""
    top, *hand = cards
    table = _blank(seats).copy()
    table.top = table.face = top
    table.suit = top // 13
    for kind in hand:
        give(table, 0, kind)
    for thing in pending:
        thing.put(table)
    return table


@lru_cache
def _blank(seats: int) -> Table:
    """Return a table with nothing but what lies face down, its lists as short as they may be."""
    table = Table()
    table.seats = seats
    for name in LISTS:
        row = getattr(table, name)
        setattr(table, name, row[: seats if len(row) == MAX_SEATS else SPACE])
    table.count = table.count[:seats]
    table.nevents = MAX_EVENTS  # full, so that nothing is noted
    for seat in range(1, seats):
        for _ in range(OTHERS):
            give(table, seat, UNKNOWN)
    table.stock = [UNKNOWN] * SPACE
    table.older = [UNKNOWN] * SPACE
    table.nstock = STOCK
    return table


def _owed(pair: tuple[Rules, Rules]) -> Iterator[Pending]:
    one, other = pair
    for index, selector in enumerate(one.attacks):
        if selector not in other.attacks:
            continue
        there = other.attacks.index(selector)
        tops = _faces(
            lambda face, a=index, b=there: one.attack_of[face] == a and other.attack_of[face] == b
        )
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
    if _parts(pair, _STOCK_FIELDS):
        for stock, older in product((0, 1, 2), (0, OTHERS)):
            yield Pending(1, "stock", _set(nstock=stock, nolder=older))
    if _parts(pair, _IDLE_FIELDS):
        for idle in (pair[0].seats - 1, pair[0].seats):
            yield Pending(1, "idle", _set(idle=idle))
    if _parts(pair, _DRAWN_FIELDS) and all(rules.may_play_drawn for rules in pair):
        for place in range(hand):
            yield Pending(1, "drawn", lambda table, at=place: _draw(table, at))
    if _parts(pair, _MISS_FIELDS):
        yield Pending(1, "missing", lambda table: table.missing.__setitem__(1, 1))


def _draw(table: Table, place: int) -> None:
    """Make one card of the hand the one just drawn."""
    kinds = [kind for kind, count in enumerate(table.count[0]) if count]
    table.phase = DRAWN
    table.drawn = kinds[place]
    table.ndrawn = table.started = table.acted = 1


def _set(**fields: int) -> Callable[[Table], None]:
    def put(table: Table) -> None:
        for name, value in fields.items():
            setattr(table, name, value)

    return put


def _faces(holds: Callable[[int], bool]) -> int:
    return sum(1 << face for face in range(52) if holds(face))


def _parts(pair: tuple[Rules, Rules], names: tuple[str, ...]) -> bool:
    one, other = pair
    return any(getattr(one, name, 0) != getattr(other, name, 0) for name in names)
