"""Progress is kept, can be reset, and survives damaged files and folders without a traceback."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from switch_edu.teaching.progress import FileStore, Mark, MemoryStore, Store
from switch_edu.userdata import progress_path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.json"


@pytest.fixture(params=["memory", "file"])
def store(request: pytest.FixtureRequest, file: Path) -> Store:
    return MemoryStore() if request.param == "memory" else FileStore(file)


def test_a_step_that_went_wrong_is_mended_and_turns_right_when_it_is_repeated() -> None:
    wrong = Mark().went_wrong().went_wrong()
    assert (wrong.state, wrong.wrongs) == ("wrong", 2)
    mended = wrong.went_right()
    assert (mended.state, mended.wrongs) == ("mended", 2)
    assert mended.went_right().state == "right"
    assert Mark().went_right() == Mark("right", 0)


def test_marks_are_kept_by_lesson_and_forgotten_by_lesson(store: Store) -> None:
    store.keep("deal", "deal-1", Mark("right"))
    store.keep("matching", "matching-2", Mark("wrong", 1))
    assert store.marks("deal") == {"deal-1": Mark("right")}
    store.forget("deal")
    assert store.marks("deal") == {}
    assert store.marks("matching") == {"matching-2": Mark("wrong", 1)}
    assert store.notice == ""


def test_a_new_session_finds_what_the_last_one_kept(file: Path) -> None:
    FileStore(file).keep("deal", "deal-1", Mark("mended", 3))
    assert FileStore(file).marks("deal") == {"deal-1": Mark("mended", 3)}


def test_two_open_lessons_do_not_overwrite_each_other(file: Path) -> None:
    one, other = FileStore(file), FileStore(file)
    one.keep("deal", "deal-1", Mark("right"))
    other.keep("matching", "matching-1", Mark("right"))
    one.keep("deal", "deal-2", Mark("right"))
    assert FileStore(file).marks("matching") == {"matching-1": Mark("right")}
    assert set(FileStore(file).marks("deal")) == {"deal-1", "deal-2"}


@pytest.mark.parametrize(
    "damage",
    [
        "", "{", "[]", "null", '{"version": 1}', '{"version": 9, "lessons": {}}',
        '{"version": 1, "lessons": {"deal": {"deal-1": {"state": "grand", "wrongs": 0}}}}',
        '{"version": 1, "lessons": {"deal": {"deal-1": "right"}}}', "\x00\udcff",
    ],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside_and_reported(file: Path, damage: str) -> None:
    content = damage.encode("utf-8", "surrogateescape")
    file.parent.mkdir()
    file.write_bytes(content)
    store = FileStore(file)
    assert store.marks("deal") == {}
    aside = file.with_name("progress.json.damaged-1")
    assert aside.read_bytes() == content
    assert "damaged" in store.notice
    assert str(aside) in store.notice
    store.keep("deal", "deal-1", Mark("right"))
    assert FileStore(file).marks("deal") == {"deal-1": Mark("right")}


def test_a_second_damaged_file_does_not_replace_the_first(file: Path) -> None:
    file.parent.mkdir()
    for content in ("first", "second"):
        file.write_text(content)
        FileStore(file).marks("deal")
    kept = [file.with_name(f"progress.json.damaged-{n}").read_text() for n in (1, 2)]
    assert kept == ["first", "second"]


def test_where_nothing_can_be_written_progress_lasts_for_the_session(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("a file where a folder should be")
    store = FileStore(tmp_path / "plain" / "progress.json")
    store.keep("deal", "deal-1", Mark("right"))
    assert store.marks("deal") == {"deal-1": Mark("right")}
    assert store.notice.count("\n") == 0
    assert store.notice.startswith("Your progress")


def test_a_file_that_cannot_be_read_is_never_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "progress.json"
    folder.mkdir()  # reading a folder fails, whoever runs the tests
    store = FileStore(folder)
    store.keep("deal", "deal-1", Mark("right"))
    assert folder.is_dir()
    assert list(tmp_path.iterdir()) == [folder]
    assert store.marks("deal") == {"deal-1": Mark("right")}
    assert "cannot be read" in store.notice


def test_no_half_written_file_stays_behind(file: Path) -> None:
    FileStore(file).keep("deal", "deal-1", Mark("right"))
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]
    assert json.loads(file.read_text())["version"] == 1


def test_the_environment_variable_names_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SWITCH_EDU_PROGRESS", str(tmp_path / "mine.json"))
    assert progress_path() == tmp_path / "mine.json"
    FileStore().keep("deal", "deal-1", Mark("right"))
    assert (tmp_path / "mine.json").exists()
    monkeypatch.delenv("SWITCH_EDU_PROGRESS")
    assert progress_path().name == "progress.json"
    assert os.fspath(tmp_path) not in os.fspath(progress_path())
