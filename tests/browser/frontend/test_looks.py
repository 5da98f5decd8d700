"""What the widgets look like: sizes, themes, reachability, and what axe says about every state."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import accessibility_faults
from tests.browser.frontend.demo import STATES, Show
from tests.browser.measures import cut_off, small_text, too_wide

# one state of every kind of part that has colours of its own
DIFFERENT = ["refused", "facing", "joker-top", "naming", "declaring", "won", "open-queen"]
DIFFERENT += ["predict-wrong", "predict-right", "pick", "summary", "game-hint", "game-error"]
DIFFERENT += ["game-match", "match-over", "watching", "game-timed"]
DIFFERENT += ["chances", "chances-naming", "chances-declaring", "chances-game"]


@pytest.mark.parametrize(("theme", "states"), [("light", STATES), ("dark", DIFFERENT)])
def test_axe_finds_nothing_in_any_state(show: Show, theme: str, states: list[str]) -> None:
    demo = show("playing", theme=theme)
    faults = {}
    for state in states:
        demo.show(state)
        demo.find("details").evaluate_all("folds => folds.forEach(fold => { fold.open = true; })")
        faults[state] = accessibility_faults(demo.page, ".switch-edu")
    assert {state: found for state, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    "state",
    ["game-hint", "predict-wrong", "declaring", "facing", "match-over", "game-timed", "chances"],
)
def test_axe_finds_nothing_on_a_phone_or_a_projector(
    show: Show, new_page: Callable[..., Page], state: str
) -> None:
    phone = new_page(viewport={"width": 320, "height": 640}, has_touch=True)
    assert accessibility_faults(show(state, page=phone).page, ".switch-edu") == []
    assert accessibility_faults(show(state, size="projector").page, ".switch-edu") == []


@pytest.mark.parametrize("width", [320, 360, 512, 768, 1280])
def test_nothing_is_wider_than_the_page(
    show: Show, new_page: Callable[..., Page], width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 640}, has_touch=True)
    demo = show("playing", page=page)
    wide = []
    for state in STATES:
        demo.show(state)
        if too_wide(demo.page):
            wide.append(state)
    assert wide == []


def test_twenty_cards_are_reachable_by_touch_at_360_pixels(
    show: Show, new_page: Callable[..., Page]
) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True)
    demo = show("twenty", page=page)
    cards = demo.find(".swe-card")
    assert cards.count() == 20
    for number in range(20):
        box = cards.nth(number).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
        cards.nth(number).tap(force=True)  # else Playwright waits for the unplayable to be enabled
        demo.change(number=100 + number)
    assert len({message["move"] for message in demo.sent()}) == 20


def test_the_projector_shows_everything_in_28_pixels_without_scrolling(show: Show) -> None:
    demo = show("playing", size="projector")
    faults = {}
    for state in STATES:
        demo.show(state)
        small, cut = small_text(demo.page, 28), cut_off(demo.page)
        faults[state] = small + ([] if state == "eight-seats" else cut)  # 45-letter names scroll
    assert {state: found for state, found in faults.items() if found} == {}


def test_suits_keep_their_four_colours_on_white_in_both_themes(show: Show) -> None:
    measured = """suit => {
      const face = document.querySelector(`.swe-card .swe-svg[data-suit=${suit}]`);
      const card = face.closest('.swe-card');
      return [getComputedStyle(face).color, getComputedStyle(card).backgroundColor];
    }"""
    colours = {
        "S": "rgb(0, 0, 0)",
        "H": "rgb(184, 53, 10)",
        "C": "rgb(0, 115, 90)",
        "D": "rgb(0, 91, 181)",
    }
    for theme in ("light", "dark"):
        demo = show("playing", theme=theme)
        for suit, colour in colours.items():
            assert demo.page.evaluate(measured, suit) == [colour, "rgb(255, 255, 255)"]


@pytest.mark.parametrize(
    ("query", "scheme", "dark"),
    [
        ("light", "dark", False),
        ("dark", "light", True),
        ("vscode", "light", True),
        ("none", "dark", True),
        ("none", "light", False),
    ],
)
def test_the_theme_follows_the_notebook_first_and_the_system_last(
    show: Show, new_page: Callable[..., Page], query: str, scheme: str, dark: bool
) -> None:
    demo = show("playing", page=new_page(color_scheme=scheme), theme=query)
    ground = "node => getComputedStyle(node).backgroundColor"
    assert (demo.page.locator(".switch-edu").evaluate(ground) == "rgb(22, 28, 33)") is dark


def test_cards_move_only_for_people_who_like_motion(
    show: Show, new_page: Callable[..., Page]
) -> None:
    moving = "document.getAnimations().length"
    still = show("playing")
    still.show("facing")
    assert still.page.evaluate(moving) == 0
    lively = show("playing", page=new_page(reduced_motion="no-preference"))
    lively.show("facing")
    assert lively.page.evaluate(moving) > 0


def test_a_change_is_painted_in_a_few_milliseconds(show: Show) -> None:
    demo = show("game")
    usual: float = demo.page.evaluate(  # the quicker half: other tests may run beside this one
        """() => {
          const names = ['twenty', 'game-hint', 'declaring', 'predict-wrong'];
          const states = names.map(window.stateNamed);
          const times = Array.from({ length: 80 }, (_, turn) => {
            const start = performance.now();
            window.model.set('state', { ...states[turn % 4], number: 1000 + turn });
            return performance.now() - start;
          });
          return times.sort((a, b) => a - b)[20];
        }"""
    )
    assert usual < 16


def test_the_page_weighs_little() -> None:
    static = Path(__file__).parents[3] / "switch_edu" / "widgets" / "static"
    assert sum(file.stat().st_size for file in static.iterdir()) < 250_000


@pytest.mark.parametrize("width", [240, 320, 700])
def test_the_faces_of_a_joker_stay_apart(
    show: Show, new_page: Callable[..., Page], width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 640}, has_touch=True)
    faces = show("declaring", page=page).find(".swe-face-choice")
    boxes = faces.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len(boxes) == 52
    assert [box for box in boxes if min(box["width"], box["height"]) < 24] == []
    assert [b for a, b in pairwise(boxes) if a["top"] == b["top"] and a["right"] > b["left"]] == []
