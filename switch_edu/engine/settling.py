"""How a turn in which cards were laid is settled, and what a player who is out leaves behind."""

from __future__ import annotations

from switch_edu.engine.answering import act, pay
from switch_edu.engine.events import note
from switch_edu.engine.following import is_cancelled, still_owed
from switch_edu.engine.layout import E_FINED, E_OWES, E_PLACED, E_WON, OVER
from switch_edu.engine.rules import CANCEL_MAY_PLAY, PLAY_TO_ALL_OUT, Rules
from switch_edu.engine.seats import next_seat, players_left
from switch_edu.engine.supply import draw_cards, refill_if_empty
from switch_edu.engine.table import Table
from switch_edu.engine.turn import begin_turn, finish_turn


def settle(rules: Rules, table: Table) -> None:
    """End a turn in which cards were laid: they go onto the pile and take effect."""
    seat = table.player
    n = table.nlaid
    owed = table.owed
    pile_up(rules, table, n)
    if rules.refill_at_once:
        refill_if_empty(rules, table)
    if table.fine > 0:
        note(table, E_FINED, seat, draw_cards(rules, table, seat, table.fine), table.fine_why)
    out = table.hand[seat] == 0 and table.fine == 0
    table.fine = 0
    freed = (
        rules.cancel_turn == CANCEL_MAY_PLAY
        and table.dud == 0
        and is_cancelled(rules, table, still_owed(rules, table))
    )
    again = take_effect(rules, table, n, out)
    table.nlaid = 0
    if table.owed > 0 and table.owed != owed:
        note(table, E_OWES, seat, table.owed, 0)
    if out and table.hand[seat] == 0:
        again = 0
        if go_out(rules, table, seat):
            return
    if freed and table.hand[seat] > 0:
        begin_turn(table)
        table.started = table.acted = 1
        return
    finish_turn(rules, table, again)


def take_effect(rules: Rules, table: Table, n: int, out: bool) -> int:
    """Let the n cards laid take effect, if the last one may; return 1 for another turn."""
    if out and not last_card_acts(rules):
        table.owed = table.skips = table.uncovered = 0
        return 0
    if table.dud > 0 and table.owed + table.skips > 0:
        pay(rules, table)
        table.uncovered = 0
        return 0
    return act(rules, table, n)


def last_card_acts(rules: Rules) -> int:
    """Return 1 if the card that takes its player out still has its effect."""
    return rules.out_acts if rules.play_on else rules.finish_acts


def pile_up(rules: Rules, table: Table, n: int) -> None:
    """Put the cards laid onto the pile; the suit in force is that of the last, or the named one."""
    if table.top >= 0:
        table.older[table.nolder] = table.top
        table.nolder += 1
    for i in range(n - 1):
        table.older[table.nolder] = table.laid[i]
        table.nolder += 1
    table.top = table.laid[n - 1]
    table.face = table.laid_face[n - 1]
    table.played += n
    if table.naming >= 0:
        table.suit = table.naming
        table.named = 1
    elif not (rules.named_stays and table.named):
        table.named = 0
        if table.face < 52:
            table.suit = table.face // 13
    table.naming = -1


def win(table: Table, seat: int) -> None:
    """End the deal: this seat is out first."""
    table.nplaced += 1
    table.place[seat] = table.nplaced
    if table.winner < 0:
        table.winner = seat
    table.phase = OVER
    note(table, E_WON, seat, 0, 0)


def go_out(rules: Rules, table: Table, seat: int) -> int:
    """Place a seat that is out; return 1 if the deal is over."""
    if not rules.play_on:
        serve_last_pickup(rules, table)
        win(table, seat)
        return 1
    table.nplaced += 1
    table.place[seat] = table.nplaced
    if table.winner < 0:
        table.winner = seat
        note(table, E_WON, seat, 0, 0)
    else:
        note(table, E_PLACED, seat, table.nplaced, 0)
    stay = 0 if rules.play_on == PLAY_TO_ALL_OUT else 1
    if players_left(table) > stay:
        return 0
    for other in range(table.seats):
        if table.place[other] == 0:
            table.nplaced += 1
            table.place[other] = table.nplaced
    table.phase = OVER
    return 1


def serve_last_pickup(rules: Rules, table: Table) -> None:
    """Make the next player draw what the winning card made due."""
    if table.owed > 0:
        draw_cards(rules, table, next_seat(table, table.player), table.owed)
    table.owed = table.skips = 0
