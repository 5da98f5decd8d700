"""Why a move is allowed, in words: one reason for every set of the judge that holds it."""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.cards import JOKER, RANK_NAMES, rank_of, suit_of
from switch_edu.engine.layout import FACING_SKIP, GROUND, GROUNDS
from switch_edu.game.open_moves import free_move
from switch_edu.game.reasons import MATCHING_ENTRIES, Case, Reason
from switch_edu.game.voice import a_rank, a_suit, capital, counted, the_card
from switch_edu.rules.selectors import cards_in_words, narrowest


def grounds(case: Case) -> list[Reason]:
    """Return a reason for every ground that allows the card or move, in the judge's order."""
    if not case.is_card:
        return [free_move(case)] if case.is_open else []
    names = GROUNDS[case.situation]
    found = [names[i] for i in range(6) if case.judged[GROUND + i] & case.bit]
    if found and case.face == JOKER and case.rules.declares:
        return [_any_card(case)]
    return [_WORDS[name](case) for name in found]


def _any_card(case: Case) -> Reason:
    text = f"A joker may be any card that {case.who.did('choose')}, so it can be played here."
    return case.say("as-declared", "ground", text, "powers.joker")


def _card_reason(case: Case, id: str, predicate: str, *entries: str) -> Reason:
    return case.say(id, "ground", f"{capital(case.card)} {predicate}.", *entries, brief=predicate)


def _suit(case: Case) -> Reason:
    if case.face == JOKER:
        return _any_card(case)
    is_suit = f"is {a_suit(suit_of(case.face))}"
    if case.table.named:
        return _card_reason(case, "suit", f"{is_suit}, the suit that was named", "named.follow")
    return _card_reason(case, "suit", f"{is_suit}, like the top card", *MATCHING_ENTRIES)


def _rank(case: Case) -> Reason:
    predicate = f"is {a_rank(rank_of(case.face))}, like the top card"
    entries = ("named.follow",) if case.table.named else MATCHING_ENTRIES
    return _card_reason(case, "rank", predicate, *entries)


def _wild(case: Case) -> Reason:
    entry = case.power(case.face)
    who = capital(cards_in_words(entry.removeprefix("powers.")))
    return case.say("wild", "ground", f"{who} may be played on any card.", entry, brief="wild")


def _next_number(case: Case) -> Reason:
    predicate = f"is next in number to {the_card(case.table.face)}"
    return _card_reason(case, "next-number", predicate, "run.first")


def _group(case: Case) -> Reason:
    predicate = f"may be laid before another {RANK_NAMES[rank_of(case.face)]} that fits"
    return _card_reason(case, "group", predicate, "run.first")


def _answer_entry(case: Case) -> str:
    answers = case.house.answers.get(case.attacker, {})
    return f"answers.{case.attacker}.{narrowest(answers, case.face)}"


def _answer(case: Case, id: str, effect: str) -> Reason:
    return _card_reason(
        case, id, f"answers {cards_in_words(case.attacker)} {effect}", _answer_entry(case)
    )


def _add(case: Case) -> Reason:
    size = case.rules.size_of[case.face]
    if case.situation == FACING_SKIP:
        return _answer(case, "add", "and adds one more turn to miss")
    return _answer(case, "add", f"and adds {counted(size)}" if size else "and adds to what waits")


def _replace(case: Case) -> Reason:
    return _answer(case, "replace", "and puts its own effect in place of the one that waits")


def _pass_on(case: Case) -> Reason:
    return _answer(case, "pass-on", "and passes what waits on to the next player")


def _cancel(case: Case) -> Reason:
    if not case.table.owed:
        return _answer(case, "cancel", "and cancels the skip")
    return _answer(case, "cancel", f"and cancels the {counted(case.table.owed)} owed")


def _cancel_one(case: Case) -> Reason:
    unit = case.rules.unit[case.table.attack]
    return _answer(case, "cancel-one", f"and cancels {counted(unit)} of what waits")


def _other_answer(case: Case) -> Reason:
    how = case.house.answers[case.attacker][_answer_entry(case).rpartition(".")[2]]
    return _answer(case, how, _OTHER_WAYS[how])


_OTHER_WAYS = {
    "pass-and-act": "and passes what waits on, besides its own effect",
    "pay": "with its own effect, but what waits is taken as well",
    "show": "when it is shown: all that waits is cancelled and it stays in hand",
}


def _cover(case: Case) -> Reason:
    predicate = f"covers {the_card(case.last_laid)}"
    return _card_reason(case, "cover", predicate, "cover.with")


def _run_rank(case: Case) -> Reason:
    rank = rank_of(case.face)
    if rank != rank_of(case.last_laid):
        text = "counts as the same rank inside a run, where jacks and twos are equal"
        return _card_reason(case, "run-rank", text, "run.equal")
    predicate = f"is {a_rank(rank)}, so it may follow {the_card(case.last_laid)}"
    return _card_reason(case, "run-rank", predicate, "run.steps")


def _run_next(case: Case) -> Reason:
    predicate = f"is next to {the_card(case.last_laid)} in the same suit, so it may follow"
    return _card_reason(case, "run-next", predicate, "run.steps")


def _run_suit(case: Case) -> Reason:
    predicate = f"is {a_suit(suit_of(case.face))}, so it may follow {the_card(case.last_laid)}"
    return _card_reason(case, "run-suit", predicate, "run.steps")


def _dump(case: Case) -> Reason:
    predicate = f"is {a_suit(suit_of(case.face))}, the suit that may be shed"
    return _card_reason(case, "dump", predicate, _shedding_entry(case))


def _shedding_entry(case: Case) -> str:
    laid = case.table.laid_face[: case.table.nlaid]
    shedders = [face for face in laid if case.rules.dump >> face & 1]
    return case.power(shedders[-1]) if shedders else "dump.choice"


def _together(case: Case) -> Reason:
    return _card_reason(
        case, "together", f"may be laid together with {the_card(case.last_laid)}", "together"
    )


def _named_suit(case: Case) -> Reason:
    suit = a_suit(suit_of(case.face))
    return _card_reason(case, "named-suit", f"is {suit}, the suit that was just named", "name.when")


_WORDS: dict[str, Callable[[Case], Reason]] = {
    "suit": _suit, "rank": _rank, "wild": _wild, "next-number": _next_number,
    "group": _group,
    "add": _add, "replace": _replace, "pass-on": _pass_on, "cancel": _cancel,
    "cancel-one": _cancel_one, "other-answer": _other_answer, "cover": _cover,
    "run-rank": _run_rank, "run-next": _run_next, "run-suit": _run_suit, "dump": _dump,
    "together": _together, "named-suit": _named_suit,
}  # fmt: skip
