"""What the cards of a settled turn do by themselves: pickups, skips, reversals."""

from __future__ import annotations

from switch_edu.engine.events import note
from switch_edu.engine.layout import E_AGAIN, E_REVERSED, E_STOPPED
from switch_edu.engine.powerless import is_powerless
from switch_edu.engine.rules import EVERY_POWER, LAST_POWER, Rules
from switch_edu.engine.seats import players_left, seat_on_the_left
from switch_edu.engine.supply import can_draw
from switch_edu.engine.table import Table


def act_fresh(rules: Rules, table: Table, start: int, n: int) -> int:
    """Apply the powers of the cards from `start` on with nothing waiting."""
    if rules.powers_act == EVERY_POWER:
        again = 0
        for i in range(start, n):
            if not is_powerless(rules, table, i):
                again = apply_block(rules, table, i, i + 1)
        return again
    end = n
    if rules.powers_act == LAST_POWER:
        while end > start + 1 and not has_power(rules, table, end - 1):
            end -= 1
    if is_powerless(rules, table, end - 1):
        return 0
    return apply_block(rules, table, block_start(rules, table, start, end), end)


def has_power(rules: Rules, table: Table, i: int) -> bool:
    """Return whether the i-th card laid has a power that is not asleep."""
    return bool(rules.powers >> table.laid_face[i] & 1) and not is_powerless(rules, table, i)


def block_start(rules: Rules, table: Table, start: int, end: int) -> int:
    """Return where the block of equal powers that ends before `end` begins."""
    first = end - 1
    while first > start and same_power(rules, table.laid_face[first - 1], table.laid_face[first]):
        if is_powerless(rules, table, first - 1):
            break
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
        if rules.skip_left and table.direction < 0:
            miss_on_the_left(rules, table, times)
            return 0
        table.skips += times
        table.attack = rules.attack_of[face]
    elif rules.reverse >> face & 1:
        if times % 2 == 1:
            table.direction = -table.direction
            note(table, E_REVERSED, table.player, (table.direction + 1) // 2, 0)
        two = table.seats if rules.two_by_seats else players_left(table)
        if rules.again_with_two and two == 2:
            note(table, E_AGAIN, table.player, 0, 0)
            return 1
    return 0


def miss_on_the_left(rules: Rules, table: Table, turns: int) -> None:
    """Let the player on the left miss turns, although play goes the other way."""
    seat = table.player
    for _ in range(turns):
        if rules.skip_next_players or seat == table.player:
            seat = seat_on_the_left(table, seat)
        table.missing[seat] += 1
    note(table, E_STOPPED, seat, table.missing[seat], 0)


def block_size(rules: Rules, table: Table, first: int, end: int) -> int:
    """Return how many cards the pickups from `first` to before `end` add up to."""
    total = 0
    for i in range(first, end):
        total += rules.size_of[table.laid_face[i]]
    return total
