"""A match and a timed game in JupyterLab."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import switch_edu as sw
from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook
from tests.browser.measures import too_wide
from tests.browser.player import YOUR_TURN, hurry, play_out
from tests.browser.table import Widget

MATCH = "sw.play(seed=38, house='classic~match=rounds-lowest', players=('You', 'Robin'), rounds=2)"
TIMED = "sw.play(seed=3, house='jack7~timer=30')"


def test_a_match_is_played_deal_by_deal_on_a_phone(lab: Lab, new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 320, "height": 640})
    name = lab.add("match.ipynb", f"import switch_edu as sw\n{MATCH}")
    Notebook.open(page, lab, name, alone=True).run_cell(0)
    match = Widget(page)
    hurry(match)
    expect(match.find(".swe-title")).to_have_text("Match, round 1")
    expect(match.find(".swe-match-aim")).to_contain_text("0 of 2 rounds played.")

    play_out(match)
    expect(match.find(".swe-standings")).to_be_visible()
    assert too_wide(page) == []
    match.click(match.button("next-deal"))
    expect(match.find(".swe-title")).to_have_text("Match, round 2")
    expect(match.result).to_have_count(0)
    expect(match.find(YOUR_TURN).first).to_be_visible()

    play_out(match)
    expect(match.find(".swe-match-end")).to_contain_text("win")
    replayed = sw.replay_match(match.field("record").input_value())
    assert replayed.over
    shown = dict(
        zip(
            match.find(".swe-standings tbody .swe-name").all_text_contents(),
            match.find(".swe-standings td.swe-standing-points").all_text_contents(),
            strict=True,
        )
    )
    assert {player: int(points) for player, points in shown.items()} == replayed.totals
    assert accessibility_faults(page, ".switch-edu") == []
    match.click(match.button("play-again"))
    expect(match.find(".swe-title")).to_have_text("Match, round 1")


def test_when_the_time_is_up_the_turn_is_played_and_the_others_go_on(page: Page, lab: Lab) -> None:
    name = lab.add("timed.ipynb", f"import switch_edu as sw\n{TIMED}")
    notebook = Notebook.open(page, lab, name, alone=True)
    page.clock.install()
    notebook.run_cell(0)
    game = Widget(page)
    expect(game.find(".swe-clock-left")).to_have_text("30 s a turn")
    expect(game.button("clock")).to_have_text("Start the clock")  # nothing runs by itself
    hurry(game)
    game.click(game.button("clock"))
    expect(game.find(".swe-own.swe-at-turn")).to_be_visible()
    expect(game.live).to_contain_text("You have 30 seconds.")
    expect(game.find(".swe-clock-left")).to_have_text("29 s")
    page.clock.run_for(20_000)
    expect(game.live).to_have_text("10 seconds left.")
    page.clock.run_for(10_000)
    expect(game.find(".swe-log li").filter(has_text="You take four cards.")).to_have_count(1)
    expect(game.find(YOUR_TURN).first).to_be_visible(timeout=20_000)
