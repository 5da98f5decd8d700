"""The static site where something is missing: a sentence says what, and what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import site
from tests.browser.learner import ByMouse, Tutor, go_on

NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException('denied', 'SecurityError'); },
  });
}"""
LESSON = "notebooks/index.html?path=01-deal.ipynb"
TOO_OLD = "This browser cannot run Python"


@pytest.mark.parametrize("path", ["index.html", LESSON])
def test_a_browser_without_webassembly_is_told_so(
    page: Page, site_address: str, path: str
) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"{site_address}/{path}")
    expect(page.get_by_role("status").filter(has_text=TOO_OLD)).to_be_visible()


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "switch_edu-*.whl", "jlab_core.*.js"])
def test_what_cannot_be_loaded_is_told(page: Page, site_address: str, file: str) -> None:
    page.context.route(f"**/{file}", lambda route: route.abort())
    page.goto(f"{site_address}/{LESSON}")
    told = page.locator(".course-bar[data-state=failed]").get_by_role("status")
    expect(told).to_contain_text("could not be loaded. Load this page again", timeout=site.STARTING)
    expect(told).to_contain_text(file.partition("*")[0].rstrip("."))


@pytest.mark.parametrize("name", ["mistyped.ipynb", "%3Cimg%20src=x%3E", ""])
def test_a_link_to_no_lesson_is_told(page: Page, site_address: str, name: str) -> None:
    page.goto(f"{site_address}/notebooks/index.html?path={name}")
    told = page.locator(".course-bar[data-state=failed]").get_by_role("status")
    expect(told).to_contain_text("There is no such lesson", timeout=site.STARTING)


def test_a_browser_that_keeps_nothing_has_the_lesson_all_the_same(
    page: Page, site_address: str
) -> None:
    page.add_init_script(NO_STORAGE)
    page.goto(site_address)
    page.get_by_role("link", name="1 · The deal").click()
    widget = site.first_widget(page)
    go_on(ByMouse(widget), Tutor("deal").lesson.steps[0].id)
    expect(widget.error).to_contain_text("what you do from now on ends with the page")
