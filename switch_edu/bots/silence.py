"""What it tells that a seat laid nothing: cards that it could have laid instead.

The one judgement decides: a card is ruled out if the seat could not have done what it did, had it
held that card. Where it was free to hold it back, that is only doubtful: a player who rather draws,
takes a pickup or misses a turn than to lay a card is rare.
"""

from __future__ import annotations

from typing import NamedTuple

from switch_edu.cards import JOKER_BIT, KINDS
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    AFTER_DRAW,
    CARD_BITS,
    DRAW,
    END,
    JOKER_1,
    PASS,
    RUNNING,
    SITUATION,
    TAKE,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table

LAYING_NOTHING = (DRAW, TAKE, END, PASS)


class Silence(NamedTuple):
    """Sets of faces that a seat cannot have held, or hardly has; `drawn`: as the drawn card."""

    never: int = 0
    hardly: int = 0
    drawn: bool = False


def silence(rules: Rules, view: Table, seat: int, action: int) -> Silence:
    """Return what it tells that the seat in turn did this at a table, instead of laying a card."""
    if action not in LAYING_NOTHING:
        return Silence()
    situation = judge(rules, view, seat)[SITUATION]
    table = view.copy()
    never = hardly = 0
    for kind in range(JOKER_1 + 1):
        _let_hold(table, seat, kind)
        options = legal(judge(rules, table, seat), table, seat)
        if not options >> action & 1:
            never |= 1 << kind
        elif options & CARD_BITS and situation != RUNNING:  # a run is often cut short
            hardly |= 1 << kind
    return Silence(never, hardly, situation == AFTER_DRAW and not rules.any_after_draw)


def _let_hold(table: Table, seat: int, kind: int) -> None:
    """Let a seat hold a card among others that nobody knows, the card drawn being that one."""
    table.count[seat] = [0] * KINDS
    table.count[seat][kind] = 1
    table.held[seat] = 1 << kind if kind < JOKER_1 else JOKER_BIT
    if table.drawn >= 0:
        table.drawn = kind
