"""Outcomes as a report that can be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.charts import Bar, Steps
from switch_edu.draw.outcomes import Panel, Report
from switch_edu.explore.experiments.difference import Difference, interval_text, number
from switch_edu.explore.experiments.measures import Measure
from switch_edu.explore.experiments.text import ABOUT_INTERVALS, parted_text, title_of

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

_BINS = 40
_ASIDE = ("seat-", "owed", "drawn", "unfinished")
_HEADS = ("house", "mean", "difference", "changed", "pairing is worth", "games")


def report_of(outcomes: Outcomes) -> Report:
    """Return outcomes as a report: a panel for each measure, the first ones in full view."""
    panels = [(measure, _panel(outcomes, measure)) for measure in outcomes.measures]
    parted = [
        f"{one.line} against {outcomes.houses[0].line}: {parted_text(outcomes, one.line)}"
        for one in outcomes.houses[1:]
    ]
    return Report(
        title=f"{title_of(outcomes)}.",
        sentences=tuple(filter(None, [outcomes.plan.pairing, *parted])),
        panels=tuple(p for measure, p in panels if not measure.name.startswith(_ASIDE)),
        more=tuple(p for measure, p in panels if measure.name.startswith(_ASIDE)),
        notes=(ABOUT_INTERVALS,),
    )


def _panel(outcomes: Outcomes, measure: Measure) -> Panel:
    houses = outcomes.houses
    means = [outcomes.mean(measure.name, one) for one in houses]
    words = [interval_text(mean, measure.unit) for mean in means]
    found = [outcomes.difference(measure.name, one) for one in houses[1:]]
    rows: list[tuple[str, ...]] = [
        (houses[0].line, words[0], "", "", "", f"{means[0].games:,}"),
    ]
    for difference, said in zip(found, words[1:], strict=True):
        rows.append((difference.house.line, said, *_difference_cells(difference)))
    bars = [
        Bar(one.line, mean.value, mean.low, mean.high, said, at)
        for at, (one, mean, said) in enumerate(zip(houses, means, words, strict=True))
        if mean.games
    ]
    return Panel(
        title=measure.label,
        meaning=measure.meaning,
        sentences=tuple(difference.sentence for difference in found),
        bars=tuple(bars),
        steps=tuple(_steps(outcomes, measure)) if measure.kind == "count" else (),
        heads=_HEADS,
        rows=tuple(rows),
    )


def _difference_cells(difference: Difference) -> tuple[str, ...]:
    return (
        interval_text(difference.estimate),
        f"{number(difference.changed, 1)} % of games",
        f"{number(difference.gain, 1)} × the games" if difference.gain < 1e6 else "–",
        f"{difference.estimate.games:,}",
    )


def _steps(outcomes: Outcomes, measure: Measure) -> list[Steps]:
    """Return how often numbers came about, in at most so many equally wide ranges."""
    counted = [outcomes.counted(measure.name, one) for one in outcomes.houses]
    numbers = sorted(set().union(*counted))
    least, most = numbers[0], numbers[-1]
    width = max(1, -(-(most - least + 1) // _BINS))
    found = []
    for one, times in zip(outcomes.houses, counted, strict=True):
        bins = [0] * ((most - least) // width + 1)
        for value, n in times.items():
            bins[(value - least) // width] += n
        total = max(1, sum(bins))
        shares = [(least + at * width, 100 * n / total) for at, n in enumerate(bins)]
        found.append(Steps(one.line, tuple(shares)))
    return found
