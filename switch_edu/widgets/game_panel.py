"""The panel beside a full game: deal, pace, hint, log, record, and the rules in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from switch_edu.errors import BadMove
from switch_edu.game import Game
from switch_edu.rules.reference import reference

LONGEST_PACE = 5.0  # seconds


@dataclass
class Pace:
    """How fast the others play: seconds a move, or not at all while `paused`."""

    seconds: float = 1.5
    paused: bool = False

    def set(self, seconds: object) -> None:
        """Set the seconds a move; raises BadMove for what is no number from 0 to the longest."""
        if not isinstance(seconds, int | float) or not 0 <= seconds <= LONGEST_PACE:
            raise BadMove(
                f"“{seconds}” is no pace: it is a number of seconds from 0 to {LONGEST_PACE:g}."
            )
        self.seconds = float(seconds)


def game_panel(
    game: Game, me: int, pace: Pace, hint: str | None = None, saved: str | None = None
) -> dict[str, Any]:
    """Return the panel of a game for a seat: `hint` is shown, `saved` is the name last saved."""
    return {
        "seed": game.seed,
        "waiting": game.turn not in (None, me),
        "pace": pace.seconds,
        "paused": pace.paused,
        "undo": any(play.seat == me for play in game.plays),
        "seen": bool(game.seen),
        "hint": {"text": hint} if hint else None,
        "log": list(game.log),
        "record": game.record() if game.seed is not None else "",  # a start line shows all hands
        "saved": saved,
        "reference": reference(game.house),
        "house": {"line": game.house.line, "title": game.house.title},
    }


def result_panel(game: Game) -> dict[str, Any] | None:
    """Return how a game ended, in words and with the cards left, or None while it goes on."""
    result = game.result
    if result is None:
        return None
    return {
        "title": result.title,
        "text": result.text,
        "left": [{"name": name, "cards": cards} for name, cards in result.left.items()],
        "blocked": result.blocked,
    }
