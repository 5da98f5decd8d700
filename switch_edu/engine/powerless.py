"""Cards whose power sleeps because of how they were laid, and cards that ask for a suit."""

from __future__ import annotations

from switch_edu.engine.rules import NAME_AFTER_RUN, Rules
from switch_edu.engine.table import Table


def is_powerless(rules: Rules, table: Table, i: int) -> bool:
    """Return whether the i-th card of this turn has no effect, whatever its power is."""
    if table.dud > 0 and i == table.nlaid - 1:
        return True
    if rules.cover_silent and covers_queen(rules, table, i):
        return True
    return bool(rules.dump_silent and shed_since(rules, table, i) < i)


def covers_queen(rules: Rules, table: Table, i: int) -> int:
    """Return 1 if the i-th card of this turn covers a queen."""
    if i == 0:
        return table.uncovered
    return rules.cover >> table.laid_face[i - 1] & 1


def shed_since(rules: Rules, table: Table, i: int) -> int:
    """Return where the card lies that lets its suit be shed up to the i-th card, else i + 1.

    The cards between them must all be of its suit.
    """
    if not rules.dump:
        return i + 1
    suit = table.laid_face[i] // 13
    at = i
    while at >= 0 and table.laid_face[at] // 13 == suit:
        if rules.dump >> table.laid_face[at] & 1:
            return at
        at -= 1
    return i + 1


def cancels(rules: Rules, table: Table, face: int) -> bool:
    """Return whether a card was laid to cancel a pickup and therefore names nothing."""
    if table.owed == 0 or rules.cancel_names:
        return False
    return bool((rules.cancel[table.attack] | rules.cancel_one[table.attack]) >> face & 1)


def asks_for_suit(rules: Rules, table: Table) -> bool:
    """Return whether a suit is to be named for what was laid in this turn, if it ended here.

    It is named for the last card; where a run may be laid on a card that names one, for any.
    """
    i = table.nlaid - 1
    while i >= 0:
        face = table.laid_face[i]
        names = (rules.wild | rules.names) >> face & 1 and not cancels(rules, table, face)
        if names and not is_powerless(rules, table, i):
            return True
        if rules.name_when != NAME_AFTER_RUN:
            return False
        i -= 1
    return False
