"""For every question a position on which its answers part ways, proved for each side."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from switch_edu.errors import BadHouse
from switch_edu.explore.cases.run import run
from switch_edu.rules import house, houses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.lenses import Lens, questions
from tests.cases.twisting import wrong

CONTRASTS: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("contrasts.yaml").read_text("utf-8")
)["contrasts"]
NAMES = [f"{row['question']}-{at}" for at, row in enumerate(CONTRASTS)]
SIDES = [
    pytest.param(row, answer, id=f"{name}-{answer}")
    for name, row in zip(NAMES, CONTRASTS, strict=True)
    for answer in row["answers"]
]
# Questions whose answers no position can tell apart, and why.
EXEMPT = {
    "pre-deal-cut": "a ceremony before the deal: the pack is shuffled anyway",
    "secret-rules": "what is told of a mistake, not what it costs",
    "timer-expiry": "its two answers are one rule: take what waits, or else draw",
    "bot-table": "who holds the cards is no rule",
}
# Answers that another one stands for.
ASIDE: dict[str, set[str]] = {
    "player-count": {"2-or-more", "max-2", "max-3", "max-5", "max-6", "max-7"},
    "deck-count": {"two-if-more-than-5"},  # as two-if-large-group
    "hand-size-by-count": {"free"},  # as fixed
    "first-dealer": {"none"},  # nobody deals, so nobody is found
    "dealer-rotation": {"alternates"},  # as rotates-clockwise, between two players
    "first-player": {"agreed-method"},  # as dealer-left, if nobody says otherwise
    "named-suit-answers": {"named-suit-or-any-wild"},  # as named-suit: wild cards always fit
    "call-required": {"optional-house-rule"},  # as none
    "last-place": {"loser-eliminated"},  # sits out the next round, which is another deal
}


def played(row: dict[str, Any], answer: str, expect: dict[str, Any]) -> list[str]:
    """Return what is not as expected when the position is played under an answer."""
    expect = deepcopy(expect)
    cannot = expect.pop("cannot", "")
    case = {"id": row["question"], "ruleset": row["rules"], "options": {row["question"]: answer}}
    case |= {"given": row["given"], "do": row["do"], "expect": expect or {"over": False}}
    outcome = run(case)
    if cannot:
        return [] if cannot in outcome.mistake else [f"{cannot} is not said: {outcome}"]
    return [outcome.mistake] if outcome.mistake else list(outcome.failures)


def parts(expect: dict[str, Any]) -> dict[str, Any]:
    """Return what is expected, fact by fact, those of a deal or match among them."""
    flat = {key: value for key, value in expect.items() if key != "facts"}
    return flat | {f"facts.{key}": value for key, value in expect.get("facts", {}).items()}


def answers_of(lens: Lens) -> set[str]:
    """Return the answers that a question has: those listed, and what houses say beside them."""
    ruled = [*RULINGS[lens.of].options] if lens.of in RULINGS and not lens.options else []
    if lens.pickup or (lens.of in RULINGS and RULINGS[lens.of].kind == "number"):
        ruled = ["a number", "another number"]
    return {*lens.options, *ruled, *(house(name).says(lens.id) for name in houses())}


@pytest.mark.parametrize(("row", "answer"), SIDES)
def test_each_side_is_as_stated(row: dict[str, Any], answer: str) -> None:
    assert played(row, answer, row["answers"][answer]) == []


@pytest.mark.parametrize("row", CONTRASTS, ids=NAMES)
def test_all_sides_differ_in_what_is_stated(row: dict[str, Any]) -> None:
    assert len(row["answers"]) > 1
    for one, other in combinations(row["answers"].values(), 2):
        both = [parts(one), parts(other)]
        differing = [key for key in both[0].keys() & both[1].keys() if both[0][key] != both[1][key]]
        assert differing or "cannot" in {**one, **other}


@pytest.mark.parametrize("row", CONTRASTS, ids=NAMES)
def test_what_is_stated_of_one_side_is_not_so_on_another(row: dict[str, Any]) -> None:
    for answer, expect in row["answers"].items():
        others = [other for other in row["answers"] if other != answer]
        assert all(played(row, other, expect) for other in others), answer


@pytest.mark.parametrize(("row", "answer"), SIDES)
def test_a_wrong_statement_fails(row: dict[str, Any], answer: str) -> None:
    expect = row["answers"][answer]
    for key in expect:
        twisted = wrong(expect[key]) if key != "cannot" else "no such sentence"
        assert played(row, answer, {**expect, key: twisted}), key


def test_every_question_with_more_than_one_answer_has_a_position() -> None:
    shown = {row["question"] for row in CONTRASTS}
    several = {
        id for id, lens in questions().items() if len(answers_of(lens) - {"not-applicable"}) > 1
    }
    assert shown & EXEMPT.keys() == set()
    assert several - shown == EXEMPT.keys()


def test_every_answer_that_can_be_set_is_on_a_side() -> None:
    for id, lens in questions().items():
        sides = {answer for row in CONTRASTS if row["question"] == id for answer in row["answers"]}
        if id not in EXEMPT and len(lens.options) > 1:
            assert lens.options.keys() - sides - ASIDE.get(id, set()) == set(), id


def test_notes_are_plain_sentences_of_the_dispute() -> None:
    for row in CONTRASTS:
        assert row["note"][0].isupper()
        assert len(row["note"].split()) > 4


def test_a_question_that_is_not_in_use_is_told() -> None:
    with pytest.raises(BadHouse):
        house("classic").says("no-such-question")
