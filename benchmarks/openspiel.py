"""Whole deals of crazy eights, compiled, beside OpenSpiel's own C++; needs the extra `oracle`.

OpenSpiel plays whole games in C++ only inside its search: a bot that searches once plays as many
random games from a position as its evaluator is told to. Its games start after the deal; ours
include it. One thread each, in turn, the best of several runs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from switch_edu.engine import compiled
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.playouts import STEPS
from switch_edu.engine.policies import RANDOM
from switch_edu.rules import house

DEALS = 20_000
ROLLOUTS = 4_000
MOST_STEPS = 5_000


def main(repeats: int = 5) -> None:
    """Print games a second of both for two, three and five players."""
    try:
        import pyspiel
    except ImportError:
        print("openspiel: open_spiel is not installed (pip install -e .[oracle])")
        return
    for players in (2, 3, 5):
        for variation in ("", "~special"):
            ours, steps = deals("openspiel-crazy-eights" + variation, players, repeats)
            theirs = rollouts(pyspiel, players, variation != "", repeats)
            print(
                f"openspiel{variation}, {players} players  {ours:9,.0f} games/s"
                f" ({1e9 / ours / steps:.0f} ns/step, {steps:.0f} steps)"
                f"  {theirs:7,.0f} games/s in C++  {ours / theirs:.1f} times"
            )


def deals(line: str, players: int, repeats: int) -> tuple[float, float]:
    """Return our random games a second, dealing included, and their mean number of steps."""
    rules = compile_rules(house(line), players)
    steps: list[float] = []

    def play() -> None:
        results = compiled.play_deals(rules, range(DEALS), RANDOM, MOST_STEPS)
        steps.append(float(results[:, STEPS].mean()))

    play()  # compiles
    return DEALS / quickest(play, repeats), steps[0]


def rollouts(pyspiel: Any, players: int, special: bool, repeats: int) -> float:
    """Return OpenSpiel's random games a second, from a position right after a deal."""
    game = pyspiel.load_game("crazy_eights", {"players": players, "use_special_cards": special})
    state = game.new_initial_state()
    chance = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 42, False)
    return ROLLOUTS / quickest(lambda: bot.mcts_search(state), repeats)


def quickest(run: Callable[[], object], repeats: int) -> float:
    """Return the fewest processor seconds that something takes."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
