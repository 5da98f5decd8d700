"""The static site: its size, the time to the first card, and clicks: `python -m benchmarks.site`.

The site is built into a folder of its own and offered by an ordinary file server on this machine.
Packed sizes are what a server that compresses (gzip) would send. Cold is a browser that has never
been there, from the press on *Start*; warm is the same browser once more. A click is a hint in a
full game, from the press to the painted answer: Python works in the page.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.calibrate import loops_per_second
from benchmarks.clicks import PRESSED
from scripts.site.__main__ import build
from tests.browser import harness, site

REPEATS = 3
CLICKS = 25
GOAL = 150  # milliseconds at the median
# by the beginning of their path; the first that fits
PARTS = {
    "static/pyodide/switch_edu": "this project",
    "static/pyodide/pyodide": "Python itself",
    "static/pyodide/python_stdlib": "Python itself",
    "static/pyodide/": "packages: IPython, widgets",
    "extensions/": "parts of the page for Python and for widgets",
    "files/": "the notebooks with their pictures",
    "": "the notebook page (JupyterLite)",
}
Sizes = dict[str, tuple[int, int]]


def sizes(folder: Path) -> Sizes:
    """Return the bytes of each part of a site, as they are and packed."""
    found = dict.fromkeys(PARTS.values(), (0, 0))
    for path in folder.rglob("*"):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            part = next(part for start, part in PARTS.items() if name.startswith(start))
            content = path.read_bytes()
            plain, packed = found[part]
            found[part] = plain + len(content), packed + len(gzip.compress(content))
    return found


def first_card(page: Page, address: str) -> float:
    """Return the seconds from the press on the start page to the first card that can be played."""
    page.goto(address)
    start = time.perf_counter()
    page.locator("#course-go").click()
    page.locator(".switch-edu .swe-hand .swe-card").first.wait_for(timeout=site.STARTING)
    return time.perf_counter() - start


def openings(browser: Browser, address: str) -> tuple[float, float]:
    """Return the best time of several, cold and warm."""
    cold, warm = [], []
    for _ in range(REPEATS):
        context = browser.new_context()
        cold.append(first_card(context.new_page(), address))
        warm.append(first_card(context.new_page(), address))
        context.close()
    return min(cold), min(warm)


def clicks(browser: Browser, address: str) -> list[float]:
    """Return how long each click in a full game took, in milliseconds."""
    page = browser.new_page()
    game = site.open_notebook(page, address, "07-full-game.ipynb")
    game.click(game.button("pause"))
    hint = game.button("hint")
    times = [float(hint.evaluate(PRESSED, None)) for _ in range(CLICKS)]
    page.close()
    return sorted(times)


def report_sizes(found: Sizes) -> None:
    """Print a table of the parts, the largest first."""
    ordered = sorted(found.items(), key=lambda item: -item[1][0])
    whole = tuple(sum(pair[column] for pair in found.values()) for column in (0, 1))
    print(f"{'part':46}{'MB':>8}{'packed':>8}")
    for part, (plain, packed) in [*ordered, ("all", whole)]:
        print(f"{part:46}{plain / 1e6:8.1f}{packed / 1e6:8.1f}")


def main() -> None:
    """Build the site and measure it."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "site"
        build(folder)
        report_sizes(sizes(folder))
        with (
            site.offered(folder) as address,
            sync_playwright() as playwright,
            harness.launch(playwright) as browser,
        ):
            cold, warm = openings(browser, address)
            times = clicks(browser, address)
    print(f"calibration: {loops_per_second():.1f} loops/s")
    print(f"first card: {cold:.1f} s cold, {warm:.1f} s warm (best of {REPEATS})")
    spread = f"{times[0]:.0f} to {times[-1]:.0f} ms"
    print(f"{len(times)} clicks: median {median(times):.0f} ms; {spread} (wanted: {GOAL} or less)")


if __name__ == "__main__":
    main()
