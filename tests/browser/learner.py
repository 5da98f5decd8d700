"""Somebody who takes a tutorial by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, expect

from switch_edu.explore.story import CARDLESS
from switch_edu.teaching import MemoryStore, Session, lesson
from tests.browser.table import Widget

MOST_TABS = 40  # far fewer than a step has buttons: more would be a trap
FOCUSED = "node => node === document.activeElement"


class Learner(Protocol):
    """The ways to choose and to press; both end with what a person sees."""

    widget: Widget

    def choose(self, ids: Sequence[str]) -> None:
        """Choose answers or cards without checking them."""

    def press(self, target: Locator) -> None:
        """Press a button or play a card, and wait for the answer."""


class ByMouse:
    """A learner with a mouse."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget

    def choose(self, ids: Sequence[str]) -> None:
        for id in ids:
            place(self.widget, id).click()

    def press(self, target: Locator) -> None:
        self.widget.click(target)


class ByTouch(ByMouse):
    """A learner with a finger; the page has to have a touch screen."""

    def choose(self, ids: Sequence[str]) -> None:
        for id in ids:
            place(self.widget, id).tap()

    def press(self, target: Locator) -> None:
        before = self.widget.number
        self.widget.rest(target)
        target.tap(force=True)  # what may not be played stays pressable
        self.widget.wait_answered(before)


class ByKeyboard:
    """A learner without a mouse: Tab, arrows, Space and Enter."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget
        self.keys = widget.page.keyboard

    def choose(self, ids: Sequence[str]) -> None:
        for id in ids:
            target = place(self.widget, id)
            self.go_to(target)
            if not target.evaluate("node => node.checked ?? false"):  # arrows choose among radios
                self.keys.press("Space")

    def press(self, target: Locator) -> None:
        self.go_to(target)
        before = self.widget.number
        self.keys.press("Enter")
        self.widget.wait_answered(before)

    def go_to(self, target: Locator) -> None:
        """Tab until the target has the focus; inside the hand or a group of answers, use arrows."""
        for _ in range(MOST_TABS):
            if target.evaluate(FOCUSED):
                return
            self.keys.press(target.evaluate(WAY_THERE))
        raise AssertionError(f"{target} is not reached by keyboard")


WAY_THERE = """node => {
  const focused = document.activeElement;
  const here = node.closest('.swe-hand, .swe-options:has([type=radio])');
  if (here?.contains(focused)) return 'ArrowRight';
  const back = focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
  return back ? 'Shift+Tab' : 'Tab';
}"""


def place(widget: Widget, id: str) -> Locator:
    """Return where an answer is chosen: beside the question or in the hand."""
    option = widget.option(id)
    return option if option.count() else widget.card(id)


def played(widget: Widget, move: str) -> Locator:
    """Return what plays a move."""
    return widget.move(move) if move in CARDLESS or move.startswith("=") else widget.card(move)


class Tutor:
    """Knows the right answers of a lesson, worked out in this process, step by step."""

    def __init__(self, name: str) -> None:
        self.lesson = lesson(name)
        self._session = Session(self.lesson, store=MemoryStore())

    def key(self, step: str) -> tuple[str, ...]:
        """Return the right answers of a step, or the moves that solve it."""
        self._session.handle({"type": "go", "step": step})
        return self._session.run.key

    def wrong(self, step: str) -> str:
        """Return one wrong answer to a question."""
        self._session.handle({"type": "go", "step": step})
        choices = self._session.run.asked.choices  # type: ignore[attr-defined]
        wrong: str = next(choice.id for choice in choices if not choice.right)
        return wrong


def take_step(learner: Learner, tutor: Tutor, step: str, type: str) -> None:
    """Do a step that is on show rightly and see that it is done; steps to read need no answer."""
    widget = learner.widget
    expect(widget.find(f"[data-current='{step}']")).to_be_visible()
    if type == "show":
        return
    if type in ("predict", "pick"):
        learner.choose(tutor.key(step))
        learner.press(widget.button("check"))
    else:
        for move in tutor.key(step):
            learner.press(played(widget, move))
    expect(widget.reply).to_have_attribute("data-kind", "right")


def go_on(learner: Learner, step: str) -> None:
    """Go on to the next step; in one to read, first watch what there is to watch."""
    widget = learner.widget
    for _ in range(MOST_TABS):
        learner.press(widget.button("next"))
        if widget.find(f"[data-current='{step}']").count() == 0:
            return
    raise AssertionError(f"{step} has no end")
