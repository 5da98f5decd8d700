"""Where the browser keeps the progress, page and kernel tell each other what has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import switch_edu as sw
from switch_edu import userdata
from switch_edu.teaching import lesson
from switch_edu.widgets import keeping
from switch_edu.widgets.keeping import Copy
from switch_edu.widgets.tutorial import TutorialWidget
from tests.unit.widget_checks import send

FIRST, SECOND = (step.id for step in lesson("matching").steps[:2])


def progress(**states: str) -> str:
    """Return a progress file in which steps of the lesson on matching went so."""
    marks = {step.replace("_", "-"): {"state": how, "wrongs": 0} for step, how in states.items()}
    return json.dumps({"version": 1, "lessons": {"matching": marks}})


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path / "data")


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A process that has just started, of a browser that keeps the progress."""
    monkeypatch.setenv("SWITCH_EDU_PROGRESS", "browser")
    for cached in (userdata._copy_of_the_browsers, keeping.browsers_copy):
        cached.cache_clear()
    yield
    for cached in (userdata._copy_of_the_browsers, keeping.browsers_copy):
        cached.cache_clear()


class Page:
    """What a browser keeps, for the widgets that it shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.files: dict[str, str] = {}
        monkeypatch.setattr(TutorialWidget, "send", lambda _, message: self.hear(message))

    def hear(self, message: dict[str, Any]) -> None:
        for name, text in message["files"].items():
            if text is None:
                del self.files[name]
            else:
                self.files[name] = text

    def show(self, widget: TutorialWidget) -> TutorialWidget:
        widget.receive({"type": "recall", "files": dict(self.files)})
        return widget


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, kernel: None) -> Page:
    return Page(monkeypatch)


def test_what_the_browser_has_is_written_and_only_news_go_back(copy: Copy, tmp_path: Path) -> None:
    assert copy.take({"progress.json": "{}", "games/game-tuesday.txt": "a game"})
    assert (tmp_path / "data" / "games" / "game-tuesday.txt").read_text() == "a game"
    assert copy.changes() == {}
    assert not copy.take({"progress.json": "{}"})
    userdata.write_whole(tmp_path / "data" / "houses" / "ours.toml", "title = 'Ours'")
    (tmp_path / "data" / "games" / "game-tuesday.txt").unlink()
    assert copy.changes() == {"houses/ours.toml": "title = 'Ours'", "games/game-tuesday.txt": None}
    assert copy.changes() == {}


def test_what_has_changed_here_is_newer_than_what_the_browser_has(
    copy: Copy, tmp_path: Path
) -> None:
    copy.take({"progress.json": "old"})
    userdata.write_whole(tmp_path / "data" / "progress.json", "new")
    assert not copy.take({"progress.json": "old"})
    assert copy.changes() == {"progress.json": "new"}
    assert copy.take({"progress.json": "from another tab"})
    assert (tmp_path / "data" / "progress.json").read_text() == "from another tab"


@pytest.mark.parametrize(
    "files",
    [
        None, [], "progress.json", {"progress.json": 7}, {7: "x"}, {"../progress.json": "x"},
        {"games/../../x.txt": "x"}, {"/etc/game-x.txt": "x"}, {"games/x.txt": "x"},
        {"games\\game-x.txt": "x"}, {"houses/a/b.toml": "x"}, {"other/game-x.txt": "x"},
        {"games/game-\0.txt": "x"}, {"games/game-" + "x" * 300 + ".txt": "x"}, {"": "x"},
        {"progress.json": "x" * 200_001}, {"progress.json": "\udcff"},
    ],
)  # fmt: skip
def test_a_page_cannot_write_anything_else(copy: Copy, tmp_path: Path, files: object) -> None:
    assert not copy.take(files)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    assert copy.changes() == {}


def test_no_page_can_fill_the_disk(copy: Copy, tmp_path: Path) -> None:
    for part in range(3):
        copy.take({f"games/game-{part}-{nth}.txt": "x" for nth in range(400)})
    assert len(list((tmp_path / "data" / "games").iterdir())) == 500
    assert copy.take({"games/game-0-0.txt": "another"})


def test_a_reload_goes_on_where_the_learner_was(page: Page, kernel: None) -> None:
    widget = page.show(sw.tutorial("matching"))
    assert widget.state["panel"]["index"] == 0
    widget.session.record.went_right(widget.session.step)
    send(widget, "next")
    assert FIRST in page.files["progress.json"]
    for cached in (userdata._copy_of_the_browsers, keeping.browsers_copy):
        cached.cache_clear()  # a new kernel
    again = sw.tutorial("matching")
    assert again.state["panel"]["index"] == 0
    page.show(again)
    assert again.state["panel"]["index"] == 1
    assert again.state["panel"]["steps"][0]["state"] == "right"
    assert again.state["say"]["text"].startswith("Step 2.")


def test_progress_from_another_tab_does_not_move_a_learner_who_has_begun(page: Page) -> None:
    widget = page.show(sw.tutorial("matching"))
    send(widget, "hint")
    page.files["progress.json"] = progress(**{FIRST: "right", SECOND: "right"})
    page.show(widget)
    assert widget.state["panel"]["index"] == 0
    assert widget.state["panel"]["steps"][1]["state"] == "right"


def test_a_browser_that_keeps_nothing_is_told_about(page: Page) -> None:
    widget = page.show(sw.tutorial("matching"))
    widget.receive({"type": "lost"})
    assert "ends with the page" in widget.state["error"]
    send(widget, "next")
    assert page.files == {}


def test_where_a_folder_keeps_the_progress_the_page_is_asked_for_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SWITCH_EDU_PROGRESS", str(tmp_path / "progress.json"))
    page = Page(monkeypatch)
    page.files["progress.json"] = progress(**{FIRST: "right"})
    widget = page.show(sw.tutorial("matching"))
    assert not widget.keeps
    assert widget.state["panel"]["index"] == 0
    assert not (tmp_path / "progress.json").exists()


def test_a_line_of_progress_is_taken_over_in_the_tutorial(page: Page) -> None:
    widget = page.show(sw.tutorial("matching"))
    state = send(widget, "import", line=f"switch-progress 1; matching {FIRST}=r {SECOND}=m2")
    assert [step["state"] for step in state["panel"]["steps"][:2]] == ["right", "mended"]
    assert state["say"]["text"] == "The progress of two steps is taken over."
    assert state["panel"]["progress"] in f"switch-progress 1; matching {FIRST}=r {SECOND}=m2"
    assert send(widget, "import", line="hello")["error"].startswith("“hello” is no progress")
