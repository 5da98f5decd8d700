"""The interview in a notebook: a thin shell, so that here only what the shell adds is tested."""

from __future__ import annotations

import json

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.interviewing.questions import NEVER, answer_of
from switch_edu.rules import House, house
from switch_edu.widgets.interview import InterviewWidget
from tests.unit.widget_checks import send

pytestmark = pytest.mark.usefixtures("faults_fail")


def answer_as(widget: InterviewWidget, rules: House) -> None:
    """Answer by messages as somebody who plays by the rules, up to the end."""
    while not widget.interview.finished:
        said = answer_of(widget.interview.question, rules)
        choices = widget.state["panel"]["question"]["choices"]
        value = (
            None if said == NEVER else choices.index(said) + 1 if said in choices else len(choices)
        )
        assert send(widget, "answer", value=value)["error"] is None


def test_a_house_is_found_by_messages_alone() -> None:
    widget = sw.interview()
    answer_as(widget, house("jack7"))
    found = widget.state["panel"]["found"]
    assert found["line"] == "jack7"
    assert found["sheet"].startswith("jack7\n")
    assert widget.state["table"] is None
    assert widget.state["panel"]["question"] is None


def test_each_answer_is_said_with_what_comes_next() -> None:
    widget = sw.interview()
    state = send(widget, "answer", value=1)
    assert state["say"]["text"].startswith("Question 2.")
    assert state["panel"]["question"]["text"] in state["say"]["text"]


def test_the_table_shows_the_position_and_not_whose_rules_it_was_made_under() -> None:
    widget = sw.interview()
    table = widget.state["table"]
    assert table["quiet"]
    assert {held["card"] for held in table["hand"]} == {"JS", "6H", "4D"}
    assert table["house"] is None
    assert "practice-table" not in json.dumps(widget.state)


def test_back_begin_again_and_more() -> None:
    widget = sw.interview()
    first = widget.state["panel"]["question"]
    send(widget, "answer", value=2)
    assert send(widget, "back")["panel"]["question"] == first
    answer_as(widget, house("j28"))
    steps = {widget.state["panel"]["step"]}
    steps.add(send(widget, "more")["panel"]["step"])
    assert len(steps) == 2  # a new step, so that reading begins at its heading
    assert widget.state["panel"]["question"]
    assert send(widget, "again")["panel"]["question"] == first


def test_a_double_click_answers_once() -> None:
    widget = sw.interview()
    message = {"type": "answer", "number": widget.state["number"], "value": 1}
    widget.receive(message)
    widget.receive(message)
    assert len(widget.interview.given) == 1


def test_the_house_is_saved_under_a_name() -> None:
    widget = sw.interview()
    answer_as(widget, house("j28"))
    assert "small letters" in send(widget, "save", name="../x")["error"]
    state = send(widget, "save", name="our-table")
    assert state["error"] is None
    assert state["panel"]["found"]["saved"] == "our-table"
    assert sw.house("our-table") == house("j28")
    assert "is there already" in send(widget, "save", name="our-table")["error"]


def test_what_makes_no_sense_is_an_error_in_words() -> None:
    widget = sw.interview()
    assert "dance" in send(widget, "dance")["error"]
    assert "is no answer" in send(widget, "answer", value=99)["error"]
    assert "no house to save" in send(widget, "save", name="x")["error"]


def test_without_a_kernel_the_question_or_the_house_can_be_read() -> None:
    widget = sw.interview()
    kept = widget._still().text()
    assert widget.state["panel"]["question"]["text"] in kept
    answer_as(widget, house("j28"))
    assert "You play " in widget._still().text()
    assert "<script" not in widget._still().html()


def test_its_repr_is_always_the_same() -> None:
    assert repr(sw.interview()) == "interview()"


def test_with_answers_there_is_no_widget() -> None:
    it = sw.interview(answers=[1])
    assert isinstance(it, sw.Interview)
    assert it.given[0].said == "Robin faces five cards"
    with pytest.raises(SwitchError, match="as a list"):
        sw.interview(answers="Yes")
