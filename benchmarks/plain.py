"""Random and sensible play at the practice table in plain Python."""

from __future__ import annotations

import time

from benchmarks.calibrate import loops_per_second
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.playouts import play_deal
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.table import Table
from switch_edu.rules import house

SEATS = 3
DEALS = 500
MOST_STEPS = 5_000
GOAL = 2_650  # random games a second


def seconds_of(policy: int, repeats: int) -> tuple[float, int]:
    """Return the processor seconds of the quickest of several equal runs, and the steps of one."""
    rules = compile_rules(house("practice-table"), SEATS)
    table = Table()
    policies = (policy,) * SEATS
    quickest, steps = float("inf"), 0
    for _ in range(repeats):
        start = time.process_time()
        steps = sum(play_deal(rules, table, seed, policies, MOST_STEPS) for seed in range(DEALS))
        quickest = min(quickest, time.process_time() - start)
    return quickest, steps


def main(repeats: int = 9) -> None:
    """Print games a second, microseconds a step, and games in the time of one calibration loop."""
    print(f"practice table, three seats, {DEALS} deals, best of {repeats} runs, one core")
    for name, policy in (("random", RANDOM), ("sensible", SENSIBLE)):
        before = loops_per_second()
        seconds, steps = seconds_of(policy, repeats)
        loops = max(before, loops_per_second())
        rate = DEALS / seconds
        print(
            f"plain Python, {name:8}  {rate:7,.0f} games/s  {seconds / steps * 1e6:5.2f} µs/step"
            f"  {rate / loops:5.1f} games per calibration loop ({loops:,.0f} loops/s)"
        )
    print(f"wanted: {GOAL:,} random games/s on a quiet machine of the usual kind")


if __name__ == "__main__":
    main()
