"""Means and shares with their 95 % intervals, from how often each number was counted.

Numbers are whole, so that sums are exact and do not depend on the order in which games were played.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95
FEWEST = 10  # with fewer games an interval would promise more than is known


@dataclass(frozen=True)
class Estimate:
    """A mean of `games` numbers, and between what it lies at the level asked for.

    `spread` is the standard deviation of the numbers. Both ends are NaN where there are too few.
    """

    value: float
    low: float
    high: float
    games: int
    spread: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def holds_zero(self) -> bool:
        """Whether the interval does not exclude 0."""
        return not (self.low > 0 or self.high < 0)

    @property
    def size(self) -> Estimate:
        """How large it is without its sign, where the interval excludes 0."""
        low, high = sorted((abs(self.low), abs(self.high)))
        return Estimate(abs(self.value), low, high, self.games, self.spread)

    def scaled(self, factor: float) -> Estimate:
        """Return the same in another unit, a multiple of this one."""
        return Estimate(
            self.value * factor,
            self.low * factor,
            self.high * factor,
            self.games,
            self.spread * factor,
        )


Histogram = Mapping[int, int]  # number -> how often it was counted


def level_of_each(of: int) -> float:
    """Return the level at which each of so many intervals has to hold, to hold together at LEVEL.

    By Bonferroni's inequality, which asks nothing of how they depend on each other.
    """
    return 1 - (1 - LEVEL) / of


def apart(one: Estimate, other: Estimate) -> bool:
    """Return whether two means differ, at the level of their intervals.

    By the interval of a difference that follows from both (Zou and Donner, Statistics in Medicine
    27, 2008, 1693-1702), as if they were independent: means of the same deals, which rise and fall
    together, are told apart more seldom than they could be.
    """
    low, high = sorted((one, other), key=lambda it: it.value)
    return high.value - low.value > math.hypot(high.value - high.low, low.high - low.value)


def quantile(games: int, level: float = LEVEL) -> float:
    """Return the quantile of Student's t for a mean of so many numbers.

    By the expansion around the normal quantile (Abramowitz and Stegun, Handbook of Mathematical
    Functions, 26.7.5); it is right to three digits from ten numbers on.
    """
    z, nu = NormalDist().inv_cdf((1 + level) / 2), games - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / nu + second / nu**2 + third / nu**3


def moments(counted: Histogram) -> tuple[int, float, float]:
    """Return how many numbers there are, their mean and sample variance (NaN if undefined)."""
    n = sum(counted.values())
    total = sum(value * times for value, times in counted.items())
    squares = sum(value * value * times for value, times in counted.items())
    if n == 0:
        return 0, math.nan, math.nan
    # n * squares - total**2 is an exact whole number
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else math.nan
    return n, total / n, variance


def mean(counted: Histogram, level: float = LEVEL) -> Estimate:
    """Return the mean of counted numbers with Student's interval."""
    n, value, variance = moments(counted)
    spread = math.sqrt(variance) if n > 1 else math.nan
    margin = quantile(n, level) * spread / math.sqrt(n) if n >= FEWEST else math.nan
    return Estimate(value, value - margin, value + margin, n, spread)


def share(counted: Histogram, level: float = LEVEL) -> Estimate:
    """Return the share of ones among ones and noughts, with Wilson's interval (1927)."""
    n, value, variance = moments(counted)
    if n < FEWEST:
        return mean(counted, level)
    z = NormalDist().inv_cdf((1 + level) / 2)
    middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * math.sqrt(value * (1 - value) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    low = 0.0 if value == 0 else middle - margin
    high = 1.0 if value == 1 else middle + margin
    return Estimate(value, low, high, n, math.sqrt(variance))


def share_difference(counted: Histogram, level: float = LEVEL) -> Estimate:
    """Return the mean of paired differences of shares (1, 0 or -1), with an interval.

    It is the adjusted one of Agresti and Min (Statistics in Medicine 24, 2005, 729-740): half a
    game more in each of the four cells, so that few changed games make no interval of width 0.
    """
    n, value, variance = moments(counted)
    if n < FEWEST:
        return mean(counted, level)
    z = NormalDist().inv_cdf((1 + level) / 2)
    more, fewer, all_games = counted.get(1, 0) + 0.5, counted.get(-1, 0) + 0.5, n + 2
    middle = (more - fewer) / all_games
    margin = z * math.sqrt(more + fewer - (more - fewer) ** 2 / all_games) / all_games
    return Estimate(
        value, max(-1.0, middle - margin), min(1.0, middle + margin), n, math.sqrt(variance)
    )


def games_for(precision: float, found: Estimate) -> int | None:
    """Return how many games bring an interval to plus and minus a precision; None if unknown.

    It narrows with the root of the number of games.
    """
    if math.isnan(found.margin):
        return None
    return math.ceil(found.games * (found.margin / precision) ** 2)
