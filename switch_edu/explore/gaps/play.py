"""Playing one game by several readings of a rule, to see where they part.

A game is played under the house and written down. Under another reading the same deal is then
played move for move, up to the first table at which the reading would allow something else, or
after which the tables are not the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.cards import KINDS
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import CALL, OVER
from switch_edu.engine.playouts import call_in_time
from switch_edu.engine.policies import choose_sensible
from switch_edu.engine.rules import Rules
from switch_edu.engine.step import step
from switch_edu.engine.supply import remove
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine
from switch_edu.explore.disagreeing.facts import Facts, state
from switch_edu.game.possible import check_possible

_MOST_STEPS = 400
AT_THE_DEAL = -1


@dataclass(frozen=True)
class Played:
    """A game under the house: its rules, the deal, of each step the table before it and the move.

    `options` are the moves that were legal, `after` what is seen of the table after the step.
    """

    rules: Rules
    dealt: Table
    steps: list[tuple[Table, int]]
    options: list[int]
    after: list[Facts]


def play_one(rules: Rules, seed: int) -> Played:
    """Deal by a seed and play the game, every seat sensibly."""
    table = _dealt(rules, seed)
    played = Played(rules, table.copy(), [], [], [])
    while table.phase < OVER and len(played.steps) < _MOST_STEPS:
        before, seat = table.copy(), table.player
        judged = judge(rules, table, seat)
        action = choose_sensible(rules, table, seat, judged)
        played.steps.append((before, action))
        played.options.append(legal(judged, table, seat))
        _step(rules, table, action)
        played.after.append(_seen(table))
    return played


def first_parting(played: Played, reading: Rules, seed: int) -> int | None:
    """Return the number of the step at which a reading parts from a game, None where it does not.

    It is AT_THE_DEAL where already the deal is another one.
    """
    table = _dealt(reading, seed)
    if _seen(table) != _seen(played.dealt):
        return AT_THE_DEAL
    for at, (_, action) in enumerate(played.steps):
        if _options(reading, table) != played.options[at]:
            return at
        _step(reading, table, action)
        if _seen(table) != played.after[at]:
            return at
    return None


def parts_at(table: Table, action: int, rules: Rules, reading: Rules) -> bool:
    """Say whether two readings part at a table, in what is legal or in what a move leads to."""
    options = _options(rules, table)
    if options != _options(reading, table):
        return True
    if not options >> action & 1:
        return False
    one, other = table.copy(), table.copy()
    _step(rules, one, action)
    _step(reading, other, action)
    return _seen(one) != _seen(other)


def smaller(table: Table, action: int, rules: Rules, reading: Rules) -> Table:
    """Return the table with as few cards in the hand in turn as still make the readings part."""
    for kind in range(KINDS):
        for _ in range(table.count[table.player][kind]):
            fewer = table.copy()
            remove(fewer, fewer.player, kind)
            if _is_possible(fewer, rules) and parts_at(fewer, action, rules, reading):
                table = fewer
    return table


def _is_possible(table: Table, rules: Rules) -> bool:
    """Say whether a table with a card less in hand can be: what was drawn, say, has to be held."""
    try:
        check_possible(table, rules)
    except BadLine:
        return False
    return table.hand[table.player] > 0


def _dealt(rules: Rules, seed: int) -> Table:
    table = Table()
    deal(rules, table, seed, seed % rules.seats)
    return table


def _options(rules: Rules, table: Table) -> int:
    return legal(judge(rules, table, table.player), table, table.player)


def _step(rules: Rules, table: Table, action: int) -> None:
    table.nevents = 0
    step(rules, table, table.player, action, judge(rules, table, table.player))
    if rules.call_watched and action != CALL:
        call_in_time(table)


def _seen(table: Table) -> Facts:
    """Return what players see of a table, what was called included."""
    seats = table.seats
    said = (*table.good[:seats], *table.missed[:seats], *table.said[:seats])
    return (*state(table), table.idle, table.nolder, *said)
