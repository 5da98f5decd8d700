"""What switches do to the game, as a report that can be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.charts import Bar
from switch_edu.draw.outcomes import Panel, Report
from switch_edu.explore.experiments.measure import Measure

if TYPE_CHECKING:
    from switch_edu.explore.experiments.factorial_result import Factorial


def report_of(found: Factorial, about: str) -> Report:
    """Return a report with a panel for each measure, `about` said below them."""
    return Report(
        title=f"{found.title}.",
        headline=(found.ranking_text,),
        sentences=(found.outcomes.plan.pairing,),
        parted=(),
        panels=tuple(_panel(found, measure) for measure in found.shown),
        more=(),
        rules=found.rules,
        notes=(about,),
    )


def _panel(found: Factorial, measure: Measure) -> Panel:
    effects = [effect for effect in found.effects(measure.name) if effect.estimate.games]
    bars = [
        Bar(it.name, it.estimate.value, it.estimate.low, it.estimate.high, it.text)
        for it in effects
    ]
    return Panel(
        title=f"{measure.label} {found.at_base(measure.name)}",
        meaning=measure.meaning,
        sentences=(found.sentence(measure.name),),
        bars=tuple(bars),
        often="",
        steps=(),
        heads=("switch", "effect", "games"),
        rows=tuple((it.name, it.text, f"{it.estimate.games:,}") for it in effects),
    )
