"""What a hint tells its reader to do, in words."""

from __future__ import annotations

from switch_edu.bots.sight import Sight
from switch_edu.engine.layout import CALL, CHALLENGE
from switch_edu.game.move_words import move_words
from switch_edu.game.trial import held_move
from switch_edu.game.voice import capital, counted


def doing(sight: Sight, action: int) -> str:
    """Return an action as an instruction: "Play the two of clubs", "Draw a card"."""
    return capital(move_words(held_move(sight.table, sight.seat, action), sight.names, sight.view))


def speaking(sight: Sight, words: int) -> tuple[str, str]:
    """Return a call or challenge as an instruction, and why it is due."""
    if words == CALL:
        return "Call now", "your last cards have to be announced"
    other = sight.who(words - CHALLENGE)
    return f"Challenge {other.inner}", f"a forgotten call costs {counted(sight.rules.call_price)}"
