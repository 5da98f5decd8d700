"""Fixtures of the front end's own tests: written states in a plain page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.frontend.demo import Demo, Show, serving


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving() as url:
        yield url


@pytest.fixture
def show(new_page: Callable[..., Page], address: str) -> Iterator[Show]:
    """Show a written state: `show("playing", theme="dark")`; no page may raise an error."""
    shown: list[Demo] = []

    def make(state: str, page: Page | None = None, **query: str | int) -> Demo:
        page = page or new_page(reduced_motion="reduce")
        demo = Demo(page, address, state, **query)
        shown.append(demo)
        return demo

    yield make
    assert [error for demo in shown for error in demo.errors] == []
