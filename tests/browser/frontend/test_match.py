"""Matches, who only watches, and the clock of a timed house, without Jupyter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frontend.demo import Demo, Show
from tests.browser.measures import cut_off


def test_the_standings_are_a_table_with_names_and_numbers(show: Show) -> None:
    demo = show("game-match")
    table = demo.page.get_by_role("table", name="Standings")
    expect(table.get_by_role("columnheader")).to_have_text(["#", "Player", "Rounds", "Points"])
    last = table.get_by_role("row").last
    expect(last.get_by_role("rowheader")).to_have_text("Bartholomew the Elder (out)")
    expect(last.get_by_role("cell")).to_have_text(["3", "104, –", "104"])
    expect(demo.find(".swe-match-aim")).to_contain_text("Robin is nearest: 87 of 100. Whoever")


def test_names_and_numbers_stay_apart_on_a_phone(show: Show, new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 320, "height": 640}, has_touch=True)
    for state in ("game-match", "match-round-over", "match-over"):
        rows = show(state, page=page).find(".swe-standings tbody tr")
        for row in rows.all():
            name = row.locator(".swe-standing-player").bounding_box()
            total = row.locator("td").last.bounding_box()
            rounds = row.locator(".swe-standing-rounds").bounding_box()
            assert name
            assert total
            assert rounds
            assert name["x"] + name["width"] <= total["x"] + 1
            assert name["y"] + name["height"] <= rounds["y"] + 1


def test_after_a_round_comes_the_next_deal_and_after_the_match_a_new_one(show: Show) -> None:
    demo = show("match-round-over")
    expect(demo.find(".swe-result .swe-standings")).to_be_visible()
    demo.find("[data-act=next-deal]").click()
    demo.show("match-over")
    expect(demo.find(".swe-match-end")).to_have_text(
        "End of the match: You and Robin share the win"
    )
    expect(demo.find("[data-act=next-deal]")).to_have_count(0)
    demo.find("[data-act=play-again]").click()
    assert [message["type"] for message in demo.sent()] == ["next", "deal"]


def test_the_keyboard_goes_from_the_last_card_to_the_next_deal(show: Show) -> None:
    demo = show("game-match")
    demo.card("9D").focus()
    demo.show("match-round-over")
    assert demo.focused() == "next-deal"


def test_whoever_sits_out_sees_all_seats_and_no_hand_and_may_go_to_the_end(show: Show) -> None:
    demo = show("watching")
    expect(demo.find(".swe-seats .swe-name")).to_have_text(["You", "Robin", "Alex"])
    expect(demo.find(".swe-hand")).to_have_count(0)
    expect(demo.find(".swe-watch")).to_contain_text("You sit out this deal")
    demo.find("[data-act=finish]").click()
    assert demo.sent() == [{"type": "finish", "number": 29}]


@pytest.mark.parametrize("state", ["game-match", "match-round-over", "match-over", "watching"])
def test_a_projector_shows_a_match_at_once(show: Show, state: str) -> None:
    assert cut_off(show(state, size="projector").page) == []


def timed(show: Show) -> Demo:
    """Show a timed turn; from here on only the test moves the clock."""
    demo = show("playing")
    demo.page.clock.install(time=0)
    demo.page.clock.pause_at(60_000)
    demo.show("game-timed")
    return demo


def test_the_clock_counts_warns_once_and_rings_once(show: Show) -> None:
    demo = timed(show)
    left, live = demo.find(".swe-clock-left"), demo.find(".swe-live")
    expect(left).to_have_text("30 s")
    demo.page.clock.run_for(19_000)
    expect(left).to_have_text("11 s")
    expect(live).not_to_contain_text("seconds left")
    demo.page.clock.run_for(1000)
    expect(left).to_have_text("10 s")
    expect(live).to_have_text("10 seconds left.")
    assert demo.sent() == []
    demo.page.clock.run_for(10_000)
    assert demo.sent() == [{"type": "time", "number": 30, "turn": "1-0"}]
    demo.show("game-timed", number=31)  # whatever the answer is, it does not ring again
    demo.page.clock.run_for(30_000)
    assert len(demo.sent()) == 1


def test_a_hint_does_not_give_time_back_and_a_new_turn_does(show: Show) -> None:
    demo = timed(show)
    demo.page.clock.run_for(12_000)
    demo.change(number=31, panel__hint={"text": "Play the K♣."})
    expect(demo.find(".swe-clock-left")).to_have_text("18 s")
    demo.change(number=32, panel__clock={"turn": "1-4", "seconds": 30, "text": ""})
    expect(demo.find(".swe-clock-left")).to_have_text("30 s")


def test_the_clock_stands_still_while_paused_or_hidden(show: Show) -> None:
    demo = timed(show)
    demo.find("[data-act=clock]").click()
    assert demo.sent() == [{"type": "pause", "number": 30, "on": True}]
    demo.change(number=31, panel__paused=True)
    demo.page.clock.run_for(60_000)
    expect(demo.find(".swe-clock-left")).to_have_text("30 s")
    expect(demo.find("[data-act=clock]")).to_have_text("Start the clock")
    demo.change(number=32, panel__paused=False)
    demo.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    demo.page.clock.run_for(60_000)
    expect(demo.find(".swe-clock-left")).to_have_text("30 s")
    assert len(demo.sent()) == 1


def test_between_the_learners_turns_the_clock_says_how_long_a_turn_is(show: Show) -> None:
    demo = show("game-timed-waiting")
    expect(demo.find(".swe-clock-left")).to_have_text("30 s a turn")
    demo.find("[data-act=clock]").click()
    assert demo.sent() == [{"type": "pause", "number": 31, "on": False}]


def test_a_view_that_goes_takes_its_clock_along(show: Show) -> None:
    demo = timed(show)
    demo.page.evaluate("window.cleanups.forEach(cleanup => cleanup())")
    demo.page.clock.run_for(60_000)
    assert demo.sent() == []
