"""The notebooks of the static site: their cells run by themselves, in order, as one reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Dialog, Page, expect

from switch_edu import content
from tests.browser import site
from tests.browser.axe import accessibility_faults
from tests.browser.table import focus
from tests.conftest import LONG

NAMES = sorted(path.name for path in content.notebooks().glob("*.ipynb"))
# the short ones are opened by other tests, one by one
READ = NAMES if LONG else [name for name in NAMES if name >= "08"]
WIDGET = "application/vnd.jupyter.widget-view+json"
FAULT = "[data-mime-type*=error], [data-mime-type*=stderr], .swe-error:not(:empty)"


@pytest.mark.parametrize("name", READ)
def test_a_notebook_shows_in_the_browser_what_it_was_saved_with(
    page: Page, site_address: str, name: str
) -> None:
    site.open_page(page, site_address, name)
    site.read_through(page)
    assert page.locator(FAULT).all_inner_texts() == []
    notebook = nbformat.read(content.notebooks() / name, as_version=4)
    saved = [cell["outputs"] for cell in notebook.cells if cell["cell_type"] == "code"]
    assert texts(site.outputs(page)) == texts(saved)
    living = page.locator(".jp-CodeCell:has(.switch-edu)")
    assert living.count() == sum(WIDGET in str(cell) for cell in saved)


def texts(cells: list[list[dict[str, Any]]]) -> list[str]:
    """Return what each cell shows as text."""
    return ["\n".join(told(outputs)) for outputs in cells]


def told(outputs: list[dict[str, Any]]) -> Iterator[str]:
    for output in outputs:
        text = output.get("text") or output.get("data", {}).get("text/plain", "")
        if text.strip():
            yield text.strip()


def test_cells_that_run_meanwhile_take_nothing_from_the_reader(
    page: Page, site_address: str
) -> None:
    widget = site.open_notebook(page, site_address, "07-full-game.ipynb")
    prompts = page.locator(".jp-CodeCell .jp-InputPrompt")
    expect(prompts.last).to_have_text("[ ]:")
    run_by_hand(page, prompts.count() - 1)
    expect(prompts.last).to_have_text(site.NUMBER)
    number = prompts.last.inner_text()
    widget.card(widget.hand()[0]).focus()
    focused = focus(page)
    page.locator(".jp-CodeCell").last.evaluate("cell => cell.scrollIntoView()")
    for prompt in prompts.all():
        expect(prompt).to_have_text(site.NUMBER)
    assert prompts.last.inner_text() == number  # what the reader has run is not run again
    assert focus(page) == focused
    assert accessibility_faults(page, "body") == []


def run_by_hand(page: Page, number: int) -> None:
    """Run a code cell, counted from 0, as a reader does."""
    page.evaluate(
        """async number => {
          const { commands, shell } = window.jupyterapp;
          const { content } = shell.currentWidget;
          const cells = content.widgets.filter(({ model }) => model.type === 'code');
          content.activeCellIndex = content.widgets.indexOf(cells[number]);
          await commands.execute('notebook:run-cell');
        }""",
        number,
    )


def test_only_what_was_written_is_worth_a_question(page: Page, site_address: str) -> None:
    asked: list[str] = []

    def leave(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", leave)
    widget = site.open_notebook(page, site_address, "02-matching.ipynb")
    widget.click(widget.button("hint"))
    page.get_by_role("link", name="Effects →").click()
    page.wait_for_url("**path=03-effects.ipynb")
    site.wait_ready(page)
    assert asked == []
    page.locator(".jp-CodeCell .cm-content").last.fill("print('mine')")
    page.reload()
    assert asked == ["beforeunload"]
    site.wait_ready(page)
    expect(page.locator(".jp-CodeCell .cm-content").last).not_to_have_text("print('mine')")
