"""No ruling is left hanging: each is explained, read where games are played, and compiles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import switch_edu
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.rules import Rules
from switch_edu.errors import BadHouse
from switch_edu.rules import House, house, houses
from switch_edu.rules.check import check
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.ruling import Ruling
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.values import read_value

PACKAGE = Path(switch_edu.__file__).parent
# Read beside the kernel: what is said and told, who cuts and deals, the clock, what follows a deal.
BESIDE_THE_KERNEL = {
    "call.word", "secret", "dealer.first", "dealer.cut", "dealer.next", "timer", "last-place",
    *(ruling.id for ruling in RULINGS.values() if ruling.theme == "scoring"),
}  # fmt: skip
# Answers in other words for the same cards, and one that only larger hands would feel.
COMES_TO_THE_SAME = {"starter-barred", "finish.barred", "hand-too-big"}


def answers_to(ruling: Ruling) -> list[object]:
    """Return every option of a ruling, or the ends of what it allows."""
    if ruling.kind == "number":
        return [ruling.least, ruling.most]
    if ruling.kind == "range":
        return [f"{ruling.least}-{ruling.least}", f"{ruling.least}-{ruling.most}"]
    return [*ruling.options, *(["none"] if ruling.kind in ("set", "selectors") else [])]


def compiled(rules: House) -> Iterator[tuple[object, ...] | None]:
    """Yield what the engine reads for each number of players, None where they cannot play."""
    for seats in range(2, 9):
        try:
            made = compile_rules(rules, seats)
        except BadHouse:
            yield None
        else:
            yield tuple(getattr(made, field.name) for field in fields(Rules))


def words_in(folder: str) -> set[str]:
    """Return every text that stands in the code of a part of the package, a folder or a file."""
    place = PACKAGE / folder
    files = [place] if place.is_file() else place.rglob("*.py")
    codes = [file.read_text(encoding="utf-8") for file in files]
    nodes = [node for code in codes for node in ast.walk(ast.parse(code))]
    constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_every_answer_can_be_said_in_words(ruling: Ruling) -> None:
    for answer in answers_to(ruling):
        words = value_in_words(ruling.id, read_value(ruling, answer))
        assert words
        assert "\n" not in words
        assert not words.endswith(".")


def test_every_ruling_is_read_where_games_are_played() -> None:
    # the size of a deal is worked out beside the declarations, for the compiler and the checker
    sizes = {"hand", "hand-by-players", "packs"} & words_in("rules/dealing.py")
    clock = {"timer"} & words_in("widgets/timer.py")  # nothing below knows of time
    read = words_in("engine") | words_in("game") | sizes | clock
    assert RULINGS.keys() - read == set()


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_every_answer_can_be_played_in_some_house(ruling: Ruling) -> None:
    for answer in answers_to(ruling):
        bases = (house(name).with_({ruling.id: answer}) for name in houses())
        assert any(made for base in bases for made in compiled(base)), answer


@pytest.mark.parametrize("name", houses())
def test_an_answer_that_changes_nothing_is_told(name: str) -> None:
    base = house(name)
    before, said = list(compiled(base)), set(check(base))
    for ruling in RULINGS.values():
        if ruling.id in BESIDE_THE_KERNEL | COMES_TO_THE_SAME:
            continue
        for answer in answers_to(ruling):
            other = base.with_({ruling.id: answer})
            if other != base and list(compiled(other)) == before:
                assert set(check(other)) - said, other.line
