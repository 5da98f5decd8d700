"""What cards do that are laid against a waiting pickup or skip: add, replace, pass on, cancel."""

from __future__ import annotations

from switch_edu.engine.effects import act_fresh, apply_block, block_start
from switch_edu.engine.events import note
from switch_edu.engine.following import cover_due
from switch_edu.engine.layout import E_CANCELLED, E_FINED, E_TOOK, E_UNCOVERED, FINE_FOR_REST
from switch_edu.engine.powerless import is_powerless
from switch_edu.engine.rules import EVERY_POWER, Rules
from switch_edu.engine.seats import next_seat
from switch_edu.engine.supply import draw_cards
from switch_edu.engine.table import Table


def act(rules: Rules, table: Table, n: int) -> int:
    """Let the n cards laid in this turn take effect; return 1 if their player plays again."""
    if table.owed > 0 or table.skips > 0:
        again = answer(rules, table, n)
    else:
        again = act_fresh(rules, table, 0, n)
    table.uncovered = 1 if rules.cover_carries and cover_due(rules, table) else 0
    if table.uncovered:
        note(table, E_UNCOVERED, table.player, 0, 0)
    return again


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
        if rules.pay[a] >> face & 1:
            pay(rules, table)
            return act_fresh(rules, table, i, n)
        ones += rules.cancel_one[a] >> face & 1
    if ones > 0:
        cancel_some(rules, table, ones * rules.unit[a])
        return 0
    return prolong(rules, table, n)


def pay(rules: Rules, table: Table) -> None:
    """Let the player in turn take what waits, beside the cards laid; turns are missed later."""
    seat = table.player
    if table.owed > 0:
        note(table, E_TOOK, seat, draw_cards(rules, table, seat, table.owed), table.owed)
    table.missing[seat] += table.skips
    table.owed = table.skips = 0
    table.attack = -1


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
    if rules.powers_act == EVERY_POWER:
        return prolong_each(rules, table, n)
    first = block_start(rules, table, 0, n)
    if rules.pass_on[a] >> face & 1:
        return 0
    if rules.act_on[a] >> face & 1:
        act_and_pass(rules, table, first, n)
        return 0
    if rules.replace[a] >> face & 1:
        table.owed = table.skips = 0
    elif not rules.add[a] >> face & 1:
        table.owed = table.skips = 0  # only a free run gets here: its last card undid the answer
    return apply_block(rules, table, first, n)


def prolong_each(rules: Rules, table: Table, n: int) -> int:
    """Let every card of an answer take effect, one after the other."""
    again = 0
    for i in range(n):
        face = table.laid_face[i]
        a = table.attack
        if rules.pass_on[a] >> face & 1:
            continue
        if rules.act_on[a] >> face & 1:
            act_and_pass(rules, table, i, i + 1)
            continue
        if rules.replace[a] >> face & 1:
            table.owed = table.skips = 0
        if not is_powerless(rules, table, i):
            again = apply_block(rules, table, i, i + 1)
    return again


def act_and_pass(rules: Rules, table: Table, first: int, end: int) -> None:
    """Let answering cards take effect while what waits goes on to the next player who acts.

    A reversal sends it back, also between two players; a skip sends it past the next player.
    """
    a = table.attack
    waiting = table.skips
    apply_block(rules, table, first, end)
    if table.owed > 0 and table.skips > waiting:
        seat = table.player
        for _ in range(table.skips - waiting):
            if rules.skip_next_players or seat == table.player:
                seat = next_seat(table, seat)
            table.missing[seat] += 1
        table.skips = waiting
        table.attack = a
