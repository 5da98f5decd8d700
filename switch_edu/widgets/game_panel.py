"""The panel beside a full game: deal, pace, hint, log, record, and the rules in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from switch_edu.errors import BadMove
from switch_edu.game import Game, Result
from switch_edu.game.game import LEARNER
from switch_edu.rules.reference import reference

LONGEST_PACE = 5.0  # seconds


@dataclass
class Pace:
    """How fast the others play: seconds a move, or not at all while `paused`."""

    seconds: float = 1.5
    paused: bool = False

    def set(self, seconds: object) -> None:
        """Set the seconds a move; raises BadMove for what is no number from 0 to the longest."""
        number = seconds if isinstance(seconds, int | float) else float("nan")
        if isinstance(seconds, bool) or not 0 <= number <= LONGEST_PACE:
            raise BadMove(
                f"“{seconds}” is no pace: it is a number of seconds from 0 to {LONGEST_PACE:g}."
            )
        self.seconds = float(number)


def game_panel(
    game: Game, waiting: bool, pace: Pace, hint: str | None = None, saved: str | None = None
) -> dict[str, Any]:
    """Return the panel of a game.

    `waiting` says that one of the others is to move; `saved` is the name last saved under.
    """
    return {
        "seed": game.seed,
        "waiting": waiting,
        "pace": pace.seconds,
        "paused": pace.paused,
        "undo": any(play.seat == LEARNER for play in game.plays),
        "seen": bool(game.seen),
        "hint": {"text": hint} if hint else None,
        "log": list(game.log),
        "record": game.record() if game.seed is not None else "",  # a start line shows all hands
        "saved": saved,
        "reference": reference(game.house),
        "house": {"line": game.house.line, "title": game.house.title},
    }


def result_panel(result: Result | None) -> dict[str, Any] | None:
    """Return how a deal ended, in words and with the cards left, or None while it goes on."""
    if result is None:
        return None
    why = result.why.removeprefix(f"{result.title}: ")  # the title need not be said again
    return {
        "title": result.title,
        "text": why[:1].upper() + why[1:],
        "left": [{"name": name, "cards": cards} for name, cards in result.left.items()],
        "blocked": result.blocked,
    }
