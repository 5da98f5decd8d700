"""The small positions that a search goes through: how many players, which card on top, the table.

Play the other way round is the mirror image of play clockwise, so it is never tried; two players
are, where a ruling that looks at their number is answered differently.
"""

from __future__ import annotations

from functools import lru_cache

from switch_edu.cards import ALL_FACES, UNKNOWN, faces_in, set_of
from switch_edu.engine.deal import may_not_start
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import DRAW_BIT, DRAWN, MAX_EVENTS, MAX_SEATS, TURN
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import give, remove
from switch_edu.engine.table import LISTS, Table
from switch_edu.explore.disagreeing.alike import Cards
from switch_edu.explore.disagreeing.pending import OTHERS, Pending, parts

STOCK = 20  # cards in the stock, face down
SPACE = 2 * STOCK  # more cards than stock, pile and hand have together
USUAL = 3  # players, where both houses seat so many

_TWO_FIELDS = ("again_with_two", "two_by_seats")


def seats_of(pair: tuple[Rules, Rules], both: range) -> list[int]:
    """Return the numbers of players to try out of those that may sit down in both houses."""
    usual = USUAL if USUAL in both else both[0]
    return [usual, *([2] if 2 in both and usual != 2 and parts(pair, _TWO_FIELDS) else [])]


def tops_of(pair: tuple[Rules, Rules], pending: tuple[Pending, ...]) -> int:
    """Return the set of the cards that may be on top in both houses with all that is pending.

    A queen that may not be laid bare is never on top, unless she may start the pile.
    """
    tops = ALL_FACES
    for rules in pair:
        if rules.cover_needed:
            queens = faces_in(rules.cover & ALL_FACES)
            tops &= ~set_of(face for face in queens if may_not_start(rules, face))
    for thing in pending:
        tops &= thing.tops
    return tops


def can_come_about(rules: Rules, table: Table) -> bool:
    """Say whether the seat in turn could draw before, where its position has a card just drawn."""
    if table.phase != DRAWN:
        return True
    before = table.copy()
    remove(before, 0, table.drawn)
    before.phase, before.drawn, before.ndrawn = TURN, -1, 0
    options = legal(judge(rules, before, 0), before, 0)
    return before.hand[0] > 0 and options & DRAW_BIT > 0


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
