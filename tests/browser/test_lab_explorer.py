"""The explorer in JupyterLab: by mouse, keyboard and touch, in class, and with hostile text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook, change_theme
from tests.browser.measures import cut_off, small_text, too_wide
from tests.browser.table import Widget

NEW_PAGE = Callable[..., Page]
IMPORT = "import switch_edu as sw"
LINE = "9C 1+ 2CKCASQH/7/7 26 - - names=You,Robin,Alex"
THREE = f"sw.explorer({LINE!r}, rules=['practice-table', 'jack7', 'classic'])"
CLASS = f"sw.explorer(positions=[{LINE!r}, 'KH 1+ 2C5D8H/7/7 26 - -'])"
HOSTILE = "<img src=x onerror=document.title='owned'>"
APART = """grid => [...grid.querySelectorAll('button')].every((one, at, all) => {
  const [box, next] = [one, all[at + 1] ?? one].map(node => node.getBoundingClientRect());
  return at + 1 === all.length || next.top > box.top || next.left >= box.right;
})"""
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def opened(lab: Lab, page: Page, *cells: str) -> list[Widget]:
    """Run cells that show explorers, and return those."""
    name = lab.add("explorer.ipynb", IMPORT, *cells)
    notebook = Notebook.open(page, lab, name, alone=True)
    notebook.run_all()
    roots = [notebook.output(at + 1).locator(".switch-edu") for at in range(len(cells))]
    return [Widget(page, root) for root in roots]


def side(widget: Widget, house: int) -> Widget:
    """Return one of the card tables of an explorer as a widget of its own."""
    return Widget(widget.page, widget.find(f"[data-house='{house}']"))


def tops(widget: Widget) -> list[str]:
    """Return the top card of each table."""
    found: list[str] = widget.find("[data-top]").evaluate_all(
        "all => all.map(top => top.dataset.top)"
    )
    return found


@pytest.fixture
def explorer(lab: Lab, page: Page) -> Widget:
    """Three houses side by side."""
    return opened(lab, page, THREE)[0]


def test_by_mouse_a_card_is_played_everywhere_and_taken_back(explorer: Widget) -> None:
    expect(explorer.find(".swe-differences li")).not_to_have_count(0)
    explorer.click(side(explorer, 0).card("AS"))
    assert tops(explorer) == ["AS", "AS", "9C"]
    expect(side(explorer, 2).find(".swe-answer-of")).to_have_attribute("data-sign", "no")
    expect(side(explorer, 2).find(".swe-answer-of")).to_contain_text("neither a club nor a nine")
    expect(explorer.live).to_contain_text("in classic not allowed")
    explorer.click(explorer.button("undo"))
    assert tops(explorer) == ["9C", "9C", "9C"]

    explorer.click(explorer.button("rules-0"))
    explorer.field("search").fill("what is a king")
    king = explorer.find("[data-answer='king-role']")
    before = explorer.number
    king.select_option("reverse")
    explorer.wait_answered(before)
    expect(explorer.field("house-line")).to_have_value("practice-table~powers.K=reverse")
    expect(explorer.find(".swe-side-line").first).to_have_text("practice-table~powers.K=reverse")
    explorer.click(side(explorer, 0).card("KC"))
    expect(side(explorer, 0).find(".swe-direction")).to_have_text("anticlockwise")


def test_a_position_is_built_by_clicks_and_what_fails_is_said_and_loses_nothing(
    explorer: Widget,
) -> None:
    explorer.click(explorer.button("position"))
    explorer.find("[data-place='top']").check()
    explorer.click(explorer.find(".swe-deck [data-card='5D']"))
    assert tops(explorer) == ["5D", "5D", "5D"]
    explorer.find("[data-place='0']").check()
    explorer.click(explorer.find(".swe-deck [data-card='7D']"))
    expect(side(explorer, 1).card("7D")).to_be_visible()

    players = explorer.field("players")
    before = explorer.number
    players.fill("9")
    players.press("Enter")
    explorer.wait_answered(before)
    expect(explorer.error).to_be_visible()
    expect(players).to_have_value("3")
    text = explorer.field("text")
    text.fill(HOSTILE)
    explorer.click(explorer.button("use"))
    expect(text).to_have_value(HOSTILE)
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(explorer.find(".swe-form .swe-error")).to_contain_text("ends before its part")
    assert tops(explorer) == ["5D", "5D", "5D"]


def test_by_keyboard_each_hand_is_one_stop_and_keys_stay_in_the_widget(explorer: Widget) -> None:
    page = explorer.page
    side(explorer, 1).find(".swe-hand [tabindex='0']").focus()
    page.keyboard.press("k")
    expect(side(explorer, 1).card("KC")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    before = explorer.number
    page.keyboard.press("Enter")
    explorer.wait_answered(before)
    inside = "root => root.contains(document.activeElement.closest('.swe-hand'))"
    assert side(explorer, 1).root.evaluate(inside)
    for house in range(3):
        stops = side(explorer, house).find(".swe-hand .swe-card[tabindex='0']")
        expect(stops).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".jp-CodeCell")).to_have_count(2)


def test_on_a_phone_by_touch_nothing_is_wider_than_the_page(lab: Lab, new_page: NEW_PAGE) -> None:
    page = new_page(**PHONE)
    explorer = opened(lab, page, "sw.explorer()")[0]
    for target in ("[data-house='1'] .swe-hand [data-card='KC']", "[data-act='position']"):
        tap(explorer, target)
        assert too_wide(page) == []
    assert tops(explorer) == ["KC", "KC"]
    tap(explorer, ".swe-deck [data-card='7D']")
    expect(side(explorer, 0).card("7D")).to_be_visible()
    tap(explorer, "[data-act='rules-1']")
    explorer.find("[data-theme='Power cards']").tap()
    expect(explorer.find("[data-answer='two-answers']")).to_be_visible()
    assert too_wide(page) == []
    assert accessibility_faults(page, ".switch-edu") == []


def tap(explorer: Widget, selector: str) -> None:
    before = explorer.number
    explorer.find(selector).tap(force=True)
    explorer.wait_answered(before)


def test_two_explorers_are_apart_and_axe_finds_nothing_in_light_and_dark(
    lab: Lab, page: Page
) -> None:
    first, second = opened(lab, page, THREE, THREE)
    first.click(side(first, 0).card("AS"))
    second.click(second.button("position"))
    assert (tops(first), tops(second)) == (["AS", "AS", "9C"], ["9C", "9C", "9C"])
    first.click(first.button("rules-2"))
    first.find("[data-theme='Power cards']").click()
    for theme in ("Light", "Dark"):
        change_theme(page, theme)
        for name, widget in (("first", first), ("second", second)):
            widget.root.scroll_into_view_if_needed()
            widget.root.evaluate("(root, name) => { root.id = name; }", name)
            assert (theme, name, accessibility_faults(page, f"#{name}")) == (theme, name, [])


def test_a_class_decides_before_the_verdicts_are_revealed_on_the_projector(
    lab: Lab, page: Page
) -> None:
    explorer = opened(lab, page, CLASS)[0]
    explorer.click(explorer.button("quiz"))
    explorer.button("size").click()
    expect(page.locator(".switch-edu-stage[open]")).to_have_count(1)
    in_class(explorer, lambda: explorer.click(side(explorer, 0).card("QH")))
    expect(explorer.find(".swe-answer-of")).to_have_count(0)
    expect(explorer.find(".swe-playable")).to_have_count(0)
    in_class(explorer, lambda: explorer.click(explorer.button("reveal")))
    expect(explorer.find(".swe-answer-of")).to_have_count(2)
    in_class(explorer, lambda: explorer.click(side(explorer, 0).card("KC")))
    in_class(explorer, lambda: explorer.click(explorer.button("next")))
    assert tops(explorer) == ["KH", "KH"]
    page.keyboard.press("Escape")
    expect(page.locator(".switch-edu-stage[open]")).to_have_count(0)


def test_a_projector_shows_three_houses_while_cards_wait_or_a_joker_is_declared(
    lab: Lab, page: Page
) -> None:
    asked = ("Can I put a black jack on a two?", "Can a joker stand for any card?")
    shown = f"sw.explorer(positions={asked!r}, rules=['jack7', 'black-jack', 'switch'])"
    explorer = opened(lab, page, shown)[0]
    explorer.button("size").click()
    expect(page.locator(".switch-edu-stage[open]")).to_have_count(1)
    in_class(explorer, lambda: expect(explorer.find(".swe-owed").first).to_be_visible())
    in_class(explorer, lambda: explorer.click(side(explorer, 0).card("JS")))
    expect(explorer.find("[data-house='2'] .swe-answer-of")).to_be_in_viewport()
    in_class(explorer, lambda: explorer.click(explorer.button("next")))
    in_class(explorer, lambda: explorer.click(side(explorer, 0).card("JK1")))
    assert explorer.find(".swe-joker-grid").evaluate(APART)
    in_class(explorer, lambda: explorer.click(side(explorer, 0).move("=6C")))


def in_class(explorer: Widget, step: Callable[[], None]) -> None:
    """Do a step, after which all has to be large and on show without scrolling."""
    explorer.page.emulate_media(
        reduced_motion="reduce"
    )  # a card on its way is measured where it is
    step()
    assert (small_text(explorer.page, 28), cut_off(explorer.page)) == ([], [])


def test_hostile_names_are_text(lab: Lab, page: Page) -> None:
    (lab.notebooks / "mine.toml").write_text(f'title = "{HOSTILE}"\nparent = "switch"\n')
    explorer = opened(lab, page, f"sw.explorer({LINE!r}, rules=['mine.toml', 'jack7'])")[0]
    expect(explorer.find(".swe-side-title").first).to_contain_text(HOSTILE)
    explorer.click(explorer.button("rules-0"))
    explorer.field("house-line").fill(HOSTILE)
    explorer.click(explorer.button("use-house"))
    expect(explorer.find(".swe-form .swe-error")).to_contain_text(HOSTILE)
    assert page.locator("img[src='x']").count() == 0
    assert page.title() != "owned"
