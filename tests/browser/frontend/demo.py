"""The widgets in a plain page, fed with the written states of fixtures/states.json: no Jupyter."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "tests" / "browser" / "fixtures"
STATES: list[str] = list(json.loads((FIXTURES / "states.json").read_text(encoding="utf-8")))


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing: pytest shows enough."""


@contextmanager
def serving() -> Iterator[str]:
    """Serve the project's files on this machine and give the address of the demo page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/tests/browser/fixtures/demo.html"
    finally:
        server.shutdown()
        server.server_close()


class Demo:
    """A page that shows one written state, and what it has sent."""

    def __init__(self, page: Page, address: str, state: str, **query: str | int) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(f"{address}?{urlencode({'state': state, **query})}")
        page.locator("body[data-ready]").wait_for()

    def find(self, selector: str) -> Locator:
        """Return what the selector names inside the widgets."""
        return self.page.locator(f".switch-edu {selector}")

    def card(self, card: str) -> Locator:
        """Return a card of the hand."""
        return self.find(f".swe-card[data-card='{card}']")

    def sent(self) -> list[dict[str, Any]]:
        """Return the messages so far."""
        messages: list[dict[str, Any]] = self.page.evaluate("window.model.sent")
        return messages

    def show(self, state: str, number: int | None = None) -> None:
        """Answer as Python would: with another state."""
        self.page.evaluate("([name, number]) => window.show(name, number)", [state, number])

    def change(self, **changes: Any) -> None:
        """Show the present state with some of its fields changed; `__` reaches inside."""
        self.page.evaluate(
            """changes => {
              const state = structuredClone(window.model.get('state'));
              for (const [path, value] of Object.entries(changes)) {
                const keys = path.split('__'), last = keys.pop();
                keys.reduce((inner, key) => inner[key], state)[last] = value;
              }
              window.model.set('state', state);
            }""",
            changes,
        )

    def focused(self) -> str:
        """Return what tells the focused element from others."""
        name: str = self.page.evaluate(
            """() => {
              const { dataset, className } = document.activeElement;
              return dataset.card ?? dataset.move ?? dataset.act ?? dataset.option ?? className;
            }"""
        )
        return name


Show = Callable[..., Demo]
