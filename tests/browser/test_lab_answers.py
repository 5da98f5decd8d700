"""What cells show beside widgets, in JupyterLab: answers follow its theme, text is easy to read."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import accessibility_faults
from tests.browser.harness import Lab, Notebook, change_theme

POSITION = "9C 1+ 5SAH8CKC/7/7 26 - - @practice-table"
ANSWERS = (
    f"sw.position('{POSITION}').why('5S')",
    f"sw.compare('{POSITION}')",
    f"sw.contrast('{POSITION}', 'AH', rules=['practice-table', 'jaques'])",
    "sw.settle('Can I put a black jack on a two?')",
    "sw.disagree('practice-table', 'jaques')",
    f"sw.analyse(sw.position('{POSITION}'), precision=0.2)",
    "sw.outcomes(['practice-table', 'jack7'], games=20, seed=1)",
    "sw.house('jack7')",
)
LIGHT_GROUNDS = {"rgb(253, 252, 248)", "rgb(253, 236, 230)", "rgb(255, 255, 255)"}
DARK_GROUNDS = {"rgb(24, 32, 34)", "rgb(59, 26, 18)"}
GROUNDS = "all => all.map(one => getComputedStyle(one).backgroundColor)"
TALL = {"width": 1280, "height": 6000}  # JupyterLab draws what is in sight and forgets the rest


def test_answers_follow_the_theme_and_axe_finds_nothing_in_light_and_dark(
    lab: Lab, new_page: Callable[..., Page]
) -> None:
    name = lab.add("answers.ipynb", "import switch_edu as sw", *ANSWERS)
    page = new_page(viewport=TALL)
    Notebook.open(page, lab, name, alone=True).run_all()
    answers = page.locator(".switch-edu-answer")
    expect(answers).to_have_count(len(ANSWERS))
    for theme, grounds in (("Light", LIGHT_GROUNDS), ("Dark", DARK_GROUNDS)):
        change_theme(page, theme)
        assert set(answers.evaluate_all(GROUNDS)) == grounds
        assert (theme, accessibility_faults(page, ".switch-edu-answer")) == (theme, [])
    page.emulate_media(media="print")
    assert set(answers.evaluate_all(GROUNDS)) == LIGHT_GROUNDS
