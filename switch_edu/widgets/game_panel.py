"""The panel beside a full game: deal, pace, hint, match, log, record, and the rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.game import Game, Result
from switch_edu.game.rounds import round_of
from switch_edu.rules.reference import reference
from switch_edu.widgets.game_acts import GameActs
from switch_edu.widgets.standings import match_panel
from switch_edu.widgets.timer import clock_panel
from switch_edu.widgets.unspoken import unspoken_panel


def game_panel(acts: GameActs) -> dict[str, Any]:
    """Return the panel of what is played; `waiting` says that one of the others is to move,
    `thinking` that it has begun to."""
    sitting, game = acts.sitting, acts.game
    panel = {
        "seed": sitting.seed,
        "waiting": acts.settings.others.waiting(game),
        "thinking": acts.settings.others.thinking(game),
        "pace": acts.settings.pace.seconds,
        "paused": acts.settings.pace.paused,
        **acts.settings.others.panel(game.house),
        "clock": clock_panel(game, acts.turn),
        "undo": any(play.seat == game.learner for play in game.plays),
        "seen": bool(game.seen),
        "hint": {"text": acts.hint} if acts.hint else None,
        "match": match_panel(sitting.match) if sitting.match else None,
        "watching": sitting.watching,
        "log": list(sitting.log),
        # a start line shows all hands
        "record": sitting.record() if sitting.seed is not None else "",
        "saved": acts.saved,
        "reference": reference(game.house),
        "house": {"line": game.house.line, "title": game.house.title},
        "unspoken": False,
    }
    return panel if sitting.revealed else unspoken_panel(panel)


def result_panel(result: Result | None, points: Sequence[int] = ()) -> dict[str, Any] | None:
    """Return how a deal ended, in words and with the cards left, or None while it goes on.

    `points` are what each seat scored, where something is scored.
    """
    if result is None:
        return None
    why = result.why.removeprefix(f"{result.title}: ")  # the title need not be said again
    scored: list[int | None] = [*points] or [None] * len(result.left)
    return {
        "title": result.title,
        "text": why[:1].upper() + why[1:],
        "left": [
            {"name": name, "cards": cards, "points": scored[seat]}
            for seat, (name, cards) in enumerate(result.left.items())
        ],
        "blocked": result.blocked,
    }


def points_of(game: Game) -> tuple[int, ...]:
    """Return what each seat has scored in a deal that is over, () where nothing is scored."""
    if not game.over:
        return ()
    seats = len(game.names)
    return round_of(game, range(seats), game.dealer, seats).scores
