"""Intervals: published values, and how often they hold what is known."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from switch_edu.engine import compiled
from switch_edu.explore.experiments.counting import count_games
from switch_edu.explore.experiments.intervals import (
    Estimate,
    games_for,
    mean,
    moments,
    quantile,
    share,
    share_difference,
)
from switch_edu.explore.experiments.plan import read_plan

REPETITIONS = 300


# Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
@pytest.mark.parametrize(
    ("ones", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_shares_have_the_published_intervals(
    ones: int, games: int, low: float, high: float
) -> None:
    found = share({1: ones, 0: games - ones})
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


# any printed table of Student's t, two-sided 5 %
@pytest.mark.parametrize(("games", "printed"), [(10, 2.262), (31, 2.042), (121, 1.980)])
def test_quantiles_are_those_of_printed_tables(games: int, printed: float) -> None:
    assert quantile(games) == pytest.approx(printed, abs=1e-3)


def test_moments_by_hand() -> None:
    # 2, 4, 4, 6: mean 4, squared deviations 4 + 0 + 0 + 4 over 3
    assert moments({2: 1, 4: 2, 6: 1}) == pytest.approx((4, 4, 8 / 3))


def test_few_games_have_no_interval() -> None:
    for found in (mean({1: 4, 2: 5}), share({0: 5, 1: 4}), share_difference({0: 5, 1: 4})):
        assert math.isnan(found.low)
        assert math.isnan(found.high)
    assert mean(Counter()).games == 0


def test_the_games_needed_bring_the_interval_to_the_precision() -> None:
    # ± 2 of 100 games is to be ± 0.5, a quarter: sixteen times the games
    assert games_for(0.5, Estimate(7, 5, 9, 100, 10)) == 1600
    assert games_for(0.5, mean({1: 4, 2: 5})) is None


# 1 of 200 games more: ± 1.96 · √(2 − 1/202) / 202 is ± 0.01369, so that 1.369² · 200 games bring
# a hundredth; by the spread alone, 0.0707, it would be 193, fewer than there are
def test_more_games_are_needed_than_have_left_an_interval_too_wide() -> None:
    assert games_for(0.01, share_difference({1: 1, 0: 199})) == 376


def test_no_changed_game_is_no_proof_of_no_effect() -> None:
    found = share_difference({0: 400})
    assert found.value == 0
    assert found.low < 0 < found.high


def held(truth: float, draw: Callable[[Random], Estimate]) -> float:
    """In how many per cent of repetitions the interval holds the truth."""
    chance = Random(2024)
    inside = [draw(chance) for _ in range(REPETITIONS)]
    return 100 * sum(it.low <= truth <= it.high for it in inside) / REPETITIONS


def dice(chance: Random) -> Estimate:
    return mean(Counter(chance.randint(1, 6) for _ in range(40)))


def thirds(chance: Random) -> Estimate:
    return share(Counter(int(chance.random() < 1 / 3) for _ in range(60)))


def paired_shares(chance: Random) -> Estimate:
    """Differences of 1 in a tenth and of -1 in a twentieth of the games."""
    weights = (0.1, 0.05, 0.85)
    return share_difference(Counter(chance.choices((1, -1, 0), weights, k=80)))


@pytest.mark.parametrize(("truth", "draw"), [(3.5, dice), (1 / 3, thirds), (0.05, paired_shares)])
def test_intervals_hold_what_is_known_in_95_of_100_cases(
    truth: float, draw: Callable[[Random], Estimate]
) -> None:
    assert held(truth, draw) == pytest.approx(95, abs=3)


GAMES = 60  # in each repetition
ALL_GAMES = 150_000  # what is true is what so many games come to


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
@pytest.mark.parametrize(("measure", "estimate"), [("turns", mean), ("order-1", share_difference)])
def test_intervals_of_games_hold_what_many_games_come_to(
    measure: str, estimate: Callable[[Counter[int]], Estimate]
) -> None:
    plan = read_plan(["practice-table", "practice-table~powers.4=pickup-4"], 3, 1, "sensible")
    paired = 2  # the second house less the first
    known = count_games(plan, 0, ALL_GAMES, fast=True).numbers[paired, measure]
    truth = moments(known)[1]
    inside = 0
    for start in range(ALL_GAMES, ALL_GAMES + REPETITIONS * GAMES, GAMES):
        counted = count_games(plan, start, start + GAMES, fast=True).numbers[paired, measure]
        found = estimate(counted)
        inside += found.low <= truth <= found.high
    assert 100 * inside / REPETITIONS == pytest.approx(95, abs=3)
