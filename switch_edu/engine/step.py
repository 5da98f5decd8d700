"""One step: a seat does something that `judge` has allowed."""

from __future__ import annotations

from switch_edu.engine.calls import call, challenge, fine_false_call, has_promised, turn_begins
from switch_edu.engine.events import note
from switch_edu.engine.following import cover_due, following
from switch_edu.engine.judge import allowed
from switch_edu.engine.layout import (
    CALL,
    CHALLENGE,
    DECLARE,
    DRAW,
    DRAWN,
    E_DREW,
    E_FINED,
    E_KEPT,
    E_LAID,
    E_NAMED,
    E_PASSED,
    E_SKIPPED,
    E_TOOK,
    END,
    FACING_SKIP,
    FINE_CALL,
    FINE_FINISH,
    FINE_FOR_CALL,
    FINE_FOR_COVER,
    FINE_FOR_FINISH,
    JOKER_1,
    NAME,
    NAME_0,
    PASS,
    TAKE,
    TURN,
    Judgement,
)
from switch_edu.engine.rules import NAME_AT_END, NAME_GO_ON, Rules
from switch_edu.engine.supply import can_draw, draw_card, draw_cards, remove
from switch_edu.engine.table import Table
from switch_edu.engine.turn import (
    begin_turn,
    finish_turn,
    limit_reached,
    next_seat,
    over_missing,
    settle,
)


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
    elif action == TAKE:
        take(rules, table, seat)
    elif action == END:
        end(rules, table, seat, judged[0])
    elif action == PASS:
        note(table, E_PASSED, seat, 0, 0)
        finish_turn(rules, table, 0)


def lay(rules: Rules, table: Table, seat: int, action: int, judged: Judgement) -> None:
    """Lay a card, begin to lay a joker that has to be declared, or declare it."""
    kind = action
    face = action
    if table.phase == DECLARE:
        kind = table.joker
        table.joker = -1
    elif action >= JOKER_1:
        if table.count[seat][kind] == 0:
            kind = JOKER_1 + JOKER_1 + 1 - kind  # the other joker: they are alike
        if rules.declares:
            table.joker = kind
            table.phase = DECLARE
            return
        face = JOKER_1
    set_fine(rules, table, face, judged)
    remove(table, seat, kind)
    table.laid[table.nlaid] = kind
    table.laid_face[table.nlaid] = face
    table.nlaid += 1
    table.naming = -1
    table.acted = 1
    table.phase = TURN
    note(table, E_LAID, seat, kind, face)
    after_laying(rules, table, seat, face)


def set_fine(rules: Rules, table: Table, face: int, judged: Judgement) -> None:
    """Remember what laying this card as the last one costs: the dearer of two faults."""
    if judged[FINE_FINISH] >> face & 1:
        table.fine = rules.finish_price
        table.fine_why = FINE_FOR_FINISH
    if judged[FINE_CALL] >> face & 1 and rules.call_price > table.fine:
        table.fine = rules.call_price
        table.fine_why = FINE_FOR_CALL


def after_laying(rules: Rules, table: Table, seat: int, face: int) -> None:
    """Settle the turn, ask for a suit, or leave the turn open for another card."""
    last = table.hand[seat] == 0
    names = (rules.wild | rules.names) >> face & 1 and not cancels(rules, table, face)
    goes_on = not last or table.fine > 0 or rules.play_on
    ends = last or not may_follow(rules, table)
    if names and goes_on and (rules.name_when != NAME_AT_END or ends):
        table.closing = 1 if last or rules.name_when != NAME_GO_ON else 0
        if not (table.closing and limit_reached(rules, table)):
            table.phase = NAME
            return
        table.closing = 0
        ends = True  # the deal stops here, so no suit has to be named
    if ends:
        settle(rules, table)


def cancels(rules: Rules, table: Table, face: int) -> bool:
    """Return whether a card was laid to cancel a pickup: then it names nothing."""
    if table.owed == 0:
        return False
    return bool((rules.cancel[table.attack] | rules.cancel_one[table.attack]) >> face & 1)


def may_follow(rules: Rules, table: Table) -> bool:
    """Return whether the rules let another card follow in this turn, whatever the hand holds."""
    if rules.single:
        return False
    if cover_due(rules, table):
        return True
    rank, near, suit, dump, together, named = following(rules, table)
    return (rank | near | suit | dump | together | named) != 0


def name_suit(rules: Rules, table: Table, suit: int) -> None:
    """Name the suit for the last card laid."""
    note(table, E_NAMED, table.player, suit, 0)
    table.naming = suit
    table.phase = TURN
    closing = table.closing
    table.closing = 0
    if closing or not may_follow(rules, table):
        settle(rules, table)


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


def take(rules: Rules, table: Table, seat: int) -> None:
    """Take the cards that wait; what cannot be paid is forgiven or carried on."""
    owed = table.owed
    drawn = draw_cards(rules, table, seat, owed)
    note(table, E_TOOK, seat, drawn, owed)
    table.owed = owed - drawn if rules.carry_debt else 0
    if table.owed == 0 and table.skips == 0:
        table.attack = -1
    if drawn > 0 or rules.idle_passes:
        table.acted = 1
    if rules.idle_kept and drawn == owed and not can_draw(rules, table):
        count_as_pass(table)
    if not rules.play_after_taking or table.owed > 0:
        finish_turn(rules, table, 0)


def end(rules: Rules, table: Table, seat: int, situation: int) -> None:
    """End the turn: keep a drawn card, miss a turn, leave a queen bare, or settle what was laid."""
    if table.nlaid > 0:
        end_run(rules, table, seat)
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


def end_run(rules: Rules, table: Table, seat: int) -> None:
    """Settle the cards laid, after a suit is named or a missing cover paid where that is due."""
    face = table.laid_face[table.nlaid - 1]
    names = (rules.wild | rules.names) >> face & 1 and not cancels(rules, table, face)
    due = names and rules.name_when == NAME_AT_END and table.naming < 0
    if due and not limit_reached(rules, table):
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
            note(table, E_SKIPPED, nobody, 0, 0)
            nobody = next_seat(table, nobody)
    else:
        table.missing[seat] += turns - 1
        note(table, E_SKIPPED, seat, turns - 1, 0)
        nobody = next_seat(table, seat)
    table.player = over_missing(rules, table, nobody)
    begin_turn(table)
