"""The six lessons at home: every position, every wrong answer and why it is refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from switch_edu import content
from switch_edu.explore.facts import holds
from switch_edu.rules import house
from switch_edu.rules.sources import provenance
from switch_edu.teaching import Lesson, Step, course, lesson
from switch_edu.teaching.runs import QuestionRun
from switch_edu.teaching.scene import stage
from tests.unit.lesson_checks import run_of

DATA = Path(__file__).with_name("data") / "practice_positions.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["positions"]
COUNTS = {"1": 8, "2": 9, "3": 9, "4": 9, "5": 9, "6": 10}  # positions in each section
REFS = [f"{part}-{n}" for part, count in COUNTS.items() for n in range(1, count + 1)]

# Ids are kept in people's progress: add new ones, never give one a new meaning.
STEPS = {
    "deal": 10, "matching": 14, "effects": 16, "stacking": 15, "drawing": 14, "last-card": 14,
}  # fmt: skip

LESSONS = {name: lesson(name) for name in STEPS}
ALL_STEPS = [(name, step) for name, taught in LESSONS.items() for step in taught.steps]


def by_id(row: dict[str, Any]) -> str:
    return f"{row['ref']} {row['step']}"


def named(step: tuple[str, Step]) -> str:
    return step[1].id


# -- the course --------------------------------------------------------------------------------


def test_the_course_has_six_lessons_with_stable_ids() -> None:
    assert course().lessons == tuple(STEPS)
    for name, count in STEPS.items():
        assert [step.id for step in LESSONS[name].steps] == [
            f"{name}-{n}" for n in range(1, count + 1)
        ]


def test_the_lessons_use_all_positions_of_the_source() -> None:
    used = {step.ref for _, step in ALL_STEPS if step.ref}
    assert used == set(REFS)
    assert {row["ref"] for row in POSITIONS} == set(REFS)


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_a_step_names_the_section_of_its_lesson(step: tuple[str, Step]) -> None:
    name, at = step
    assert str(provenance(at.source)).startswith("Practice table, 0")
    assert at.source.endswith(f"{[*STEPS].index(name) + 1:02}")


def test_only_stated_answers_are_typed() -> None:
    stated = {
        step.id for _, step in ALL_STEPS for option in step.options if option.stated is not None
    }
    assert stated == {"deal-3", "last-card-13"}
    for _, step in ALL_STEPS:
        for option in step.options:
            assert (option.stated is None) == bool(option.move or option.claim)


def test_the_words_are_british_and_free_of_markup() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in content.lessons().glob("*.toml"))
    assert not re.search(r"<\w|</|http|www\.", text)
    assert not re.search(r"\b(color|center|favor|practise table|gray)\b", text)


# -- the positions of the source ---------------------------------------------------------------


@pytest.mark.parametrize("row", POSITIONS, ids=by_id)
def test_the_position_is_that_of_the_source(row: dict[str, Any]) -> None:
    taught = LESSONS[row["step"].rpartition("-")[0]]
    step = taught.step(row["step"])
    assert step is not None
    assert step.ref == row["ref"]
    scene = stage(taught, step, house(taught.house))
    if "top" in row:
        start = scene.story.start
        assert start.top == row["top"]
        assert start.suit == row.get("suit", row["top"][-1])
        assert (start.owed.cards if start.owed else 0) == row.get("owed", 0)
        assert start.turn == scene.seat == taught.players.index(row.get("seat", "You"))
        if "hand" in row:
            assert sorted(start.hand(scene.seat)) == sorted(row["hand"])
            assert start.count(scene.seat) == len(row["hand"])
        if "legal" in row:
            cards = [move for move in start.moves() if move[0] in "23456789TJQKA1"]
            assert sorted(cards) == sorted(row["legal"])
    assert holds(scene.story, row.get("after", {}))


@pytest.mark.parametrize("row", POSITIONS, ids=by_id)
def test_the_solution_passes(row: dict[str, Any]) -> None:
    run = run_of(row["step"])
    assert isinstance(run, QuestionRun)
    assert sorted(run.asked.right) == sorted(row["right"])
    assert run.answer(row["right"]).kind == "right"
    assert run.done


@pytest.mark.parametrize(
    ("row", "answer", "why"),
    [(row, answer, why) for row in POSITIONS for answer, why in row["wrong"].items()],
    ids=lambda value: value["step"] if isinstance(value, dict) else str(value),
)
def test_a_wrong_answer_fails_for_the_reason_of_the_source(
    row: dict[str, Any], answer: str, why: str
) -> None:
    run = run_of(row["step"])
    outcome = run.answer(answer.split("+"))
    assert outcome.kind == "wrong"
    assert outcome.text
    assert not run.done
    assert list(outcome.reasons) == ([] if why in ("false", "incomplete") else [why])
    assert ("Right so far" in outcome.text) == (why == "incomplete")


def test_the_goals_are_there() -> None:
    assert all(isinstance(taught, Lesson) and len(taught.goals) >= 4 for taught in LESSONS.values())
