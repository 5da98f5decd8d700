"""The course in the static site: lessons and games with Python and progress in the browser."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import site
from tests.browser.axe import accessibility_faults
from tests.browser.learner import ByKeyboard, ByMouse, ByTouch, Learner, Tutor, go_on, take_step
from tests.browser.measures import too_wide
from tests.browser.player import hurry, play_out
from tests.browser.table import Widget

PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
RIGHT = ".swe-dot[data-state=right]"


def take(learner: Learner, name: str, steps: int | None = None) -> int:
    """Take the first steps of a tutorial, or all, rightly; return how many there are in all."""
    tutor = Tutor(name)
    for step in tutor.lesson.steps[:steps]:
        take_step(learner, tutor, step.id, step.type)
        go_on(learner, step.id)
    return len(tutor.lesson.steps)


def test_a_tutorial_is_finished_by_mouse_and_kept(page: Page, site_address: str) -> None:
    widget = site.open_notebook(page, site_address, "05-drawing.ipynb")
    page.context.set_offline(True)  # once it has begun, nothing more is asked for
    count = take(ByMouse(widget), "drawing")
    expect(widget.find(".swe-summary")).to_contain_text(f"{count} of {count} steps")
    assert accessibility_faults(page, ".switch-edu") == []
    page.context.set_offline(False)
    page.reload()
    expect(site.first_widget(page).find(RIGHT)).to_have_count(count)


def test_a_tutorial_and_a_game_are_finished_by_keyboard(page: Page, site_address: str) -> None:
    widget = site.open_notebook(page, site_address, "02-matching.ipynb")
    widget.find(".swe-objective").focus()
    count = take(ByKeyboard(widget), "matching")
    expect(widget.find(".swe-summary")).to_contain_text(f"{count} of {count} steps")
    play_a_game(page, ByKeyboard)


def test_a_tutorial_and_a_game_are_finished_by_touch_on_a_phone(
    new_page: Callable[..., Page], site_address: str
) -> None:
    page = new_page(**PHONE)
    page.goto(site_address)
    assert too_wide(page) == []
    widget = site.open_notebook(page, site_address, "06-last-card.ipynb")
    assert too_wide(page) == []
    count = take(ByTouch(widget), "last-card")
    expect(widget.find(".swe-summary")).to_contain_text(f"{count} of {count} steps")
    play_a_game(page, ByTouch)
    assert too_wide(page) == []


def play_a_game(page: Page, by: Callable[[Widget], Learner]) -> None:
    """Play a game to its end in a new cell; with few cards, as by keyboard each takes long."""
    cell = site.run(page, "import switch_edu as sw; sw.play(seed=7, house='practice-table~hand=3')")
    widget = Widget(page, cell.locator(".switch-edu"))
    hurry(widget)
    play_out(widget, by(widget))
    expect(widget.result).to_be_visible()


def test_a_game_is_played_to_its_end_and_a_click_is_answered_at_once(
    page: Page, site_address: str
) -> None:
    widget = site.open_notebook(page, site_address, "07-full-game.ipynb")
    hurry(widget)
    assert fastest_answer(widget) < 0.15
    play_out(widget)
    expect(widget.result).to_be_visible()


def fastest_answer(widget: Widget) -> float:
    """Return how soon Python answers when the machine has nothing else to do, in seconds."""
    times = []
    for _ in range(5):
        before, start = widget.number, time.perf_counter()
        widget.button("hint").click()
        widget.wait_answered(before)
        times.append(time.perf_counter() - start)
    return min(times)


def test_two_tabs_keep_their_progress_side_by_side(page: Page, site_address: str) -> None:
    other = page.context.new_page()
    tabs = {"01-deal.ipynb": ("deal", page), "03-effects.ipynb": ("effects", other)}
    widgets = {
        name: site.open_notebook(tab, site_address, name) for name, (_, tab) in tabs.items()
    }
    for steps in (1, 2):
        for name, (lesson, tab) in tabs.items():
            tab.bring_to_front()
            take_next(widgets[name], lesson, steps)
    for _, tab in tabs.values():
        tab.bring_to_front()
        tab.reload()
        expect(site.first_widget(tab).find(RIGHT)).to_have_count(2)


def take_next(widget: Widget, name: str, number: int) -> None:
    """Take the step of a tutorial that has a number, counted from 1."""
    tutor = Tutor(name)
    step = tutor.lesson.steps[number - 1]
    take_step(ByMouse(widget), tutor, step.id, step.type)
    go_on(ByMouse(widget), step.id)


def test_progress_is_taken_to_another_browser_as_a_line(
    page: Page, new_page: Callable[..., Page], site_address: str
) -> None:
    widget = site.open_notebook(page, site_address, "04-stacking.ipynb")
    take(ByMouse(widget), "stacking", 1)
    widget.find(".swe-details summary").get_by_text("More").click()
    line = widget.field("progress").input_value()
    assert line.startswith("switch-progress 1; stacking ")
    elsewhere = site.open_notebook(new_page(), site_address, "04-stacking.ipynb")
    expect(elsewhere.find(RIGHT)).to_have_count(0)
    elsewhere.find(".swe-details summary").get_by_text("More").click()
    elsewhere.field("import").fill(line)
    elsewhere.click(elsewhere.button("import"))
    expect(elsewhere.find(RIGHT)).to_have_count(1)


@pytest.mark.parametrize("houses", [["practice-table", "jack7", "classic", "jaques"]])
def test_the_explorer_compares_four_houses(
    page: Page, site_address: str, houses: list[str]
) -> None:
    site.open_notebook(page, site_address, "00-welcome.ipynb")
    line = "9C 1+ 2CKCASQH/7/7 26 - -"
    cell = site.run(page, f"import switch_edu as sw; sw.explorer({line!r}, rules={houses})")
    explorer = Widget(page, cell.locator(".switch-edu"))
    expect(explorer.find("[data-house]")).to_have_count(4)
    explorer.click(Widget(page, explorer.find("[data-house='0']")).card("AS"))
    tops = explorer.find("[data-top]").evaluate_all("all => all.map(top => top.dataset.top)")
    # an ace goes on anything at the practice table and in jack7, and is an ordinary card elsewhere
    assert tops[:3] == ["AS", "AS", "9C"]
