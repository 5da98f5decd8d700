"""Why a move is forbidden, or what it costs: a reason for every bar and fine of the judge."""

from __future__ import annotations

from switch_edu.cards import SUIT_NAMES, UNKNOWN
from switch_edu.engine.grouping import still_to_fit
from switch_edu.engine.layout import (
    AFTER_DRAW,
    BAR_CALL,
    BAR_COVER,
    BAR_DUTY,
    BAR_FINISH,
    BAR_NARROW,
    BAR_TOGETHER,
    COVERING,
    DRAW,
    DRAW_BIT,
    END,
    FACING_PICKUP,
    FACING_SKIP,
    FINE_CALL,
    FINE_FINISH,
    JOKER_BIT,
    NAME_0,
    NAMING,
    OPEN,
)
from switch_edu.game.reasons import Case, Reason
from switch_edu.game.voice import capital, counted, number, the_card, these_cards


def bars(case: Case) -> list[Reason]:
    """Return a reason for every bar that forbids the action, the most telling one first."""
    words = (
        (BAR_NARROW, _narrow), (BAR_DUTY, _duty), (BAR_CALL, _call), (BAR_FINISH, _finish),
        (BAR_TOGETHER, _together), (BAR_COVER, _cover),
    )  # fmt: skip
    return [say(case) for slot, say in words if case.judged[slot] & case.bit]


def prices(case: Case) -> list[tuple[int, Reason]]:
    """Return what an allowed action costs, each with its reason, the dearest first."""
    found = []
    if case.judged[FINE_FINISH] & case.bit:
        found.append(_finish_price(case))
    if case.judged[FINE_CALL] & case.bit:
        found.append(_call_price(case))
    if case.situation == COVERING and case.action == END:
        found.append(_cover_price(case))
    if case.rules.cover_last and case.table.hand[case.seat] == 1 and case.rules.cover & case.bit:
        found.append(_bare_price(case))
    found = [item for item in found if item[0] > 0]
    return sorted(found, key=lambda item: -item[0])


def _narrow(case: Case) -> Reason:
    if case.situation == NAMING:
        suit = SUIT_NAMES[case.action - NAME_0]
        text = f"{capital(suit)} are in force already, so another suit has to be named."
        return case.say("same-suit", "bar", text, "name.same")
    if 0 <= case.table.drawn < UNKNOWN:
        text = f"Only the card just drawn, {the_card(case.table.drawn)}, may be played now."
    else:
        text = "Only the card just drawn may be played now."
    return case.say("only-drawn", "bar", text, "drawn-card")


def _duty(case: Case) -> Reason:
    who, fits = case.who, case.fitting
    if case.situation in (FACING_PICKUP, FACING_SKIP):
        entry = "may-take" if case.situation == FACING_PICKUP else "must-answer-skip"
        text = f"{who.does('hold')} {_some(fits)} and must answer with it."
        return case.say("must-answer", "bar", text, entry)
    if case.situation == COVERING:
        text = f"{capital(the_card(case.last_laid))} has to be covered before the turn ends."
        return case.say("must-cover", "bar", text, "cover.missing")
    if case.table.nlaid and still_to_fit(case.rules, case.table):
        text = f"{capital(the_card(case.last_laid))} does not fit: one that does has to follow."
        return case.say("must-fit", "bar", text, "run.first")
    if case.table.nlaid:
        text = f"Whoever begins to shed a suit sheds all of it: {_some(fits)} has to follow."
        return case.say("must-dump", "bar", text, "dump.choice")
    if case.situation == AFTER_DRAW:
        return _duty_after_drawing(case)
    if case.rules.spare_wild:
        fits &= ~case.rules.wild
    verb = "draw" if case.action == DRAW else "pass"
    text = f"{who.does('can')} play {_some(fits)} and so may not {verb}."
    return case.say("must-play", "bar", text, "must-play")


def _duty_after_drawing(case: Case) -> Reason:
    who = case.who
    if case.judged[OPEN] & DRAW_BIT:
        most = counted(case.rules.draw_limit)
        text = f"{who.does('have')} to draw up to {most} before giving up."
        return case.say("must-draw", "bar", text, "draw")
    text = f"The drawn card fits, so it has to be played: {_some(case.fitting)}."
    return case.say("must-play", "bar", text, "drawn-card")


def _some(cards: int) -> str:
    """Return up to three cards of a hand by name, more of them by number."""
    jokers = ["a joker"] if cards & JOKER_BIT else []
    faces = cards & ~JOKER_BIT
    if faces.bit_count() + len(jokers) > 3:
        return f"any of {number(faces.bit_count() + len(jokers))} cards"
    return " or ".join([*([these_cards(faces)] if faces else []), *jokers])


def _finish(case: Case) -> Reason:
    text = f"{capital(case.card)} may not be the last card."
    return case.say("finish", "bar", text, "finish.barred", brief="may not be the last card")


def _together(case: Case) -> Reason:
    return case.say(
        "finish-together", "bar",
        f"The last card has to go alone, and {case.who.did('have')} laid others in this turn.",
        "finish.together",
    )  # fmt: skip


def _call(case: Case) -> Reason:
    text = f"{case.who.does('have')} not called, and without a call the last card is not played."
    return case.say("call-missing", "bar", text, "call.missed")


def _cover(case: Case) -> Reason:
    text = f"{case.who.does('have')} no other card that could cover {the_card(case.face)}."
    return case.say("cannot-cover", "bar", text, "cover.missing")


def _price(case: Case, id: str, cards: int, text: str, entry: str) -> tuple[int, Reason]:
    cost = f"costs {counted(cards)}"
    return cards, case.say(id, "price", f"{text} {cost}.", entry, brief=cost)


def _finish_price(case: Case) -> tuple[int, Reason]:
    stays = _BARRED_LAST[str(case.house.value("finish.card"))]
    text = f"{capital(case.card)} may be played last, but it does not win{stays} and"
    return _price(case, "finish-price", case.rules.finish_price, text, "finish.then")


_BARRED_LAST = {"acts": "", "no-effect": ", has no effect", "returns": ", goes back to the hand"}


def _bare_price(case: Case) -> tuple[int, Reason]:
    text = f"{capital(case.card)} would have to be covered even as the last card, so it"
    return _price(case, "bare-price", case.rules.cover_price, text, "cover.last")


def _call_price(case: Case) -> tuple[int, Reason]:
    text = f"{case.who.does('have')} not called, so the last card does not win and"
    return _price(case, "call-price", case.rules.call_price, text, "call.missed")


def _cover_price(case: Case) -> tuple[int, Reason]:
    text = f"{case.who.does('may')} leave {the_card(case.last_laid)} uncovered, but it"
    return _price(case, "cover-price", case.rules.cover_price, text, "cover.missing")
