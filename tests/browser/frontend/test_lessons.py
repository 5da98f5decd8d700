"""Every step of every lesson, as the page shows it before, between and after the answers.

The states come from the lessons themselves; no Jupyter is needed to look at them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from ipywidgets import Widget
from playwright.sync_api import Page

from switch_edu.explore.story import CARDLESS
from switch_edu.teaching import MemoryStore, Session, course, lesson
from switch_edu.widgets.tutorial import TutorialWidget
from tests.browser.axe import accessibility_faults
from tests.browser.frontend.demo import Demo, Show
from tests.browser.measures import cut_off, small_text, too_wide

State = dict[str, Any]


def states(name: str) -> Iterator[tuple[str, State]]:
    """Give what a lesson shows: each step as it begins, after a mistake and all hints, and done."""
    widget = TutorialWidget(Session(lesson(name), store=MemoryStore()))
    for step in widget.session.lesson.steps:
        yield f"{step.id} begins", _sent(widget, "go", step=step.id)
        if step.type == "show":
            continue
        kind, wrong = _mistake(widget.session)
        _sent(widget, kind, **wrong)
        while widget.session.run.given < len(widget.session.run.hints):
            state = _sent(widget, "hint")
        yield f"{step.id} went wrong", state
        _sent(widget, "again")
        yield f"{step.id} is done", _solved(widget)
    yield "the end", _sent(widget, "next")
    Widget.close_all()


def _sent(widget: TutorialWidget, kind: str, **more: Any) -> State:
    widget.receive({"type": kind, "number": widget.state["number"], **more})
    assert widget.state["error"] is None
    return dict(widget.state)


def _mistake(session: Session) -> tuple[str, State]:
    run = session.run
    if session.step.type in ("predict", "pick"):
        wrong = [choice.id for choice in run.asked.choices if not choice.right]  # type: ignore[attr-defined]
        return "answer", {"value": wrong if run.asked.several else wrong[:1]}  # type: ignore[attr-defined]
    start = session.position
    assert start
    moves = (*start.hand(session.seat), *CARDLESS)
    return "move", {"move": next(move for move in moves if not start.why(move))}


def _solved(widget: TutorialWidget) -> State:
    run = widget.session.run
    if widget.session.step.type in ("predict", "pick"):
        return _sent(widget, "answer", value=list(run.key))
    for move in run.key:
        state = _sent(widget, "move", move=move)
    return state


def shown(demo: Demo, name: str) -> Iterator[str]:
    """Show each state of a lesson and give its name."""
    for title, state in states(name):
        demo.page.evaluate("state => window.model.set('state', state)", state)
        yield title


@pytest.mark.parametrize("name", course().lessons)
def test_axe_finds_nothing_in_any_step(show: Show, name: str) -> None:
    demo = show("predict", theme="dark" if course().lessons.index(name) % 2 else "light")
    faults = {
        title: accessibility_faults(demo.page, ".switch-edu")
        for title in shown(demo, name)
        if not title.endswith("begins")  # what is there then is there later too
    }
    assert {title: found for title, found in faults.items() if found} == {}


def test_every_step_fits_a_projector_and_a_phone(show: Show, new_page: Callable[..., Page]) -> None:
    hall = show("predict", size="projector")
    phone = show("predict", page=new_page(viewport={"width": 320, "height": 640}, has_touch=True))
    faults = {}
    for name in course().lessons:
        for title in shown(hall, name):
            faults[f"projector: {title}"] = small_text(hall.page, 28) + cut_off(hall.page)
        for title in shown(phone, name):
            faults[f"phone: {title}"] = too_wide(phone.page)
    assert {title: found for title, found in faults.items() if found} == {}
