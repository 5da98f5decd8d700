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
_ENDING = ("end", "take", "draw", "pass")  # whichever is legal: a turn not begun cannot be ended


def seconds_a_turn(house: House) -> int:
    """Return how many seconds a turn may last, 0 where turns are not timed."""
    value = str(house.value("timer"))
    return int(value) if value.isdigit() else 0


def time_words(house: House) -> tuple[str, ...]:
    """Return how long a turn may last, to be said as one begins; () where turns are not timed."""
    seconds = seconds_a_turn(house)
    return (f"You have {seconds} seconds.",) if seconds else ()


def clock_panel(game: Game, turn: str | None) -> dict[str, Any] | None:
    """Return what the page counts, or None where turns are not timed or the deal is over.

    `turn` names the learner's turn that is counted; it is None while others are in turn.
    """
    if game.over or not seconds_a_turn(game.house):
        return None
    (text,) = time_words(game.house)
    return {"turn": turn, "seconds": seconds_a_turn(game.house), "text": text}


def play_time_up(game: Game) -> None:
    """Play the learner's turn to its end as the house has it when the time is up."""
    turn = turn_starts(game.positions, game.plays)[-1]
    for _ in range(_MOST_MOVES):
        if game.over or turn_starts(game.positions, game.plays)[-1] != turn:
            return
        game.play(_move(game), game.learner)


def _move(game: Game) -> str:
    """Return the next move of a turn whose time is up.

    A suit or a joker's card, which somebody has to name, is named as a hint would advise.
    """
    view = game.position
    legal = view.moves(game.learner)
    usual = [move for move in _ENDING if move in legal]
    return usual[0] if usual else hint(view).move
