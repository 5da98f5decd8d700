"""Somebody who plays a full game, with whatever the table marks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.learner import ByMouse, Learner
from tests.browser.table import Widget

MOST_TURNS = 200
YOUR_TURN = ".swe-own.swe-at-turn, .swe-result"


def hurry(widget: Widget) -> None:
    """Let the others play as quickly as they can."""
    widget.find("[data-act=pace]").focus()
    before = widget.number
    widget.page.keyboard.press("Home")
    widget.wait_answered(before)


def play(widget: Widget, *cards: str, learner: Learner | None = None) -> None:
    """Play one of the cards, or whatever the table marks, and wait for the next turn.

    Without a learner who plays in another way it is done by mouse.
    """
    press = (learner or ByMouse(widget)).press
    suits = widget.find(".swe-choice:not([aria-disabled])")
    if suits.count():
        press(suits.first)
    elif marked := widget.hand(".swe-playable"):
        press(widget.card(next((card for card in cards if card in marked), marked[0])))
    else:
        press(widget.find(".swe-move.swe-primary").first)
    expect(widget.find(YOUR_TURN).first).to_be_visible(timeout=20_000)


def play_out(widget: Widget, learner: Learner | None = None) -> None:
    """Play until the deal is over."""
    for _ in range(MOST_TURNS):
        if widget.result.count():
            return
        play(widget, learner=learner)
    raise AssertionError("the deal does not end")
