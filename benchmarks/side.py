"""Houses side by side: all shipped houses on one position: `python -m benchmarks.side`."""

from __future__ import annotations

import time
from collections.abc import Callable

from benchmarks.calibrate import loops_per_second
from switch_edu.explore.comparing.compare import compare
from switch_edu.explore.comparing.settle import settle

# Seven cards, two of them with a suit to name somewhere, and no debt: the most rows of any opening.
LINE = "9C 1+ 2C8CQCAH5SJS7D/7/7 20.. - - names=You,Robin,Alex @practice-table"
QUESTION = "Can I put a black jack on a two?"
GOAL = 50  # milliseconds for a comparison


def milliseconds(task: Callable[[], object], repeats: int) -> float:
    """Return the processor milliseconds of the quickest of several runs, houses being compiled."""
    task()
    quickest = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        task()
        quickest = min(quickest, time.process_time() - start)
    return quickest * 1000


def main(repeats: int = 15) -> None:
    """Print milliseconds, and calibration loops in the same time."""
    print(f"all shipped houses side by side, best of {repeats} runs, one core")
    tasks: dict[str, Callable[[], object]] = {
        "compare": lambda: compare(LINE),
        "compare as HTML": lambda: compare(LINE)._repr_html_(),
        "settle": lambda: settle(QUESTION),
    }
    for name, task in tasks.items():
        before = loops_per_second()
        spent = milliseconds(task, repeats)
        loops = max(before, loops_per_second())
        print(
            f"plain Python, {name:15}  {spent:5.1f} ms  {spent / 1000 * loops:5.2f} calibration"
            f" loops ({loops:,.0f} loops/s)"
        )
    print(f"wanted: {GOAL} ms or less for compare on a quiet machine of the usual kind")


if __name__ == "__main__":
    main()
