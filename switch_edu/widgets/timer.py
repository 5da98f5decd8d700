"""The clock of a house that times turns: whom it runs for, and what happens when it is at zero.

The page counts the seconds. What is played at zero is decided here, and only for the turn that the
page was counting: what waits is taken, else a card is drawn, and the turn ends.
"""

from __future__ import annotations

from typing import Any

from switch_edu.bots import hint
from switch_edu.game import Game
from switch_edu.game.turns import turn_starts
from switch_edu.rules import House

_MOST_MOVES = 80  # drawing until a card fits may take the whole stock
_FIRST = ("take", "draw", "pass", "end")
_THEN = ("end", "pass", "draw", "take")


def seconds_a_turn(house: House) -> int:
    """Return how many seconds a turn may last, 0 where turns are not timed."""
    value = str(house.value("timer"))
    return int(value) if value.isdigit() else 0


def time_words(house: House) -> str:
    """Return how long a turn may last, said as one begins."""
    return f"You have {seconds_a_turn(house)} seconds."


class Clock:
    """Names the learner's turns, so that a turn begun anew by an undo has all its time again."""

    def __init__(self) -> None:
        self._begun = 0

    def begin_anew(self) -> None:
        """Make the present turn another one than it was."""
        self._begun += 1

    def panel(self, game: Game) -> dict[str, Any] | None:
        """Return what the page counts, or None where turns are not timed or the deal is over.

        `turn` names the learner's turn that is counted; it is None while others are in turn.
        """
        seconds = seconds_a_turn(game.house)
        if not seconds or game.over:
            return None
        text = time_words(game.house)
        return {"turn": self.turn(game), "seconds": seconds, "text": text}

    def turn(self, game: Game) -> str | None:
        """Return a name for the learner's turn that is timed now, None if there is none."""
        if game.over or game.turn != game.learner or not seconds_a_turn(game.house):
            return None
        return f"{self._begun}-{turn_starts(game.positions, game.plays)[-1]}"

    def time_up(self, game: Game) -> None:
        """Play the learner's turn to its end as the house has it when the time is up."""
        turn = self.turn(game)
        for number in range(_MOST_MOVES):
            if turn is None or self.turn(game) != turn:
                return
            game.play(_move(game, begun=number > 0), game.learner)


def _move(game: Game, begun: bool) -> str:
    """Return the next move of a turn whose time is up.

    A suit or a joker's card, which somebody has to name, is named as a hint would advise.
    """
    view = game.position
    legal = view.moves(game.learner)
    begun = begun or bool(view.laid) or view.waits_for == "drawn"
    usual = [move for move in (_THEN if begun else _FIRST) if move in legal]
    return usual[0] if usual else hint(view).move
