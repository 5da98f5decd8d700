"""How long `disagree` takes for every two shipped houses, in plain Python on one core."""

from __future__ import annotations

import time
from itertools import combinations
from statistics import median

from benchmarks.calibrate import loops_per_second
from switch_edu.explore.disagreeing.disagree import find_disagreement
from switch_edu.rules import house, houses

GOAL_MEDIAN, GOAL_WORST = 1.0, 5.0  # seconds, the witness included


def seconds() -> dict[tuple[str, str], float]:
    """Return the processor seconds for each two shipped houses, the witness included."""
    found = {}
    for one, other in combinations(map(house, houses()), 2):
        start = time.process_time()
        it = find_disagreement(one, other)
        it.witness  # noqa: B018  (it is looked for when it is asked for)
        found[one.name, other.name] = time.process_time() - start
    return found


def main(repeats: int = 3) -> None:
    """Print the median and the worst pair, each pair at its best of several runs."""
    loops = loops_per_second()
    runs = [seconds() for _ in range(repeats)]
    best = {pair: min(run[pair] for run in runs) for pair in runs[0]}
    slowest = max(best, key=lambda pair: best[pair])
    print(f"disagree, {len(best)} pairs of shipped houses, best of {repeats} runs, one core")
    print(
        f"median {median(best.values()):5.2f} s, worst {best[slowest]:5.2f} s "
        f"({slowest[0]} and {slowest[1]}), all {sum(best.values()):5.1f} s  ({loops:,.0f} loops/s)"
    )
    print(f"wanted: {GOAL_MEDIAN:.0f} s at the median, {GOAL_WORST:.0f} s at worst")


if __name__ == "__main__":
    main()
