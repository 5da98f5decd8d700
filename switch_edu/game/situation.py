"""What the seat in turn faces, as one sentence: what would match, answer, cover or follow."""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.cards import FACES
from switch_edu.engine.layout import (
    AFTER_DRAW,
    BLOCKED,
    COVERING,
    END,
    FACING_PICKUP,
    FACING_SKIP,
    GROUND,
    NAMING,
    OVER,
    RUNNING,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.engine.turn import limit_reached
from switch_edu.game.reasons import Case
from switch_edu.game.voice import Who, a_rank, a_suit, counted, listed, the_card, these_cards
from switch_edu.rules import House
from switch_edu.rules.selectors import cards_in_words


def situation_words(house: House, rules: Rules, table: Table, names: tuple[str, ...]) -> str:
    """Return what the seat in turn faces, whatever it holds: fit for every onlooker.

    "Your turn: a club or a nine, or any ace." "Robin faces four cards: a two, or take them."
    """
    if table.phase >= OVER:
        return _ending(rules, table, names)
    case = Case(house, rules, table, table.player, END, names[table.player])
    if case.declaring:
        return f"{case.who.does('have')} to say which card the joker is."
    return _SENTENCES.get(case.situation, _matching)(case)


def _ending(rules: Rules, table: Table, names: tuple[str, ...]) -> str:
    if table.winner >= 0:
        return f"{Who(names[table.winner]).does('have')} won."
    if table.phase != BLOCKED:
        return "The deal is over."
    ending = "stopped" if limit_reached(rules, table) else "blocked"
    return f"The deal is {ending}: nobody has won."


def _turn(case: Case) -> str:
    return "Your turn" if case.who.you else f"{case.name}’s turn"


def _matching(case: Case) -> str:
    table, rules = case.table, case.rules
    fits = [a_suit(table.suit)]
    if table.face < FACES and not (table.named and not rules.rank_on_named):
        fits.append(a_rank(table.face % 13))
    free = [key for key, power in case.house.powers.items() if power in ("wild", "as-declared")]
    wild = [words for words in map(cards_in_words, free) if words not in fits]
    more = f", or {listed([_any(words) for words in wild])}" if wild else ""
    return f"{_turn(case)}: {listed(fits)}{more}."


def _any(words: str) -> str:
    """Return "any ace" for "an ace"; "the ace of hearts" stays what it is."""
    article, _, card = words.partition(" ")
    return words if article == "the" else f"any {card}"


def _drawn(case: Case) -> str:
    which = "any card that fits" if case.rules.any_after_draw else "the drawn card if it fits"
    return f"{case.who.does('have')} drawn: play {which}, or keep it."


def _answers(case: Case) -> str:
    """Return what answers the attack, with a comma before the alternative of not answering."""
    answers = case.house.answers.get(case.attacker, {})
    return f"{listed([cards_in_words(selector) for selector in answers])}, or " if answers else ""


def _pickup(case: Case) -> str:
    if case.table.ndrawn:
        return f"{case.who.does('have')} {counted(case.table.owed)} more to take."
    take = "take it" if case.table.owed == 1 else "take them"
    return f"{case.who.does('face')} {counted(case.table.owed)}: {_answers(case)}{take}."


def _skip(case: Case) -> str:
    turns = case.table.skips
    what = "a skip" if turns == 1 else f"{counted(turns, 'turn')} to miss"
    miss = "miss the turn" if turns == 1 else "miss them"
    return f"{case.who.does('face')} {what}: {_answers(case)}{miss}."


def _covering(case: Case) -> str:
    queen = the_card(case.last_laid)
    cover = these_cards(case.judged[GROUND])
    start = f"{case.who.does('have')} to cover {queen} with {cover}"
    if case.rules.cover_price:
        return f"{start}, or draw {counted(case.rules.cover_price)}."
    return f"{start}{', or end the turn' if not case.rules.cover_needed else ''}."


def _running(case: Case) -> str:
    steps = 0
    for slot in range(GROUND, GROUND + 6):
        steps |= case.judged[slot]
    steps &= (1 << FACES) - 1
    go_on = f"go on with {these_cards(steps, most=4)}, or " if steps else ""
    return f"{case.who.does('may')} {go_on}end the turn."


def _naming(case: Case) -> str:
    return f"{case.who.does('have')} to name a suit."


_SENTENCES: dict[int, Callable[[Case], str]] = {
    AFTER_DRAW: _drawn,
    FACING_PICKUP: _pickup,
    FACING_SKIP: _skip,
    COVERING: _covering,
    RUNNING: _running,
    NAMING: _naming,
}
