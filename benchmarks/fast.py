"""The same deals in the compiled runtime; needs the extra `fast`."""

from __future__ import annotations

import time

from benchmarks.calibrate import loops_per_second
from switch_edu.engine import compiled
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.playouts import STEPS
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.rules import house

DEALS = 20_000
MOST_STEPS = 5_000
TABLES = (("practice-table", 3), ("switch", 4), ("jack7", 4))


def main(repeats: int = 5) -> None:
    """Print how long the compiler takes, then games a second and nanoseconds a step."""
    if not compiled.available():
        print("compiled: numba is not installed (pip install 'switch_edu[fast]')")
        return
    start = time.perf_counter()
    compiled.play_deals(compile_rules(house("practice-table"), 3), [1], RANDOM, MOST_STEPS)
    print(f"compiled: ready after {time.perf_counter() - start:.1f} s (compiled or read from disk)")
    for name, seats in TABLES:
        rules = compile_rules(house(name), seats)
        for policy_name, policy in (("random", RANDOM), ("sensible", SENSIBLE)):
            quickest, steps = float("inf"), 0
            for _ in range(repeats):
                start = time.process_time()
                results = compiled.play_deals(rules, range(DEALS), policy, MOST_STEPS)
                quickest = min(quickest, time.process_time() - start)
                steps = int(results[:, STEPS].sum())
            rate = DEALS / quickest
            print(
                f"compiled, {name}, {seats} seats, {policy_name:8}  {rate:9,.0f} games/s"
                f"  {quickest / steps * 1e9:4.0f} ns/step"
                f"  {rate / loops_per_second():7,.0f} games per calibration loop"
            )


if __name__ == "__main__":
    main()
