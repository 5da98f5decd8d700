"""The others at the table: what one of them does next, chosen from what that seat may see."""

from __future__ import annotations

from switch_edu.bots import SensibleBot
from switch_edu.game import Game
from switch_edu.game.game import LEARNER

_BOT = SensibleBot()


def next_of_others(game: Game) -> tuple[int, str] | None:
    """Return seat and move of the next thing that one of the others does, or None.

    A call or a challenge goes before a turn; nobody but the learner moves for the learner.
    """
    if game.over:
        return None
    table = game.table
    for seat in range(len(game.names)):
        words = _BOT.speak(table.view(seat), seat) if seat not in (LEARNER, game.turn) else None
        if words:
            return seat, words
    turn = game.turn
    if turn is None or turn == LEARNER:
        return None
    return turn, _BOT.choose(table.view(turn), turn)
