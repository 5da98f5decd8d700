"""Somebody who plays a full game by mouse, with whatever the table marks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import Widget

MOST_TURNS = 200
YOUR_TURN = ".swe-own.swe-at-turn, .swe-result"


def hurry(widget: Widget) -> None:
    """Let the others play as quickly as they can."""
    widget.find("[data-act=pace]").focus()
    before = widget.number
    widget.page.keyboard.press("Home")
    widget.wait_answered(before)


def play(widget: Widget, *cards: str) -> None:
    """Play one of the cards, or whatever the table marks, and wait for the next turn."""
    suits = widget.find(".swe-choice:not([aria-disabled])")
    if suits.count():
        widget.click(suits.first)
    elif marked := widget.hand(".swe-playable"):
        widget.click(widget.card(next((card for card in cards if card in marked), marked[0])))
    else:
        widget.click(widget.find(".swe-move.swe-primary").first)
    expect(widget.find(YOUR_TURN).first).to_be_visible(timeout=20_000)


def play_out(widget: Widget) -> None:
    """Play until the deal is over."""
    for _ in range(MOST_TURNS):
        if widget.result.count():
            return
        play(widget)
    raise AssertionError("the deal does not end")
