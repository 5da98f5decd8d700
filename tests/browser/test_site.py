"""The course as a static site: every page comes from a folder, Python runs in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scripts.site.__main__ import build
from tests.browser import site
from tests.browser.axe import accessibility_faults
from tests.browser.learner import ByMouse, Tutor, go_on, take_step

MEGABYTE = 1_000_000
MOST_MEGABYTES = 45


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with site.offered(folder) as address:
        yield address


def test_the_site_is_small(folder: Path) -> None:
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert size <= MOST_MEGABYTES * MEGABYTE


def test_the_start_page_loads_the_course_and_goes_there(page: Page, address: str) -> None:
    page.route("**/downloads.json", lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("could not be loaded")
    assert accessibility_faults(page, "main") == []
    lessons = page.get_by_role("navigation").get_by_role("link")
    expect(lessons.first).to_have_text("Welcome to Switch")
    page.unroute("**/downloads.json")
    page.reload()
    widget = site.first_widget(page)
    assert "00-welcome.ipynb" in page.url
    assert accessibility_faults(page, ".course-bar") == []
    expect(widget.find(".swe-hand .swe-card").first).to_be_visible()


def test_a_tutorial_is_finished_by_mouse(page: Page, address: str) -> None:
    learner = ByMouse(site.open_notebook(page, address, "05-drawing.ipynb"))
    tutor = Tutor("drawing")
    for step in tutor.lesson.steps:
        take_step(learner, tutor, step.id, step.type)
        go_on(learner, step.id)
    count = len(tutor.lesson.steps)
    expect(learner.widget.find(".swe-summary")).to_contain_text(f"{count} of {count} steps")


def test_a_link_to_the_next_lesson_stays_in_the_tab(page: Page, address: str) -> None:
    site.open_notebook(page, address, "02-matching.ipynb")
    page.get_by_role("link", name="Effects →").click()
    page.wait_for_url("**path=03-effects.ipynb")
    assert len(page.context.pages) == 1
    expect(page.get_by_role("heading", name="3 · Effects")).to_be_visible()
