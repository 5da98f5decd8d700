"""What a seat may not see: views without secrets, and dealing out what is unknown."""

from __future__ import annotations

from switch_edu.cards import FACES, JOKER_BIT, UNKNOWN
from switch_edu.engine.deal import start_random
from switch_edu.engine.layout import DECLARE
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import draw_number
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine
from switch_edu.game.pack import cards_on, pack_of

ONLOOKER = -1  # in place of a seat: sees no hand


def view_table(table: Table, seat: int) -> Table:
    """Return a copy in which everything that a seat may not see is an unknown card.

    A joker that waits to be declared lies on the table for all to see.
    """
    view = table.copy()
    view.rng = 0
    for other in range(view.seats):
        if other != seat:
            view.count[other] = [0] * UNKNOWN + [view.hand[other]]
            view.held[other] = 0
    view.stock = [UNKNOWN] * len(view.stock)  # the cards drawn from it leave traces behind its end
    if view.player != seat:
        view.drawn = UNKNOWN if view.drawn >= 0 else -1
        if view.phase == DECLARE:
            _show_joker(view)
    return view


def _show_joker(view: Table) -> None:
    row = view.count[view.player]
    row[UNKNOWN] -= 1
    row[view.joker] = 1
    view.held[view.player] = JOKER_BIT


def fill_table(table: Table, rules: Rules, seed: int) -> Table:
    """Return a copy in which each unknown card has become one of the cards not seen."""
    filled = table.copy()
    unseen = _unseen(table, rules)
    need = sum(kind == UNKNOWN for kind in cards_on(table))
    if need > len(unseen):
        raise BadLine(
            f"There are {need} unknown cards to deal, "
            f"but only {len(unseen)} cards have not been seen."
        )
    start_random(filled, seed)
    for i in range(len(unseen) - 1, 0, -1):
        k = draw_number(filled, i + 1)
        unseen[i], unseen[k] = unseen[k], unseen[i]
    for seat in range(filled.seats):
        row = filled.count[seat]
        for _ in range(row[UNKNOWN]):
            kind = unseen.pop()
            row[kind] += 1
            filled.held[seat] |= JOKER_BIT if kind >= FACES else 1 << kind
        row[UNKNOWN] = 0
    for pile, length in ((filled.stock, filled.nstock), (filled.older, filled.nolder)):
        for i in range(length):
            if pile[i] == UNKNOWN:
                pile[i] = unseen.pop()
    return filled


def _unseen(table: Table, rules: Rules) -> list[int]:
    left = pack_of(rules)
    for kind in cards_on(table):
        if kind < UNKNOWN:
            left[kind] -= 1
    return [kind for kind in range(FACES + 2) for _ in range(left[kind])]
