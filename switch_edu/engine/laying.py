"""Laying cards: joker, suit and price of a card, and whether its turn goes on."""

from __future__ import annotations

from switch_edu.engine.ending import end_in_debt
from switch_edu.engine.events import note
from switch_edu.engine.following import cover_due, following
from switch_edu.engine.layout import (
    DECLARE,
    E_CANCELLED,
    E_FINED,
    E_LAID,
    E_NAMED,
    E_SHOWN,
    E_TOOK_BACK,
    FINE_CALL,
    FINE_FINISH,
    FINE_FOR_CALL,
    FINE_FOR_COVER,
    FINE_FOR_FINISH,
    JOKER_1,
    NAME,
    TURN,
    Judgement,
)
from switch_edu.engine.powerless import asks_for_suit
from switch_edu.engine.rules import (
    BARRED_IDLE,
    BARRED_RETURNS,
    NAME_GO_ON,
    NAME_ON_PLAY,
    STARTER_DEALER_NAMES,
    Rules,
)
from switch_edu.engine.seats import first_player
from switch_edu.engine.settling import settle
from switch_edu.engine.supply import draw_cards, remove
from switch_edu.engine.table import Table
from switch_edu.engine.turn import begin_turn, finish_turn, limit_reached


def lay(rules: Rules, table: Table, seat: int, action: int, judged: Judgement) -> None:
    """Lay or show a card, begin to lay a joker that has to be declared, or declare it."""
    kind = action
    face = action
    if shows(rules, table, face):
        show(rules, table, seat, kind)
        return
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
    table.acted = 1
    table.phase = TURN
    note(table, E_LAID, seat, kind, face)
    if rules.barred_last == BARRED_RETURNS and judged[FINE_FINISH] >> face & 1:
        return_last(rules, table, seat)
        return
    set_fine(rules, table, face, judged)
    remove(table, seat, kind)
    table.laid[table.nlaid] = kind
    table.laid_face[table.nlaid] = face
    table.nlaid += 1
    table.naming = -1
    after_laying(rules, table, seat)


def shows(rules: Rules, table: Table, face: int) -> bool:
    """Return whether a card is only shown against what waits, and stays in hand."""
    if table.nlaid > 0 or table.owed + table.skips == 0 or table.phase == DECLARE:
        return False
    return bool(rules.show[table.attack] >> min(face, JOKER_1) & 1)


def show(rules: Rules, table: Table, seat: int, kind: int) -> None:
    """Show a card that cancels what waits; what follows is as after taking it."""
    note(table, E_SHOWN, seat, kind, 0)
    note(table, E_CANCELLED, seat, table.owed, table.skips)
    table.owed = table.skips = 0
    table.attack = -1
    table.acted = 1
    if not rules.play_after_taking:
        finish_turn(rules, table, 0)


def return_last(rules: Rules, table: Table, seat: int) -> None:
    """Let a barred last card go back to the hand; its price is drawn and the turn is over."""
    note(table, E_TOOK_BACK, seat, 1, 1)
    drawn = draw_cards(rules, table, seat, rules.finish_price)
    note(table, E_FINED, seat, drawn, FINE_FOR_FINISH)
    end_in_debt(rules, table, seat)


def set_fine(rules: Rules, table: Table, face: int, judged: Judgement) -> None:
    """Remember what laying this card as the last one costs: the dearer of two faults."""
    if judged[FINE_FINISH] >> face & 1:
        table.dud = int(rules.barred_last == BARRED_IDLE)
        table.fine = rules.finish_price
        table.fine_why = FINE_FOR_FINISH
    if judged[FINE_CALL] >> face & 1 and rules.call_price > table.fine:
        table.fine = rules.call_price
        table.fine_why = FINE_FOR_CALL


def after_laying(rules: Rules, table: Table, seat: int) -> None:
    """Settle the turn, ask for a suit, or leave the turn open for another card."""
    last = table.hand[seat] == 0
    if last and rules.cover_last and cover_due(rules, table) and rules.cover_price > table.fine:
        table.fine = rules.cover_price
        table.fine_why = FINE_FOR_COVER
    goes_on = not last or table.fine > 0 or rules.play_on
    ends = last or not may_follow(rules, table)
    at_once = rules.name_when == NAME_ON_PLAY or rules.name_when == NAME_GO_ON
    if goes_on and (at_once or ends) and asks_for_suit(rules, table):
        table.closing = 1 if last or rules.name_when != NAME_GO_ON else 0
        if not (table.closing and limit_reached(rules, table)):
            table.phase = NAME
            return
        table.closing = 0
        ends = True  # the deal stops here, so no suit has to be named
    if ends:
        settle(rules, table)


def may_follow(rules: Rules, table: Table) -> bool:
    """Return whether the rules let another card follow in this turn, whatever the hand holds."""
    if rules.single:
        return False
    if cover_due(rules, table):
        return True
    rank, near, suit, dump, together, named = following(rules, table)
    return (rank | near | suit | dump | together | named) != 0


def name_suit(rules: Rules, table: Table, suit: int) -> None:
    """Name the suit for the last card laid, or for the card that starts the pile."""
    note(table, E_NAMED, table.player, suit, 0)
    if table.nlaid == 0:
        name_for_starter(rules, table, suit)
        return
    table.naming = suit
    table.phase = TURN
    closing = table.closing
    table.closing = 0
    if closing or not may_follow(rules, table):
        settle(rules, table)


def name_for_starter(rules: Rules, table: Table, suit: int) -> None:
    """Let the suit named for the starter count; a dealer who named it leaves the first turn."""
    table.suit = suit
    table.named = 1
    table.closing = 0
    if rules.starter_names == STARTER_DEALER_NAMES:
        table.dealer = table.player
        table.player = first_player(rules, table)
    begin_turn(table)
