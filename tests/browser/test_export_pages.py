"""Exported pages opened from a file: they ask for nothing, and show everything, in any light."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import switch_edu as sw
from switch_edu.exporting import page_of
from switch_edu.rules import house
from switch_edu.teaching import course, lessons
from tests.browser.axe import accessibility_faults
from tests.browser.harness import outside

LINE = "9C 1+ 5SAH8CKC/7/7 26 - -"
LARGE = 28  # pixels on a projector of 1280 by 720
OPEN_PAGE = Callable[..., Page]
TOO_TALL = """() => [...document.querySelectorAll('.slide')]
  .filter(slide => slide.getBoundingClientRect().height > innerHeight + 1)
  .map(slide => slide.textContent.slice(0, 60))"""
SMALL = """limit => [...document.querySelectorAll('.slide *')]
  .filter(node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  .filter(node => node.checkVisibility() && parseFloat(getComputedStyle(node).fontSize) < limit)
  .map(node => node.textContent)"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
FORBIDDEN = """async () => {
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  document.body.append(script);
  const fetched = await fetch('https://example.org').then(() => true, () => false);
  return [window.ran === true, fetched];
}"""


def made(name: str) -> str:
    """Return the page with a name: a lesson's in a form, or one of the results."""
    what, _, form = name.partition(" ")
    pages = {
        "comparison": lambda: page_of(sw.compare(LINE), form or "page"),
        "course": lambda: page_of(course(), form or "page"),
        "rules": lambda: page_of(house("jack7")),
        "outcomes": lambda: page_of(sw.outcomes(["practice-table", "jack7"], games=40, seed=1)),
        "answers": lambda: page_of(sw.settle("Can I put a black jack on a two?")),
    }
    return pages[what]() if what in pages else page_of(what, form or "page")


KINDS = (
    "effects", "effects worksheet", "effects slides", "comparison", "comparison slides", "rules",
    "outcomes", "answers",
)  # fmt: skip


@pytest.fixture
def open_page(browser: Browser, tmp_path: Path) -> Iterator[OPEN_PAGE]:
    """Open a page by name from a file; nothing may be asked for, and nothing may go wrong."""
    trouble: list[str] = []
    contexts = []

    def open_it(name: str, **options: object) -> Page:
        file = tmp_path / "page.html"
        file.write_text(made(name), encoding="utf-8")
        size = {"viewport": {"width": 1280, "height": 720}}
        context = browser.new_context(**{**size, **options})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda asked: trouble.append(asked.url) if other(asked.url) else None)
        page.on("console", lambda said: trouble.append(said.text))
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("dialog", lambda dialog: trouble.append(dialog.message))
        page.goto(file.as_uri())
        return page

    def other(url: str) -> bool:
        return outside(url) and not url.startswith((tmp_path / "page.html").as_uri())

    yield open_it
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_accessible_in_light_and_dark_and_fits_a_phone(
    open_page: OPEN_PAGE, kind: str
) -> None:
    page = open_page(kind)
    unfold(page)
    assert accessibility_faults(page, "html") == []
    page.emulate_media(color_scheme="dark")
    assert accessibility_faults(page, "html") == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert not page.evaluate(TOO_WIDE)


