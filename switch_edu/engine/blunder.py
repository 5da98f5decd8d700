"""What a mistake costs: cards are taken back, penalty cards drawn, and the turn may be over."""

from __future__ import annotations

from switch_edu.engine.calls import turn_begins
from switch_edu.engine.ending import end_in_debt
from switch_edu.engine.events import note
from switch_edu.engine.grouping import still_to_fit
from switch_edu.engine.layout import (
    DECLARE,
    DRAWN,
    E_FINED,
    E_TOOK_BACK,
    FINE_FOR_MISTAKE,
    TURN,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import draw_cards, give
from switch_edu.engine.table import Table


def blunder(rules: Rules, table: Table, seat: int) -> None:
    """Do what the house does with a mistake by a seat; nothing where mistakes are only refused."""
    if rules.mistake_cards == 0:
        return
    if seat != table.player:
        if rules.out_of_turn_costs and table.place[seat] == 0:  # who is out plays no more
            penalty(rules, table, seat)
        return
    if table.started == 0:
        turn_begins(rules, table)
    if not rules.mistake_keeps or still_to_fit(rules, table):
        take_back(table, seat)
    go_back(table)
    penalty(rules, table, seat)
    table.acted = 1
    if rules.mistake_ends:
        end_in_debt(rules, table, seat)


def penalty(rules: Rules, table: Table, seat: int) -> None:
    """Draw the penalty cards for a mistake."""
    drawn = draw_cards(rules, table, seat, rules.mistake_cards)
    note(table, E_FINED, seat, drawn, FINE_FOR_MISTAKE)


def take_back(table: Table, seat: int) -> None:
    """Return everything laid in this turn to the hand."""
    n = table.nlaid
    for i in range(n):
        give(table, seat, table.laid[i])
    table.nlaid = 0
    table.naming = -1
    table.closing = 0
    table.fine = 0
    note(table, E_TOOK_BACK, seat, n, 0)


def go_back(table: Table) -> None:
    """Let the turn wait for what it waited for before the mistake: it may go on from there."""
    if table.phase == DECLARE:
        table.joker = -1
        table.phase = TURN
    if table.nlaid == 0:
        table.phase = DRAWN if table.ndrawn > 0 else TURN
