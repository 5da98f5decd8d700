"""The static site, built once and offered by an ordinary file server, and a page of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import SECONDS
from tests.browser.table import Widget

STARTING = 120 * SECONDS  # on a machine with much else to do
NUMBER = re.compile(r"\[\d+\]:")


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of pages that are left before they have got everything."""


@contextmanager
def offered(folder: Path) -> Iterator[str]:
    """Offer a folder as `python -m http.server` does, and give its address."""
    server = _Server(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def open_page(page: Page, address: str, name: str) -> None:
    """Open a notebook of the site and wait until its first cell has run."""
    page.goto(f"{address}/notebooks/index.html?path={name}")
    wait_ready(page)


def open_notebook(page: Page, address: str, name: str) -> Widget:
    """Open a notebook of the site and wait for the widget of its first cell."""
    page.goto(f"{address}/notebooks/index.html?path={name}")
    return first_widget(page)


def first_widget(page: Page) -> Widget:
    """Wait until Python has started and the first cell shows its widget."""
    page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
    wait_ready(page)
    return Widget(page)


def wait_ready(page: Page) -> None:
    """Wait until the first cell has run and the page says nothing of loading any more."""
    page.locator(".course-bar[data-state=ready]").wait_for(timeout=STARTING)


def read_through(page: Page) -> None:
    """Go down the open notebook as a reader does, and wait until its last cell has run."""
    for cell in page.locator(".jp-CodeCell").all():
        cell.scroll_into_view_if_needed()
        expect(cell.locator(".jp-InputPrompt")).to_have_text(NUMBER, timeout=STARTING)


def outputs(page: Page) -> list[list[dict[str, Any]]]:
    """Return what the code cells of the open notebook show, as a notebook saves it."""
    found: list[list[dict[str, Any]]] = page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.content.widgets
          .map(({ model }) => model).filter(({ type }) => type === 'code')
          .map(({ outputs }) => outputs.toJSON())"""
    )
    return found


def run(page: Page, code: str) -> Locator:
    """Run code in a new cell below the selected one and return that cell."""
    number = page.evaluate(
        """async code => {
          const { commands, shell } = window.jupyterapp;
          await commands.execute('notebook:insert-cell-below');
          const { activeCell, activeCellIndex } = shell.currentWidget.content;
          activeCell.model.sharedModel.setSource(code);
          await commands.execute('notebook:run-cell');
          return activeCellIndex;
        }""",
        code,
    )
    return page.locator(f".jp-Cell[data-windowed-list-index='{number}']")
