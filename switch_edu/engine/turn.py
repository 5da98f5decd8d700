"""How a turn ends and the next one begins."""

from __future__ import annotations

from switch_edu.cards import UNKNOWN
from switch_edu.engine.bits import lowest
from switch_edu.engine.calls import turn_ends
from switch_edu.engine.events import note
from switch_edu.engine.layout import BLOCKED, E_BLOCKED, E_SKIPPED, JOKER_1, TURN
from switch_edu.engine.rules import BLOCK_CARDS, BLOCK_POINTS, Rules
from switch_edu.engine.seats import next_seat, players_left
from switch_edu.engine.table import Table


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
    if rules.blocks >= BLOCK_CARDS and table.winner < 0:
        best = lowest_hands(rules, table)
        table.winner = -1 if best & (best - 1) else lowest(best)


def lowest_hands(rules: Rules, table: Table) -> int:
    """Return the seats still in whose hands count least, as a set."""
    best = 0
    least = 0
    for seat in range(table.seats):
        if table.place[seat] == 0:
            count = hand_count(rules, table, seat)
            if best == 0 or count < least:
                best = 0
                least = count
            if count == least:
                best |= 1 << seat
    return best


def hand_count(rules: Rules, table: Table, seat: int) -> int:
    """Return the cards in a hand, or their points where these decide a blocked deal."""
    if rules.blocks != BLOCK_POINTS:
        return table.hand[seat]
    count = 0
    for kind in range(UNKNOWN):
        count += table.count[seat][kind] * rules.worth[min(kind, JOKER_1)]
    return count


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
                miss_turn(rules, table, seat, 0)
                seat = next_seat(table, seat)
    table.player = over_missing(rules, table, seat)


def over_missing(rules: Rules, table: Table, seat: int) -> int:
    """Return the first seat from this one on that has no turn to miss, using turns up."""
    while table.missing[seat] > 0:
        if rules.seat_missing_faces and table.owed > 0:
            return seat
        table.missing[seat] -= 1
        miss_turn(rules, table, seat, table.missing[seat])
        seat = next_seat(table, seat)
    return seat


def miss_turn(rules: Rules, table: Table, seat: int, more: int) -> None:
    """Let a seat miss a turn, with so many more to miss; its call may wear off with it."""
    note(table, E_SKIPPED, seat, more, 0)
    if rules.call_wears_off:
        table.good[seat] = 0


def begin_turn(table: Table) -> None:
    """Clear what belonged to the last turn."""
    table.phase = TURN
    table.drawn = -1
    table.ndrawn = 0
    table.acted = 0
    table.started = 0
    table.dud = 0
