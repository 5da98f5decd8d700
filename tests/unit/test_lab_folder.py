"""The learner's copy of the notebooks: made once, brought up to date, never overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from switch_edu import content
from switch_edu.errors import BadFile
from switch_edu.lab.folder import working_folder


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package with one notebook and one lesson."""
    package = tmp_path / "site" / "switch_edu"
    for name, text in (("notebooks/00-welcome.ipynb", "old"), ("lessons/deal.toml", "old")):
        file = package / "_content" / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
    monkeypatch.setattr(content, "_PACKAGE", package)
    return package / "_content"


def test_a_checkout_is_used_in_place() -> None:
    assert working_folder(None).notebooks == content.notebooks()


def test_a_chosen_folder_gets_a_copy_even_in_a_checkout(tmp_path: Path) -> None:
    folder = working_folder(tmp_path / "mine")
    assert folder.notebooks == tmp_path / "mine"
    assert (folder.notebooks / "00-welcome.ipynb").is_file()
    assert any(folder.lessons.glob("*.toml"))


def test_an_installed_package_copies_to_the_documents(shipped: Path, own_home: Path) -> None:
    folder = working_folder(None)
    assert own_home in folder.notebooks.parents
    assert (folder.notebooks / "00-welcome.ipynb").read_text() == "old"
    assert (folder.lessons / "deal.toml").read_text() == "old"


def test_a_newer_version_replaces_what_nobody_changed(shipped: Path, tmp_path: Path) -> None:
    working_folder(tmp_path / "mine")
    (shipped / "lessons" / "deal.toml").write_text("new")
    folder = working_folder(tmp_path / "mine")
    assert (folder.lessons / "deal.toml").read_text() == "new"
    assert folder.held_back == ()


def test_a_changed_notebook_is_kept_and_a_newer_one_is_reported(
    shipped: Path, tmp_path: Path
) -> None:
    mine = working_folder(tmp_path / "mine").notebooks / "00-welcome.ipynb"
    mine.write_text("my notes")
    assert working_folder(tmp_path / "mine").held_back == ()
    (shipped / "notebooks" / "00-welcome.ipynb").write_text("new")
    for _ in range(2):
        assert working_folder(tmp_path / "mine").held_back == ("00-welcome.ipynb",)
    assert mine.read_text() == "my notes"


def test_a_removed_notebook_comes_back(shipped: Path, tmp_path: Path) -> None:
    mine = working_folder(tmp_path / "mine").notebooks / "00-welcome.ipynb"
    mine.unlink()
    working_folder(tmp_path / "mine")
    assert mine.read_text() == "old"


def test_files_that_were_there_before_are_kept(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "00-welcome.ipynb").write_text("somebody's")
    assert working_folder(tmp_path / "mine").held_back == ("00-welcome.ipynb",)


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match=r"cannot be copied to .*file/mine .* with --dir"):
        working_folder(tmp_path / "file" / "mine")


def test_lessons_may_be_a_teachers_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(content.LESSONS_VARIABLE, str(tmp_path))
    assert content.lessons() == tmp_path
    monkeypatch.setenv(content.LESSONS_VARIABLE, str(tmp_path / "none"))
    with pytest.raises(BadFile, match="not a folder"):
        content.lessons()


def test_a_package_without_lessons_says_so(shipped: Path) -> None:
    (shipped / "lessons" / "deal.toml").unlink()
    (shipped / "lessons").rmdir()
    with pytest.raises(BadFile, match="install switch-edu again"):
        content.lessons()
