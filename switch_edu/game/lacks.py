"""Why nothing allows a card or move, in words: it has no place here, or it fits nothing."""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.cards import FACES
from switch_edu.engine.layout import (
    AFTER_DRAW,
    BLOCKED,
    CALL,
    CHALLENGE,
    CHALLENGE_BIT,
    COVERING,
    DRAW,
    END,
    FACING_PICKUP,
    FACING_SKIP,
    GAME_OVER,
    NAME_0,
    NAMING,
    OPEN,
    PASS,
    RUNNING,
    TAKE,
    WAITING,
)
from switch_edu.game.misfits import misfit, name_first
from switch_edu.game.reasons import Case, Reason
from switch_edu.game.voice import capital, counted, the_card


def lack(case: Case) -> Reason:
    """Return why the judge knows no ground for the action."""
    if case.situation == GAME_OVER:
        return _over(case)
    if case.declaring and case.action >= FACES:
        text = f"{case.who.does('have')} to say first which card the joker is."
        return case.say("declare-first", "lack", text, "powers.joker")
    if case.action == CALL or case.action >= CHALLENGE:
        return _no_talk(case)
    if case.situation == WAITING:
        return _not_in_turn(case)
    if case.is_card:
        return misfit(case)
    if NAME_0 <= case.action < CHALLENGE:
        text = "There is no suit to name now: a suit is named for a card that asks for it."
        return case.say("nothing-to-name", "lack", text, "name.when")
    return _MOVES[case.action](case)


def _over(case: Case) -> Reason:
    if case.table.phase == BLOCKED:
        return case.say("over", "lack", "The deal is blocked: nobody plays on.", "blocked")
    return case.say("over", "lack", "The deal is over: somebody has won.", "game-end")


def _not_in_turn(case: Case) -> Reason:
    if case.table.place[case.seat]:
        return case.say("already-out", "lack", f"{case.who.does('are')} out already.", "game-end")
    text = f"It is not {case.who.whose} turn."
    return case.say("not-your-turn", "lack", text, "out-of-turn", "direction", "draw")


def _no_talk(case: Case) -> Reason:
    word = "called" if case.action == CALL else "challenged"
    if not case.rules.call_due:
        how = "the table does it by itself" if case.rules.call_automatic else "nobody has to"
        text = f"Nothing is {word} here: when a last card is to be announced, {how}."
        return case.say("no-call", "lack", text, "call.when")
    if case.action != CALL:
        if not case.rules.call_watched:
            text = "Nobody is challenged here: a missing call shows when the last card is played."
            return case.say("no-challenge", "lack", text, "call.missed")
        text = "Nobody has forgotten a call that could still be challenged."
        if case.judged[OPEN] & CHALLENGE_BIT:
            text = "That player has forgotten no call: challenge the one who has."
        return case.say("nobody-forgot", "lack", text, "call.lapses")
    if case.table.made[case.seat]:
        return case.say("called", "lack", f"{case.who.does('have')} called already.", "call.when")
    return case.say("no-call-due", "lack", f"No call of {_whom(case)} is due now.", "call.window")


def _whom(case: Case) -> str:
    return "yours" if case.who.you else case.name


def _pay_first(case: Case) -> Reason:
    who, table = case.who, case.table
    if table.owed:
        text = f"{counted(table.owed)} wait for {who.inner}: answer, or take them first."
        text = text.replace(" wait ", " waits ", 1) if table.owed == 1 else text
        return case.say("pay-first", "lack", capital(text), case.attacking_power)
    text = f"A skip waits for {who.inner}: answer it, or miss the turn."
    return case.say("pay-first", "lack", text, case.attacking_power)


def _no_draw(case: Case) -> Reason:
    who = case.who
    if case.situation in _FIRST:
        return _FIRST[case.situation](case)
    if case.situation == AFTER_DRAW:
        text = f"{who.does('have')} drawn already: at most {counted(case.rules.draw_limit)} a turn."
        return case.say("drawn-enough", "lack", text, "draw")
    return case.say("nothing-to-draw", "lack", "There is not a card left to draw.", "refill")


def _no_take(case: Case) -> Reason:
    if case.situation in _FIRST and case.situation not in (FACING_PICKUP, FACING_SKIP):
        return _FIRST[case.situation](case)
    text = "No pickup waits, so there is nothing to take."
    powers = [f"powers.{selector}" for selector in case.rules.attacks]
    return case.say("nothing-owed", "lack", text, "may-take", *powers)


def _no_end(case: Case) -> Reason:
    if case.situation in _FIRST:
        return _FIRST[case.situation](case)
    text = f"There is no turn to end yet: {case.who.did('have')} to play or draw first."
    return case.say("nothing-to-end", "lack", text, "must-play", "draw")


def _no_pass(case: Case) -> Reason:
    if case.situation in _FIRST:
        return _FIRST[case.situation](case)
    if case.situation == AFTER_DRAW:
        text = f"{case.who.does('have')} drawn: keep the card and end the turn instead."
        return case.say("end-instead", "lack", text, "drawn-card")
    text = "Nobody passes while a card can be drawn."
    return case.say("can-draw", "lack", text, "draw")


def _laid_first(case: Case) -> Reason:
    text = f"{case.who.does('have')} laid a card in this turn: go on with it or end it."
    return case.say("cards-laid", "lack", text, "run.steps")


def _cover_first(case: Case) -> Reason:
    text = f"{capital(the_card(case.last_laid))} waits for a card to cover her."
    return case.say("cover-first", "lack", text, "cover.missing")


_FIRST: dict[int, Callable[[Case], Reason]] = {
    NAMING: name_first, FACING_PICKUP: _pay_first, FACING_SKIP: _pay_first,
    COVERING: _cover_first, RUNNING: _laid_first,
}  # fmt: skip
_MOVES: dict[int, Callable[[Case], Reason]] = {
    DRAW: _no_draw, TAKE: _no_take, END: _no_end, PASS: _no_pass,
}  # fmt: skip
