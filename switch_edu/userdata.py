"""The user's own folder: progress, saved games and own houses, written so that a crash loses none.

The environment variable SWITCH_EDU_PROGRESS names another file for the progress; the rest lies in
the same folder. Where it is "browser", and where Python itself runs in a browser, the browser keeps
everything: then the folder is a copy that lasts as long as the process.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from switch_edu.texts import write_whole as write_file

VARIABLE = "SWITCH_EDU_PROGRESS"
IN_BROWSER = "browser"


def kept_by_browser() -> bool:
    """Say whether the browser keeps what is the user's, and not a folder of this machine."""
    chosen = os.environ.get(VARIABLE)
    return chosen == IN_BROWSER or (not chosen and sys.platform == "emscripten")


def progress_path() -> Path:
    """Return the file of the progress: SWITCH_EDU_PROGRESS, or one in the user's data folder."""
    if kept_by_browser():
        return _copy_of_the_browsers() / "progress.json"
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir("switch_edu", appauthor=False)) / "progress.json"


def data_folder(name: str) -> Path:
    """Return the folder of a kind of things that the user keeps, such as "games"."""
    return progress_path().parent / name


@cache
def _copy_of_the_browsers() -> Path:
    folder = tempfile.mkdtemp(prefix="switch-edu-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def write_whole(path: Path, text: str) -> None:
    """Write a file of the user's own: a crash leaves the old one or the new.

    Missing folders are made. Raises OSError when the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, text, private=True)
