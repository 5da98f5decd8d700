"""The outcomes of many games: what each house does to the game, and how sure that is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from switch_edu.errors import BadHouse
from switch_edu.explore.experiments import rows as outcome_rows
from switch_edu.explore.experiments import text as outcomes_text
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.difference import Difference
from switch_edu.explore.experiments.headline import headline, sayings
from switch_edu.explore.experiments.intervals import Estimate, mean, share
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.measures import measure_named
from switch_edu.explore.experiments.naming import lines_of
from switch_edu.explore.experiments.paired import paired_difference
from switch_edu.explore.experiments.plan import Plan
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
    def names(self) -> tuple[str, ...]:
        """What the houses are called."""
        return self.plan.names

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
        """Return how often each number of a measure came about under a house, as it was counted.

        Here and below a house is given as such, by its line, or by its name in these outcomes.
        """
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
        return paired_difference(self, measure_named(measure, self.plan.players), self._at(rules))

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
    def headline(self) -> tuple[str, ...]:
        """The answer in a sentence or two: what each later house does, or how a game goes."""
        return headline(self)

    def say(self, *measures: str) -> str:
        """Return each measure in a sentence: its mean for one house, for several the differences.

        Raises SwitchError for an unknown measure.
        """
        return sayings(self, measures)

    @property
    def text(self) -> str:
        """What was played and what came of it, in lines of text."""
        return outcomes_text.text_of(self)

    def as_dict(self) -> dict[str, object]:
        """Return what was played, each mean and each difference as plain values."""
        return {
            "title": outcomes_text.title_of(self),
            "headline": list(self.headline),
            "pairing": self.plan.pairing,
            "games": self.games,
            "means": outcome_rows.mean_rows(self),
            "differences": outcome_rows.difference_rows(self),
        }

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each house and measure."""
        return frame_of(outcome_rows.mean_rows(self))

    def differences_frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each later house and measure."""
        return frame_of(outcome_rows.difference_rows(self))

    def games_frame(self, start: int = 0, stop: int = 1_000) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each house and game from `start` on.

        These games are played again for it, at most up to the last game that was played.
        """
        return frame_of(outcome_rows.game_rows(self, start, stop))

    def more(self, games: int, workers: int | None = None) -> Outcomes:
        """Return the outcomes after so many games in all, those played so far among them."""
        from switch_edu.explore.experiments.outcomes import finished, start_run

        return finished(start_run(self.plan, games, workers, so_far=self))

    def save(self, path: str | Path, *, replace: bool = False) -> None:
        """Write to a Parquet file, which `sw.load_outcomes(path)` reads and `more` continues.

        Raises SwitchError where pandas or pyarrow is missing; BadFile where the file cannot be
        written, or is there already and `replace` is false.
        """
        from switch_edu.explore.experiments.file import save

        save(self, path, replace=replace)

    def _at(self, rules: str | House) -> int:
        if rules in self.names:
            return self.names.index(str(rules))
        found = house(rules)
        if found not in self.houses:
            names = "; ".join(lines_of(self.houses, self.names))
            raise BadHouse(f"{found.line} did not play. These did: {names}.")
        return self.houses.index(found)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Outcomes {outcomes_text.title_of(self)}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import report_html
        from switch_edu.explore.experiments.report import report_of

        return report_html(report_of(self))
