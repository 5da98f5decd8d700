"""Why no ground allows a card, in words: it matches, answers, covers or follows nothing."""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.cards import FACES, JOKER, SUIT_NAMES
from switch_edu.engine.layout import COVERING, FACING_PICKUP, FACING_SKIP, GROUND, NAMING, RUNNING
from switch_edu.engine.pile import namers_like_top
from switch_edu.game.reasons import MATCHING_ENTRIES, Case, Reason
from switch_edu.game.voice import a_rank, a_suit, capital, listed, the_card, these_cards
from switch_edu.rules.selectors import cards_in_words


def misfit(case: Case) -> Reason:
    """Return why nothing allows a card in the situation of the seat in turn."""
    if case.situation == NAMING:
        return name_first(case)
    if not case.held:
        return _not_held(case)
    return _WORDS.get(case.situation, _no_match)(case)


def _no_match(case: Case) -> Reason:
    """Say what the top card asks for and the card is not: "neither a club nor a nine"."""
    table, rules = case.table, case.rules
    if rules.bars_own_rank and namers_like_top(rules, table) & case.bit:
        top = cards_in_words("joker") if table.face == JOKER else a_rank(table.face % 13)
        predicate = f"names a suit, and so may not be laid on {top}"
        return _about_card(case, "own-rank", predicate, "name.on-rank")
    wanted = [a_suit(table.suit)]
    follows_rank = table.face < FACES and not (table.named and not rules.rank_on_named)
    if follows_rank:
        wanted.append(a_rank(table.face % 13))
    predicate = f"is neither {' nor '.join(wanted)}" if len(wanted) > 1 else f"is not {wanted[0]}"
    if table.named and case.face // 13 == table.face // 13 != table.suit:
        predicate += f", and {SUIT_NAMES[table.suit]} were named"
    entries = ("named.follow",) if table.named else MATCHING_ENTRIES
    return case.say(
        "no-match", "lack", f"{capital(case.card)} {predicate}.", *entries,
        brief=predicate.removeprefix("is "),
    )  # fmt: skip


def _no_answer(case: Case) -> Reason:
    answers = case.house.answers.get(case.attacker, {})
    entry = f"answers.{case.attacker}" if answers else case.attacking_power
    power = cards_in_words(case.attacker)
    if case.table.ndrawn:
        text = f"{case.who.does('take')} card by card and can do nothing else in between."
        return case.say("taking", "lack", text, "taking")
    if case.rules.answers[case.table.attack] >> case.face & 1:
        predicate = f"would answer {power}, but an answer has to fit suit or rank as well"
        return _about_card(case, "no-answer", predicate, "answer.match")
    if case.face == JOKER and case.rules.declares and not case.rules.joker_answers:
        predicate = f"does not answer {power}, whatever it is declared to be"
        return _about_card(case, "no-answer", predicate, "joker.answers")
    right = listed([cards_in_words(selector) for selector in answers])
    only = f": only {right} is" if right else ", and nothing else is either"
    return _about_card(case, "no-answer", f"is no answer to {power}{only}", entry)


def _no_cover(case: Case) -> Reason:
    queen = the_card(case.last_laid)
    predicate = f"does not cover {queen}: {these_cards(case.judged[GROUND])} does"
    return _about_card(case, "no-cover", predicate, "cover.with")


def _no_step(case: Case) -> Reason:
    last = the_card(case.last_laid)
    if case.rules.single or not _any_step(case):
        return _about_card(case, "no-step", f"may not follow: {last} ends the turn", "run.steps")
    return _about_card(
        case, "no-step", f"may not follow {last}, which {these_cards(_any_step(case))} could",
        _step_entry(case),
    )  # fmt: skip


def _any_step(case: Case) -> int:
    steps = 0
    for slot in range(GROUND, GROUND + 6):
        steps |= case.judged[slot]
    return steps & ((1 << FACES) - 1)


def _step_entry(case: Case) -> str:
    if case.table.naming >= 0:
        return "name.when"
    under_pickup = case.table.owed and not case.rules.free_under_pickup
    return "run.under-pickup" if under_pickup else "run.steps"


def _about_card(case: Case, id: str, predicate: str, *entries: str) -> Reason:
    text = f"{capital(case.card)} {predicate}."
    return case.say(id, "lack", text, *entries, brief=predicate.removeprefix("is "))


def name_first(case: Case) -> Reason:
    """Return the reason against anything but a suit while a suit is to be named."""
    text = f"{case.who.does('have')} to name a suit first."
    return case.say("name-first", "lack", text, "name.when")


def _not_held(case: Case) -> Reason:
    """Return the reason for a card that is not seen in the hand."""
    among = "among the cards that can be seen in" if case.unseen else "in"
    card = "A joker" if case.face == JOKER else capital(the_card(case.face))
    text = f"{card} is not {among} {case.who.whose} hand."
    return case.say("not-held", "lack", text)


_WORDS: dict[int, Callable[[Case], Reason]] = {
    FACING_PICKUP: _no_answer,
    FACING_SKIP: _no_answer,
    COVERING: _no_cover,
    RUNNING: _no_step,
}
