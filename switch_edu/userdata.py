"""The user's own folder: progress, saved games and own houses, written so that a crash loses none.

The environment variable SWITCH_EDU_PROGRESS names another file for the progress; the rest lies in
the same folder.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

import platformdirs

VARIABLE = "SWITCH_EDU_PROGRESS"


def progress_path() -> Path:
    """Return the file of the progress: SWITCH_EDU_PROGRESS, or one in the user's data folder."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir("switch_edu", appauthor=False)) / "progress.json"


def data_folder(name: str) -> Path:
    """Return the folder of a kind of things that the user keeps, such as "games"."""
    return progress_path().parent / name


def write_whole(path: Path, text: str) -> None:
    """Write beside the file and move it into place: a crash leaves the old one or the new.

    Missing folders are made. Raises OSError when the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
