"""Paired games counted: `python -m benchmarks.outcomes`; needs the extra `fast`.

Two houses play the same deals, three sensible players each. Seconds are of the clock, so that all
cores count, and suffer from what else the machine does; processor time does not.
"""

from __future__ import annotations

import subprocess
import sys
import time

import switch_edu as sw
from benchmarks.calibrate import loops_per_second
from switch_edu.engine import compiled
from switch_edu.engine.compiled_pairs import play_pairs
from switch_edu.engine.policies import SENSIBLE
from switch_edu.explore.experiments import readiness
from switch_edu.explore.experiments.plan import MOST_STEPS, read_plan
from switch_edu.explore.experiments.workers import cores

HOUSES = ("practice-table", "jack7")
GAMES = 10_000
GOAL = 0.5  # seconds for two houses and so many games, warm, on two cores
FIRST_GOAL = 3.0  # seconds to a first result in a new kernel
MOST_GAMES = 1_000_000
FIRST = f"""
import time
begun = time.perf_counter()
import switch_edu as sw
run = sw.start_outcomes({HOUSES!r}, games={GAMES})
while not run.games:
    run.step()
print(f"{{time.perf_counter() - begun:.1f}}")
run.cancel()
"""


def seconds(games: int, workers: int | None = None) -> tuple[float, float]:
    """Return how long two houses take for so many games, by the clock and of the processor."""
    start, used = time.perf_counter(), time.process_time()
    sw.outcomes(HOUSES, games=games, workers=workers)
    return time.perf_counter() - start, time.process_time() - used


def tallying() -> tuple[float, float]:
    """Return the processor's microseconds a game without and with counting what it came to."""
    plan = read_plan(HOUSES[0], 3, 1, "sensible")
    rules = plan.rules[0]
    times = []
    for play in (
        lambda: compiled.play_deals(rules, range(GAMES), SENSIBLE, MOST_STEPS),
        lambda: play_pairs(rules, plan.pack, 0, 0, GAMES, plan.policies(0), 0, MOST_STEPS),
    ):
        play()
        quickest = float("inf")
        for _ in range(5):
            start = time.process_time()
            play()
            quickest = min(quickest, time.process_time() - start)
        times.append(quickest / GAMES * 1e6)
    return times[0], times[1]


def main() -> None:
    """Print how long it takes to a first result, warm, with more games and with more cores."""
    if not compiled.available():
        print("outcomes: numba is not installed (pip install 'switch_edu[fast]')")
        return
    print(f"outcomes of {' and '.join(HOUSES)}; {loops_per_second():,.0f} calibration loops/s")
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    print(f"first result in a new kernel after {done.stdout.strip()} s (wanted: {FIRST_GOAL})")
    readiness.get_ready()
    seconds(GAMES)
    warm, used = min(seconds(GAMES) for _ in range(5))
    print(
        f"{GAMES:,} games of each, warm: {warm:.2f} s on {cores()} cores, {used:.2f} s of the "
        f"processor (wanted: {GOAL})"
    )
    games = GAMES
    while games <= MOST_GAMES:
        took, used = seconds(games)
        print(
            f"{games:9,} games of each: {took:6.2f} s, {used / games * 1e6:5.1f} µs of the "
            "processor for a game under both"
        )
        games *= 10
    alone = seconds(10 * GAMES, workers=1)[0]
    together = seconds(10 * GAMES)[0]
    print(f"all {cores()} cores do {alone / together:.1f} times as much as one by the clock")
    without, counted = tallying()
    print(f"a game at {HOUSES[0]}: {without:.1f} µs played, {counted:.1f} µs played and counted")


if __name__ == "__main__":
    main()
