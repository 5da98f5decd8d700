"""The course for a class: sessions that see nothing of each other, a cap, a lost kernel."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import accessibility_faults
from tests.browser.classroom import Classroom, own_memory, running_class
from tests.browser.harness import SECONDS
from tests.browser.learner import ByMouse, Tutor, go_on, take_step
from tests.browser.table import Widget

LONG = bool(os.environ.get("SWITCH_EDU_LONG"))
SESSIONS = 30 if LONG else 4
STARTING = (240 if LONG else 30) * SECONDS  # thirty kernels start one after the other
MOST_MEGABYTES = 50
RIGHT = ".swe-dot[data-state=right]"
NEW_PAGE = Callable[..., Page]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    home = tmp_path_factory.mktemp("class") / "home"
    with running_class(home, "--port=8960", f"--most={SESSIONS}", "--warm=1") as room:
        yield room


@pytest.fixture
def new_page(new_page: NEW_PAGE) -> Iterator[NEW_PAGE]:
    """Pages that are left in the end, so that the next test finds free seats."""
    pages: list[Page] = []

    def make(**options: object) -> Page:
        pages.append(new_page(**options))
        return pages[-1]

    yield make
    for page in pages:
        page.goto("about:blank")


@pytest.fixture
def page(new_page: NEW_PAGE) -> Page:
    return new_page()


def sit_down(page: Page, room: Classroom, name: str) -> Widget:
    """Open a lesson and wait for its cards."""
    page.goto(room.lesson(name), wait_until="commit")
    page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
    return Widget(page)


def first_step(widget: Widget) -> None:
    tutor = Tutor("matching")
    step = tutor.lesson.steps[0]
    take_step(ByMouse(widget), tutor, step.id, step.type)
    go_on(ByMouse(widget), step.id)


def test_the_front_page_leads_to_lessons_without_code(page: Page, room: Classroom) -> None:
    page.goto(room.address)
    assert accessibility_faults(page, "main") == []
    page.get_by_role("link", name="2 · Matching").click()
    page.locator(".switch-edu:visible").first.wait_for(timeout=60 * SECONDS)
    expect(page.get_by_text("import switch_edu")).to_have_count(0)
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn Switch")).to_be_visible()


def test_a_class_at_once_each_with_its_own_progress_and_games(
    new_page: NEW_PAGE, room: Classroom, record_property: Callable[[str, object], None]
) -> None:
    pages = [new_page() for _ in range(SESSIONS)]
    for page in pages:
        page.goto(room.lesson("02-matching.ipynb"), wait_until="commit")
    widgets = []
    for page in pages:
        page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
        widgets.append(Widget(page))
    memory = [own_memory(kernel) for kernel in room.kernels()]
    record_property("megabytes a session", sorted(map(round, memory)))
    assert sorted(memory)[len(memory) // 2] <= MOST_MEGABYTES

    late = new_page()
    answer = late.goto(room.lesson("02-matching.ipynb"))
    assert answer
    assert answer.status == 503
    expect(late.get_by_role("heading")).to_have_text("All seats are taken")
    assert accessibility_faults(late, "main") == []

    for widget in widgets[1:]:
        first_step(widget)
    expect(widgets[0].find(RIGHT)).to_have_count(0)
    expect(sit_down(pages[1], room, "02-matching.ipynb").find(RIGHT)).to_have_count(1)
    expect(sit_down(pages[0], room, "02-matching.ipynb").find(RIGHT)).to_have_count(0)
    assert not (room.home / "data" / "switch_edu").exists()


def test_a_saved_game_is_seen_by_its_own_browser_only(new_page: NEW_PAGE, room: Classroom) -> None:
    page = new_page()
    game = sit_down(page, room, "07-full-game.ipynb")
    save(game, "tuesday", "save")
    expect(game.live).to_contain_text("Saved as tuesday")
    again = sit_down(page, room, "07-full-game.ipynb")
    save(again, "tuesday", "load")
    expect(again.error).to_have_count(0)
    other = sit_down(new_page(), room, "07-full-game.ipynb")
    save(other, "tuesday", "load")
    expect(other.error).to_contain_text("There is no saved game “tuesday”: nothing is saved yet.")


def save(game: Widget, name: str, act: str) -> None:
    """Save or load a game under a name."""
    game.find(".swe-details summary").get_by_text("Save and load").click()
    game.field("name").fill(name)
    game.click(game.button(act))


def test_a_kernel_that_is_lost_is_told_and_a_reload_goes_on(page: Page, room: Classroom) -> None:
    before = set(room.kernels())
    widget = sit_down(page, room, "02-matching.ipynb")
    first_step(widget)
    for kernel in set(room.kernels()) - before:
        os.kill(kernel, signal.SIGKILL)
    widget.button("hint").click()
    expect(widget.error).to_contain_text("load this page again", timeout=20 * SECONDS)
    expect(sit_down(page, room, "02-matching.ipynb").find(RIGHT)).to_have_count(1)


def test_on_the_network_only_a_link_with_the_key_opens_the_course(
    page: Page, tmp_path: Path
) -> None:
    with running_class(tmp_path / "home", "--ip=0.0.0.0", "--port=8961", "--warm=0") as room:
        address = room.address.replace("ADDRESS-OF-THIS-COMPUTER", "127.0.0.1")
        bare, _, key = address.partition("?")
        page.goto(f"{bare}voila/render/02-matching.ipynb")
        expect(page.locator(".switch-edu")).to_have_count(0)
        assert "login" in page.url
        page.goto(f"{bare}?{key}")
        page.get_by_role("link", name="2 · Matching").click()
        page.locator(".switch-edu:visible").first.wait_for(timeout=60 * SECONDS)
