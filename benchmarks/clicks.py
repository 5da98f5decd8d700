"""How long a click takes from the press to the painted answer: `python -m benchmarks.clicks`.

JupyterLab and Chromium run on this machine. A full game is paused; cards are played and taken
back in turn, so that every answer of Python's changes the whole table.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.calibrate import loops_per_second
from tests.browser import harness
from tests.browser.harness import Notebook
from tests.browser.table import Widget

GOAL = 100  # milliseconds at the median
PAIRS = 12  # a card and taking it back
PRESSED = """button => new Promise(resolve => {
  const body = button.closest('.swe-body');
  const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(end() - start)));
  const end = () => performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); painted(); })
    .observe(body, { attributeFilter: ['data-number'] });
  const start = performance.now();
  button.click();
})"""


def milliseconds() -> list[float]:
    """Return how long each of the clicks took."""
    with (
        tempfile.TemporaryDirectory() as home,
        harness.running_lab(Path(home)) as lab,
        sync_playwright() as playwright,
        harness.launch(playwright) as browser,
    ):
        notebook = Notebook.open(browser.new_page(), lab, "07-full-game.ipynb")
        notebook.run_cell(0)
        game = Widget(notebook.page)
        game.click(game.button("pause"))
        times: list[float] = []
        for _ in range(PAIRS):
            card = game.card(game.hand(".swe-playable")[0])
            times += [card.evaluate(PRESSED), game.button("undo").evaluate(PRESSED)]
    return times


def main() -> None:
    """Print the median and the spread."""
    times = sorted(milliseconds())
    print(f"calibration: {loops_per_second():.1f} loops/s")
    print(f"{len(times)} clicks, from the press to the painted answer:")
    print(f"median {statistics.median(times):.0f} ms; {times[0]:.0f} to {times[-1]:.0f} ms")
    print(f"wanted: {GOAL} ms or less at the median")


if __name__ == "__main__":
    main()
