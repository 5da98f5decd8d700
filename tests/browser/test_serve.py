"""The course for a class: thirty at once, nobody sees another's game, what is lost is told."""

from __future__ import annotations

import os
import signal
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from switch_edu import content
from tests.browser.axe import accessibility_faults
from tests.browser.classroom import Classroom, has_loaded, own_memory, running_class
from tests.browser.harness import SECONDS
from tests.browser.learner import ByMouse, Tutor, go_on, take_step
from tests.browser.measures import too_wide
from tests.browser.table import Widget
from tests.conftest import LONG

SESSIONS = 30 if LONG else 8
STARTING = (150 if LONG else 60) * SECONDS  # thirty browsers on a machine that serves them too
MOST_MEGABYTES = 50
RIGHT = ".swe-dot[data-state=right]"
NOTEBOOKS = sorted(path.name for path in content.notebooks().glob("*.ipynb"))
# When the first card was to be seen, in milliseconds after the page was asked for.
WATCH = """const watch = setInterval(() => {
  if (document.querySelector('.switch-edu .swe-card')?.checkVisibility()) {
    window.firstCard = performance.now();
    clearInterval(watch);
  }
}, 50);"""
NEW_PAGE = Callable[..., Page]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    """A class with as many seats as sessions; its teacher is told nothing but our sentences."""
    home = tmp_path_factory.mktemp("class") / "home"
    with running_class(home, f"--most={SESSIONS}") as room:
        yield room
    assert room.complaints == ""


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


def sit_down(page: Page, address: str) -> Widget:
    """Open a lesson and wait for its cards."""
    page.goto(address)
    page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
    return Widget(page)


def first_step(widget: Widget) -> None:
    tutor = Tutor("matching")
    step = tutor.lesson.steps[0]
    take_step(ByMouse(widget), tutor, step.id, step.type)
    go_on(ByMouse(widget), step.id)


def notice(page: Page) -> Locator:
    """What a page says that has lost its kernel."""
    return page.get_by_role("dialog", name="This page has to be loaded again")


def go_on_after_loss(page: Page) -> Widget:
    notice(page).get_by_role("button", name="Go on").click()
    expect(notice(page)).to_have_count(0)
    page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
    return Widget(page)


def test_the_front_page_leads_to_lessons_without_code(page: Page, room: Classroom) -> None:
    page.goto(room.address)
    assert accessibility_faults(page, "main") == []
    page.get_by_role("link", name="2 · Matching").click()
    page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)
    expect(page).to_have_title("2 · Matching")
    expect(page.get_by_text("import switch_edu")).to_have_count(0)
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn Switch")).to_be_visible()


def test_a_class_at_once_each_with_its_own_progress(
    new_page: NEW_PAGE, room: Classroom, record_property: Callable[[str, object], None]
) -> None:
    pages = [new_page() for _ in range(SESSIONS)]
    for page in pages:
        page.add_init_script(WATCH)
        page.evaluate("address => { location.href = address }", room.lesson("02-matching.ipynb"))
    seconds = []
    for page in pages:
        page.wait_for_function("window.firstCard", timeout=STARTING)
        seconds.append(page.evaluate("window.firstCard") / SECONDS)
    record_property("seconds to the first card", sorted(round(each, 1) for each in seconds))

    late = new_page()
    answer = late.goto(room.lesson("02-matching.ipynb"))
    assert answer
    assert answer.status == 503
    expect(late.get_by_role("heading")).to_have_text("All seats are taken")
    assert accessibility_faults(late, "main") == []

    for page in pages[1:]:
        first_step(Widget(page))
    kernels = room.kernels()
    memory = [own_memory(kernel) for kernel in kernels]
    record_property("megabytes of a session", sorted(map(round, memory)))
    assert len(kernels) == SESSIONS
    assert statistics.median(memory) <= MOST_MEGABYTES
    assert not any(has_loaded(kernel, "pandas") for kernel in kernels)

    expect(Widget(pages[0]).find(RIGHT)).to_have_count(0)
    for page, done in ((pages[1], 1), (pages[0], 0)):  # loading anew finds the seat again
        expect(sit_down(page, room.lesson("02-matching.ipynb")).find(RIGHT)).to_have_count(done)
    assert not (room.home / "data" / "switch_edu").exists()

    pages[0].goto("about:blank")
    sit_down(late, room.lesson("02-matching.ipynb"))


