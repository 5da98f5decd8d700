"""A full game whose calls players have to notice, and one whose rules are not told, in the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import switch_edu as sw
from tests.browser.axe import accessibility_faults
from tests.browser.frontend.demo import Demo, Show

START = "switch-edu record, version 1\nstart: {} names=You,Robin,Alex @{}\n"


def shown(show: Show, start: str, house: str) -> Demo:
    """Show the full game that begins from a position."""
    state: dict[str, Any] = sw.play(record=START.format(start, house)).state
    demo = show("game")
    demo.change(table=state["table"], panel=state["panel"])
    return demo


@pytest.mark.parametrize(("field", "word"), [("forget", "often"), ("notice", "never")])
def test_how_the_others_attend_to_calls_is_chosen(show: Show, field: str, word: str) -> None:
    demo = shown(show, "9C 1+ 7C5H4S/7/7 30 - -", "switch")
    demo.page.get_by_text("The others", exact=True).click()
    expect(demo.page.get_by_label("The others forget a call")).to_have_value("sometimes")
    expect(demo.page.get_by_label("They notice yours")).to_have_value("often")
    demo.page.locator(f"[data-field={field}]").select_option(word)
    assert demo.sent()[-1] == {"type": "calls", "number": 21, field: word}
    assert accessibility_faults(demo.page, ".switch-edu") == []


def test_no_card_and_no_move_tells_whether_it_is_allowed(show: Show) -> None:
    """The two has to be answered or taken: nothing on the page says so."""
    demo = shown(show, "2S 1+ 2C5H4S/7/7 30 2:2 -", "classic~mao")
    for name in ("two of clubs", "five of hearts", "four of spades", "Draw", "End your turn"):
        button = demo.page.get_by_role("button", name=name, exact=True)
        expect(button).to_have_count(1)
        expect(button).not_to_have_attribute("aria-disabled", "true")
    text = demo.page.locator(".switch-edu").inner_text()
    assert "Unspoken rules" in text
    assert "You are to play." in text
    assert not [
        word for word in ("faces", "in force", "clockwise", "Quick reference") if word in text
    ]
    assert accessibility_faults(demo.page, ".switch-edu") == []


def test_the_rules_are_revealed_by_a_button(show: Show) -> None:
    demo = shown(show, "2S 1+ 2C5H4S/7/7 30 2:2 -", "classic~mao")
    demo.page.get_by_role("button", name="Reveal the rules").click()
    assert demo.sent()[-1] == {"type": "reveal", "number": 21}
