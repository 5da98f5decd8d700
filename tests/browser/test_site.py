"""The static site: a folder that any web server can offer, and the pages of ours in it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import site
from tests.browser.axe import accessibility_faults

MEGABYTE = 1_000_000
MOST = 45 * MEGABYTE
NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


def test_the_site_is_small_and_holds_all_that_python_needs(site_folder: Path) -> None:
    files = [path for path in site_folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= MOST
    python = site_folder / "static" / "pyodide"
    lock = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))
    inside = {entry["file_name"] for entry in lock["packages"].values()} & {
        path.name for path in files
    }
    assert any(name.startswith("switch_edu-") for name in inside)
    assert inside == {path.name for path in python.glob("*.whl")}


def test_nobody_is_told_to_run_what_has_run(site_folder: Path) -> None:
    for path in (site_folder / "files").glob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        words = [cell["source"] for cell in cells if cell["cell_type"] == "markdown"]
        assert words, path.name
        assert "Shift" not in "".join(words), path.name


def test_every_notebook_of_the_course_is_on_the_start_page(page: Page, site_address: str) -> None:
    page.route("**/downloads.json", lambda route: route.abort())
    page.goto(site_address)
    expect(page.get_by_role("status")).to_contain_text("could not be loaded")
    lessons = page.get_by_role("navigation").get_by_role("link")
    expect(lessons.first).to_have_text("Welcome to Switch")
    links = lessons.evaluate_all("links => links.map(link => link.href.split('path=')[1])")
    assert links == [path.name for path in NOTEBOOKS]
    assert accessibility_faults(page, "main") == []


def test_the_start_page_loads_python_and_goes_on_where_one_was(
    page: Page, site_address: str
) -> None:
    page.goto(site_address)
    expect(page.get_by_role("status")).to_contain_text("Python is loaded", timeout=site.STARTING)
    page.get_by_role("link", name="Start").click()
    widget = site.first_widget(page)
    assert "00-welcome.ipynb" in page.url
    expect(widget.find(".swe-hand .swe-card").first).to_be_visible()
    assert accessibility_faults(page, ".course-bar") == []
    page.get_by_role("link", name="All lessons").click()
    page.get_by_role("link", name="Go on: Welcome to Switch").click()
    page.wait_for_url("**path=00-welcome.ipynb")


def test_a_link_to_the_next_lesson_stays_in_the_tab(page: Page, site_address: str) -> None:
    site.open_notebook(page, site_address, "02-matching.ipynb")
    page.get_by_role("link", name="Effects →").click()
    page.wait_for_url("**path=03-effects.ipynb")
    assert len(page.context.pages) == 1
    heading = page.get_by_role("heading", name="3 · Effects")
    heading.wait_for(timeout=site.STARTING)
