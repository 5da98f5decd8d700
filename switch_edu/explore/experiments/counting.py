"""Games played and counted: how often each number came about, for each measure and contrast.

Counts are whole numbers, so that counts of any batches add up to the same, in any order.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from switch_edu.engine import compiled, paired
from switch_edu.engine.specialising.specialise import specialised
from switch_edu.engine.table import Table
from switch_edu.engine.tally import NOTHING, ROW_WIDTH, SIGNATURE
from switch_edu.explore.experiments.deal import PairedDeal
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.plan import MOST_STEPS, SHARP, Plan, Weights

KEPT_EXAMPLES = 50
MANY = 1_000  # a run that has come so far is long: without numba a kernel for each house pays
_MOST_ROWS = 10_000  # held in memory at once
_Rows = Any  # a list of rows, or a NumPy array of them


@dataclass
class Counts:
    """What some games of a plan came to.

    `numbers` has for each contrast and measure, by index and name, how often each number came
    about. `parted` says for each house in how many games something else was done than in the first
    house, `examples` which are the earliest of these.
    """

    games: int = 0
    numbers: dict[tuple[int, str], Counter[int]] = field(default_factory=dict)
    parted: Counter[int] = field(default_factory=Counter)
    examples: dict[int, list[int]] = field(default_factory=dict)

    def add(self, other: Counts) -> None:
        """Add the counts of other games of the same plan."""
        self.games += other.games
        self.parted.update(other.parted)
        for key, counted in other.numbers.items():
            self.numbers.setdefault(key, Counter()).update(counted)
        for house, games in other.examples.items():
            both = self.examples.get(house, []) + games
            self.examples[house] = heapq.nsmallest(KEPT_EXAMPLES, both)


def count_games(plan: Plan, start: int, stop: int, fast: bool) -> Counts:
    """Play the games from `start` to before `stop` under each house, and count them.

    `fast` says whether the compiled kernel plays them, as far as it can; it comes to the same.
    """
    total = Counts()
    fast = fast and not plan.has_sharp
    chunk = max(1, _MOST_ROWS // len(plan.houses))
    for first in range(start, stop, chunk):
        games = min(chunk, stop - first)
        rows = [play_rows(plan, house, first, games, fast) for house in range(len(plan.houses))]
        total.add(_counted(plan, rows, first, games))
    return total


def play_rows(plan: Plan, house: int, first: int, games: int, fast: bool) -> _Rows:
    """Return the row of each game under one house."""
    if SHARP in plan.lineup(house):
        return [PairedDeal(plan, house, first + at).play_out() for at in range(games)]
    rules, scoring, policies = plan.rules[house], plan.scoring[house], plan.policies(house)
    if fast:
        from switch_edu.engine.compiled_pairs import play_pairs

        return play_pairs(
            rules, plan.pack, plan.first_seed, first, games, policies, scoring, MOST_STEPS
        )
    rows = [[0] * ROW_WIDTH for _ in range(games)]
    play = paired.play_pairs
    if games > 1 and first + games > MANY and not compiled.available():
        play = specialised(rules, play.__name__)
    play(rules, Table(), plan.pack, plan.first_seed, first, policies, scoring, MOST_STEPS, rows)
    return rows


def _counted(plan: Plan, rows: Sequence[_Rows], first: int, games: int) -> Counts:
    counts = Counts(games)
    for at, weights in enumerate(plan.contrasts):
        for measure in plan.measures:
            if counted := _frequencies(rows, weights, measure):
                counts.numbers[at, measure.name] = counted
    for house in range(1, len(rows)):
        differing = _parted(rows[0], rows[house])
        counts.parted[house] = len(differing)
        counts.examples[house] = [first + at for at in differing[:KEPT_EXAMPLES]]
    return counts


def _frequencies(rows: Sequence[_Rows], weights: Weights, measure: Measure) -> Counter[int]:
    """Return how often each weighted sum of a measure came about, where no part is missing."""
    used = [(house, weight) for house, weight in zip(rows, weights, strict=True) if weight]
    if isinstance(rows[0], list):
        return Counter(_sums(used, measure))
    import numpy as np

    parts = [house[:, measure.column] for house, _ in used]
    sums = sum(part * weight for part, (_, weight) in zip(parts, used, strict=True))
    if measure.optional:
        sums = sums[np.logical_and.reduce([part != NOTHING for part in parts])]
    if not len(sums):
        return Counter()
    least = int(sums.min())
    times = np.bincount(sums - least)
    values = np.flatnonzero(times)
    return Counter(dict(zip((values + least).tolist(), times[values].tolist(), strict=True)))


def _sums(used: Sequence[tuple[list[list[int]], int]], measure: Measure) -> Iterator[int]:
    column = measure.column
    weights = [weight for _, weight in used]
    for game in zip(*(house for house, _ in used), strict=True):
        numbers = [row[column] for row in game]
        if not (measure.optional and NOTHING in numbers):
            yield sum(n * weight for n, weight in zip(numbers, weights, strict=True))


def _parted(one: _Rows, other: _Rows) -> list[int]:
    """Return in which games something else was done under another house."""
    if isinstance(one, list):
        pairs = enumerate(zip(one, other, strict=True))
        return [at for at, (a, b) in pairs if a[SIGNATURE] != b[SIGNATURE]]
    import numpy as np

    found: list[int] = np.flatnonzero(one[:, SIGNATURE] != other[:, SIGNATURE]).tolist()
    return found
