"""The outcomes of many games: what each house does to the game, and how sure that is."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.experiments import text as outcomes_text
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.difference import Difference
from switch_edu.explore.experiments.intervals import (
    Estimate,
    mean,
    moments,
    share,
    share_difference,
)
from switch_edu.explore.experiments.measures import Measure, measure_named
from switch_edu.explore.experiments.plan import Plan, against_first
from switch_edu.explore.experiments.spans import Span
from switch_edu.explore.frames import frame_of
from switch_edu.rules import House, house

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

    from switch_edu.explore.experiments.divergence import Divergence


@dataclass(frozen=True, eq=False, repr=False)
class Outcomes:
    """What the games of a plan came to; made by `sw.outcomes(…)`.

    `counts` are how often each number came about, which everything else follows from; `spans` are
    the games that were played.
    """

    plan: Plan
    counts: Counts
    spans: tuple[Span, ...]

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses; each later one is held against the first."""
        return self.plan.houses

    @property
    def games(self) -> int:
        """How many games were played under each house."""
        return self.counts.games

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What was measured in any game at all."""
        return tuple(
            measure
            for measure in self.plan.measures
            if any(self.counted(measure.name, house) for house in self.houses)
        )

    def counted(self, measure: str, rules: str | House) -> Counter[int]:
        """Return how often each number of a measure came about under a house, as it was counted."""
        found = measure_named(measure, self.plan.players)
        return self.counts.numbers.get((self._at(rules), found.name), Counter())

    def mean(self, measure: str, rules: str | House) -> Estimate:
        """Return the mean of a measure under a house with its 95 % interval, as it is shown.

        Raises SwitchError for an unknown measure, BadHouse for a house that did not play.
        """
        found = measure_named(measure, self.plan.players)
        estimate = share if found.kind == "share" else mean
        return estimate(self.counted(measure, rules)).scaled(found.scale)

    def difference(self, measure: str, rules: str | House) -> Difference:
        """Return what a house does to a measure, held against the first house, with its interval.

        Raises SwitchError for an unknown measure or the first house, BadHouse for another house.
        """
        at, found = self._at(rules), measure_named(measure, self.plan.players)
        if at == 0:
            raise SwitchError("The first house is what the others are held against: name another.")
        contrast = self.plan.contrasts.index(against_first(len(self.houses))[self._later(at)])
        counted = self.counts.numbers.get((contrast, found.name), Counter())
        estimate = share_difference if found.kind == "share" else mean
        first, rest = self.houses[0], self.houses[at]
        changed = 100 * (1 - counted[0] / counted.total()) if counted else math.nan
        return Difference(
            first,
            rest,
            found,
            self.mean(measure, first),
            self.mean(measure, rest),
            estimate(counted).scaled(found.scale),
            changed,
            self._gain(found.name, first, rest, counted),
        )

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What each later house does to each measure."""
        return tuple(
            self.difference(measure.name, rules)
            for measure in self.measures
            for rules in self.houses[1:]
        )

    def parted(self, rules: str | House) -> int:
        """Return in how many games something else was done than under the first house."""
        return self.counts.parted[self._at(rules)]

    def parting_games(self, rules: str | House) -> tuple[int, ...]:
        """Return the numbers of the earliest games that went differently than under the first."""
        return tuple(self.counts.examples.get(self._at(rules), ()))

    def divergence(self, game: int | None = None, rules: str | House | None = None) -> Divergence:
        """Return a game under the first house and another, from where they part.

        Without a number it is the first game that went differently, without a house the second one.
        Raises SwitchError where there is no such game.
        """
        from switch_edu.explore.experiments.divergence import divergence

        return divergence(self, game, self._at(self.houses[-1] if rules is None else rules))

    @property
    def text(self) -> str:
        """What was played and what came of it, in lines of text."""
        return outcomes_text.text_of(self)

    def as_dict(self) -> dict[str, object]:
        """Return what was played, each mean and each difference as plain values."""
        return {
            "title": outcomes_text.title_of(self),
            "pairing": self.plan.pairing,
            "games": self.games,
            "means": outcomes_text.mean_rows(self),
            "differences": outcomes_text.difference_rows(self),
        }

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each house and measure."""
        return frame_of(outcomes_text.mean_rows(self))

    def differences_frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each later house and measure."""
        return frame_of(outcomes_text.difference_rows(self))

    def games_frame(self, start: int = 0, stop: int = 1_000) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each house and game from `start` on.

        These games are played again for it, at most up to the last game that was played.
        """
        return frame_of(outcomes_text.game_rows(self, start, stop))

    def more(self, games: int, workers: int | None = None) -> Outcomes:
        """Return the outcomes after so many games in all, those played so far among them."""
        from switch_edu.explore.experiments.outcomes import finished, start_run

        return finished(start_run(self.plan, games, workers, so_far=self))

    def save(self, path: str | Path) -> None:
        """Write to a Parquet file, which `sw.load_outcomes(path)` reads and `more` continues.

        Raises SwitchError where pandas or pyarrow is missing.
        """
        from switch_edu.explore.experiments.file import save

        save(self, path)

    def _at(self, rules: str | House) -> int:
        found = house(rules)
        if found not in self.houses:
            names = ", ".join(one.line for one in self.houses)
            raise BadHouse(f"{found.line} did not play: there are {names}.")
        return self.houses.index(found)

    def _later(self, at: int) -> int:
        return len(self.houses) + at - 1

    def _gain(self, measure: str, first: House, rest: House, paired: Counter[int]) -> float:
        apart = sum(moments(self.counted(measure, one))[2] for one in (first, rest))
        together = moments(paired)[2]
        return apart / together if together > 0 else math.inf

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Outcomes {outcomes_text.title_of(self)}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import report_html
        from switch_edu.explore.experiments.report import report_of

        return report_html(report_of(self))
