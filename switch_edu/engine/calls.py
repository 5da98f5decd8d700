"""Announcing the last card: calls, forgotten calls and challenges."""

from __future__ import annotations

from switch_edu.engine.events import note
from switch_edu.engine.layout import (
    CALL_BIT,
    CHALLENGE_BIT,
    E_CALLED,
    E_CHALLENGED,
    E_FINED,
    E_LAST_CARD,
    E_MISSED_CALL,
    FINE_FOR_CALL,
    FINE_FOR_FALSE_CALL,
)
from switch_edu.engine.rules import (
    CALL_AT_TWO,
    CALL_TURN_BEFORE,
    LAPSE_ACTS,
    LAPSE_ENDS,
    Rules,
)
from switch_edu.engine.supply import draw_cards
from switch_edu.engine.table import Table


def call(table: Table, seat: int) -> None:
    """Let a seat say its words, in its own turn or while its window is open."""
    note(table, E_CALLED, seat, 0, 0)
    if seat == table.player:
        table.made[seat] = 1
    else:
        table.window[seat] = 0
        table.good[seat] = table.hand[seat]
    if table.hand[seat] == 1:
        table.said[seat] = 1


def is_silent(table: Table, seat: int) -> bool:
    """Return whether a seat has not made a call that is due, so that others may challenge it."""
    return table.window[seat] > 0 or table.missed[seat] > 0


def talk(rules: Rules, table: Table, seat: int) -> int:
    """Return the calls and challenges that are open to a seat, in turn or not."""
    if rules.call_due == 0 or table.place[seat] > 0:
        return 0
    moves = 0
    if seat == table.player:
        if table.made[seat] == 0 and table.hand[seat] > 0:
            moves = CALL_BIT
    elif table.window[seat] > 0:
        moves = CALL_BIT
    if rules.call_watched:
        for other in range(table.seats):
            if other != seat and is_silent(table, other):
                moves |= CHALLENGE_BIT
    return moves


def challenge(rules: Rules, table: Table, seat: int, target: int) -> None:
    """Let a seat challenge another one's silence; it costs that one cards if it was due."""
    cards = 0
    if is_silent(table, target):
        cards = draw_cards(rules, table, target, rules.call_price)
        table.window[target] = 0
        table.missed[target] = 0
    note(table, E_CHALLENGED, seat, target, cards)


def call_is_due(rules: Rules, table: Table, seat: int) -> bool:
    """Return whether the number of cards left asks for a call that was not made."""
    left = table.hand[seat]
    due = left == 1 or (left == 2 and rules.call_due == CALL_AT_TWO)
    if rules.call_due == CALL_TURN_BEFORE:
        called = table.good[seat] > 0
    else:
        called = table.good[seat] == left
    return due and table.made[seat] == 0 and not called


def turn_begins(rules: Rules, table: Table) -> None:
    """Close other players' windows, because the player in turn now draws or plays."""
    table.started = 1
    if not rules.call_watched:
        return
    for seat in range(table.seats):
        if table.window[seat] > 0 and seat != table.player:
            table.window[seat] = 0
            if rules.call_lapse != LAPSE_ACTS:
                forget_call(rules, table, seat)
    table.missed[table.player] = 0
    table.window[table.player] = 0


def forget_call(rules: Rules, table: Table, seat: int) -> None:
    """Mark a call as forgotten, or fine it at once where the table notices by itself."""
    note(table, E_MISSED_CALL, seat, 0, 0)
    if rules.call_by_table:
        note(table, E_FINED, seat, draw_cards(rules, table, seat, rules.call_price), FINE_FOR_CALL)
    else:
        table.missed[seat] = 1


def good_for(rules: Rules, left: int) -> int:
    """Return how many cards a call announces that was made with so many left, 0 if it is idle.

    Two stands for "two" where that has a call of its own, and elsewhere for several cards that are
    to go out together: a promise, told apart where a false one costs something.
    """
    if left == 1:
        return 1
    if rules.call_due == CALL_TURN_BEFORE:
        return 2 if rules.call_false else 1
    if left == 2 and rules.call_due == CALL_AT_TWO:
        return 2
    return 0 if rules.call_watched else 2


def has_promised(rules: Rules, table: Table, seat: int) -> bool:
    """Return whether a seat must go out with several cards in this turn, or pay for its call."""
    promise = rules.call_due == CALL_TURN_BEFORE or not rules.call_watched
    return rules.call_false > 0 and promise and table.good[seat] == 2


def call_fails(rules: Rules, table: Table, seat: int) -> bool:
    """Return whether the end of a turn shows that a call was false, where that costs something.

    A call that tells a number of cards has to be true when its turn ends; one that promises to go
    out fails if its player is still in a turn later.
    """
    if rules.call_false == 0 or table.place[seat] > 0:
        return False
    too_many = table.made[seat] > 0 and good_for(rules, table.hand[seat]) == 0
    return too_many or has_promised(rules, table, seat)


def fine_false_call(rules: Rules, table: Table, seat: int) -> None:
    """Make a seat pay for a call that did not come true."""
    table.good[seat] = 0
    drawn = draw_cards(rules, table, seat, rules.call_false)
    note(table, E_FINED, seat, drawn, FINE_FOR_FALSE_CALL)


def turn_ends(rules: Rules, table: Table, seat: int) -> None:
    """Settle the calls of a turn: what was said becomes good, what was due opens a window."""
    if rules.call_automatic:
        if table.hand[seat] == 1 and table.said[seat] == 0:
            table.said[seat] = 1
            note(table, E_LAST_CARD, seat, 0, 0)
        return
    if rules.call_due == 0:
        return
    if rules.call_lapse == LAPSE_ENDS:
        for other in range(table.seats):
            table.missed[other] = 0
    if rules.call_watched and table.place[seat] == 0 and call_is_due(rules, table, seat):
        if rules.call_next_starts:
            table.window[seat] = 1
        else:
            forget_call(rules, table, seat)
    failed = call_fails(rules, table, seat)
    if table.made[seat] > 0:
        table.good[seat] = good_for(rules, table.hand[seat])
        table.said[seat] = 1 if table.hand[seat] == 1 else table.said[seat]
    elif rules.call_one_turn:
        table.good[seat] = 0
    table.made[seat] = 0
    if failed:
        fine_false_call(rules, table, seat)
