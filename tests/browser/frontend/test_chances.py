"""Which card is best, without Jupyter: what is asked of Python, said and shown."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.frontend.demo import Demo, Show

COUNT = {"type": "count", "number": 102, "part": 3}


def other_chances(demo: Demo, **changes: object) -> None:
    """Answer a count as Python would: only the chances change."""
    demo.page.evaluate(
        "changes => model.set('chances', { ...model.get('chances'), ...changes })", changes
    )


def test_a_double_click_and_a_key_ask_once_each(show: Show) -> None:
    demo = show("chances-asked")
    demo.find("[data-act=chances]").dblclick()
    expect(demo.find(".swe-live")).to_have_text("Counting how often each move wins.")
    assert demo.sent() == [{"type": "chances", "number": 101, "on": True}]
    demo.show("chances")
    demo.card("9D").focus()
    demo.page.keyboard.press("b")
    assert demo.sent()[1:] == [{"type": "chances", "number": 103, "on": False}]
    expect(demo.find(".swe-live")).to_have_text("The chances are hidden.")


def test_the_key_does_nothing_where_it_is_not_offered(show: Show) -> None:
    demo = show("playing")
    expect(demo.find("[data-act=chances]")).to_have_count(0)
    demo.card("9D").focus()
    demo.page.keyboard.press("b")
    assert demo.sent() == []


def test_each_part_is_asked_for_once_and_the_verdict_is_said_at_the_end(show: Show) -> None:
    demo = show("chances-counting")
    assert demo.sent() == [COUNT]
    demo.page.evaluate("model.set('look', { size: 'normal', suits: 'two' })")  # painted again
    assert demo.sent() == [COUNT]
    other_chances(demo, part=4)
    assert demo.sent()[1:] == [{**COUNT, "part": 4}]
    expect(demo.find(".swe-live")).to_have_text("")
    other_chances(demo, part=5, counting=False)
    assert len(demo.sent()) == 2
    expect(demo.find(".swe-live")).to_contain_text("K♣ won most often")


def test_the_card_in_focus_keeps_its_name_while_it_counts(show: Show) -> None:
    demo = show("chances-counting")
    card, draw = demo.card("KC"), demo.find("button[data-move=draw]")
    expect(card.locator(".swe-chance-text")).to_have_text("★ 46 %")
    expect(card).to_have_accessible_name("king of clubs, playable")
    expect(draw).to_have_accessible_name("Draw a card")
    other_chances(demo, part=4, counting=False)
    expect(card).to_have_accessible_name(re.compile("playable, wins 46 %"))
    expect(draw).to_have_accessible_name(re.compile(", wins 28 %"))


def test_a_card_is_played_at_once_while_it_counts(show: Show) -> None:
    demo = show("chances-counting")
    demo.card("9D").click()
    assert demo.sent() == [COUNT, {"type": "move", "number": 102, "move": "9D"}]


def test_every_move_has_its_bar_and_says_the_same_in_its_name(show: Show) -> None:
    demo = show("chances")
    expect(demo.card("KC")).to_have_accessible_name(
        "king of clubs, playable, wins 46 % (from 44 to 48 %), most often"
    )
    expect(demo.find("button[data-move=draw]")).to_have_accessible_name(
        "Draw a card , wins 28 % (from 26 to 30 %)"
    )
    expect(demo.card("7H").locator(".swe-chance")).to_have_count(0)
    expect(demo.card("KC").locator(".swe-chance-text")).to_have_text("★ 46 %")
    expect(demo.card("9D").locator(".swe-chance-text")).to_have_text("≈ 43 %")
    track, bar, line = (
        demo.card("KC").locator(f".swe-chance-{part}").bounding_box()
        for part in ("track", "bar", "line")
    )
    assert track
    assert bar
    assert line
    assert abs(bar["width"] / track["width"] - 0.46) < 0.02
    assert abs((line["x"] - track["x"]) / track["width"] - 0.44) < 0.03
    expect(demo.find(".swe-chances-verdict")).to_contain_text("K♣ won most often")


def test_suits_and_faces_to_choose_have_bars(show: Show) -> None:
    demo = show("chances-naming")
    expect(demo.find("[data-move='=H']")).to_have_accessible_name(
        "hearts, wins 47 % (from 45 to 49 %)"
    )
    demo.show("chances-declaring")
    expect(demo.find(".swe-face-choice .swe-chance-bar")).to_have_count(16)


def test_the_numbers_stand_in_a_table(show: Show) -> None:
    demo = show("chances")
    demo.find("summary").filter(has_text="The chances as a table").click()
    table = demo.page.get_by_role("region", name="Chances to win").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(7)
    expect(table.get_by_role("columnheader")).to_have_text(
        ["move", "chance to win", "behind the best, in points"]
    )


def test_chances_of_another_state_are_not_shown(show: Show) -> None:
    demo = show("chances")
    other_chances(demo, number=102)
    expect(demo.find(".swe-chance")).to_have_count(0)


def test_in_a_game_a_hint_offers_them(show: Show) -> None:
    demo = show("chances-game")
    ask = demo.find(".swe-hint [data-act=chances]")
    expect(ask).to_have_text("How much better?")
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect(demo.find(".swe-own-line [data-act=chances]")).to_have_count(0)
    ask.click()
    assert demo.sent() == [{"type": "chances", "number": 107, "on": False}]


def test_a_finger_finds_the_button(show: Show, new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    box = show("chances-asked", page=page).find("[data-act=chances]").bounding_box()
    assert box
    assert box["height"] >= 44


def test_forced_colours_keep_bars_and_numbers_apart(
    show: Show, new_page: Callable[..., Page]
) -> None:
    demo = show("chances", page=new_page(forced_colors="active"))
    colour = "node => getComputedStyle(node).backgroundColor"
    bar = demo.card("KC").locator(".swe-chance-bar").evaluate(colour)
    line = demo.card("KC").locator(".swe-chance-line").evaluate(colour)
    assert bar != line
