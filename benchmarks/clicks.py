"""How long a click takes from the press to the painted answer: `python -m benchmarks.clicks`.

JupyterLab and Chromium run on this machine. A full game is paused; cards are played and taken
back in turn, so that every answer of Python's changes the whole table. In an explorer with four
houses and the form open a ruling is changed there and back, so that four tables are painted anew.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from benchmarks.calibrate import loops_per_second
from tests.browser import harness
from tests.browser.harness import Lab, Notebook
from tests.browser.table import Widget

GOAL = 100  # milliseconds at the median
EXPLORER_GOAL = 150
EXPLORER = """import switch_edu as sw
sw.explorer(rules=["practice-table", "jack7", "classic", "jaques"])"""
PAIRS = 12  # a card and taking it back
PRESSED = """(button, value) => new Promise(resolve => {
  const body = button.closest('.swe-body');
  const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(end() - start)));
  const end = () => performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); painted(); })
    .observe(body, { attributeFilter: ['data-number'] });
  const start = performance.now();
  if (value === null) return button.click();
  button.value = value;
  button.dispatchEvent(new Event('change'));
})"""


@contextmanager
def opened() -> Iterator[tuple[Lab, Page]]:
    """Start JupyterLab and a page."""
    with (
        tempfile.TemporaryDirectory() as home,
        harness.running_lab(Path(home)) as lab,
        sync_playwright() as playwright,
        harness.launch(playwright) as browser,
    ):
        yield lab, browser.new_page()


def clicks(lab: Lab, page: Page) -> list[float]:
    """Return how long each click in a full game took, in milliseconds."""
    notebook = Notebook.open(page, lab, "07-full-game.ipynb")
    notebook.run_cell(0)
    game = Widget(notebook.page)
    game.click(game.button("pause"))
    times: list[float] = []
    for _ in range(PAIRS):
        card = game.card(game.hand(".swe-playable")[0])
        times += [card.evaluate(PRESSED), game.button("undo").evaluate(PRESSED)]
    return times


def changes(lab: Lab, page: Page) -> list[float]:
    """Return how long each change of a ruling in an explorer took, in milliseconds."""
    notebook = Notebook.open(page, lab, lab.add("explorer.ipynb", EXPLORER))
    notebook.run_cell(0)
    explorer = Widget(notebook.page)
    explorer.click(explorer.button("rules-0"))
    explorer.find("[data-theme='Power cards']").click()
    king = explorer.find("[data-answer='king-role']")
    return [king.evaluate(PRESSED, role) for _ in range(PAIRS) for role in ("reverse", "plain")]


def report(what: str, times: list[float], goal: int) -> None:
    """Print the median and the spread."""
    ordered = sorted(times)
    print(f"{len(ordered)} {what}, from the press to the painted answer:")
    print(f"median {median(ordered):.0f} ms; {ordered[0]:.0f} to {ordered[-1]:.0f} ms")
    print(f"wanted: {goal} ms or less at the median")


def main() -> None:
    """Measure clicks and changes of rulings."""
    print(f"calibration: {loops_per_second():.1f} loops/s")
    with opened() as (lab, page):
        report("clicks", clicks(lab, page), GOAL)
        report("changed rulings on four tables", changes(lab, page), EXPLORER_GOAL)


if __name__ == "__main__":
    main()
