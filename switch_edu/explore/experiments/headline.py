"""What came of many games, in a sentence or two: the answer to what somebody wanted to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.explore.experiments.difference import Difference, number, places_for, too_few
from switch_edu.explore.experiments.intervals import Estimate, level_of_each, quantile
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.measures import measure_named
from switch_edu.game.voice import capital

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

LENGTH, FIRST = "turns", "order-1"  # what people ask for first: how long, and is it fair


def headline(outcomes: Outcomes) -> tuple[str, ...]:
    """Return the answer in sentences: about one house, or about each that is held against it."""
    if len(outcomes.houses) == 1:
        return tuple(_mean(outcomes, name) for name in (LENGTH, FIRST))
    return tuple(
        sentence
        for house in outcomes.houses[1:]
        for sentence in _changes([d for d in outcomes.differences if d.house == house])
    )


def sayings(outcomes: Outcomes, measures: tuple[str, ...]) -> str:
    """Return a line for each measure: its mean, or what each later house does to it."""
    lines = []
    for name in measures:
        if len(outcomes.houses) == 1:
            lines.append(_mean(outcomes, name))
        lines += [outcomes.difference(name, house).told for house in outcomes.houses[1:]]
    return "\n".join(lines)


def mean_sentence(outcomes: Outcomes, measure: Measure) -> str:
    """Return the mean under the first house; a share of wins is held against an equal share."""
    mean = outcomes.mean(measure.name, outcomes.houses[0])
    places = places_for(mean.margin)
    told = measure.says[0].format(f"{number(mean.value, places)}{measure.unit}")
    if mean.margin != mean.margin:
        return f"{capital(told)}; {too_few(mean.games)} to say more."
    ends = f"{number(mean.low, places)} to {number(mean.high, places)}"
    return f"{capital(told)} ({ends}){_fair(outcomes, measure, mean)}."


def _fair(outcomes: Outcomes, measure: Measure, mean: Estimate) -> str:
    if not measure.of_wins:
        return ""
    players = outcomes.plan.players  # games that nobody wins are nobody's share
    won = [outcomes.mean(f"order-{at + 1}", outcomes.houses[0]).value for at in range(players)]
    equal = sum(won) / players
    share = f"an equal share of {number(equal, 1)} %"
    if mean.low <= equal <= mean.high:
        return f", which may well be {share}"
    return f", {'more' if mean.low > equal else 'less'} than {share}"


def _mean(outcomes: Outcomes, name: str) -> str:
    return mean_sentence(outcomes, measure_named(name, outcomes.plan.players))


def _changes(differences: list[Difference]) -> list[str]:
    """Return what a house does to the length of a game, or else what it does most clearly.

    That is picked from all measures, so that its interval has to hold together with all others (by
    Bonferroni): of twenty, one may well exclude 0 by chance.
    """
    length = next(each for each in differences if each.measure.name == LENGTH)
    if length.detected and length.changed:
        return [length.sentence]
    found = [each for each in differences if _is_beyond_chance(each, len(differences))]
    clearest = max(found, key=_clear, default=None)
    told = [length.told.replace("Turns", "The length of a game", 1)]
    return told + ([f"What changes most clearly: {_inside(clearest.sentence)}"] if clearest else [])


def _is_beyond_chance(it: Difference, of: int) -> bool:
    """Return whether a difference is detected, one of so many."""
    games = it.estimate.games
    if not it.detected or not it.estimate.margin > 0:
        return False
    return _clear(it) > quantile(games, level_of_each(of)) / quantile(games)


def _clear(difference: Difference) -> float:
    return abs(difference.estimate.value) / difference.estimate.margin


def _inside(sentence: str) -> str:
    """Return a sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
