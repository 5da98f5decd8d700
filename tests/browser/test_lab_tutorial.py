"""Two tutorials from the first step to the last in JupyterLab: one by mouse, one by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import accessibility_faults
from tests.browser.harness import Notebook
from tests.browser.learner import ByKeyboard, ByMouse, Tutor, go_on, take_step
from tests.browser.table import Widget, focus

OPEN = Callable[..., Notebook]


def test_a_tutorial_is_finished_by_mouse(open_notebook: OPEN) -> None:
    notebook = open_notebook("05-drawing.ipynb")
    notebook.run_cell(0)
    learner, tutor = ByMouse(Widget(notebook.page)), Tutor("drawing")
    first, *others = tutor.lesson.steps
    widget = learner.widget
    stumble(learner, tutor, first.id)
    for step in tutor.lesson.steps:
        faults = accessibility_faults(notebook.page, ".switch-edu")
        take_step(learner, tutor, step.id, step.type)
        faults += accessibility_faults(notebook.page, ".switch-edu")
        assert (step.id, faults) == (step.id, [])
        go_on(learner, step.id)
    expect(widget.find(".swe-summary")).to_contain_text(f"{len(others)} of {len(others) + 1} steps")
    expect(widget.reply).to_have_count(0)
    expect(widget.button("next")).to_have_count(0)
    expect(widget.find(f".swe-again [data-step='{first.id}']")).to_be_visible()
    expect(widget.find(".swe-dot[data-state=mended]")).to_have_count(1)
    expect(widget.find(".swe-dot[data-state=right]")).to_have_count(len(others))


def stumble(learner: ByMouse, tutor: Tutor, step: str) -> None:
    """Answer nothing, then something wrong, and ask for a hint: each is told apart."""
    widget = learner.widget
    learner.press(widget.button("check"))
    expect(widget.reply).to_have_attribute("data-kind", "info")
    expect(widget.reply).to_contain_text("Nothing is chosen yet")
    wrong = tutor.wrong(step)
    learner.choose([wrong])
    learner.press(widget.button("check"))
    expect(widget.reply).to_have_attribute("data-kind", "wrong")
    expect(widget.find(".swe-option-chosen [data-verdict=wrong]")).to_be_visible()
    expect(widget.live).to_contain_text(widget.reply.locator(".swe-reply-text").inner_text())
    learner.press(widget.button("hint"))
    expect(widget.find(".swe-hints")).to_contain_text("Hint 1")
    expect(widget.live).to_contain_text("Hint 1")


def test_a_tutorial_is_finished_by_keyboard_alone(open_notebook: OPEN) -> None:
    page = open_notebook("02-matching.ipynb").page
    page.keyboard.press("ArrowDown")  # from the title to the cell of the lesson
    page.keyboard.press("Control+Enter")
    learner, tutor = ByKeyboard(Widget(page)), Tutor("matching")
    for step in tutor.lesson.steps:
        take_step(learner, tutor, step.id, step.type)
        go_on(learner, step.id)
        assert "swe-objective" in focus(page) or step is tutor.lesson.steps[-1]
    count = len(tutor.lesson.steps)
    expect(learner.widget.find(".swe-summary")).to_contain_text(f"{count} of {count} steps")