def test_a_saved_game_is_seen_by_its_own_browser_only(new_page: NEW_PAGE, room: Classroom) -> None:
    page = new_page()
    game = sit_down(page, room.lesson("07-full-game.ipynb"))
    save(game, "tuesday", "save")
    expect(game.live).to_contain_text("Saved as tuesday")
    again = sit_down(page, room.lesson("07-full-game.ipynb"))
    save(again, "tuesday", "load")
    expect(again.error).to_have_count(0)
    other = sit_down(new_page(), room.lesson("07-full-game.ipynb"))
    save(other, "tuesday", "load")
    expect(other.error).to_contain_text("There is no saved game “tuesday”: nothing is saved yet.")


def save(game: Widget, name: str, act: str) -> None:
    """Save or load a game under a name."""
    game.find(".swe-details summary").get_by_text("Save and load").click()
    game.field("name").fill(name)
    game.click(game.button(act))


def test_a_kernel_that_is_lost_is_told_and_one_press_goes_on(page: Page, room: Classroom) -> None:
    before = set(room.kernels())
    first_step(sit_down(page, room.lesson("02-matching.ipynb")))
    for kernel in set(room.kernels()) - before:
        os.kill(kernel, signal.SIGKILL)
    expect(notice(page)).to_contain_text("The program behind this page has stopped.")
    assert accessibility_faults(page, ".course-lost") == []
    expect(go_on_after_loss(page).find(RIGHT)).to_have_count(1)


def test_an_idle_page_gives_its_seat_away_and_comes_back_by_one_press(
    page: Page, tmp_path: Path
) -> None:
    with running_class(tmp_path / "home", "--most=1", "--idle=0.1") as room:
        first_step(sit_down(page, room.lesson("02-matching.ipynb")))
        expect(notice(page)).to_contain_text("Nobody has used this page", timeout=30 * SECONDS)
        assert room.kernels() == []
        page.keyboard.press("Escape")  # it can still be read
        expect(notice(page)).to_be_visible()
        expect(go_on_after_loss(page).find(RIGHT)).to_have_count(1)
    expect(notice(page)).to_contain_text("The class is over. What you have done")


def test_on_the_network_only_a_link_with_the_key_opens_the_course(
    page: Page, tmp_path: Path
) -> None:
    with running_class(tmp_path / "home", "--ip=0.0.0.0") as room:
        page.goto(room.lesson("02-matching.ipynb"))
        expect(page.locator("main")).to_contain_text("This link lacks the key to the course.")
        page.goto(f"{room.address}?token=guessed")
        expect(page.locator("main")).to_contain_text("This key does not fit.")
        assert accessibility_faults(page, "main") == []
        assert room.kernels() == []
        page.goto(room.link)
        page.get_by_role("link", name="2 · Matching").click()
        page.locator(".switch-edu:visible").first.wait_for(timeout=STARTING)


def test_two_classes_on_one_computer_do_not_meet(
    page: Page, room: Classroom, tmp_path: Path
) -> None:
    with running_class(tmp_path / "home") as other:
        assert other.address != room.address
        for place in (room, other, room):
            sit_down(page, place.lesson("02-matching.ipynb"))
            assert len(place.kernels()) == 1


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_notebook_is_a_page_for_readers(
    name: str, new_page: NEW_PAGE, room: Classroom
) -> None:
    page = new_page(viewport={"width": 320, "height": 640}, color_scheme="dark")
    with page.expect_websocket(lambda socket: "/execution/" in socket.url) as running:
        page.goto(room.lesson(name))
    if not running.value.is_closed():  # closed when the last cell has run
        running.value.wait_for_event("close", timeout=STARTING)
    words = page.locator("body").inner_text()
    for beside in ("Shift + Enter", "Run this cell", "Error", "import switch_edu"):
        assert beside not in words
    assert too_wide(page) == []
    assert accessibility_faults(page, "body") == []
