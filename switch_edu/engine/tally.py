"""What a deal came to, counted while it is played: one row of ints for each game.

A row is the counter as well: its last places keep what has to be remembered between turns. Shares
of a game are counted in thousandths, so that sums of rows are exact in any order.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from switch_edu.engine.layout import (
    BLOCKED,
    CALL,
    E_DREW,
    E_SKIPPED,
    END,
    EVENT_WIDTH,
    JOKER_1,
    MAX_SEATS,
    NAME_0,
    OVER,
)
from switch_edu.engine.rules import BLOCK_CARDS, Rules
from switch_edu.engine.seats import first_player
from switch_edu.engine.table import Table
from switch_edu.engine.turn import lowest_hands

NOTHING = -1  # in a row: this game has no such number

(
    TURNS,  # turns in which somebody acted
    PLAYED,  # cards laid
    DRAWN,  # cards drawn by choice or for want of a card
    PENALTY,  # all other cards picked up
    MISSED,  # turns missed
    CHAIN,  # longest row of turns with cards laid that left a pickup or skip waiting
    OWED,  # most cards that waited for a player at once
    LEADS,  # how often another seat came to hold strictly the fewest cards
    LEAD_KEPT,  # thousandths of the game after which the winner kept that lead, or NOTHING
    POINTS,  # points scored by all seats, or NOTHING where the round counts for nothing
    WAS_BLOCKED,  # 1 if nobody could go on, or the house stopped the deal
    UNFINISHED,  # 1 if it was still going on when the counting stopped
    SIGNATURE,  # a number that tells games apart in which something else was done
    STEPS,
    WINNER,  # seat, or NOTHING
) = range(15)
IN_ORDER = 16  # one per place in the order of play: 1 for the winner's
WON = IN_ORDER + MAX_SEATS  # one per seat
SCORE = WON + MAX_SEATS  # points per seat
RESULTS = SCORE + MAX_SEATS  # what comes after is remembered while the deal is played
OWN_TURNS = RESULTS  # one per seat
LEADER, LEAD_SINCE, WON_AFTER, CHAIN_NOW, PLAYED_BEFORE, FIRST, ACTION = range(
    OWN_TURNS + MAX_SEATS, OWN_TURNS + MAX_SEATS + 7
)
ROW_WIDTH = ACTION + 1

SCORE_NONE, SCORE_LOSERS, SCORE_WINNER = range(3)  # who scores what the losers have left


def begin_tally(rules: Rules, table: Table, row: MutableSequence[int]) -> None:
    """Begin the row of a deal that has just been dealt."""
    for i in range(ROW_WIDTH):
        row[i] = 0
    row[LEADER] = NOTHING
    row[FIRST] = first_player(rules, table)
    row[SIGNATURE] = table.top + 1
    row[CHAIN_NOW] = 1 if table.owed + table.skips > 0 else 0
    row[CHAIN] = row[CHAIN_NOW]
    row[OWED] = table.owed
    count_events(table, row)


def count_events(table: Table, row: MutableSequence[int]) -> None:
    """Count the cards drawn and the turns missed that the event buffer tells of."""
    for n in range(table.nevents):
        at = n * EVENT_WIDTH
        if table.events[at] == E_DREW:
            row[DRAWN] += table.events[at + 2]
        elif table.events[at] == E_SKIPPED:
            row[MISSED] += 1


def count_step(table: Table, seat: int, action: int, row: MutableSequence[int]) -> int:
    """Count what a seat has just done; return 1 if that ended its turn."""
    row[STEPS] += 1
    row[ACTION] = action
    if action != END and action != CALL:  # a turn may end by itself or be ended: that is the same
        row[SIGNATURE] = (row[SIGNATURE] * 33 + action * MAX_SEATS + seat) & 0x3FFFFFFF
    count_events(table, row)
    row[OWED] = max(row[OWED], table.owed)
    if action == CALL or (table.started > 0 and table.phase < OVER):
        return 0
    if action >= NAME_0 and table.played == 0:  # a suit for the card that starts the pile
        return 0
    if action != END or table.events[0] != E_SKIPPED or table.events[1] != seat:
        count_turn(table, seat, row)
    return 1


def count_turn(table: Table, seat: int, row: MutableSequence[int]) -> None:
    """Count a turn in which a seat has acted."""
    row[TURNS] += 1
    row[OWN_TURNS + seat] += 1
    if table.played > row[PLAYED_BEFORE] and table.owed + table.skips > 0:
        row[CHAIN_NOW] += 1
        row[CHAIN] = max(row[CHAIN], row[CHAIN_NOW])
    else:
        row[CHAIN_NOW] = 0
    row[PLAYED_BEFORE] = table.played
    if row[WON_AFTER] > 0:
        return
    leader = table.winner if table.winner >= 0 else shortest_hand(table)
    if leader >= 0 and leader != row[LEADER]:
        row[LEADS] += 1 if row[LEADER] >= 0 else 0
        row[LEADER] = leader
        row[LEAD_SINCE] = row[TURNS]
    if table.winner >= 0:
        row[WON_AFTER] = row[TURNS]


def shortest_hand(table: Table) -> int:
    """Return the seat with strictly the fewest cards of those still in, or -1."""
    best = -1
    least = 0
    level = 0
    for seat in range(table.seats):
        if table.place[seat] > 0:
            continue
        cards = table.hand[seat]
        if best < 0 or cards < least:
            best = seat
            least = cards
            level = 0
        elif cards == least:
            level = 1
    return -1 if level else best


def end_tally(rules: Rules, table: Table, scoring: int, row: MutableSequence[int]) -> None:
    """Fill in what is known when a deal is over, or left unfinished."""
    row[PLAYED] = table.played + table.nlaid
    held = 0
    for seat in range(table.seats):
        held += table.hand[seat]
    # every card that came into a hand was dealt, drawn or a penalty
    row[PENALTY] = held + row[PLAYED] - row[DRAWN] - table.seats * rules.hand_size
    row[WAS_BLOCKED] = 1 if table.phase == BLOCKED else 0
    row[UNFINISHED] = 1 if table.phase < OVER else 0
    row[WINNER] = table.winner
    row[LEAD_KEPT] = NOTHING
    if row[WON_AFTER] > 0:
        row[LEAD_KEPT] = (1000 * row[LEAD_SINCE] + row[WON_AFTER] // 2) // row[WON_AFTER]
    if table.winner >= 0:
        way = 1 if rules.clockwise else -1
        row[IN_ORDER + (table.winner - row[FIRST]) * way % table.seats] = 1
        row[WON + table.winner] = 1
    count_points(rules, table, scoring, row)


def count_points(rules: Rules, table: Table, scoring: int, row: MutableSequence[int]) -> None:
    """Fill in the points that each seat scores, if the round counts."""
    winners = round_winners(rules, table)
    row[POINTS] = NOTHING
    if table.phase < OVER or winners == 0 or scoring == SCORE_NONE:
        return
    lost = 0
    for seat in range(table.seats):
        if not winners >> seat & 1:
            points = points_left(rules, table, seat)
            lost += points
            row[SCORE + seat] = points if scoring == SCORE_LOSERS else 0
    if scoring == SCORE_WINNER:
        if winners & (winners - 1):
            lost = 0  # several who share a round score nothing
        else:
            for seat in range(table.seats):
                row[SCORE + seat] = lost if winners >> seat & 1 else 0
    row[POINTS] = lost


def round_winners(rules: Rules, table: Table) -> int:
    """Return the seats that win, as a set: the first out, or all that a blocked deal goes to."""
    if table.winner >= 0:
        return 1 << table.winner
    if table.phase == BLOCKED and rules.blocks >= BLOCK_CARDS:
        return lowest_hands(rules, table)
    return 0


def points_left(rules: Rules, table: Table, seat: int) -> int:
    """Return what the cards left in a hand count."""
    points = 0
    for kind in range(JOKER_1 + 2):
        points += table.count[seat][kind] * rules.worth[min(kind, JOKER_1)]
    return points
