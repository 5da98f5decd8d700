"""Make the pictures in docs/images from running notebooks: `python -m scripts.screenshots`.

With names, `python -m scripts.screenshots site-phone`, only those.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from scripts.site.__main__ import build
from tests.browser import harness, site
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


@dataclass(frozen=True)
class SiteShot:
    """One picture of the static site: the start page, or a table on a phone held upright."""

    name: str
    notebook: str = ""
    width: int = 960
    height: int = 720


SHOTS = (
    Shot("lesson", "02-matching.ipynb"),
    Shot("game", "07-full-game.ipynb", cut=True),
    Shot("explorer", "09-side-by-side.ipynb", cut=True),
)
SITE_SHOTS = (
    SiteShot("site-start"),
    SiteShot("site-phone", "00-welcome.ipynb", width=360, height=720),
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


def take_of_site(shot: SiteShot, browser: Browser, address: str) -> Path:
    """Open a page of the site, wait until everything is there, and save the picture."""
    phone = bool(shot.notebook)
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height}, is_mobile=phone, has_touch=phone
    )
    page = context.new_page()
    if phone:
        table = site.open_notebook(page, address, shot.notebook).find(".swe-table").first
        table.evaluate("node => node.scrollIntoView({block: 'start'})")
    else:
        page.goto(address)
        loaded = page.get_by_role("status").filter(has_text="Python is loaded")
        expect(loaded).to_be_visible(timeout=site.STARTING)
    saved = harness.picture(page, IMAGES / f"{shot.name}.png")
    context.close()
    return saved


def of_lab(shots: list[Shot], browser: Browser) -> Iterator[Path]:
    """Take pictures of notebooks in JupyterLab."""
    with tempfile.TemporaryDirectory() as home, harness.running_lab(Path(home)) as lab:
        for shot in shots:
            yield take(shot, browser, lab)


def of_site(shots: list[SiteShot], browser: Browser) -> Iterator[Path]:
    """Take pictures of the static site, built for it."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        with site.offered(Path(folder) / "site") as address:
            for shot in shots:
                yield take_of_site(shot, browser, address)


def main() -> None:
    """Take the pictures that the command line names, or every one."""
    names = sys.argv[1:] or [shot.name for shot in (*SHOTS, *SITE_SHOTS)]
    lab = [shot for shot in SHOTS if shot.name in names]
    pages = [shot for shot in SITE_SHOTS if shot.name in names]
    with sync_playwright() as playwright, harness.launch(playwright) as browser:
        for saved in (*(of_lab(lab, browser) if lab else ()), *of_site(pages, browser)):
            print(saved)


if __name__ == "__main__":
    main()
