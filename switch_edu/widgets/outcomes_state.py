"""What an experiment shows, as plain data: houses, settings, progress, and the report so far."""

from __future__ import annotations

import math
from typing import Any

from switch_edu.bots.kinds import KINDS
from switch_edu.draw.charts import Bar, Steps
from switch_edu.draw.outcomes import Panel
from switch_edu.engine.deal import LARGEST_SEED
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.explore.experiments.plan import MOST_GAMES, Plan
from switch_edu.explore.experiments.report import report_of
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.run import Run
from switch_edu.game.voice import counted
from switch_edu.rules.check import check
from switch_edu.widgets.explorer_rules import house_form
from switch_edu.widgets.outcomes_acts import MOST, OutcomesActs
from switch_edu.widgets.outcomes_parting import parting_state

TITLE = "What house rules do to the game"
_PAUSE = 0.05  # seconds between two ticks of the page


def outcomes_panel(acts: OutcomesActs) -> dict[str, Any]:
    """Return everything that the page shows of an experiment; ticks come while it is `waiting`."""
    plan = acts.plan
    return {
        "title": TITLE,
        "changes": acts.changes,
        "houses": [
            {"line": each.line, "title": name, "checks": len(check(each))}
            for name, each in zip(plan.names, plan.houses, strict=True)
        ],
        "more": len(plan.houses) < MOST,
        "open": _open(acts),
        "players": [plan.players, 2, MAX_SEATS],
        "games": [acts.games, 1, MOST_GAMES],
        "seed": [plan.seed, 0, LARGEST_SEED],
        "bots": list(plan.bots),
        "known": list(KINDS),
        "next": acts.next_games,
        "auto": acts.auto,
        "waiting": acts.running,
        "paused": False,
        "pace": _PAUSE,
        "progress": _progress(acts.run) if acts.run is not None else None,
        "report": None if acts.result is None else report_state(acts.result),
        "parting": None if acts.parting is None else parting_state(acts.parting),
        "outdated": acts.result is not None and not acts.up_to_date,
        "call": call_of(acts),
    }


def call_of(acts: OutcomesActs) -> str:
    """Return the line of Python that plays the same games."""
    plan = acts.plan
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else list(plan.bots)
    return (
        f"sw.outcomes({houses_text(plan)}, players={plan.players}, games={acts.games}, "
        f"seed={plan.seed}, bots={bots!r})"
    )


def houses_text(plan: Plan) -> str:
    """Return the houses of a plan as Python: their lines, and the names that somebody gave."""
    called = dict(plan.given)
    lines = [house.line for house in plan.houses]
    if not called.keys() >= {*lines}:
        return repr(lines)
    return repr({called[line]: line for line in lines})


def time_left(seconds: float | None) -> str:
    """Return in words about how long something will still take, "" where that is not known."""
    if seconds is None:
        return ""
    if seconds < 90:
        return f"about {counted(max(1, round(seconds)), 'second')} left"
    if seconds < 90 * 60:
        return f"about {counted(round(seconds / 60), 'minute')} left"
    return f"about {counted(round(seconds / 3600), 'hour')} left"


def report_state(outcomes: Outcomes) -> dict[str, Any]:
    """Return a report as plain data: no number in it that JSON does not know."""
    report = report_of(outcomes)
    return {
        "headline": list(report.headline),
        "title": report.title,
        "sentences": list(report.sentences),
        "parted": [
            {"text": text, "shown": bool(outcomes.parting_games(house))}
            for text, house in zip(report.parted, outcomes.houses[1:], strict=True)
        ],
        "panels": [_panel(panel) for panel in report.panels],
        "more": [_panel(panel) for panel in report.more],
        "rules": list(report.rules),
        "notes": list(report.notes),
    }


def _open(acts: OutcomesActs) -> dict[str, Any] | None:
    if acts.open is None:
        return None
    houses = acts.plan.houses
    others = houses[: acts.open] + houses[acts.open + 1 :]
    return {"house": acts.open, "form": house_form(houses[acts.open], others)}


def _progress(run: Run) -> dict[str, Any]:
    return {"games": run.games, "asked": run.asked, "left": time_left(run.seconds_left)}


def _panel(panel: Panel) -> dict[str, Any]:
    return {
        "title": panel.title,
        "meaning": panel.meaning,
        "sentences": list(panel.sentences),
        "bars": [_bar(bar) for bar in panel.bars],
        "often": panel.often,
        "steps": [_steps(steps) for steps in panel.steps],
        "heads": list(panel.heads),
        "rows": [list(row) for row in panel.rows],
    }


def _bar(bar: Bar) -> dict[str, Any]:
    ends = {"value": bar.value, "low": bar.low, "high": bar.high}
    known = {name: end if math.isfinite(end) else None for name, end in ends.items()}
    return {"label": bar.label, "series": bar.tone, "words": bar.words, **known}


def _steps(steps: Steps) -> dict[str, Any]:
    shares = [[number, round(share, 3)] for number, share in steps.shares]
    return {"label": steps.label, "shares": shares, "ranges": steps.ranges}
