"""Random numbers, shuffling, drawing and the refill of the stock."""

from __future__ import annotations

from switch_edu.cards import UNKNOWN
from switch_edu.engine.events import note
from switch_edu.engine.layout import E_REFILLED, JOKER_1, JOKER_BIT
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table


def draw_number(table: Table, n: int) -> int:
    """Return a random number from 0 to n - 1 (n at most 2**31) and advance the stream.

    The generator is xorshift32 (Marsaglia, "Xorshift RNGs", 2003).
    """
    x = table.rng
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    table.rng = x
    return (x * n) >> 32


def shuffle_stock(table: Table) -> None:
    """Shuffle the stock in place (Fisher and Yates)."""
    stock = table.stock
    i = table.nstock - 1
    while i > 0:
        k = draw_number(table, i + 1)
        card = stock[i]
        stock[i] = stock[k]
        stock[k] = card
        i -= 1


def refill(rules: Rules, table: Table) -> None:
    """Make the older discards the new stock; the top card stays where it is.

    They are shuffled, or only turned over, so that the oldest comes first.
    """
    n = table.nolder
    for i in range(n):
        table.stock[n - 1 - i if rules.refill_turned else i] = table.older[i]
    table.nstock = n
    table.nolder = 0
    if not rules.refill_turned:
        shuffle_stock(table)
    note(table, E_REFILLED, table.player, n, 0)


def refill_if_empty(rules: Rules, table: Table) -> None:
    """Refill the stock if it is empty and there is anything to refill it from."""
    if table.nstock == 0 and table.nolder > 0:
        refill(rules, table)


def give(table: Table, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    table.count[seat][kind] += 1
    table.hand[seat] += 1
    if kind < UNKNOWN:
        table.held[seat] |= 1 << kind if kind < JOKER_1 else JOKER_BIT


def remove(table: Table, seat: int, kind: int) -> None:
    """Take a card that is there out of a hand."""
    row = table.count[seat]
    row[kind] -= 1
    table.hand[seat] -= 1
    if row[kind] == 0 and kind < UNKNOWN:
        if kind < JOKER_1:
            table.held[seat] &= ~(1 << kind)
        elif row[JOKER_1] + row[JOKER_1 + 1] == 0:
            table.held[seat] &= ~JOKER_BIT


def can_draw(rules: Rules, table: Table) -> int:
    """Return 1 if at least one card can be drawn, after a refill if need be."""
    return 1 if table.nstock > 0 or (table.nolder > 0 and rules.refills) else 0


def draw_card(rules: Rules, table: Table, seat: int) -> int:
    """Move the next card of the stock into a hand, after a refill if need be.

    Returns its kind, or -1 if nothing can be drawn.
    """
    if table.nstock == 0:
        if table.nolder == 0 or not rules.refills:
            return -1
        refill(rules, table)
    table.nstock -= 1
    kind = table.stock[table.nstock]
    give(table, seat, kind)
    if rules.refill_at_once:
        refill_if_empty(rules, table)
    return kind


def draw_cards(rules: Rules, table: Table, seat: int, n: int) -> int:
    """Draw up to n cards into a hand; return how many there were. A hand that grows ends a call."""
    most = n
    if rules.refill_stops and table.nstock > 0:
        most = min(n, table.nstock)
    drawn = 0
    while drawn < most and draw_card(rules, table, seat) >= 0:
        drawn += 1
    if drawn > 0:
        table.good[seat] = 0
        table.said[seat] = 0
    return drawn
