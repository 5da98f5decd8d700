"""Which card is best, in JupyterLab: on the card table, with a hint of a game, in a tutorial."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import switch_edu as sw
from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook
from tests.browser.learner import ByMouse, Tutor
from tests.browser.player import hurry
from tests.browser.table import Widget

LINE = "9C 1+ 2C7C5H9D/1/4 30 - - names=You,Robin,Alex @practice-table"
LONG = 60_000  # milliseconds: in plain Python, on a busy machine


@pytest.fixture
def table(page: Page, lab: Lab) -> Widget:
    """A card table in a notebook."""
    name = lab.add("best.ipynb", f"import switch_edu as sw\nsw.table({LINE!r})")
    notebook = Notebook.open(page, lab, name)
    notebook.run_cell(0)
    return Widget(page)


def test_bars_grow_while_the_table_goes_on_answering(table: Widget) -> None:
    table.click(table.button("chances"))
    expect(table.find(".swe-chances-verdict")).to_contain_text("still counting", timeout=LONG)
    expect(table.find(".swe-card .swe-chance")).to_have_count(3)
    table.click(table.card("5H"))  # which does not fit
    expect(table.find(".swe-said").last).to_contain_text("neither a club nor a nine")

    found = sw.analyse(sw.position(LINE))
    expect(table.live).to_have_text(found.verdict, timeout=LONG)
    for chance in found.chances:
        told = re.compile(re.escape(f", wins {chance.text}"))
        expect(table.card(chance.move)).to_have_accessible_name(told)
    assert accessibility_faults(table.page, ".switch-edu") == []

    table.click(table.card(found.best.move))
    expect(table.find(".swe-chance")).to_have_count(0)
    table.click(table.move("undo"))
    expect(table.find(".swe-card .swe-chance")).to_have_count(3, timeout=LONG)
    table.click(table.button("chances"))
    expect(table.find(".swe-chance")).to_have_count(0)


def test_a_hint_comes_at_once_and_then_its_numbers(page: Page, lab: Lab) -> None:
    name = lab.add("game.ipynb", "import switch_edu as sw\nsw.play(seed=7, bots='sharp')")
    Notebook.open(page, lab, name).run_cell(0)
    game = Widget(page)
    hurry(game)
    game.click(game.button("hint"))
    expect(game.find(".swe-hint")).to_be_visible()
    expect(game.find(".swe-chance")).to_have_count(0)
    game.click(game.button("chances"))
    expect(game.find(".swe-card .swe-chance").first).to_be_visible(timeout=LONG)
    game.click(game.find(".swe-card:has(.swe-chance)").first)
    expect(game.find(".swe-chance, .swe-hint")).to_have_count(0)
    expect(game.find(".swe-own.swe-at-turn")).to_be_visible(timeout=LONG)  # Robin and Alex played
    expect(game.error).to_have_count(0)


def test_a_tutorial_offers_it_once_nothing_is_given_away(page: Page, lab: Lab) -> None:
    name = lab.add("lesson.ipynb", "import switch_edu as sw\nsw.tutorial('matching')")
    Notebook.open(page, lab, name).run_cell(0)
    learner, tutor = ByMouse(Widget(page)), Tutor("matching")
    widget, pick = learner.widget, tutor.lesson.steps[0]
    assert pick.type == "pick"
    expect(widget.button("chances")).to_have_count(0)
    learner.choose(tutor.key(pick.id))
    learner.press(widget.button("check"))
    widget.click(widget.button("chances"))
    expect(widget.find(".swe-card .swe-chance").first).to_be_visible(timeout=LONG)
    widget.click(widget.button("next"))
    expect(widget.find(".swe-card .swe-chance").first).to_be_visible(timeout=LONG)
