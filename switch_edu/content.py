"""Where the lessons and notebooks are that come with the package.

An installed wheel carries them inside the package; a checkout has them beside it.
"""

from __future__ import annotations

import os
from pathlib import Path

from switch_edu.errors import BadFile

_PACKAGE = Path(__file__).parent
LESSONS_VARIABLE = "SWITCH_EDU_LESSONS"
# The tag of a notebook's cell that speaks of code, of cells, or of running them.
BESIDE_CODE = "beside-code"


def lessons() -> Path:
    """Return the folder of the lessons, or raise `BadFile` when it is missing.

    The environment variable `SWITCH_EDU_LESSONS` names another folder, for teachers who
    have changed a copy.
    """
    chosen = os.environ.get(LESSONS_VARIABLE)
    if not chosen:
        return _shipped("lessons")
    if not Path(chosen).is_dir():
        raise BadFile(f"{LESSONS_VARIABLE} names {chosen!r}, which is not a folder.")
    return Path(chosen)


def notebooks() -> Path:
    """Return the folder of the shipped notebooks, or raise `BadFile` when it is missing."""
    return _shipped("notebooks")


def in_checkout() -> bool:
    """Say whether the package runs from a checkout, so that the notebooks may be used in place."""
    return not (_PACKAGE / "_content").is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file()


def _shipped(name: str) -> Path:
    beside = _PACKAGE.parent if in_checkout() else _PACKAGE / "_content"
    if not (beside / name).is_dir():
        raise BadFile(f"The {name} are missing from {beside}: install switch-edu again.")
    return beside / name
