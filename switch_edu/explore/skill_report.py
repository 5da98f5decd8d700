"""Skill against luck as a report that can be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.charts import Bar
from switch_edu.draw.outcomes import Panel, Report
from switch_edu.explore.experiments.difference import interval_text
from switch_edu.explore.experiments.intervals import Estimate
from switch_edu.explore.experiments.text import ABOUT_INTERVALS
from switch_edu.explore.skill_result import RANKED, STEPS
from switch_edu.explore.skill_words import POINTS

if TYPE_CHECKING:
    from switch_edu.explore.skill_result import Skill

_Told = tuple[str, Estimate]


def report_of(found: Skill) -> Report:
    """Return a report: what better play gains, and how often each kind of bot wins on request."""
    return Report(
        title=f"Skill against luck at {found.title}.",
        headline=found.sentences,
        sentences=(found.even,),
        parted=(),
        panels=tuple(_gains(found, weaker, kind) for weaker, kind in reversed(STEPS)),
        more=tuple(_wins(found, kind) for kind in RANKED),
        rules=tuple(f"{name} is {each.line}" for name, each in found.named),
        notes=(ABOUT_INTERVALS,),
    )


def _gains(found: Skill, weaker: str, kind: str) -> Panel:
    told = [(name, found.gain(kind, each)) for name, each in found.named]
    meaning = f"points that {kind} play wins more often than {weaker} play on the same deals"
    return _panel(f"{kind} over {weaker} play", meaning, told, POINTS)


def _wins(found: Skill, kind: str) -> Panel:
    told = [(name, found.wins(kind, each)) for name, each in found.named]
    return _panel(f"won by {kind} play", f"games that seat 1 wins by {kind} play", told, " %")


def _panel(title: str, meaning: str, told: list[_Told], unit: str) -> Panel:
    words = [interval_text(estimate, unit) for _, estimate in told]
    return Panel(
        title=title,
        meaning=meaning,
        sentences=(),
        bars=tuple(
            Bar(name, it.value, it.low, it.high, said)
            for (name, it), said in zip(told, words, strict=True)
        ),
        often="",
        steps=(),
        heads=("house", unit.strip(), "games"),
        rows=tuple(
            (name, said, f"{it.games:,}") for (name, it), said in zip(told, words, strict=True)
        ),
    )
