"""Skill against luck under each house: `python -m benchmarks.skill [games] [players]`.

One player against sensible ones; sharp games are also timed, compiled and in plain Python.
"""

from __future__ import annotations

import sys
import time
from unittest.mock import patch

import switch_edu as sw
from benchmarks.calibrate import loops_per_second
from switch_edu.bots.sharp import WORLDS
from switch_edu.engine import compiled
from switch_edu.errors import BadHouse
from switch_edu.explore.experiments import deal
from switch_edu.explore.experiments.counting import play_rows
from switch_edu.explore.experiments.difference import interval_text
from switch_edu.explore.experiments.plan import read_plan
from switch_edu.explore.experiments.readiness import compile_trials
from switch_edu.explore.skill_result import RANKED
from switch_edu.rules import houses

TIMED = ("switch", "jack7")
TIMED_GAMES = {"compiled": 20, "plain": 2}


def games_per_second(name: str, runtime: str) -> float:
    """Return how many games with one sharp seat of three a core plays in a second."""
    plan = read_plan(name, 3, 1, ["sharp", "sensible", "sensible"])
    games = TIMED_GAMES[runtime]
    with patch.object(deal, "trials_runtime", lambda: runtime):
        start = time.process_time()
        play_rows(plan, 0, 0, games, fast=False)
        return games / (time.process_time() - start)


def speed() -> None:
    """Print the pace of sharp games in each runtime."""
    print(f"one sharp seat of three, {WORLDS} worlds a move; {loops_per_second():,.0f} loops/s")
    for name in TIMED:
        for runtime in ("compiled", "plain") if compiled.available() else ("plain",):
            pace = games_per_second(name, runtime)
            print(f"{name:24}{runtime:>9}: {pace:6.2f} games a second on one core")


def main(games: int = 200, players: int = 2) -> None:
    """Print how often each kind of bot wins, and what it gains over the next weaker one."""
    if compiled.available():
        compile_trials()
    speed()
    print(f"one of {players} players against sensible ones, {games} games of each kind of bot")
    print(f"{'house':24}" + "".join(f"{kind:>10}" for kind in RANKED) + "   gains of the last two")
    for name in sorted(houses()):
        try:
            found = sw.skill(name, players, games)
        except BadHouse as error:
            print(f"{name:24} {error}")
            continue
        wins = "".join(f"{found.wins(kind, name).value:8.0f} %" for kind in RANKED)
        gains = ", ".join(interval_text(found.gain(kind, name)) for kind in RANKED[1:])
        print(f"{name:24}{wins}   {gains}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
