"""A full game in JupyterLab, from the deal to its result, and everything that its panel offers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import switch_edu as sw
from switch_edu.cards import card_name, read_card
from tests.browser.axe import accessibility_faults
from tests.browser.harness import Notebook
from tests.browser.player import YOUR_TURN, hurry, play, play_out
from tests.browser.table import Widget

OPEN = Callable[..., Notebook]


@pytest.fixture
def game(open_notebook: OPEN) -> Widget:
    """The game of the notebook: seed 7, the others as quick as they can."""
    notebook = open_notebook("07-full-game.ipynb")
    notebook.run_cell(0)
    widget = Widget(notebook.page)
    hurry(widget)
    return widget


def my_plays(widget: Widget) -> int:
    """Return how often the game in words says that you played a card."""
    lines = widget.find(".swe-log li").all_text_contents()
    return sum(line.startswith("You play ") for line in lines)


def test_a_turn_is_explained_hinted_played_once_and_taken_back_and_dealt_anew(
    game: Widget,
) -> None:
    dealt = sw.deal("practice-table", seed=7)
    assert tuple(game.hand()) == dealt.position.hand(0)
    marked = [move for move in dealt.moves() if move in dealt.position.hand(0)]
    assert game.hand(".swe-playable") == marked
    before = game.seen()

    wrong = next(card for card in game.hand() if card not in marked)
    game.click(game.card(wrong))
    told = str(dealt.why(wrong))
    expect(game.live).to_contain_text(plain(told))
    expect(game.find(".swe-said")).to_contain_text(plain(told))
    assert game.seen() == before

    game.click(game.button("hint"))
    expect(game.find(".swe-hint")).to_be_visible()
    expect(game.live).to_contain_text("Hint:")
    hinted = game.find(".swe-hint").inner_text()
    assert any(card_name(read_card(card)) in hinted for card in marked), hinted

    game.card(marked[0]).dblclick(force=True)
    expect(game.find(YOUR_TURN).first).to_be_visible()
    expect(game.find(".swe-log li").filter(has_text="Alex")).not_to_have_count(0)
    assert my_plays(game) == 1
    game.click(game.button("undo"))
    assert game.seen() == before
    assert my_plays(game) == 0
    deal_anew(game)


def deal_anew(game: Widget) -> None:
    """Type a bad seed, which is told beside its field and changes nothing, then a good one."""
    seed = game.field("seed")
    expect(seed).to_have_value("7")
    before = game.seen()
    seed.fill("<b>seven</b>")
    game.click(game.button("deal"))
    expect(seed).to_have_attribute("aria-invalid", "true")
    sentence = "“<b>seven</b>” is not a seed: a seed is a whole number from 0 to 4294967295."
    expect(seed).to_have_accessible_description(sentence)
    expect(game.find("form:has([data-field=seed]) .swe-error")).to_have_text(sentence)
    assert game.seen() == before
    seed.fill("2026")
    game.click(game.button("deal"))
    expect(game.error).to_have_count(0)
    expect(game.live).to_contain_text("2026")
    assert tuple(game.hand()) == sw.deal("practice-table", seed=2026).position.hand(0)


def test_a_game_is_played_to_its_result_saved_and_taken_up_again(game: Widget) -> None:
    for _ in range(3):
        play(game)
    game.find(".swe-details summary").get_by_text("Save and load").click()
    game.field("name").fill("tuesday")
    game.click(game.button("save"))
    expect(game.live).to_contain_text("Saved as tuesday")
    saved = game.seen()

    play_out(game)
    shown = game.result.inner_text()
    ended = sw.replay(game.field("record").input_value())
    assert ended.over
    assert ended.result
    assert ended.result.title in shown
    for name, cards in ended.result.left.items():
        assert re.search(rf"{name}\s+{cards} cards?\b", shown)
    assert accessibility_faults(game.page, ".switch-edu") == []

    game.field("name").fill("tuseday")
    game.click(game.button("load"))
    expect(game.error).to_contain_text("did you mean tuesday?")
    game.field("name").fill("tuesday")
    game.click(game.button("load"))
    expect(game.result).to_have_count(0)
    assert game.seen() == saved
    play(game)


def plain(sentence: str) -> str:
    """Return a sentence as far as its source."""
    return sentence.split(" (")[0]
