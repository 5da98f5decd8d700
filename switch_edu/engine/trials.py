"""Trials: each of several moves is tried in the same worlds, and played on from there."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from switch_edu.engine.deal import start_random
from switch_edu.engine.judge import judge
from switch_edu.engine.layout import OVER
from switch_edu.engine.playouts import choose_by_policy, take_action
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.engine.worlds import arrange, lay_out

# The three tables that trials need.
SEEN = 0  # what is known
WORLD = 1  # with the cards of one world
TRIED = 2  # as it goes on after a move
TABLES = 3

SWEEPS = 2  # from one world to the next

LOST, WON, UNFINISHED = 0, 1, 2


def copy_over(tables: MutableSequence[Table], to: int, source: int) -> None:
    """Make one of several tables a copy of another one; the compiled runtime has its own way."""
    tables[to] = tables[source].copy()


def try_moves(
    rules: Rules,
    tables: MutableSequence[Table],
    places: Sequence[Sequence[int]],
    cards: MutableSequence[int],
    seat: int,
    actions: Sequence[int],
    policies: Sequence[int],
    first_seed: int,
    most_steps: int,
    results: Sequence[MutableSequence[int]],
) -> None:
    """Try the actions of a seat in one world for each row of results, each with the same luck.

    Worlds are numbered by their seeds. A row tells for each action whether the seat won.
    """
    for w in range(len(results)):
        copy_over(tables, WORLD, SEEN)
        start_random(tables[WORLD], (first_seed + w) & 0xFFFFFFFF)
        arrange(tables[WORLD], places, cards, SWEEPS)
        lay_out(tables[WORLD], places, cards)
        for m in range(len(actions)):
            copy_over(tables, TRIED, WORLD)
            results[w][m] = try_move(rules, tables[TRIED], seat, actions[m], policies, most_steps)


def try_move(
    rules: Rules,
    table: Table,
    seat: int,
    action: int,
    policies: Sequence[int],
    most_steps: int,
) -> int:
    """Do an action and play on, each seat by its policy, until somebody is out; say who won."""
    steps = 0
    while table.phase < OVER and table.winner < 0 and steps < most_steps:
        judged = judge(rules, table, table.player)
        if steps > 0:
            action = choose_by_policy(rules, table, policies, judged)
        take_action(rules, table, action, judged)
        steps += 1
    if table.winner == seat:
        return WON
    return UNFINISHED if table.phase < OVER and table.winner < 0 else LOST
