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
from switch_edu.teaching import Lesson, MemoryStore, Session, Step, lesson, lessons
from switch_edu.teaching.hands_on import MoveRun, TryRun
from switch_edu.teaching.runs import QuestionRun, Run, ShowRun
from switch_edu.teaching.scene import stage

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


def session(name: str, rules: str | None = None) -> Session:
    return Session(LESSONS[name], house(rules) if rules else None, MemoryStore())


def run_of(id: str, rules: str | None = None) -> Run:
    at = session(id.rpartition("-")[0], rules)
    at.handle({"type": "go", "step": id})
    return at.run


def by_id(row: dict[str, Any]) -> str:
    return f"{row['ref']} {row['step']}"


def named(step: tuple[str, Step]) -> str:
    return step[1].id


# -- the course --------------------------------------------------------------------------------


def test_the_course_has_six_lessons_with_stable_ids() -> None:
    assert lessons() == tuple(STEPS)
    for name, count in STEPS.items():
        assert [step.id for step in LESSONS[name].steps] == [
            f"{name}-{n}" for n in range(1, count + 1)
        ]


def test_the_lessons_use_all_positions_of_the_source() -> None:
    used = {step.ref for _, step in ALL_STEPS if step.ref}
    assert used == set(REFS)
    assert {row["ref"] for row in POSITIONS} == set(REFS)


@pytest.mark.parametrize("name", STEPS)
def test_few_words_stand_before_the_first_action(name: str) -> None:
    first = LESSONS[name].steps[0]
    words = f"{LESSONS[name].title} {first.objective} {first.text} {first.question}".split()
    assert len(words) <= 40


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_a_step_has_all_that_a_learner_needs(step: tuple[str, Step]) -> None:
    name, at = step
    assert at.objective
    assert at.text
    assert str(provenance(at.source)).startswith("Practice table, 0")
    assert at.source.endswith(f"{[*STEPS].index(name) + 1:02}")
    assert at.hints or at.type == "show"
    assert bool(at.question) == (at.type in ("predict", "pick"))


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


# -- every step --------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_nothing_chosen_is_not_wrong(step: tuple[str, Step]) -> None:
    at = session(step[0])
    at.handle({"type": "go", "step": step[1].id})
    if step[1].type in ("predict", "pick"):
        at.handle({"type": "answer", "value": []})
        assert at.run.outcome is not None
        assert at.run.outcome.kind == "unanswered"
        assert at.panel()["step"]["reply"]["kind"] == "info"
    assert at.record.mark(step[1]).state == "todo"


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_the_last_hint_names_an_answer_that_passes(step: tuple[str, Step]) -> None:
    at = session(step[0])
    at.handle({"type": "go", "step": step[1].id})
    hints = [at.handle({"type": "hint"})[0] for _ in range(at.panel()["step"]["hintsLeft"])]
    if isinstance(at.run, QuestionRun):
        right = [choice.text for choice in at.run.asked.choices if choice.id in at.run.key]
        assert all(text in hints[-1] for text in right)
    solve(at)
    assert at.run.done
    if hints:
        assert at.record.mark(step[1]).state == "mended"


def solve(at: Session) -> None:
    """Give the answer that the last hint names, in the messages that the page would send."""
    if isinstance(at.run, QuestionRun):
        at.handle({"type": "answer", "value": list(at.run.key)})
    for move in at.run.key if isinstance(at.run, MoveRun | TryRun) else ():
        at.handle({"type": "move", "move": move})
    while isinstance(at.run, ShowRun) and at.run.forward():
        pass


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_every_authored_reply_can_come_up(step: tuple[str, Step]) -> None:
    """A reply about a card is about a card that is there, and about the reason it fails for."""
    at = step[1]
    for card, note in at.wrong.items():
        run = run_of(at.id)
        outcome = run.answer([card]) if isinstance(run, QuestionRun) else run.move(card)
        assert outcome.kind == "wrong", (at.id, card)
        assert outcome.text == note.reply
        if note.why:
            assert note.why in outcome.reasons
    for option in at.options:
        run = run_of(at.id)
        assert isinstance(run, QuestionRun)
        if option.id not in run.asked.right and option.reply:
            assert run.answer([option.id]).text == option.reply


@pytest.mark.parametrize("name", STEPS)
def test_a_lesson_can_be_finished(name: str) -> None:
    at = session(name)
    for _ in at.lesson.steps:
        solve(at)
        at.handle({"type": "next"})
    summary = at.panel()["summary"]
    assert summary is not None
    assert summary["again"] == []
    assert LESSONS[name].close in summary["text"]


def test_the_goals_are_there_and_differ() -> None:
    goals = [goal for taught in LESSONS.values() for goal in taught.goals]
    assert len(goals) == len(set(goals))
    assert all(isinstance(taught, Lesson) and len(taught.goals) >= 4 for taught in LESSONS.values())
