"""How a turn is settled and the next one begins."""

from __future__ import annotations

from switch_edu.engine.calls import turn_ends
from switch_edu.engine.effects import act, players_left
from switch_edu.engine.events import note
from switch_edu.engine.layout import (
    BLOCKED,
    E_BLOCKED,
    E_FINED,
    E_OWES,
    E_PLACED,
    E_SKIPPED,
    E_WON,
    OVER,
    TURN,
)
from switch_edu.engine.rules import PLAY_TO_ALL_OUT, Rules
from switch_edu.engine.supply import draw_cards, refill_if_empty
from switch_edu.engine.table import Table


def settle(rules: Rules, table: Table) -> None:
    """End a turn in which cards were laid: they go onto the pile and take effect."""
    seat = table.player
    n = table.nlaid
    waiting = table.owed
    pile_up(rules, table, n)
    if rules.refill_at_once:
        refill_if_empty(table)
    table.uncovered = 0
    if table.fine > 0:
        note(table, E_FINED, seat, draw_cards(rules, table, seat, table.fine), table.fine_why)
    out = table.hand[seat] == 0 and table.fine == 0
    table.fine = 0
    if out and not rules.play_on and not rules.finish_acts:
        table.owed = table.skips = 0
        table.nlaid = 0
        win(table, seat)
        return
    again = act(rules, table, n)
    table.nlaid = 0
    if table.owed > 0 and table.owed != waiting:
        note(table, E_OWES, seat, table.owed, 0)
    if out:
        again = 0
        if go_out(rules, table, seat):
            return
    finish_turn(rules, table, again)


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
    """Place a seat whose last card took effect; return 1 if the deal is over."""
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


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat in the direction of play that is still in."""
    seat = (seat + table.direction) % table.seats
    while table.place[seat] > 0:
        seat = (seat + table.direction) % table.seats
    return seat


def finish_turn(rules: Rules, table: Table, again: int) -> None:
    """Close the turn of the player in turn and begin the next one."""
    seat = table.player
    turn_ends(rules, table, seat)
    if table.acted > 0:
        table.idle = 0
    else:
        table.idle += 1
        if rules.blocks and table.idle >= players_left(table) + rules.idle_extra:
            block(rules, table)
            return
    if limit_reached(rules, table):
        block(rules, table)
        return
    if not again:
        pass_on(rules, table)
    begin_turn(table)


def limit_reached(rules: Rules, table: Table) -> bool:
    """Return whether as many cards are played, those of this turn included, as a deal may have."""
    return rules.turn_limit > 0 and table.played + table.nlaid >= rules.turn_limit


def block(rules: Rules, table: Table) -> None:
    """End a deal in which nobody can go on."""
    table.phase = BLOCKED
    table.owed = table.skips = 0
    note(table, E_BLOCKED, table.player, table.idle, 0)
    if rules.blocks == 2:
        table.winner = fewest_cards(table)


def fewest_cards(table: Table) -> int:
    """Return the seat with strictly fewest cards, or -1 if several share that number."""
    best = -1
    for seat in range(table.seats):
        if table.place[seat] == 0 and (best < 0 or table.hand[seat] < table.hand[best]):
            best = seat
    for seat in range(table.seats):
        if seat != best and table.place[seat] == 0 and table.hand[seat] == table.hand[best]:
            return -1
    return best


def pass_on(rules: Rules, table: Table) -> None:
    """Move the turn to the next player who acts; skips that nobody may answer are used up."""
    seat = next_seat(table, table.player)
    if table.skips > 0 and rules.answers[table.attack] == 0:
        turns = table.skips
        table.skips = 0
        if not rules.skip_next_players:
            table.missing[seat] += turns
        else:
            for _ in range(turns):
                note(table, E_SKIPPED, seat, 0, 0)
                seat = next_seat(table, seat)
    table.player = over_missing(rules, table, seat)


def over_missing(rules: Rules, table: Table, seat: int) -> int:
    """Return the first seat from this one on that has no turn to miss, using turns up."""
    while table.missing[seat] > 0:
        if rules.seat_missing_faces and table.owed > 0:
            return seat
        table.missing[seat] -= 1
        note(table, E_SKIPPED, seat, table.missing[seat], 0)
        seat = next_seat(table, seat)
    return seat


def begin_turn(table: Table) -> None:
    """Clear what belonged to the last turn."""
    table.phase = TURN
    table.drawn = -1
    table.ndrawn = 0
    table.acted = 0
    table.started = 0
