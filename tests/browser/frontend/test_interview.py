"""The interview in a plain page: by mouse and keyboard, on a phone, on a projector, in the dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ipywidgets import Widget
from playwright.sync_api import Page, expect

import switch_edu as sw
from tests.browser.axe import accessibility_faults
from tests.browser.frontend.demo import Demo, Show
from tests.browser.measures import small_text, too_wide


@pytest.fixture(autouse=True)
def _no_widget_is_left() -> Iterator[None]:
    yield
    Widget.close_all()


def state_after(answers: int, *acts: str) -> dict[str, Any]:
    """The state after the first choice was taken so often, and after some further acts."""
    widget = sw.interview()
    for act in ["answer"] * answers + list(acts):
        number = widget.state["number"]
        value = None if widget.interview.finished else 1
        widget.receive({"type": act, "number": number, "value": value, "name": "../<b>x</b>"})
    return dict(widget.state)


def put(demo: Demo, state: dict[str, Any]) -> None:
    demo.page.evaluate("state => window.model.set('state', state)", state)


def found() -> dict[str, Any]:
    """The state of an interview that has found a house and could not save it."""
    widget = sw.interview()
    while not widget.interview.finished:
        widget.receive({"type": "answer", "number": widget.state["number"], "value": 1})
    widget.receive({"type": "save", "number": widget.state["number"], "name": "../<b>x</b>"})
    return dict(widget.state)


STATES = {"a question with a table": lambda: state_after(0), "a house": found}


def test_an_answer_is_sent_and_the_next_question_is_read_from_its_heading(show: Show) -> None:
    demo = show("playing")
    put(demo, state_after(0))
    expect(demo.find("[role=group][aria-label=Answers] button")).to_have_count(5)
    expect(demo.find(".swe-felt")).to_be_visible()
    demo.find("[data-act=answer-2]").click()
    assert demo.sent()[-1] == {"type": "answer", "number": 1, "value": 2}
    put(demo, state_after(1))
    assert "swe-objective" in demo.focused()
    expect(demo.find(".swe-objective")).to_contain_text("Question 2")
    expect(demo.find(".swe-live")).to_contain_text("Question 2")


def test_it_is_answered_by_keyboard_alone(show: Show) -> None:
    demo = show("playing")
    put(demo, state_after(1))
    demo.find(".swe-objective").focus()
    for _ in range(12):
        if demo.focused() == "unknown":
            break
        demo.page.keyboard.press("Tab")
    demo.page.keyboard.press("Enter")
    assert demo.sent()[-1]["value"] is None
    assert demo.sent()[-1]["type"] == "answer"


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(show: Show, name: str, theme: str) -> None:
    demo = show("playing", theme=theme)
    put(demo, STATES[name]())
    demo.find("details").evaluate_all("folds => folds.forEach(fold => { fold.open = true; })")
    assert accessibility_faults(demo.page, ".switch-edu") == []


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("width", [320, 768])
def test_it_fits_a_phone_and_a_tablet(
    show: Show, new_page: Callable[..., Page], name: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 640}, has_touch=True)
    demo = show("playing", page=page)
    put(demo, STATES[name]())
    assert too_wide(page) == []
    for felt in demo.find(".swe-felt").all():
        assert felt.evaluate("felt => felt.offsetWidth") > 280


def test_a_projector_shows_it_large(show: Show) -> None:
    demo = show("playing", size="projector")
    put(demo, state_after(0))
    assert small_text(demo.page, 20) == []


def test_a_name_that_cannot_be_is_told_beside_its_field(show: Show) -> None:
    demo = show("playing")
    state = found()
    put(demo, {**state, "error": None})
    demo.find("input[data-field=name]").fill("../<b>x</b>")
    demo.find("[data-act=save]").click()
    assert demo.sent()[-1]["name"] == "../<b>x</b>"
    put(demo, {**state, "number": state["number"] + 1})
    expect(demo.find(".swe-error")).to_contain_text("cannot be saved as “../<b>x</b>”")
