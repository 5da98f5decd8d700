"""Make the pictures in docs/images from running notebooks: `python -m scripts.screenshots`."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import harness
from tests.browser.harness import Lab, Notebook

IMAGES = Path(__file__).parent.parent / "docs" / "images"


@dataclass(frozen=True)
class Shot:
    """One picture: which notebook is run, in what size, and what is shown.

    The page is scrolled to the card table; with `cut` the picture is of the table and nothing else.
    """

    name: str
    notebook: str
    width: int = 1280
    height: int = 860
    cut: bool = False


SHOTS = (
    Shot("lesson", "02-matching.ipynb"),
    Shot("game", "07-full-game.ipynb", cut=True),
    Shot("explorer", "09-side-by-side.ipynb", cut=True),
)


def take(shot: Shot, browser: Browser, lab: Lab) -> Path:
    """Open and run the notebook, and save the picture."""
    context = browser.new_context(viewport={"width": shot.width, "height": shot.height})
    notebook = Notebook.open(context.new_page(), lab, shot.notebook, alone=True)
    notebook.run_all()
    table = notebook.panel.locator(".switch-edu").first
    table.wait_for()
    # what is above the table stays in sight as far as there is room
    table.evaluate("node => node.scrollIntoView({block: 'end'})")
    target = table if shot.cut else notebook.page
    saved = harness.picture(target, IMAGES / f"{shot.name}.png")
    context.close()
    lab.start_afresh()
    return saved


def main() -> None:
    """Take every picture in the list."""
    with (
        tempfile.TemporaryDirectory() as home,
        harness.running_lab(Path(home)) as lab,
        sync_playwright() as playwright,
        harness.launch(playwright) as browser,
    ):
        for shot in SHOTS:
            print(take(shot, browser, lab))


if __name__ == "__main__":
    main()
