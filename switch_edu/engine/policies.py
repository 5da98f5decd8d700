"""How a seat chooses a move inside the kernel, from its own hand and the open table only."""

from __future__ import annotations

from switch_edu.engine.bits import count_bits, lowest, nth_member
from switch_edu.engine.judge import legal
from switch_edu.engine.layout import CALL, CALL_BIT, CARD_BITS, TALK_BITS, Judgement
from switch_edu.engine.rules import CALL_TURN_BEFORE, Rules
from switch_edu.engine.sensible import best_option
from switch_edu.engine.supply import draw_number
from switch_edu.engine.table import Table

RANDOM = 0
SENSIBLE = 1


def choose_random(rules: Rules, table: Table, seat: int, judged: Judgement) -> int:
    """Return a random legal action, each equally likely; a call is made whenever it is due.

    Where there is no choice no random number is used up.
    """
    options = legal(judged, table, seat)
    if options & CALL_BIT and wants_to_call(rules, table, seat, options):
        return CALL
    options &= ~TALK_BITS
    if not options & (options - 1):
        return lowest(options)
    return nth_member(options, draw_number(table, count_bits(options)))


def choose_sensible(rules: Rules, table: Table, seat: int, judged: Judgement) -> int:
    """Return the best legal action by the marks of `sensible`; a due call is always made."""
    options = legal(judged, table, seat)
    if options & CALL_BIT and wants_to_call(rules, table, seat, options):
        return CALL
    return best_option(rules, table, seat, options & ~TALK_BITS, judged)


def wants_to_call(rules: Rules, table: Table, seat: int, options: int) -> bool:
    """Return whether a player who never forgets would speak now, with these legal options.

    Where a false call costs something, nobody calls before a draw.
    """
    left = table.hand[seat]
    if rules.call_false and table.nlaid == 0 and not options & CARD_BITS:
        return False
    if rules.call_due == CALL_TURN_BEFORE:
        return left <= 2
    return left - (1 if table.nlaid == 0 else 0) <= rules.call_due
