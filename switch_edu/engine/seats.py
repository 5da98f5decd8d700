"""Who is still in, and who sits where."""

from __future__ import annotations

from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table


def first_player(rules: Rules, table: Table) -> int:
    """Return the seat that plays first."""
    if rules.fixed_first:
        return 0
    return (table.dealer + rules.first_offset) % table.seats


def players_left(table: Table) -> int:
    """Return how many players are still in."""
    return table.seats - table.nplaced


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat in the direction of play that is still in."""
    return seat_towards(table, seat, table.direction)


def seat_before(table: Table, seat: int) -> int:
    """Return the seat before this one in the direction of play that is still in."""
    return seat_towards(table, seat, -table.direction)


def seat_on_the_left(table: Table, seat: int) -> int:
    """Return the next seat clockwise that is still in, whichever way play goes."""
    return seat_towards(table, seat, 1)


def seat_towards(table: Table, seat: int, way: int) -> int:
    """Return the nearest seat that is still in, +1 for clockwise and -1 for anticlockwise."""
    seat = (seat + way) % table.seats
    while table.place[seat] > 0:
        seat = (seat + way) % table.seats
    return seat
