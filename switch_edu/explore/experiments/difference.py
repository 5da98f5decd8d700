"""What a house rule changes: the paired difference of a measure between two houses, in words."""

from __future__ import annotations

import math
from dataclasses import dataclass

from switch_edu.explore.experiments.intervals import Estimate, games_for
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.naming import with_name
from switch_edu.game.voice import capital, counted
from switch_edu.rules import House


@dataclass(frozen=True)
class Difference:
    """A measure under a house less the same under the first one, game by game.

    `names` are what both are called, `first_mean` and `mean` what it is under each, `changed` the
    share of games in per cent in which it is not the same. `gain` says how many times as many games
    it would take to know as much if the houses played different deals. All numbers are as they are
    shown (see `Measure`).
    """

    first: House
    house: House
    names: tuple[str, str]
    measure: Measure
    first_mean: Estimate
    mean: Estimate
    estimate: Estimate
    changed: float
    gain: float

    @property
    def detected(self) -> bool:
        """Whether the interval of the difference excludes 0."""
        return not self.estimate.holds_zero

    @property
    def precision(self) -> float:
        """A difference too small to matter: a point, or a hundredth of the first house's mean."""
        if self.measure.kind != "count":
            return 1.0
        size = abs(self.first_mean.value) / 100 or 0.01
        return float(f"{size:.1g}")

    @property
    def about(self) -> str:
        """In how many games it is not the same, and what playing the same deals has gained."""
        worth = f"pairing is worth {number(self.gain, 1)} × the games"
        known = math.isfinite(self.gain)
        return f"{number(self.changed, 1)} % of games changed{f'; {worth}' if known else ''}"

    @property
    def needed(self) -> int | None:
        """How many games bring the interval to plus and minus the precision; None of too few."""
        return games_for(self.precision, self.estimate)

    def __str__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        """What is measured, and its `sentence`."""
        return f"{self.measure.label}: {self.sentence}"

    @property
    def told(self) -> str:
        """The `sentence`, after what is measured where it does not say that itself."""
        if self._known and self.detected:
            return self.sentence
        return f"{capital(self.measure.label)}: {self.sentence[0].lower()}{self.sentence[1:]}"

    @property
    def sentence(self) -> str:
        """The difference in words, or that none was found and how many games it would take."""
        if not self._known:
            return capital(self.brief)
        house = capital(with_name(self.names[1]))
        if not self.detected:
            return f"{house} there is {self._not_found}"
        return f"{house} {self._found(with_name(self.names[0]))}"

    @property
    def brief(self) -> str:
        """The same where it is known which houses it is about: "a game is 3.1 turns longer …"."""
        e = self.estimate
        if not e.games:
            return "in no game is there anything to compare."
        if math.isnan(e.margin):
            return f"{too_few(e.games)} to say."
        if not self.changed:
            return f"the same in each of {counted(e.games, 'game')}."
        return self._found() if self.detected else self._not_found

    @property
    def _known(self) -> bool:
        return self.changed > 0 and not math.isnan(self.estimate.margin)

    def _found(self, first: str = "") -> str:
        """Return what is different, held against the `first` house if that is to be named.

        Both means are told only where they rest on the same games as the difference.
        """
        e, measure = self.estimate.size, self.measure
        places = places_for(e.margin)
        ends = f"{number(e.low, places)} to {number(e.high, places)}"
        clause = measure.says[1 if self.estimate.value > 0 else 2]
        told = clause.format(f"{number(e.value, places)}{measure.points}")
        means = self.first_mean, self.mean
        if any(mean.games != e.games for mean in means):
            than = f" than {first}" if first else ""
            return f"{told} ({ends}){than}, in the {counted(e.games, 'game')} where both are known."
        one, other = (f"{number(mean.value, places)}{measure.unit}" for mean in means)
        return f"{told} ({ends}): {other} instead of {' '.join(filter(None, [one, first]))}."

    @property
    def _not_found(self) -> str:
        e = self.estimate
        places = places_for(e.margin)
        ends = f"{number(e.low, places)} to {number(e.high, places)}{self.measure.points}"
        return f"no detectable effect ({ends}){self._rest}"

    @property
    def _rest(self) -> str:
        needed = self.needed
        if needed is None or needed <= self.estimate.games:
            return "."
        precise = f"{self.precision:g}" if self.measure.kind == "count" else "1 point"
        return f"; about {counted(_rounded_up(needed), 'game')} would be needed for ± {precise}."


def too_few(games: int) -> str:
    """Return how a sentence begins on what so few games cannot tell."""
    return f"{counted(games, 'game')} {'is' if games == 1 else 'are'} too few"


def _rounded_up(games: int) -> int:
    """Return a number of games rounded up to two digits: a forecast is no better than that."""
    step: int = 10 ** max(0, len(str(games)) - 2)
    return math.ceil(games / step) * step


def places_for(margin: float) -> int:
    """Return how many decimal places show two digits of a margin, 0 to 3."""
    if not margin > 0:
        return 2
    return min(3, max(0, 1 - math.floor(math.log10(margin))))


def number(value: float, places: int) -> str:
    """Return a number as it is shown: a proper minus sign, no "-0", "–" for what is not known."""
    if math.isnan(value):
        return "–"
    text = f"{value:,.{places}f}"
    return text.lstrip("-") if float(text.replace(",", "")) == 0 else text.replace("-", "−")


def interval_text(estimate: Estimate, unit: str = "") -> str:
    """Return a mean with its interval: "39.4 (39.1 to 39.7)"."""
    places = places_for(estimate.margin)
    value = f"{number(estimate.value, places)}{unit}"
    if math.isnan(estimate.margin):
        return f"{value} (too few games)"
    return f"{value} ({number(estimate.low, places)} to {number(estimate.high, places)})"
