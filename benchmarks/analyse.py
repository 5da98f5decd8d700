"""How long `analyse` takes for five moves to two points in a hundred, in both runtimes."""

from __future__ import annotations

import time

from benchmarks.calibrate import loops_per_second
from switch_edu.bots import SensibleBot
from switch_edu.engine import compiled
from switch_edu.explore.analyse import analyse
from switch_edu.game import Game, deal

HOUSES = ("practice-table", "jack7", "switch")
MOVES = 5
WANTED = {"compiled": 0.5, "plain": 5.0}  # seconds


def with_moves(name: str, number: int) -> Game:
    """Return the first deal of a house in which somebody comes to choose from so many moves."""
    player = SensibleBot()
    for seed in range(10_000):
        game = deal(name, seed=seed)
        for _ in range(12):
            if not game.over and player.choose(game) != "call" and len(game.moves()) == number:
                return game
            if not game.over:
                game.play(player.choose(game))
    raise LookupError(f"{name}: nobody has {number} moves")


def main(repeats: int = 3) -> None:
    """Print the processor seconds for each house and runtime, the best of several runs."""
    print(f"analyse, {MOVES} moves, to 2 points in 100  ({loops_per_second():,.0f} loops/s)")
    runtimes = [name for name in WANTED if name == "plain" or compiled.available()]
    for name in HOUSES:
        game = with_moves(name, MOVES)
        for runtime in runtimes:
            analyse(game, precision=0.5, runtime=runtime)  # warm
            found, taken = None, []
            for _ in range(repeats if runtime == "compiled" else 1):
                start = time.process_time()
                found = analyse(game, runtime=runtime)
                taken.append(time.process_time() - start)
            assert found is not None
            wanted = f"wanted: {WANTED[runtime]} s"
            print(f"{name:16}{runtime:10}{min(taken):7.3f} s  {found.worlds:5} worlds  {wanted}")


if __name__ == "__main__":
    main()
