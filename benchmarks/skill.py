"""Skill against luck under each house: `python -m benchmarks.skill [games] [players]`."""

from __future__ import annotations

import sys

from switch_edu.errors import BadHouse
from switch_edu.explore.analyse_chance import percent, span
from switch_edu.explore.skill import KINDS, skill
from switch_edu.rules import houses


def main(games: int = 200, players: int = 2) -> None:
    """Print what sensible play gains over random, and sharp over sensible play, in points."""
    print(f"one of {players} players against sensible ones, {games} deals for each kind of bot")
    print(f"{'house':24}{'random':>9}{'sensible':>10}{'sharp':>7}   gains of each, in points")
    for name in sorted(houses()):
        try:
            it = skill(name, players=players, games=games)
        except BadHouse as error:
            print(f"{name:24} {error}")
            continue
        wins = "".join(f"{percent(it.wins[kind].value):>9} %"[-9:] for kind in KINDS)
        gains = ", ".join(f"{percent(gain.value)} ({span(gain)})" for gain in it.gains.values())
        print(f"{name:24}{wins}   {gains}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
