"""Every ruling is declared whole: question, theme, glosses, and a question that reads it."""

import pytest

from switch_edu.rules.declared import RULINGS
from switch_edu.rules.lenses import questions
from switch_edu.rules.ruling import Ruling
from switch_edu.rules.statements import THEMES

# Limits that no guide to the game states, and what only a program for it settles.
ASKED_BY_NO_QUESTION = {
    "draw-limit", "turn-limit", "value.eight", "match-rounds",
    "starter-reverse", "empty-stock", "idle-turns", "cover.last", "call.same-turn", "taking",
    "name.on-cancel", "name.on-rank", "starter-names",
}  # fmt: skip


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_a_ruling_has_its_question_its_theme_and_a_gloss_for_each_option(ruling: Ruling) -> None:
    assert ruling.question.endswith("?")
    assert ruling.theme in THEMES
    assert all(ruling.options.values())
    if ruling.kind in ("choice", "set"):
        assert len(ruling.options) >= 2
    if ruling.kind in ("number", "range"):
        assert ruling.least < ruling.most
        assert ruling.unit


def test_every_ruling_is_what_some_question_asks() -> None:
    asked: set[str] = set()
    for lens in questions().values():
        asked.add(lens.of)
        asked.update(entry for ways in lens.options.values() for way in ways for entry in way)
    assert RULINGS.keys() - asked == ASKED_BY_NO_QUESTION


def test_every_entry_that_a_question_speaks_of_exists() -> None:
    entries = {
        entry
        for lens in questions().values()
        for ways in lens.options.values()
        for way in ways
        for entry in way
    }
    assert {e for e in entries if not e.startswith(("powers.", "answers."))} <= RULINGS.keys()


def test_what_is_not_a_ruling_is_a_fixed_fact_or_speaks_of_powers_and_answers() -> None:
    for lens in questions().values():
        entries = {entry for ways in lens.options.values() for way in ways for entry in way}
        fixed = all(not way for ways in lens.options.values() for way in ways) and lens.options
        assert entries or fixed or lens.of in RULINGS or lens.pickup, lens.id
