"""Moves that are open to a player without any card, in words."""

from __future__ import annotations

from switch_edu.cards import SUIT_NAMES
from switch_edu.engine.layout import (
    CALL,
    CHALLENGE,
    COVERING,
    DRAW,
    END,
    FACING_SKIP,
    NAME_0,
    PASS,
    RUNNING,
    TAKE,
)
from switch_edu.game.reasons import Case, Reason
from switch_edu.game.voice import counted, the_card


def free_move(case: Case) -> Reason:
    """Return the reason for a move that is open: drawing, taking, ending, naming, calling."""
    text, entry = _free_move(case)
    return case.say("free", "ground", text, entry)


def _free_move(case: Case) -> tuple[str, str]:
    who = case.who
    if NAME_0 <= case.action < CHALLENGE:
        suit = SUIT_NAMES[case.action - NAME_0]
        return f"{who.does('may')} name {suit}.", "name.same"
    match case.action:
        case n if n == DRAW:
            return _drawing(case)
        case n if n == TAKE:
            return f"{who.does('may')} take the {counted(case.table.owed)}.", "may-take"
        case n if n == PASS:
            return f"There is nothing to draw, so {who.did('pass')}.", "draw"
        case n if n == CALL:
            return f"{who.does('may')} make the call now.", "call.when"
        case n if n == END:
            return _ending(case)
    return f"{who.does('may')} challenge a call that was forgotten.", "call.noticed"


def _drawing(case: Case) -> tuple[str, str]:
    who = case.who
    if case.table.ndrawn:
        return f"{who.does('may')} draw up to {counted(case.rules.draw_limit)}.", "draw"
    if case.rules.must_play:
        return f"With nothing that has to be played, {who.did('draw')}.", "draw"
    return f"{who.does('may')} draw instead of playing.", "must-play"


def _ending(case: Case) -> tuple[str, str]:
    who, table = case.who, case.table
    if case.situation == FACING_SKIP:
        turns = f"{who.whose} turn" if table.skips == 1 else counted(table.skips, "turn")
        return f"{who.does('may')} give no answer and miss {turns}.", case.attacking_power
    if case.situation == COVERING:
        return f"{who.does('may')} leave {the_card(case.last_laid)} uncovered.", "cover.missing"
    if case.situation == RUNNING:
        return f"{who.does('may')} end {who.whose} turn with what is laid.", "run.steps"
    return f"{who.does('may')} keep what was drawn and end {who.whose} turn.", "drawn-card"
