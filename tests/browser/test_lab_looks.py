"""What the widgets look like inside JupyterLab: phones, projectors, zoom, dark theme, axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import switch_edu as sw
from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook, change_theme
from tests.browser.learner import Tutor
from tests.browser.measures import cut_off, small_text, too_wide
from tests.browser.table import Widget

NEW_PAGE = Callable[..., Page]
IMPORT = "import switch_edu as sw"
NAMING = "sw.table('9C 1+ AH3C/5/5 20.. - - @practice-table')"
TWENTY = (
    "sw.table('9C 1+ 4C5C6C7C10CQCKC4D5D6D7D9D10DQDKD4H5H6H7H9H/5/5 20.. - - @practice-table')"
)
UNCOVERED = """card => {
  card.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return card.contains(hit) && Math.min(width, height) >= 24;
}"""


def test_a_phone_answers_a_step_and_plays_a_card_by_touch(lab: Lab, new_page: NEW_PAGE) -> None:
    size = {"width": 320, "height": 640}
    page = new_page(viewport=size, has_touch=True, is_mobile=True)
    Notebook.open(page, lab, "02-matching.ipynb", alone=True).run_cell(0)
    widget, tutor = Widget(page), Tutor("matching")
    pick, move, *_ = tutor.lesson.steps
    for card in tutor.key(pick.id):
        widget.card(card).tap()
    tap(widget, "[data-act=check]")
    expect(widget.reply).to_have_attribute("data-kind", "right")
    assert too_wide(page) == []
    tap(widget, "[data-act=next]")
    (card,) = tutor.key(move.id)[:1]
    tap(widget, f".swe-hand [data-card='{card}']")
    expect(widget.find("[data-top]")).to_have_attribute("data-top", card)
    expect(widget.reply).to_have_attribute("data-kind", "right")
    assert too_wide(page) == []
    assert accessibility_faults(page, ".switch-edu") == []


def tap(widget: Widget, selector: str) -> None:
    before = widget.number
    widget.find(selector).tap()
    widget.wait_answered(before)


def test_twenty_cards_at_double_zoom_are_all_in_reach(lab: Lab, new_page: NEW_PAGE) -> None:
    page = new_page(viewport={"width": 512, "height": 384}, device_scale_factor=2)
    name = lab.add("twenty.ipynb", IMPORT + "\n" + TWENTY)
    Notebook.open(page, lab, name, alone=True).run_cell(0)
    widget = Widget(page)
    assert len(widget.hand()) == 20
    cards = widget.find(".swe-hand .swe-card")
    hidden = [card for card in cards.all() if not card.evaluate(UNCOVERED)]
    assert hidden == []
    assert too_wide(page) == []
    expect(widget.find(".swe-situation")).to_be_visible()
    page.add_style_tag(content=":root { font-size: 24px }")
    assert too_wide(page) == []
    widget.click(widget.card("9H"))
    expect(widget.find("[data-top]")).to_have_attribute("data-top", "9H")


@pytest.fixture
def gallery(lab: Lab, new_page: NEW_PAGE) -> dict[str, Widget]:
    """A table asking for a suit, a lesson, a game with all its folds open, a game that is over."""
    ended = f"sw.play(record={played_out()!r})"
    shown = (IMPORT, NAMING, "sw.tutorial('stacking')", "sw.play(seed=7)", ended)
    name = lab.add("gallery.ipynb", *shown)
    notebook = Notebook.open(new_page(), lab, name, alone=True)
    notebook.run_all()
    views = [notebook.output(cell).locator(".switch-edu") for cell in range(1, 5)]
    naming, lesson, game, over = (Widget(notebook.page, view) for view in views)
    naming.click(naming.card("AH"))
    expect(naming.find(".swe-choices")).to_be_visible()
    lesson.click(lesson.button("check"))
    game.click(game.button("hint"))
    game.find("details").evaluate_all("folds => folds.forEach(fold => { fold.open = true; })")
    expect(over.result).to_be_visible()
    return {"naming": naming, "lesson": lesson, "game": game, "over": over}


def played_out() -> str:
    """Return the record of a game that the bots have finished."""
    game = sw.deal("practice-table", seed=7)
    while (seat := game.turn) is not None:
        game.play(sw.bot(seed=7).choose(game.table.view(seat)))
    return game.record()


def test_axe_finds_nothing_in_light_and_dark(gallery: dict[str, Widget]) -> None:
    page = gallery["over"].page
    for theme, ground in (("Light", "rgb(247, 248, 247)"), ("Dark", "rgb(22, 28, 33)")):
        change_theme(page, theme)
        for name, widget in gallery.items():
            expect(widget.root).to_have_css("background-color", ground)
            widget.root.scroll_into_view_if_needed()
            widget.root.evaluate("(root, name) => { root.id = name; }", name)
            assert (theme, name, accessibility_faults(page, f"#{name}")) == (theme, name, [])


def test_a_projector_shows_everything_large_and_at_once(gallery: dict[str, Widget]) -> None:
    page = gallery["over"].page
    gallery["game"].find("details").evaluate_all("all => all.forEach(one => { one.open = false; })")
    for name, widget in gallery.items():
        widget.button("size").click()
        expect(widget.root).to_have_attribute("data-size", "projector")
        stage = page.locator(".switch-edu-stage[open]")
        expect(stage).to_have_count(1)
        assert (name, small_text(page, 28), cut_off(page)) == (name, [], [])
        page.keyboard.press("Escape")
        expect(stage).to_have_count(0)
