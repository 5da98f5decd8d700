"""The harness itself: it runs cells, keeps the network shut and hears what axe says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook

OPEN = Callable[..., Notebook]


def test_a_notebook_runs_restarts_and_is_saved(lab: Lab, open_notebook: OPEN) -> None:
    name = lab.add("sums.ipynb", "n = globals().get('n', 0) + 1", "print('n is', n)")
    notebook = open_notebook(name)
    notebook.run_all()
    expect(notebook.output(1)).to_contain_text("n is 1")
    notebook.menu("Run", "Run All Cells")
    expect(notebook.output(1)).to_contain_text("n is 2")
    notebook.wait_idle()
    notebook.run_cell(1)
    notebook.restart_and_run_all()
    expect(notebook.output(1)).to_contain_text("n is 1")
    notebook.save()
    assert "n is 1" in lab.read(name)


def test_a_notebook_opens_alone_in_the_page(open_notebook: OPEN, lab: Lab) -> None:
    notebook = open_notebook(lab.add("alone.ipynb", "1 + 1"), alone=True)
    notebook.run_all()
    expect(notebook.output(0)).to_contain_text("2")


def test_requests_that_leave_the_machine_are_refused_and_counted(
    page: Page, outside: list[str]
) -> None:
    page.set_content("<p>Nothing here asks for anything.</p>")
    with pytest.raises(Error, match="Failed to fetch"):
        page.evaluate("fetch('http://example.org/cards.js')")
    assert outside == ["http://example.org/cards.js"]
    outside.clear()


def test_axe_finds_small_targets_and_missing_names(page: Page) -> None:
    small = "width: 12px; height: 12px; padding: 0; border: 0"
    page.set_content(
        f"<main><button style='{small}'>a</button><button style='{small}'>b</button>"
        "<button style='padding: 20px'></button></main>"
    )
    found = {line.split(":")[0] for line in accessibility_faults(page, "main")}
    assert {"target-size", "button-name"} <= found
