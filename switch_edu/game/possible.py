"""What the parts of a line say together: a turn can only wait for what has come about in it."""

from __future__ import annotations

from switch_edu.cards import JOKER, UNKNOWN, card_text
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import DECLARE, DRAWN, NAME, OVER
from switch_edu.engine.rules import EVERY_POWER, Rules
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine
from switch_edu.game.voice import capital, the_card


def check_possible(table: Table, rules: Rules) -> None:
    """Raise BadLine in one sentence where a line describes a turn that cannot come about.

    It would be played on with a card that nobody has.
    """
    _check_places(table)
    _check_laid(table, rules)
    _check_owed(table, rules)
    _check_fine(table, rules)
    if table.phase == NAME:
        _check_naming(table, rules)
    elif table.phase == DECLARE:
        _check_joker(table, rules)
    elif table.phase == DRAWN:
        _check_drawn(table, rules)
    if table.uncovered and not rules.cover >> table.face & 1:
        raise BadLine(
            f"{capital(the_card(table.face))} need not be covered in this house: leave the * out."
        )


def _check_places(table: Table) -> None:
    taken = sorted(place for place in table.place[: table.seats] if place)
    if taken != [*range(1, table.nplaced + 1)]:
        missing = min({*range(1, table.nplaced + 1)} - {*taken})
        raise BadLine(f"A seat is #{taken[-1]} and none is #{missing}: places are taken in order.")
    out = [seat for seat in range(table.seats) if table.place[seat]]
    if table.phase >= OVER:
        return
    if any(table.hand[seat] for seat in out):
        raise BadLine("A seat with a place is out and holds no cards while the deal goes on.")
    if any(table.missed[seat] or table.window[seat] for seat in out):
        raise BadLine(
            "A seat with a place is out, so no call of it can be missing: leave m and w out."
        )


def _check_laid(table: Table, rules: Rules) -> None:
    if rules.single and table.nlaid > (table.phase == NAME):
        raise BadLine(
            "One card ends a turn in this house, so no turn stays open after >: write the card "
            "laid last as the top card."
        )
    if rules.declares and JOKER in table.laid_face[: table.nlaid]:
        raise BadLine("A joker laid in this turn needs the card that it is: write JK1=QH.")
    last = table.laid_face[table.nlaid - 1]
    if table.naming >= 0 and not (rules.wild | rules.names) >> last & 1:
        raise BadLine(f"No suit is named for {the_card(last)} in this house: leave the suit out.")


def _check_owed(table: Table, rules: Rules) -> None:
    if table.attack < 0 or rules.powers_act == EVERY_POWER:
        return  # where each card of a run acts, a pickup and a skip may wait together
    power = rules.attacks[table.attack]
    if table.owed and not rules.unit[table.attack]:
        raise BadLine(f"{power} makes players miss turns and take no cards: write 1t:{power}.")
    if table.skips and rules.unit[table.attack]:
        raise BadLine(f"{power} makes players take cards and miss no turns: write 2:{power}.")


def _check_fine(table: Table, rules: Rules) -> None:
    if table.fine and table.phase != NAME:
        raise BadLine(
            "Only a last card that waits for its suit has a fine to come: leave fine= out."
        )
    prices = sorted({rules.finish_price, rules.call_price} - {0})
    if table.fine and table.fine not in prices:
        offered = " or ".join(f"fine={price}" for price in prices) or "none"
        raise BadLine(f"No fault costs {table.fine} cards in this house: its fines are {offered}.")


def _check_naming(table: Table, rules: Rules) -> None:
    laid = table.laid_face[table.nlaid - 1] if table.nlaid else -1
    if laid < 0 and rules.starter_names and not table.nolder:
        laid = table.face  # the card that starts the pile
    if laid < 0:
        raise BadLine("?suit waits for the suit of a card laid in this turn: write 9C>AH 1+?suit.")
    if not (rules.wild | rules.names) >> laid & 1:
        raise BadLine(f"No suit is named for {the_card(laid)} in this house: leave ?suit out.")


def _check_joker(table: Table, rules: Rules) -> None:
    joker = card_text(table.joker)
    if not rules.declares:
        raise BadLine(f"A joker is not declared as a card in this house: leave ?{joker} out.")
    if not table.count[table.player][table.joker]:
        raise BadLine(f"{joker} is to be declared, so the seat in turn has to hold it.")
    if not legal(judge(rules, table, table.player), table, table.player):
        raise BadLine(f"{joker} fits here as no card, so it cannot lie there: leave ?{joker} out.")


def _check_drawn(table: Table, rules: Rules) -> None:
    if table.owed or table.skips:
        if not (table.owed and rules.take_singly):
            raise BadLine("Nothing is drawn while a pickup or a skip waits: leave ?+ out.")
        return
    if not rules.may_play_drawn:
        raise BadLine("A drawn card ends the turn in this house: leave ?+ out.")
    if 0 <= table.drawn < UNKNOWN and not table.count[table.player][table.drawn]:
        card = card_text(table.drawn)
        raise BadLine(f"{card} has been drawn, so the seat in turn has to hold it.")