def test_on_paper_everything_is_dark_on_white(open_page: OPEN_PAGE) -> None:
    page = open_page("effects worksheet", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="light")
    assert accessibility_faults(page, "html") == []
    felt = page.locator(".picture > div").first
    assert felt.evaluate("node => getComputedStyle(node).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("kind", ["comparison", "outcomes", "answers", "rules"])
def test_answers_are_printed_light_from_a_dark_page(open_page: OPEN_PAGE, kind: str) -> None:
    page = open_page(kind, color_scheme="dark")
    answer = page.locator(".switch-edu-answer")
    dark, light = "rgb(238, 243, 243)", "rgb(28, 36, 38)"
    expect(answer).to_have_css("color", dark)
    page.emulate_media(media="print")
    expect(answer).to_have_css("color", light)


def test_a_learner_alone_tries_a_choice_and_reads_the_answer(open_page: OPEN_PAGE) -> None:
    page = open_page("effects", has_touch=True)
    step = page.locator(".step").first
    wrong, right = (step.get_by_text(text, exact=True) for text in
                    ("Robin misses a turn", "Two cards are coming Robin’s way"))  # fmt: skip
    wrong.tap()
    expect(step.locator(".choice[open] .said")).to_contain_text("Robin does get a turn")
    right.tap()
    expect(step.locator(".choice[open] .said").first).to_contain_text("✓ Right.")
    step.get_by_text("The answer", exact=True).tap()
    answer = step.locator(".answer")
    expect(answer.get_by_text("Robin faces two cards", exact=True)).to_be_visible()
    expect(answer).to_contain_text("Practice table, 03, Five effects")


def test_all_answers_open_at_once_and_fold_again(open_page: OPEN_PAGE) -> None:
    page = open_page("effects")
    count = page.locator(".answer").count()
    page.get_by_role("button", name="Open all answers").click()
    expect(page.locator(".answer[open]")).to_have_count(count)
    page.get_by_role("button", name="Fold all answers").click()
    expect(page.locator(".answer[open]")).to_have_count(0)


@pytest.mark.parametrize("name", lessons())
def test_every_slide_fits_a_projector_in_large_letters(open_page: OPEN_PAGE, name: str) -> None:
    page = open_page(f"{name} slides")
    assert page.evaluate(TOO_TALL) == []
    assert page.evaluate(SMALL, LARGE) == []
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate(TOO_TALL) == []


def test_slides_are_turned_by_key_presenter_click_and_button(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides")
    count = page.locator(".slide").count()
    for key, place in (
        ("ArrowRight", 2), (" ", 3), ("PageDown", 4), ("Enter", 5), ("ArrowLeft", 4),
        ("PageUp", 3), ("Shift+ ", 2), ("End", count), ("ArrowRight", count), ("Home", 1),
        ("ArrowLeft", 1),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert shown(page) == place
    page.mouse.click(900, 500)
    assert shown(page) == 2
    page.get_by_role("button", name="Next slide").click()
    assert shown(page) == 3
    page.get_by_role("button", name="Previous slide").click()
    assert shown(page) == 2
    expect(page.locator(".slide:focus")).to_have_id("s2")


def test_a_reload_comes_back_to_the_slide(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.reload()
    page.wait_for_function("scrollY > 0")
    assert shown(page) == 3
    page.keyboard.press("ArrowRight")
    assert shown(page) == 4


def test_slides_are_swiped_on_a_phone_where_a_tap_turns_nothing(open_page: OPEN_PAGE) -> None:
    page = open_page(
        "effects slides", viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True
    )
    page.locator("#s1 h1").tap()
    assert shown(page) == 1
    swipe(page, 280, 60)
    assert shown(page) == 2
    swipe(page, 60, 280)
    assert shown(page) == 1


def test_two_fingers_zoom_and_turn_nothing(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides", has_touch=True)
    touch(page, ("touchStart", [300]), ("touchStart", [300, 500]), ("touchMove", [200, 600]))
    assert shown(page) == 1


def test_a_long_slide_is_read_to_its_end_before_the_next(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides", viewport={"width": 320, "height": 480})
    page.evaluate("location.hash = 's2'")
    page.wait_for_function("scrollY > 0")
    assert shown(page) == 2
    tall = page.evaluate("document.getElementById('s2').getBoundingClientRect().height")
    assert tall > 480
    page.keyboard.press("PageDown")
    assert shown(page) == 2
    expect(page.locator("#s2 .place")).to_be_in_viewport()


def test_without_scripts_slides_are_a_page_to_scroll(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides", java_script_enabled=False)
    expect(page.locator(".slide").last).to_contain_text("Next: what happens when they pile up.")
    expect(page.locator(".turn")).to_be_hidden()
    page.locator(".slide").last.scroll_into_view_if_needed()
    expect(page.locator(".slide").last).to_be_in_viewport()


def test_slides_are_printed_one_on_a_page(open_page: OPEN_PAGE) -> None:
    page = open_page("effects slides")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == page.locator(".slide").count()


def test_the_page_itself_forbids_other_scripts_and_requests(
    browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "page.html"
    file.write_text(made("effects slides"), encoding="utf-8")
    page = browser.new_context().new_page()
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text))
    page.goto(file.as_uri())
    assert page.evaluate(FORBIDDEN) == [False, False]
    assert sum("Content Security Policy" in text for text in refused) >= 2
    page.context.close()


def unfold(page: Page) -> None:
    """Open everything that is folded, as a reader may."""
    page.evaluate("document.querySelectorAll('details').forEach(node => { node.open = true; })")


def shown(page: Page) -> int:
    """Return the number of the slide at the top."""
    found: int = page.evaluate(
        """() => [...document.querySelectorAll('.slide')]
          .findLastIndex(slide => slide.getBoundingClientRect().top < innerHeight / 2) + 1"""
    )
    return found


def swipe(page: Page, start: int, end: int) -> None:
    """Move a finger across the page."""
    touch(page, ("touchStart", [start]), ("touchMove", [end]))


def touch(page: Page, *steps: tuple[str, list[int]]) -> None:
    """Let fingers be so far from the left edge of the page, one step after another, then go."""
    session = page.context.new_cdp_session(page)
    for kind, places in (*steps, ("touchEnd", [])):
        points = [{"x": x, "y": 300, "id": n} for n, x in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
