"""What the cards of a settled turn do: pickups, skips, reversals, cancellations."""

from __future__ import annotations

from switch_edu.engine.events import note
from switch_edu.engine.layout import (
    E_AGAIN,
    E_CANCELLED,
    E_FINED,
    E_REVERSED,
    E_UNCOVERED,
    FINE_FOR_REST,
)
from switch_edu.engine.rules import EVERY_POWER, LAST_POWER, Rules
from switch_edu.engine.supply import can_draw, draw_cards
from switch_edu.engine.table import Table


def act(rules: Rules, table: Table, n: int) -> int:
    """Let the n cards laid in this turn take effect; return 1 if their player plays again."""
    if table.owed > 0 or table.skips > 0:
        return answer(rules, table, n)
    return act_fresh(rules, table, 0, n)


def act_fresh(rules: Rules, table: Table, start: int, n: int) -> int:
    """Apply the powers of the cards from `start` on with nothing waiting."""
    if rules.powers_act == EVERY_POWER:
        again = 0
        for i in range(start, n):
            again = apply_block(rules, table, i, i + 1)
        return again
    end = n
    if rules.powers_act == LAST_POWER:
        while end > start + 1 and not rules.powers >> table.laid_face[end - 1] & 1:
            end -= 1
    return apply_block(rules, table, block_start(rules, table, start, end), end)


def block_start(rules: Rules, table: Table, start: int, end: int) -> int:
    """Return where the block of equal powers that ends before `end` begins."""
    first = end - 1
    while first > start and same_power(rules, table.laid_face[first - 1], table.laid_face[first]):
        first -= 1
    return first


def same_power(rules: Rules, one: int, other: int) -> bool:
    """Return whether two faces have the same power."""
    if rules.attack_of[one] >= 0:
        return rules.attack_of[one] == rules.attack_of[other]
    return bool(rules.reverse >> one & 1 and rules.reverse >> other & 1)


def apply_block(rules: Rules, table: Table, first: int, end: int) -> int:
    """Apply a block of equal powers; return 1 if its player plays again."""
    face = table.laid_face[end - 1]
    times = end - first if rules.powers_add else 1
    if rules.pickup >> face & 1:
        if not rules.empty_pickup and not can_draw(rules, table):
            return 0
        table.owed += block_size(rules, table, end - times, end)
        table.attack = rules.attack_of[face]
    elif rules.skip >> face & 1:
        table.skips += times
        table.attack = rules.attack_of[face]
    elif rules.reverse >> face & 1:
        if times % 2 == 1:
            table.direction = -table.direction
            note(table, E_REVERSED, table.player, (table.direction + 1) // 2, 0)
        if rules.again_with_two and players_left(table) == 2:
            note(table, E_AGAIN, table.player, 0, 0)
            return 1
    elif rules.cover >> face & 1 and end == table.nlaid and rules.cover_carries:
        table.uncovered = 1
        note(table, E_UNCOVERED, table.player, 0, 0)
    return 0


def block_size(rules: Rules, table: Table, first: int, end: int) -> int:
    """Return how many cards the pickups from `first` to before `end` add up to."""
    total = 0
    for i in range(first, end):
        total += rules.size_of[table.laid_face[i]]
    return total


def answer(rules: Rules, table: Table, n: int) -> int:
    """Apply cards that were laid against a waiting pickup or skip; return 1 for another turn."""
    a = table.attack
    ones = 0
    for i in range(n):
        face = table.laid_face[i]
        if rules.cancel[a] >> face & 1:
            note(table, E_CANCELLED, table.player, table.owed, table.skips)
            table.owed = table.skips = 0
            table.attack = -1
            return act_fresh(rules, table, i + 1, n) if i + 1 < n else 0
        ones += rules.cancel_one[a] >> face & 1
    if ones > 0:
        cancel_some(rules, table, ones * rules.unit[a])
        return 0
    return prolong(rules, table, n)


def cancel_some(rules: Rules, table: Table, cards: int) -> None:
    """Take cards off what is owed; the rest is drawn at once or waits for the next player."""
    seat = table.player
    cards = min(cards, table.owed)
    note(table, E_CANCELLED, seat, cards, 0)
    table.owed -= cards
    if table.owed > 0 and not rules.rest_passes:
        drawn = draw_cards(rules, table, seat, table.owed)
        note(table, E_FINED, seat, drawn, FINE_FOR_REST)
        table.owed = 0
    if table.owed == 0 and table.skips == 0:
        table.attack = -1


def prolong(rules: Rules, table: Table, n: int) -> int:
    """Let the answering cards add to, replace or pass on what waits."""
    face = table.laid_face[n - 1]
    a = table.attack
    first = block_start(rules, table, 0, n)
    if rules.pass_on[a] >> face & 1:
        return 0
    if rules.replace[a] >> face & 1:
        table.owed = table.skips = 0
    elif not rules.add[a] >> face & 1:
        table.owed = table.skips = 0  # only a free run gets here: its last card undid the answer
    return apply_block(rules, table, first, n)


def players_left(table: Table) -> int:
    """Return how many players are still in."""
    return table.seats - table.nplaced
