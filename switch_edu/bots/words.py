"""What a hint tells its reader to do, in words."""

from __future__ import annotations

from switch_edu.bots.sight import Sight
from switch_edu.cards import SUIT_NAMES
from switch_edu.engine.layout import CALL, CHALLENGE, DECLARE, DRAW, END, NAME_0, PASS, TAKE
from switch_edu.game.voice import counted, the_card


def doing(sight: Sight, action: int) -> str:
    """Return an action as an instruction: "Play the two of clubs", "Draw a card"."""
    table = sight.table
    if action < DRAW:
        if table.phase == DECLARE:
            return f"Make the joker {the_card(action)}"
        return f"Play {the_card(action)}"
    if action >= NAME_0:
        return f"Name {SUIT_NAMES[action - NAME_0]}"
    if action == TAKE:
        return f"Take the {counted(table.owed)}"
    return {DRAW: "Draw a card", END: ending(sight), PASS: "Pass"}[action]


def ending(sight: Sight) -> str:
    """Return what ending the turn means here."""
    table = sight.table
    if table.nlaid > 0:
        return "End your turn"
    if table.skips > 0:
        return "Miss your turn"
    return "Leave the queen uncovered" if table.uncovered else "Keep the card"


def speaking(sight: Sight, words: int) -> tuple[str, str]:
    """Return a call or challenge as an instruction, and why it is due."""
    if words == CALL:
        return "Call now", "your last cards have to be announced"
    other = sight.who(words - CHALLENGE)
    return f"Challenge {other.inner}", f"a forgotten call costs {counted(sight.rules.call_price)}"
