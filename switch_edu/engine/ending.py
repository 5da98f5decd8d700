"""Ending a turn: settling what was laid, taking what waits, missing it, leaving a queen bare."""

from __future__ import annotations

from switch_edu.engine.events import note
from switch_edu.engine.following import cover_due
from switch_edu.engine.layout import (
    DRAWN,
    E_FINED,
    E_KEPT,
    E_TOOK,
    FACING_SKIP,
    FINE_FOR_COVER,
    NAME,
    TURN,
)
from switch_edu.engine.powerless import asks_for_suit
from switch_edu.engine.rules import Rules
from switch_edu.engine.seats import next_seat
from switch_edu.engine.settling import settle
from switch_edu.engine.supply import can_draw, draw_cards
from switch_edu.engine.table import Table
from switch_edu.engine.turn import (
    begin_turn,
    finish_turn,
    limit_reached,
    miss_turn,
    over_missing,
)


def take_one(rules: Rules, table: Table, seat: int) -> None:
    """Take one of several cards that wait; the turn waits for the others."""
    note(table, E_TOOK, seat, draw_cards(rules, table, seat, 1), 1)
    table.owed -= 1
    table.ndrawn += 1
    table.drawn = -1
    table.phase = DRAWN
    table.acted = 1


def take(rules: Rules, table: Table, seat: int) -> None:
    """Take the cards that wait; what cannot be paid is forgiven or carried on."""
    owed = table.owed
    table.ndrawn = 0
    table.phase = TURN
    drawn = draw_cards(rules, table, seat, owed)
    note(table, E_TOOK, seat, drawn, owed)
    table.owed = owed - drawn if rules.carry_debt else 0
    if table.owed == 0 and table.skips == 0:
        table.attack = -1
    if drawn > 0 or (rules.idle_passes and table.owed == 0):
        table.acted = 1  # a debt that goes on unpaid has only been passed on
    if rules.idle_kept and drawn == owed and not can_draw(rules, table):
        count_as_pass(table)
    if not rules.play_after_taking or table.owed > 0:
        finish_turn(rules, table, 0)


def end(rules: Rules, table: Table, seat: int, situation: int) -> None:
    """End the turn: keep a drawn card, miss a turn, leave a queen bare, or settle what was laid."""
    if table.nlaid > 0:
        end_run(rules, table)
    elif situation == FACING_SKIP:
        accept_skip(rules, table, seat)
    elif table.uncovered > 0:
        drawn = draw_cards(rules, table, seat, rules.cover_price)
        note(table, E_FINED, seat, drawn, FINE_FOR_COVER)
        table.acted = 1 if drawn > 0 else table.acted
        finish_turn(rules, table, 0)
    else:
        note(table, E_KEPT, seat, 0, 0)
        if rules.idle_kept:
            count_as_pass(table)
        finish_turn(rules, table, 0)


def count_as_pass(table: Table) -> None:
    """Let a turn in which cards were drawn be the first of a new row of passes."""
    table.acted = 0
    table.idle = 0


def end_run(rules: Rules, table: Table) -> None:
    """Settle the cards laid, after a suit is named or a missing cover paid where that is due."""
    if table.naming < 0 and asks_for_suit(rules, table) and not limit_reached(rules, table):
        table.phase = NAME
        table.closing = 1
        return
    if cover_due(rules, table) and rules.cover_price > table.fine:
        table.fine = rules.cover_price
        table.fine_why = FINE_FOR_COVER
    settle(rules, table)


def accept_skip(rules: Rules, table: Table, seat: int) -> None:
    """Miss the turn, and more where skips add up."""
    turns = table.skips
    table.skips = 0
    table.attack = -1
    nobody = seat
    if rules.skip_next_players:
        for _ in range(turns):
            miss_turn(rules, table, nobody, 0)
            nobody = next_seat(table, nobody)
    else:
        more = turns if rules.skip_breaker_more else turns - 1
        table.missing[seat] += more
        miss_turn(rules, table, seat, more)
        nobody = next_seat(table, seat)
    table.player = over_missing(rules, table, nobody)
    begin_turn(table)


def end_in_debt(rules: Rules, table: Table, seat: int) -> None:
    """End a turn that went wrong; a pickup or skip that waits is paid as well."""
    if table.nlaid > 0:
        settle(rules, table)
    elif table.owed > 0:
        take(rules, table, seat)
    elif table.skips > 0:
        accept_skip(rules, table, seat)
    else:
        finish_turn(rules, table, 0)
