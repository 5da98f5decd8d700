"""How long `analyse` takes for five moves to two points in a hundred, in both runtimes."""

from __future__ import annotations

import time
from statistics import median

from benchmarks.calibrate import loops_per_second
from switch_edu.bots import SensibleBot
from switch_edu.engine import compiled
from switch_edu.explore.analyse import analyse
from switch_edu.explore.analyse_result import Analysis
from switch_edu.game import Game, deal

HOUSES = ("practice-table", "jack7", "switch", "black-jack", "j28", "classic")
MOVES = 5
WANTED = {"compiled": 0.5, "plain": 5.0}  # seconds


def with_moves(name: str, number: int) -> Game:
    """Return the first deal of a house in which somebody comes to choose from so many moves.

    A call is none of them: where one is due it is made first.
    """
    player = SensibleBot()
    for seed in range(10_000):
        game = deal(name, seed=seed)
        for _ in range(12):
            if game.over:
                break
            choice, moves = player.choose(game), set(game.moves()) - {"call"}
            if choice != "call" and len(moves) == number:
                return game
            game.play(choice)
    raise LookupError(f"{name}: nobody has {number} moves")


def measured(game: Game, runtime: str) -> tuple[float, Analysis]:
    """Return the processor seconds of an analysis, and what it has found."""
    start = time.process_time()
    found = analyse(game, runtime=runtime)
    return time.process_time() - start, found


def main(repeats: int = 3) -> None:
    """Print the processor seconds for each house and runtime, at first and the best of several.

    At first plain Python makes a kernel for the house, which is kept for the next time.
    """
    print(f"analyse, {MOVES} moves, to 2 points in 100  ({loops_per_second():,.0f} loops/s)")
    for runtime in [name for name in WANTED if name == "plain" or compiled.available()]:
        best = []
        for name in HOUSES:
            game = with_moves(name, MOVES)
            if runtime == "compiled":
                analyse(game, precision=0.5, runtime=runtime)  # compile, or read from disk
            first, found = measured(game, runtime)
            best.append(min(measured(game, runtime)[0] for _ in range(repeats - 1)))
            assert len(found.chances) == MOVES
            print(f"{name:16}{runtime:10}{first:7.3f} s at first{best[-1]:7.3f} s warm"
                  f"  {found.worlds:5} worlds")  # fmt: skip
        print(f"{runtime}: {median(best):.3f} s at the median, {max(best):.3f} s at worst "
              f"(wanted: {WANTED[runtime]} s)")  # fmt: skip


if __name__ == "__main__":
    main()
