"""Whole deals, played by policies without anybody watching."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from switch_edu.engine.calls import call
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge
from switch_edu.engine.layout import CALL, MAX_SEATS, OVER, Judgement
from switch_edu.engine.policies import SENSIBLE, choose_random, choose_sensible
from switch_edu.engine.rules import Rules
from switch_edu.engine.step import step
from switch_edu.engine.table import Table

# What `play_deals` writes down of a deal: one row of ints.
WINNER = 0  # seat, or -1
ENDED = 1  # the phase it ended in: won, blocked, or still going on
STEPS = 2
PLAYED = 3  # cards laid
LEFT = 4  # cards left, one number per seat
RESULT_WIDTH = LEFT + MAX_SEATS


def play_deals(
    rules: Rules,
    table: Table,
    seeds: Sequence[int],
    policies: Sequence[Sequence[int]],
    most_steps: int,
    results: Sequence[MutableSequence[int]],
) -> int:
    """Play one deal per seed on the same table and write a row of results for each.

    `policies` has a row per deal with a policy per seat. Returns the steps taken in all deals.
    """
    steps = 0
    for i in range(len(seeds)):
        taken = play_deal(rules, table, seeds[i], policies[i], most_steps)
        row = results[i]
        row[WINNER] = table.winner
        row[ENDED] = table.phase
        row[STEPS] = taken
        row[PLAYED] = table.played
        for seat in range(table.seats):
            row[LEFT + seat] = table.hand[seat]
        steps += taken
    return steps


def play_deal(
    rules: Rules, table: Table, seed: int, policies: Sequence[int], most_steps: int
) -> int:
    """Deal by a seed and play, each seat by its policy; return the number of steps taken.

    The seat that deals goes round with the seed.
    """
    deal(rules, table, seed, seed % rules.seats)
    return play_out(rules, table, policies, most_steps)


def play_out(rules: Rules, table: Table, policies: Sequence[int], most_steps: int) -> int:
    """Play a deal on until it is over, each seat by its policy; return the number of steps taken.

    At most `most_steps` are taken, so a deal may be left unfinished.
    """
    steps = 0
    while table.phase < OVER and steps < most_steps:
        play_on(rules, table, policies)
        steps += 1
    return steps


def play_on(rules: Rules, table: Table, policies: Sequence[int]) -> int:
    """Let the player in turn do one thing by its policy; return what it did.

    The event buffer holds what came of it.
    """
    judged = judge(rules, table, table.player)
    action = choose_by_policy(rules, table, policies, judged)
    take_action(rules, table, action, judged)
    return action


def choose_by_policy(rules: Rules, table: Table, policies: Sequence[int], judged: Judgement) -> int:
    """Return what the player in turn does by its policy."""
    if policies[table.player] == SENSIBLE:
        return choose_sensible(rules, table, table.player, judged)
    return choose_random(rules, table, table.player, judged)


def take_action(rules: Rules, table: Table, action: int, judged: Judgement) -> None:
    """Let the player in turn do something; nobody forgets a call that is due then."""
    table.nevents = 0
    step(rules, table, table.player, action, judged)
    if rules.call_watched and action != CALL:
        call_in_time(table)


def call_in_time(table: Table) -> None:
    """Let every seat whose window is open make its call."""
    for seat in range(table.seats):
        if table.window[seat] > 0 and seat != table.player:
            call(table, seat)
