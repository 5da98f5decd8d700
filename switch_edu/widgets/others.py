"""The others at the table: what one of them does next, chosen from what that seat may see."""

from __future__ import annotations

from switch_edu.bots import SensibleBot
from switch_edu.game import Game

_BOT = SensibleBot()
_MOST_MOVES = 5000  # no deal is nearly as long


def next_of_others(game: Game) -> tuple[int, str] | None:
    """Return seat and move of the next thing that one of the others does, or None.

    A call or a challenge goes before a turn; nobody but the learner moves for the learner.
    """
    if game.over:
        return None
    table = game.table
    for seat in range(len(game.names)):
        if seat in (game.learner, game.turn):
            continue
        if words := _BOT.speak(table.view(seat), seat):
            return seat, words
    turn = game.turn
    if turn is None or turn == game.learner:
        return None
    return turn, _BOT.choose(table.view(turn), turn)


def play_on(game: Game) -> None:
    """Let the others play until the deal is over or the learner is in turn."""
    for _ in range(_MOST_MOVES):
        due = next_of_others(game)
        if due is None:
            return
        seat, move = due
        game.play(move, seat)
