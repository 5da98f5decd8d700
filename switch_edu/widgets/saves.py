"""Saved games: each a text file under a name, in a folder beside the learner's progress."""

from __future__ import annotations

from pathlib import Path

from switch_edu.errors import BadFile, did_you_mean
from switch_edu.texts import read_text
from switch_edu.userdata import data_folder, write_whole

_LONGEST = 40
_PREFIX = "game-"  # some systems have no place for a file that is called "con" or "nul"
_SUFFIX = ".txt"
_LETTERS_BESIDE = " -_"


def folder() -> Path:
    """Return the folder of saved games."""
    return data_folder("games")


def saved_names() -> list[str]:
    """Return the names of the saved games, in alphabetical order."""
    if not folder().is_dir():
        return []
    files = (path for path in folder().glob(f"{_PREFIX}*{_SUFFIX}") if path.is_file())
    return sorted(path.name[len(_PREFIX) : -len(_SUFFIX)] for path in files)


def safe_name(name: str) -> str:
    """Return a name that can be a file's: letters, digits, spaces, "-" and "_", nothing else.

    Raises BadFile when nothing is left of it.
    """
    allowed = "".join(c if c.isalnum() or c in _LETTERS_BESIDE else " " for c in name)
    safe = " ".join(allowed.split())[:_LONGEST].strip()
    if not safe:
        raise BadFile("Give the game a name of letters or digits, such as tuesday.")
    return safe


def save(name: str, record: str) -> str:
    """Save a game's record under a name and return the name in use; an older one is replaced.

    Raises BadFile in one sentence when the file cannot be written.
    """
    safe = safe_name(name)
    path = _path(safe)
    try:
        write_whole(path, record)
    except OSError as error:
        raise BadFile(f"The game cannot be saved in {path.parent}: {error.strerror}.") from None
    return safe


def load(name: str) -> str:
    """Return the record saved under a name; raises BadFile in one sentence where there is none."""
    path = _path(safe := safe_name(name))
    if path.is_file():
        return read_text(path, "a saved game")
    names = saved_names()
    known = f"saved are {', '.join(names)}" if names else "nothing is saved yet"
    raise BadFile(f"There is no saved game “{safe}”{did_you_mean(safe, names)}: {known}.")


def _path(name: str) -> Path:
    return folder() / f"{_PREFIX}{name}{_SUFFIX}"
