"""Random play under every shipped house, each of its variations and each option of its knobs.

One core. Per line: nanoseconds a step and games a second compiled, microseconds a step in plain
Python, the mean length of a game and how many were still going on at the limit of steps.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.calibrate import loops_per_second
from switch_edu.engine import compiled
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.layout import OVER
from switch_edu.engine.playouts import ENDED, STEPS, play_deal
from switch_edu.engine.policies import RANDOM
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.rules import house, houses

SEATS = 3
DEALS = 2_000  # compiled
PLAIN_STEPS = 5_000
MOST_STEPS = 5_000
COMPILED_GOAL = 80  # ns a step
PLAIN_GOAL = 8  # µs a step


def lines() -> Iterator[str]:
    """Yield every house, each with one variation, and each with one knob off its standard."""
    for name in houses():
        yield name
        base = house(name)
        for variation in base.known_variations:
            yield f"{name}~{variation}"
        for knob, row in base.known_knobs.items():
            for option in row.options:
                if option != row.standard:
                    yield f"{name}~{knob}={option}"


def best_of(repeats: int, run: Callable[[], Any]) -> tuple[float, Any]:
    """Return the fewest processor seconds that something takes, and what it returns."""
    quickest, result = float("inf"), None
    for _ in range(repeats):
        start = time.process_time()
        result = run()
        quickest = min(quickest, time.process_time() - start)
    return quickest, result


def plain_steps(rules: Rules) -> int:
    """Play in plain Python until enough steps are taken; return how many there were."""
    table, policies = Table(), (RANDOM,) * SEATS
    steps = seed = 0
    while steps < PLAIN_STEPS:
        steps += play_deal(rules, table, seed, policies, PLAIN_STEPS - steps)
        seed += 1
    return steps


def measured(line: str, repeats: int) -> str:
    """Return the figures of a house as a line of the table."""
    rules = compile_rules(house(line), SEATS)
    seconds, results = best_of(
        repeats, lambda: compiled.play_deals(rules, range(DEALS), RANDOM, MOST_STEPS)
    )
    slow, steps = best_of(repeats, lambda: plain_steps(rules))
    swift, plain = seconds / results[:, STEPS].sum() * 1e9, slow / steps * 1e6
    mark = " slow" if swift > COMPILED_GOAL or plain > PLAIN_GOAL else ""
    return (
        f"{line:42} {swift:7.1f} {plain:7.2f} {DEALS / seconds:9,.0f}"
        f" {results[:, STEPS].mean():6.0f} {(results[:, ENDED] < OVER).sum():5}{mark}"
    )


def main(repeats: int = 3) -> None:
    """Print a line for each house, slow ones marked, and the calibration before and after."""
    if not compiled.available():
        print("houses: numba is not installed (pip install 'switch_edu[fast]')")
        return
    print(f"random play, {SEATS} seats, one core; {loops_per_second():,.0f} calibration loops/s")
    print(f"{'house':42} {'ns/step':>7} {'µs/step':>7} {'games/s':>9} {'steps':>6} {'open':>5}")
    compiled.play_deals(compile_rules(house("practice-table"), SEATS), [0], RANDOM, MOST_STEPS)
    for line in lines():
        print(measured(line, repeats))
    print(f"{loops_per_second():,.0f} calibration loops/s")
    print(f"wanted: at most {COMPILED_GOAL} ns and {PLAIN_GOAL} µs a step on a quiet machine")


if __name__ == "__main__":
    main()
