"""Two houses on the same deals: the difference game by game, and what the pairing has gained."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.difference import Difference
from switch_edu.explore.experiments.intervals import mean, moments, share_difference
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.plan import against_first

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes


def paired_difference(outcomes: Outcomes, measure: Measure, at: int) -> Difference:
    """Return what the house in a place of the plan does to a measure, held against the first.

    Raises SwitchError for the first house itself.
    """
    if at == 0:
        raise SwitchError("The first house is what the others are held against: name another.")
    houses, names = outcomes.houses, outcomes.names
    weights = against_first(len(houses))[len(houses) + at - 1]
    contrast = outcomes.plan.contrasts.index(weights)
    paired = outcomes.counts.numbers.get((contrast, measure.name), Counter())
    estimate = share_difference if measure.kind == "share" else mean
    return Difference(
        first=houses[0],
        house=houses[at],
        names=(names[0], names[at]),
        measure=measure,
        first_mean=outcomes.mean(measure.name, houses[0]),
        mean=outcomes.mean(measure.name, houses[at]),
        estimate=estimate(paired).scaled(measure.scale),
        changed=100 * (1 - paired[0] / paired.total()) if paired else math.nan,
        gain=_gain(outcomes, measure, at, paired),
    )


def _gain(outcomes: Outcomes, measure: Measure, at: int, paired: Counter[int]) -> float:
    """Return by how much the variance is smaller than if the houses played different deals."""
    apart = sum(
        moments(outcomes.counted(measure.name, one))[2]
        for one in (outcomes.houses[0], outcomes.houses[at])
    )
    together = moments(paired)[2]
    return apart / together if together > 0 else math.inf
