"""The experiment in JupyterLab: by mouse, keyboard and touch, live, stopped, in light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook, change_theme
from tests.browser.measures import small_text, too_wide
from tests.browser.table import Widget, focus

NEW_PAGE = Callable[..., Page]
IMPORT = "import switch_edu as sw"
SHORT = "sw.experiment(['switch', 'switch~until-able'], games=200)"
LONG = "sw.experiment(['switch', 'switch~until-able'], games=100_000_000)"
NARROW = "sw.experiment(['switch~powers.K=reverse', 'switch~powers.K=skip'], games=200)"
HOSTILE = "<img src=x onerror=document.title='owned'>"
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
PLAYED = 60_000  # milliseconds


def opened(lab: Lab, page: Page, *cells: str) -> list[Widget]:
    """Run cells that show experiments, and return those."""
    name = lab.add("experiment.ipynb", IMPORT, *cells)
    notebook = Notebook.open(page, lab, name, alone=True)
    notebook.run_all()
    roots = [notebook.output(at + 1).locator(".switch-edu") for at in range(len(cells))]
    return [Widget(page, root) for root in roots]


def play(experiment: Widget) -> None:
    """Play until all games are played."""
    experiment.button("run").click()
    expect(experiment.live).to_contain_text("Played to the end", timeout=PLAYED)


def measure(experiment: Widget, name: str) -> Widget:
    """Return what is shown of one measure."""
    return Widget(experiment.page, experiment.find(f"[data-measure='{name}']"))


@pytest.fixture
def experiment(lab: Lab, page: Page) -> Widget:
    """Two houses and few games."""
    return opened(lab, page, SHORT)[0]


def test_by_mouse_games_are_played_and_a_changed_rule_is_played_at_once(
    experiment: Widget,
) -> None:
    play(experiment)
    turns = measure(experiment, "turns")
    expect(turns.find(".swe-interval-dot")).to_have_count(2)
    expect(turns.find(".swe-measure-words")).to_contain_text("A game is ")
    answer = experiment.find(".swe-headline")
    expect(answer).to_contain_text("With Switch (draw until something fits) a game is ")
    turns.find("summary").last.click()
    numbers = turns.find(".swe-numbers").last
    names = ["Switch", "Switch (draw until something fits)"]
    expect(numbers.locator("th[scope=row]")).to_have_text(names)
    expect(experiment.button("run")).to_have_text("Play on to 2,000 games")

    experiment.click(experiment.button("rules-1"))
    experiment.click(experiment.button("auto"))
    experiment.find("[data-theme='Power cards']").click()
    king = experiment.find("[data-answer='king-role']")
    king.select_option("reverse")
    title = experiment.find(".swe-report-title")
    expect(title).to_contain_text("kings turn play round): 200 games")
    expect(king).to_have_value("reverse")


def test_while_games_are_played_nothing_that_is_typed_is_lost_and_stop_keeps_what_is_done(
    lab: Lab, page: Page
) -> None:
    experiment = opened(lab, page, LONG)[0]
    experiment.button("run").click()
    expect(experiment.find(".swe-report")).to_be_visible(timeout=PLAYED)
    expect(experiment.find("progress")).to_be_visible()
    expect(experiment.find(".swe-progress-words")).to_contain_text("of 100,000,000 games, about")
    seed = experiment.field("seed")
    seed.press_sequentially("23", delay=400)
    expect(seed).to_have_value("123")
    assert focus(page) != "cancel"
    seed.fill("1")
    experiment.button("cancel").focus()
    page.keyboard.press("Enter")
    expect(experiment.live).to_contain_text("what was played is kept")
    expect(experiment.button("run")).to_be_focused()
    expect(experiment.find(".swe-report")).to_be_visible()


def test_a_game_that_went_differently_is_gone_through_by_keyboard(experiment: Widget) -> None:
    play(experiment)
    experiment.button("part-1").focus()
    press = experiment.page.keyboard.press
    press("Enter")
    parting = experiment.find(".swe-parting")
    expect(parting.locator(".swe-felt")).to_have_count(2)
    expect(parting.locator(".swe-differences")).to_contain_text("How much does a player draw")
    expect(experiment.live).to_contain_text("goes on differently")
    turn = parting.locator(".swe-parting-turn")
    first = turn.inner_text()
    experiment.button("turn--1").focus()
    press("Enter")
    expect(turn).to_contain_text("After turn ")
    expect(parting.locator(".swe-parting-words")).to_have_text(["Still the same in both."] * 2)
    expect(experiment.button("turn--1")).to_be_focused()
    experiment.click(experiment.button("turn-1"))
    expect(turn).to_have_text(first)
    experiment.click(experiment.button("game-1"))
    expect(parting).to_contain_text("game 2 of ")
    experiment.click(experiment.button("part-1"))
    expect(parting).to_have_count(0)


def test_what_is_refused_is_said_and_the_field_is_as_before(experiment: Widget) -> None:
    players = experiment.field("players")
    before = experiment.number
    players.fill("9")
    players.press("Enter")
    experiment.wait_answered(before)
    expect(experiment.error).to_contain_text("is no number of players")
    expect(players).to_have_value("3")
    experiment.click(experiment.button("rules-0"))
    experiment.field("house-line").fill(HOSTILE)
    experiment.click(experiment.button("use-house"))
    expect(experiment.find(".swe-form .swe-error")).to_contain_text(HOSTILE)
    assert experiment.page.locator("img[src='x']").count() == 0
    assert experiment.page.title() != "owned"


def test_on_a_phone_by_touch_nothing_is_wider_than_the_page(lab: Lab, new_page: NEW_PAGE) -> None:
    page = new_page(**PHONE)
    experiment = opened(lab, page, NARROW)[0]
    experiment.button("run").tap()
    expect(experiment.live).to_contain_text("Played to the end", timeout=PLAYED)
    open_folds(experiment)
    experiment.button("part-1").tap()
    expect(experiment.find(".swe-parting .swe-felt")).to_have_count(2)
    experiment.button("rules-1").tap()
    expect(experiment.find("[data-theme='Power cards']")).to_be_visible()
    assert [wide for wide in too_wide(page) if "swe-numbers" not in wide] == []  # tables scroll
    assert accessibility_faults(page, ".switch-edu") == []


def open_folds(experiment: Widget) -> None:
    experiment.find("details").evaluate_all("all => all.forEach(one => { one.open = true; })")


def test_two_experiments_are_apart_and_axe_finds_nothing_in_light_and_dark(
    lab: Lab, page: Page
) -> None:
    first, second = opened(lab, page, SHORT, SHORT)
    play(first)
    first.click(first.button("part-1"))
    open_folds(first)
    expect(second.find(".swe-report")).to_have_count(0)
    second.click(second.button("add"))
    second.click(second.button("rules-2"))
    for theme in ("Light", "Dark"):
        change_theme(page, theme)
        for name, widget in (("first", first), ("second", second)):
            widget.root.scroll_into_view_if_needed()
            widget.root.evaluate("(root, name) => { root.id = name; }", name)
            assert (theme, name, accessibility_faults(page, f"#{name}")) == (theme, name, [])


def test_on_the_projector_the_numbers_are_large(experiment: Widget) -> None:
    play(experiment)
    experiment.button("size").click()
    expect(experiment.page.locator(".switch-edu-stage[open]")).to_have_count(1)
    expect(measure(experiment, "turns").find(".swe-interval-dot").first).to_be_in_viewport()
    assert small_text(experiment.page, 28) == []
    experiment.button("part-1").click()
    parting = experiment.find(".swe-parting .swe-felt")
    for at in (0, 1):
        expect(parting.nth(at).locator(".swe-card").last).to_be_in_viewport()
    assert small_text(experiment.page, 28) == []
    experiment.page.keyboard.press("Escape")
    expect(experiment.page.locator(".switch-edu-stage[open]")).to_have_count(0)
