"""Mistakes: which refused moves are one, and the table after it."""

from __future__ import annotations

from switch_edu.engine.blunder import blunder
from switch_edu.engine.layout import END
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.game.moves import read_moves
from switch_edu.game.verdict import Verdict


def is_mistake(rules: Rules, table: Table, verdict: Verdict) -> bool:
    """Say whether a refused move has a consequence in this house.

    What was done with cards may have one, not what was done with the stock or in words.
    """
    failed = read_moves(verdict.move)[0]
    with_cards = failed.kind in ("lay", "declare") or (failed.action == END and table.nlaid > 0)
    return bool(rules.mistake_cards) and with_cards


def after_mistake(rules: Rules, table: Table, seat: int, luck: int) -> Table:
    """Return a copy of a table with the consequence of a mistake; `luck` is what cards follow."""
    after = table.copy()
    after.rng = luck
    blunder(rules, after, seat)
    after.rng = after.rng if table.rng else 0
    return after
