"""Outcomes as rows for tables of other tools, each with all that its numbers rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.engine.tally import NOTHING
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.counting import play_rows

if TYPE_CHECKING:
    from switch_edu.explore.experiments.plan import Plan
    from switch_edu.explore.experiments.result import Outcomes

Row = dict[str, object]


def mean_rows(outcomes: Outcomes) -> list[Row]:
    """Return a row for each house and measure: the mean, its interval and what it rests on."""
    rows: list[Row] = []
    for name, rules in zip(outcomes.names, outcomes.houses, strict=True):
        for measure in outcomes.measures:
            mean = outcomes.mean(measure.name, rules)
            rows.append(
                {
                    "house": rules.line,
                    "name": name,
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
            "name": it.names[1],
            "against": it.first.line,
            "measure": it.measure.name,
            "unit": it.measure.points.strip(),
            "difference": it.estimate.value,
            "low": it.estimate.low,
            "high": it.estimate.high,
            "detected": it.detected,
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
    if not (_is_whole(start) and _is_whole(stop)):
        raise SwitchError(
            "Games are named by whole numbers: the first one and that to stop before."
        )
    plan = outcomes.plan
    last = max((span[1] for span in outcomes.spans), default=0)
    start = max(0, start)
    games = max(0, min(stop, last) - start)
    rows: list[Row] = []
    for at, rules in enumerate(plan.houses):
        house = {"house": rules.line, "name": plan.names[at]}
        for game, counted in enumerate(play_rows(plan, at, start, games, False), start):
            numbers = {measure.name: counted[measure.column] for measure in plan.measures}
            known = {name: None if n == NOTHING else n for name, n in numbers.items()}
            rows.append({**house, "game": game, "deal": plan.seed_of(game), **known})
    return rows


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _about(plan: Plan) -> Row:
    return {"players": plan.players, "bots": " ".join(plan.bots), "seed": plan.seed}
