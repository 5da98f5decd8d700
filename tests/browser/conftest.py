"""Fixtures of the browser tests: one JupyterLab and one Chromium for all, a new page for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts.site.__main__ import build
from tests.browser import harness
from tests.browser.harness import Lab, Notebook
from tests.browser.site import offered

PICTURES = Path(__file__).parents[2] / "test-results"
CLASS = ("test_site", "test_serve")
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("browser")
            # of the lab, and of what a class gets, there is one server each
            group = "class" if item.path.stem.startswith(CLASS) else "lab"
            item.add_marker(pytest.mark.xdist_group(group))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """The JupyterLab that all browser tests share; tests ask for `lab` instead."""
    with harness.running_lab(tmp_path_factory.mktemp("home")) as lab:
        yield lab


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that all browser tests share."""
    with sync_playwright() as playwright:
        chromium = harness.launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def outside() -> list[str]:
    """The addresses on other machines that the page has asked for (and did not get)."""
    return []


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest, browser: Browser, outside: list[str]
) -> Iterator[Callable[..., Page]]:
    """Make a page in a new context, for example `new_page(color_scheme="dark")`.

    At the end of the test no page may have asked for anything on another machine.
    A failed test leaves a picture of each page in test-results/.
    """
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        size = {"width": 1280, "height": 720}
        context = browser.new_context(**{"viewport": size, **options})
        context.on("request", lambda asked: note(asked.url))
        contexts.append(context)
        page = context.new_page()
        page.on("websocket", lambda socket: note(socket.url))
        return page

    def note(url: str) -> None:
        if harness.outside(url):
            outside.append(url)

    yield make
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for context in contexts for page in context.pages):
            name = re.sub(r"[^\w-]+", "-", request.node.name)
            harness.picture(page, PICTURES / f"{name}-{number}.png")
    for context in contexts:
        context.close()
    assert not outside, "the page asked for something on another machine"


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page of 1280 by 720."""
    return new_page()


@pytest.fixture
def lab(server: Lab) -> Iterator[Lab]:
    """JupyterLab, with notebooks as shipped, no kernel running and no progress."""
    yield server
    server.start_afresh()


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static site, built as `make site` does."""
    folder = tmp_path_factory.mktemp("static") / "site"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def site_address(site_folder: Path) -> Iterator[str]:
    """Where an ordinary file server offers the static site."""
    with offered(site_folder) as address:
        yield address


@pytest.fixture
def open_notebook(page: Page, lab: Lab) -> Callable[..., Notebook]:
    """Open a notebook by name in the page, for example `open_notebook("00-welcome.ipynb")`."""

    def open_it(name: str, **options: Any) -> Notebook:
        return Notebook.open(page, lab, name, **options)

    return open_it
