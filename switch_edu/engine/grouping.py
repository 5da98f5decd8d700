"""Groups of one rank that open a turn though only one of their cards fits the pile.

Whoever begins with a card that does not fit has to come to one that does. So such a beginning is
only allowed where that is sure: the fitting card is held, nothing could bar it, and no card that
asks for a suit or a cover comes before it.
"""

from __future__ import annotations

from switch_edu.engine.layout import CARD_BITS, FACE_BITS
from switch_edu.engine.pile import fitting
from switch_edu.engine.rules import MISSED_MAY_NOT, Rules
from switch_edu.engine.table import Table


def openers(rules: Rules, table: Table, seat: int, fits: int) -> int:
    """Return the cards of a hand that may open a turn before one of `fits` of the same rank."""
    if not rules.group_opens:
        return 0
    sure = fits & FACE_BITS & ~rules.cover
    if table.hand[seat] == 2:
        sure &= ~barred_after(rules, table, seat)
    group = 0
    for face in range(52):
        if sure >> face & 1:
            group |= rules.run_mates[face]
    return group & table.held[seat] & ~(fits | rules.cover | rules.wild | rules.names)


def barred_after(rules: Rules, table: Table, seat: int) -> int:
    """Return the cards that may not be the last one after another card of the same turn."""
    call_missing = rules.call_due and table.good[seat] == 0 and not rules.call_excused
    if rules.lone_finish or (call_missing and rules.call_missed == MISSED_MAY_NOT):
        return CARD_BITS
    return rules.finish_barred if rules.finish_bars else 0


def still_to_fit(rules: Rules, table: Table) -> int:
    """Return the cards that fit the pile if none of those laid in this turn does yet, else 0."""
    if not rules.group_opens or table.owed + table.skips + table.uncovered > 0:
        return 0
    suit, rank, wild, near = fitting(rules, table)
    fits = suit | rank | wild | near
    for i in range(table.nlaid):
        if fits >> table.laid_face[i] & 1:
            return 0
    return fits
