"""Outcomes as a report that can be drawn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from switch_edu.draw.charts import Bar, Steps
from switch_edu.draw.outcomes import Panel, Report
from switch_edu.explore.experiments.difference import Difference, interval_text, number
from switch_edu.explore.experiments.headline import mean_sentence
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.naming import lines_of, with_name
from switch_edu.explore.experiments.text import (
    ABOUT_INTERVALS,
    parted_text,
    title_of,
)
from switch_edu.game.voice import capital, listed

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

_BINS = 40
_ASIDE = ("seat-", "owed", "drawn", "unfinished")
_HEADS = ("house", "mean", "difference", "changed", "pairing is worth", "games")


def report_of(outcomes: Outcomes) -> Report:
    """Return outcomes as a report: a panel for each measure, the first ones in full view."""
    panels = [(measure, _panel(outcomes, measure)) for measure in outcomes.measures]
    names = outcomes.names
    return Report(
        title=f"{title_of(outcomes)}.",
        headline=outcomes.headline,
        sentences=tuple(filter(None, [outcomes.plan.pairing])),
        parted=tuple(_parted(outcomes, one) for one in names[1:]),
        panels=tuple(p for measure, p in panels if not measure.name.startswith(_ASIDE)),
        more=tuple(p for measure, p in panels if measure.name.startswith(_ASIDE)),
        rules=tuple(lines_of(outcomes.houses, outcomes.names)),
        notes=(ABOUT_INTERVALS,),
    )


def _parted(outcomes: Outcomes, name: str) -> str:
    return f"{capital(with_name(name))}: {parted_text(outcomes, name)}"


def _panel(outcomes: Outcomes, measure: Measure) -> Panel:
    names = outcomes.names
    means = [outcomes.mean(measure.name, one) for one in outcomes.houses]
    words = [interval_text(mean, measure.unit) for mean in means]
    found = [outcomes.difference(measure.name, one) for one in outcomes.houses[1:]]
    rows: list[tuple[str, ...]] = [(names[0], words[0], "", "", "", f"{means[0].games:,}")]
    for difference, said in zip(found, words[1:], strict=True):
        rows.append((difference.names[1], said, *_difference_cells(difference)))
    bars = [
        Bar(name, mean.value, mean.low, mean.high, said, at)
        for at, (name, mean, said) in enumerate(zip(names, means, words, strict=True))
        if mean.games
    ]
    shown = measure.kind == "count"
    return Panel(
        title=measure.label,
        meaning=measure.meaning,
        sentences=_told(outcomes, measure, found),
        bars=tuple(bars),
        often=_often(outcomes, measure) if shown else "",
        steps=tuple(_steps(outcomes, measure)) if shown else (),
        heads=_HEADS if found else (*_HEADS[:2], _HEADS[-1]),
        rows=tuple(rows if found else [(row[0], row[1], row[-1]) for row in rows]),
    )


def _told(outcomes: Outcomes, measure: Measure, found: list[Difference]) -> tuple[str, ...]:
    """Return what there is to say: of one house, of the difference between two, or of several."""
    if not found:
        return (mean_sentence(outcomes, measure),)
    if len(found) == 1:
        return (capital(found[0].brief),)
    return tuple(difference.sentence for difference in found)


def _difference_cells(difference: Difference) -> tuple[str, ...]:
    return (
        interval_text(difference.estimate),
        f"{number(difference.changed, 1)} % of games",
        f"{number(difference.gain, 1)} × the games" if difference.gain < 1e6 else "–",
        f"{difference.estimate.games:,}",
    )


def _often(outcomes: Outcomes, measure: Measure) -> str:
    """Return between which numbers the middle half of the games lies, in a sentence."""
    spans = []
    for name in outcomes.names:
        times = outcomes.counted(measure.name, name)
        if times:
            spans.append(f"{_quantile(times, 1, 4):,} to {_quantile(times, 3, 4):,} ({name})")
    return f"The middle half of the games: {listed(spans, 'and')}."


def _quantile(times: Counter[int], part: int, of: int) -> int:
    """Return the smallest number that at least such a part of all numbers does not exceed."""
    seen, total = 0, times.total()
    for value, n in sorted(times.items()):
        seen += n
        if seen * of >= total * part:
            return value
    return 0


def _steps(outcomes: Outcomes, measure: Measure) -> list[Steps]:
    """Return how often numbers came about, in at most so many equally wide ranges."""
    counted = [outcomes.counted(measure.name, one) for one in outcomes.houses]
    numbers = sorted(set().union(*counted))
    least, most = numbers[0], numbers[-1]
    width = max(1, -(-(most - least + 1) // _BINS))
    found = []
    for name, times in zip(outcomes.names, counted, strict=True):
        bins = [0] * ((most - least) // width + 1)
        for value, n in times.items():
            bins[(value - least) // width] += n
        total = max(1, sum(bins))
        shares = [(least + at * width, 100 * n / total) for at, n in enumerate(bins)]
        found.append(Steps(name, tuple(shares), width))
    return found
