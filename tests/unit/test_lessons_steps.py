"""Every step of every lesson, at home: hints that help, replies that come up, an end to reach."""

from __future__ import annotations

import pytest

from switch_edu.teaching import MemoryStore, Session, Step, lesson, lessons
from switch_edu.teaching.check import Outcome
from switch_edu.teaching.hands_on import MoveRun
from switch_edu.teaching.runs import QuestionRun
from tests.unit.lesson_checks import run_of, session_at, solve

ALL_STEPS = [step for name in lessons() for step in lesson(name).steps]


def named(step: Step) -> str:
    return step.id


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_nothing_chosen_is_not_wrong(step: Step) -> None:
    at = session_at(step.id)
    if step.type in ("predict", "pick"):
        at.handle({"type": "answer", "value": []})
        assert at.run.outcome is not None
        assert at.run.outcome.kind == "unanswered"
        assert at.panel()["step"]["reply"]["kind"] == "info"
    assert at.record.mark(step).state == "todo"


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_the_last_hint_names_an_answer_that_passes(step: Step) -> None:
    at = session_at(step.id)
    hints = [at.handle({"type": "hint"})[0] for _ in range(at.panel()["step"]["hintsLeft"])]
    if isinstance(at.run, QuestionRun):
        right = [choice.text for choice in at.run.asked.choices if choice.id in at.run.key]
        assert all(text in hints[-1] for text in right)
    solve(at)
    assert at.run.done
    if hints:
        assert at.record.mark(step).state == "mended"


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_every_authored_reply_can_come_up(step: Step) -> None:
    """A reply about a card is about a card that is there, and about the reason it fails for."""
    for card, note in step.wrong.items():
        outcome = wrong_outcome(step, card)
        assert outcome.kind == "wrong", (step.id, card)
        assert outcome.text == note.reply
        if note.why:
            assert note.why in outcome.reasons
    for option in step.options:
        run = run_of(step.id)
        assert isinstance(run, QuestionRun)
        if option.id not in run.asked.right and option.reply:
            assert run.answer([option.id]).text == option.reply


def wrong_outcome(step: Step, move: str) -> Outcome:
    """Return what comes of a wrong card, or of a turn that a move ends too early.

    A turn can only be ended once something is laid: whatever leads to the step's own reply is.
    """
    run = run_of(step.id)
    if isinstance(run, QuestionRun):
        return run.answer([move])
    assert isinstance(run, MoveRun)
    outcome = run.move(move)
    start = run.scene.story.start
    for first in start.hand(run.scene.seat) if outcome.text != step.wrong[move].reply else ():
        for then in ("", "=2S", "=S"):
            run = run_of(step.id)
            run.move(first)
            if then and run.position is not None and run.position.waits_for != "turn":
                run.move(then)
            if (outcome := run.move(move)).text == step.wrong[move].reply:
                return outcome
    return outcome


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_can_be_finished(name: str) -> None:
    at = Session(lesson(name), None, MemoryStore())
    for _ in at.lesson.steps:
        solve(at)
        at.handle({"type": "next"})
    summary = at.panel()["summary"]
    assert summary is not None
    assert summary["again"] == []
    assert at.lesson.close in summary["text"]


@pytest.mark.parametrize("name", lessons())
def test_few_words_stand_before_the_first_action(name: str) -> None:
    taught = lesson(name)
    first = taught.steps[0]
    words = f"{taught.title} {first.objective} {first.text} {first.question}".split()
    assert len(words) <= 40


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_a_step_is_short_and_complete(step: Step) -> None:
    assert step.objective
    assert len(f"{step.text} {step.question}".split()) <= 50
    assert step.hints or step.type == "show"
    assert bool(step.question) == (step.type in ("predict", "pick"))


def test_lessons_of_all_courses_have_names_of_their_own() -> None:
    assert len(set(lessons())) == len(lessons())
    goals = [goal for name in lessons() for goal in lesson(name).goals]
    assert len(goals) == len(set(goals))
