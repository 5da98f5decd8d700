"""Outcomes in words and rows: never a number without the games, seed, bots and rules behind it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from switch_edu.engine.tally import NOTHING
from switch_edu.explore.experiments.counting import play_rows
from switch_edu.explore.experiments.difference import interval_text
from switch_edu.game.voice import listed

if TYPE_CHECKING:
    from switch_edu.explore.experiments.plan import Plan
    from switch_edu.explore.experiments.result import Outcomes

Row = dict[str, object]
ABOUT_INTERVALS = (
    "Intervals hold the truth in 95 of 100 cases, each for itself: of twenty, one may miss it."
)


def title_of(outcomes: Outcomes) -> str:
    """Return what was played: the houses, games, players, bots and seed."""
    plan = outcomes.plan
    names = listed([house.line for house in plan.houses], "and")
    each = " each" if len(plan.houses) > 1 else ""
    return f"{names}: {outcomes.games:,} games{each}, {plan.bots_text}, seed {plan.seed}"


def text_of(outcomes: Outcomes) -> str:
    """Return outcomes as lines of text: the title, a table of means, and what is different."""
    pairing = [outcomes.plan.pairing] if outcomes.plan.pairing else []
    lines = [f"{title_of(outcomes)}.", *pairing, "", *_table(outcomes)]
    for rules in outcomes.houses[1:]:
        parted = parted_text(outcomes, rules.line)
        lines += ["", f"{rules.line} against {outcomes.houses[0].line}: {parted}"]
        lines += [f"- {d.text}" for d in outcomes.differences if d.house == rules]
    return "\n".join([*lines, "", ABOUT_INTERVALS])


def parted_text(outcomes: Outcomes, rules: str) -> str:
    """Return in a sentence how many games went differently under a house."""
    parted = outcomes.parted(rules)
    if not parted:
        return f"none of {outcomes.games:,} games went differently."
    return f"{parted:,} of {outcomes.games:,} games went differently."


def _table(outcomes: Outcomes) -> Iterator[str]:
    measures = outcomes.measures
    columns = [["", *(measure.label for measure in measures)]]
    for rules in outcomes.houses:
        means = [(outcomes.mean(measure.name, rules), measure.unit) for measure in measures]
        columns.append([rules.line, *(interval_text(*mean) for mean in means)])
    widths = [max(map(len, column)) for column in columns]
    for line in zip(*columns, strict=True):
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        yield "  ".join(cells).rstrip()


def _about(plan: Plan) -> Row:
    return {"players": plan.players, "bots": " ".join(plan.bots), "seed": plan.seed}


def mean_rows(outcomes: Outcomes) -> list[Row]:
    """Return a row for each house and measure: the mean, its interval and what it rests on."""
    rows: list[Row] = []
    for rules in outcomes.houses:
        for measure in outcomes.measures:
            mean = outcomes.mean(measure.name, rules)
            rows.append(
                {
                    "house": rules.line,
                    "measure": measure.name,
                    "unit": measure.unit.strip(),
                    "mean": mean.value,
                    "low": mean.low,
                    "high": mean.high,
                    "spread": mean.spread,
                    "games": mean.games,
                    **_about(outcomes.plan),
                }
            )
    return rows


def difference_rows(outcomes: Outcomes) -> list[Row]:
    """Return a row for each later house and measure: the difference from the first house."""
    return [
        {
            "house": it.house.line,
            "against": it.first.line,
            "measure": it.measure.name,
            "unit": "" if it.measure.kind == "count" else "points",
            "difference": it.estimate.value,
            "low": it.estimate.low,
            "high": it.estimate.high,
            "detected": it.detected and not math.isnan(it.estimate.margin),
            "changed": it.changed,
            "gain": it.gain,
            "precision": it.precision,
            "games needed": it.needed,
            "games": it.estimate.games,
            **_about(outcomes.plan),
        }
        for it in outcomes.differences
    ]


def game_rows(outcomes: Outcomes, start: int, stop: int) -> list[Row]:
    """Return a row for each house and game: all that was counted of it, as it was counted."""
    plan = outcomes.plan
    last = max((span[1] for span in outcomes.spans), default=0)
    start = max(0, start)
    games = max(0, min(stop, last) - start)
    rows: list[Row] = []
    for at, rules in enumerate(plan.houses):
        for game, counted in enumerate(play_rows(plan, at, start, games, False), start):
            numbers = {measure.name: counted[measure.column] for measure in plan.measures}
            known = {name: None if n == NOTHING else n for name, n in numbers.items()}
            rows.append({"house": rules.line, "game": game, "deal": plan.seed_of(game), **known})
    return rows
