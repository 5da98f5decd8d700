"""The second course: its answers against those worked out by hand, and its steps at the table."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from switch_edu.errors import BadFile
from switch_edu.explore.facts import cards_to_play, holds
from switch_edu.explore.story import may
from switch_edu.game import position
from switch_edu.rules import house
from switch_edu.rules.sources import provenance
from switch_edu.teaching import CannotStage, MemoryStore, Session, courses, lesson
from switch_edu.teaching.check import against
from switch_edu.teaching.lesson import Step
from switch_edu.teaching.runs import QuestionRun
from switch_edu.teaching.scene import stage
from tests.unit.lesson_checks import run_of, session_at, solve

DATA = Path(__file__).with_name("data") / "other_house_positions.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["positions"]

# Ids are kept in people's progress: add new ones, never give one a new meaning.
STEPS = {
    "runs": 7, "queens": 6, "reversing": 7, "eights": 7, "jokers": 7, "sevens": 7, "calling": 8,
    "blunders": 7,
}  # fmt: skip
HOUSES = {
    "runs": {"jack7", "j28"},
    "queens": {"jack7", "black-jack"},
    "reversing": {"switch", "black-jack", "classic"},
    "eights": {"black-jack", "j28"},
    "jokers": {"jack7"},
    "sevens": {"switch"},
    "calling": {"switch", "jaques", "peanuckle", "jack7"},
    "blunders": {"black-jack", "jack7"},
}
# Houses that lack what a lesson is about: they leave none of its steps.
OTHERS = ("practice-table", "jack7", "switch", "classic", "jaques", "black-jack", "j28")
TAUGHT_UNDER = {
    "runs": {"jack7", "black-jack", "j28"},
    "queens": {"jack7", "black-jack"},
    "reversing": {"switch", "classic", "black-jack"},
    "eights": {"black-jack", "j28", "jaques"},
    "jokers": {"jack7"},
    "sevens": {"switch", "black-jack", "classic", "jack7", "practice-table"},
    "calling": {*OTHERS},
    "blunders": {"jack7", "black-jack"},
}
ALL_STEPS = [step for name in STEPS for step in lesson(name).steps]


def by_step(value: object) -> str:
    return str(value["step"] if isinstance(value, dict) else value)


def named(step: Step) -> str:
    return step.id


# -- the course --------------------------------------------------------------------------------


def test_the_second_course_has_stable_ids() -> None:
    _, other = courses()
    assert other.lessons == tuple(STEPS)
    for name, count in STEPS.items():
        steps = [step.id for step in lesson(name).steps]
        assert steps == [f"{name}-{n}" for n in range(1, count + 1)]
        assert 4 <= count <= 8
        assert len(lesson(name).goals) >= 3


@pytest.mark.parametrize("name", STEPS)
def test_a_lesson_is_taught_at_the_tables_that_show_it_best(name: str) -> None:
    taught = lesson(name)
    assert {step.house or taught.house for step in taught.steps} == HOUSES[name]


@pytest.mark.parametrize("step", ALL_STEPS, ids=named)
def test_a_step_cites_a_section_of_the_document_behind_its_table(step: Step) -> None:
    taught = lesson(step.id.rpartition("-")[0])
    rules = house(step.house or taught.house)
    cited = provenance(step.source)
    assert cited.section
    assert cited.title == rules.source("must-play").title


def test_every_question_is_worked_out_by_hand() -> None:
    asked = {step.id for step in ALL_STEPS if step.type in ("predict", "pick")}
    assert {row["step"] for row in POSITIONS} == asked
    assert all(option.stated is None for step in ALL_STEPS for option in step.options)


# -- the answers -------------------------------------------------------------------------------


@pytest.mark.parametrize("row", POSITIONS, ids=by_step)
def test_the_answer_is_that_of_the_source(row: dict[str, Any]) -> None:
    run = run_of(row["step"])
    assert isinstance(run, QuestionRun)
    assert run.scene.step.source == row["source"]
    assert sorted(run.asked.right) == sorted(row["right"])
    if "legal" in row:
        assert cards_to_play(run.scene.story.start) == frozenset(row["legal"])
    assert holds(run.scene.story, row.get("after", {}))
    assert run.answer(row["right"]).kind == "right"
    assert run.done


@pytest.mark.parametrize(
    ("row", "answer", "why"),
    [(row, answer, why) for row in POSITIONS for answer, why in row["wrong"].items()],
    ids=by_step,
)
def test_a_wrong_answer_fails_for_the_reason_of_the_source(
    row: dict[str, Any], answer: str, why: str
) -> None:
    run = run_of(row["step"])
    outcome = run.answer([answer])
    assert outcome.kind == "wrong"
    assert outcome.text
    assert not run.done
    assert (why in outcome.reasons) if why != "false" else not outcome.reasons


@pytest.mark.parametrize("row", POSITIONS, ids=by_step)
def test_every_answer_is_accounted_for(row: dict[str, Any]) -> None:
    run = run_of(row["step"])
    assert isinstance(run, QuestionRun)
    assert {choice.id for choice in run.asked.choices} == {*row["right"], *row["wrong"]}


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("rules", OTHERS)
def test_a_lesson_is_taken_under_another_house_or_says_why_not(name: str, rules: str) -> None:
    if rules not in TAUGHT_UNDER[name]:
        with pytest.raises(CannotStage, match="Nothing of this lesson has a place"):
            Session(lesson(name), house(rules), MemoryStore())
        return
    at = Session(lesson(name), house(rules), MemoryStore())
    for step in at.lesson.steps:
        if step.id in at.skipped:
            assert at.skipped[step.id].startswith(f"“{step.objective}” is left out. ")
            continue
        at.handle({"type": "go", "step": step.id})
        solve(at)
        assert at.run.done


# -- at the table ------------------------------------------------------------------------------


def moves(step: str, *played: str) -> Session:
    at = session_at(step)
    for move in played:
        at.handle({"type": "move", "move": move})
    return at


def test_the_panel_names_the_table_of_the_step() -> None:
    assert session_at("queens-1").panel()["house"]["title"] == "jack7"
    assert session_at("queens-5").panel()["house"]["title"] == "Black Jack"


def test_a_run_waits_until_the_learner_ends_it() -> None:
    at = moves("runs-2", "9D", "9C", "10C")
    assert not at.run.done
    at.handle({"type": "move", "move": "end"})
    assert at.run.done


def test_a_run_that_is_ended_too_early_is_taken_back() -> None:
    at = moves("runs-2", "9D", "end")
    assert at.run.outcome is not None
    assert at.run.outcome.kind == "wrong"
    assert at.position is not None
    assert at.position.count(0) == 5


def test_a_joker_asks_for_its_card() -> None:
    at = moves("jokers-3", "JK1")
    assert at.run.outcome is not None
    assert at.run.outcome.text == "Say now which card it is to be."
    at.handle({"type": "move", "move": "=2D"})
    at.handle({"type": "move", "move": "end"})
    assert at.run.done


def test_the_call_may_come_before_the_card_or_after_it() -> None:
    assert moves("calling-2", "call", "6H").run.done
    assert not moves("calling-2", "6H").run.done
    assert moves("calling-2", "6H", "call").run.done


def test_a_forgotten_call_is_noticed_at_the_end_of_the_turn() -> None:
    at = moves("calling-7", "6H", "end")
    assert at.run.outcome is not None
    assert at.run.outcome.text == "You have said nothing, so you could not win next time."


def test_a_challenge_is_made_out_of_turn() -> None:
    at = moves("calling-4", "challenge 2")
    assert at.run.done
    assert at.position is not None
    assert at.position.count(1) == 3


def test_with_two_players_a_turn_that_comes_back_is_a_turn_that_is_over() -> None:
    at = moves("reversing-7", "AS")
    assert at.run.done
    assert at.position is not None
    assert (at.position.seats, at.position.turn) == (2, 0)


def test_a_mistake_is_paid_for_and_the_next_try_begins_afresh() -> None:
    at = moves("blunders-2", "KH")
    assert at.run.done
    assert at.position is not None
    assert at.position.count(0) == 5
    at.handle({"type": "move", "move": "3S"})
    assert at.position.count(0) == 5


def test_a_card_out_of_turn_is_a_mistake() -> None:
    at = moves("blunders-4", "9S")
    assert at.run.outcome is not None
    assert at.run.outcome.reasons == ("not-your-turn",)
    assert at.position is not None
    assert (at.position.count(0), at.position.turn) == (5, 1)


def test_a_price_is_met_by_paying_it() -> None:
    at = moves("blunders-7", "KH")
    assert at.run.done
    assert at.position is not None
    assert at.position.count(0) == 2


def test_what_is_no_mistake_elsewhere_is_left_out_there() -> None:
    taught = lesson("blunders")
    step = taught.step("blunders-1")
    assert step is not None
    with pytest.raises(CannotStage, match="no mistake there"):
        stage(taught, step, house("black-jack~powers.5=wild"))


def test_a_mistake_that_costs_nothing_leaves_the_table_as_it_was() -> None:
    taught = lesson("blunders")
    step = taught.step("blunders-1")
    assert step is not None
    scene = stage(taught, replace(step, needs={}), house("switch"))
    assert len(scene.story.path) == 1


def test_a_step_at_another_table_is_left_out_under_the_learners_own_rules() -> None:
    at = Session(lesson("queens"), house("jack7~jokers=0"), MemoryStore())
    assert at.skipped["queens-5"].endswith("It is about another table, Black Jack.")


def test_players_talk_between_turns_and_do_nothing_else_there() -> None:
    waiting = position("6D 3+ 4/9S/KD 24.. - 2w names=You,Robin,Alex @jaques")
    assert may(waiting, "You challenge 2")
    assert not may(waiting, "You draw")
    assert not may(waiting, "Alex challenge 1")
    assert not against(waiting.why("challenge 2", 0))


# -- courses -----------------------------------------------------------------------------------


def test_a_course_of_a_teachers_own_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = 'title = "T"\nhouse = "jack7"\nplayers = ["You", "Robin"]\nafter = "Well done."\n'
    (tmp_path / "course.toml").write_text(head + 'lessons = ["one"]\n')
    (tmp_path / "course-mine.toml").write_text(head + 'lessons = ["two"]\n')
    monkeypatch.setenv("SWITCH_EDU_LESSONS", str(tmp_path))
    assert [taught.lessons for taught in courses()] == [("one",), ("two",)]
    with pytest.raises(BadFile, match="did you mean two"):
        lesson("twoo")
