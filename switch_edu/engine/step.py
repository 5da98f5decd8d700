"""One step: a seat does something that `judge` has allowed."""

from __future__ import annotations

from switch_edu.engine.calls import call, challenge, fine_false_call, has_promised, turn_begins
from switch_edu.engine.ending import end, take, take_one
from switch_edu.engine.events import note
from switch_edu.engine.judge import allowed
from switch_edu.engine.laying import lay, name_suit
from switch_edu.engine.layout import (
    CALL,
    CHALLENGE,
    DRAW,
    DRAWN,
    E_DREW,
    E_PASSED,
    END,
    FACING_SKIP,
    JOKER_1,
    NAME_0,
    PASS,
    TAKE,
    Judgement,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import can_draw, draw_card
from switch_edu.engine.table import Table
from switch_edu.engine.turn import finish_turn


def step(rules: Rules, table: Table, seat: int, action: int, judged: Judgement) -> None:
    """Do a legal action for a seat; `judged` is what `judge` says of that seat now."""
    if action == CALL:
        call(table, seat)
        return
    if action >= CHALLENGE:
        challenge(rules, table, seat, action - CHALLENGE)
        return
    missed = action == END and judged[0] == FACING_SKIP  # a turn missed is neither draw nor play
    if table.started == 0 and not missed:
        turn_begins(rules, table)
    if action < DRAW:
        lay(rules, table, seat, action, judged)
    elif action >= NAME_0:
        name_suit(rules, table, action - NAME_0)
    elif action == DRAW:
        draw(rules, table, seat, judged)
    elif action == TAKE and rules.take_singly and table.owed > 1 and can_draw(rules, table):
        take_one(rules, table, seat)
    elif action == TAKE:
        take(rules, table, seat)
    elif action == END:
        end(rules, table, seat, judged[0])
    elif action == PASS:
        note(table, E_PASSED, seat, 0, 0)
        finish_turn(rules, table, 0)


def draw(rules: Rules, table: Table, seat: int, judged: Judgement) -> None:
    """Draw by choice or for want of a card, once or until something fits."""
    fits = allowed(judged)
    kind = draw_card(rules, table, seat)
    drawn = 1
    if rules.until_playable:
        while kind >= 0 and not fits >> min(kind, JOKER_1) & 1:
            kind = draw_card(rules, table, seat)
            drawn += 1 if kind >= 0 else 0
    broken = has_promised(rules, table, seat)  # whoever draws does not go out
    table.good[seat] = 0
    table.said[seat] = 0
    table.acted = 1
    table.ndrawn += drawn
    note(table, E_DREW, seat, drawn, rules.may_play_drawn)
    if broken:
        fine_false_call(rules, table, seat)
    if rules.may_play_drawn:
        table.drawn = kind
        table.phase = DRAWN
    else:
        finish_turn(rules, table, 0)
