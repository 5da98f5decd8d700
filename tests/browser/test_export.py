"""Notebooks exported to HTML and opened from a file: no kernel, no server, no network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from switch_edu.cards import card_name, read_card
from switch_edu.teaching import course, lesson
from tests.browser.axe import accessibility_faults

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
EMPTY_BOXES = """() => [...document.querySelectorAll('.jp-OutputArea-output')]
  .filter(node => node.offsetHeight > 0 && !node.textContent.trim())
  .map(node => node.className)"""


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with every notebook as HTML, made by the usual command."""
    folder = tmp_path_factory.mktemp("exported")
    command = [sys.executable, "-m", "nbconvert", "--to", "html", f"--output-dir={folder}"]
    subprocess.run([*command, *map(str, NOTEBOOKS)], check=True, capture_output=True)
    return folder


@pytest.fixture
def page(browser: Browser) -> Page:
    """A page with the network off: the export's own frame asks for scripts, and gets none."""
    return browser.new_context(offline=True).new_page()


@pytest.mark.parametrize("notebook", [path.stem for path in NOTEBOOKS])
def test_an_exported_notebook_leaves_no_empty_boxes(
    page: Page, exported: Path, notebook: str
) -> None:
    page.goto((exported / f"{notebook}.html").as_uri(), wait_until="domcontentloaded")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(EMPTY_BOXES) == []


@pytest.mark.parametrize("name", course().lessons)
def test_an_exported_lesson_can_be_read(page: Page, exported: Path, name: str) -> None:
    (file,) = exported.glob(f"??-{name}.html")
    page.goto(file.as_uri(), wait_until="domcontentloaded")
    first = lesson(name).steps[0]
    still = page.locator(".switch-edu-still")
    for words in (first.objective, first.question, "run this cell (Shift+Enter)"):
        expect(still).to_contain_text(words)
    if first.position:
        top = card_name(read_card(first.position.split("=")[0].split()[0]))
        expect(still.get_by_title(top).first).to_be_visible()
    assert accessibility_faults(page, ".switch-edu-still") == []


def test_an_exported_game_shows_the_deal(page: Page, exported: Path) -> None:
    page.goto((exported / "07-full-game.html").as_uri(), wait_until="domcontentloaded")
    still = page.locator(".switch-edu-still").first
    expect(still).to_contain_text("Robin 7 cards")
    expect(still.get_by_title("king of clubs").first).to_be_visible()
    assert accessibility_faults(page, ".switch-edu-still") == []
