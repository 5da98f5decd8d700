"""Where the lessons and notebooks are that come with the package.

An installed wheel carries them inside the package; a checkout has them beside it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from switch_edu.errors import BadFile

_PACKAGE = Path(__file__).parent
LESSONS_VARIABLE = "SWITCH_EDU_LESSONS"
# The tag of a cell that speaks of code, of cells, or of running them.
_BESIDE_CODE = "beside-code"


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


def title(notebook: Mapping[str, Any]) -> str:
    """Return the heading that a notebook begins with, in words."""
    text = "".join(notebook["cells"][0]["source"])  # whole, or line by line as in a file
    return text.strip().splitlines()[0].lstrip("# ")


def is_beside_code(cell: Mapping[str, Any]) -> bool:
    """Say whether a cell makes sense only where code is seen, or has to be run."""
    return _BESIDE_CODE in cell["metadata"].get("tags", ())


def in_checkout() -> bool:
    """Say whether the package runs from a checkout, so that the notebooks may be used in place."""
    return not (_PACKAGE / "_content").is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file()


def _shipped(name: str) -> Path:
    beside = _PACKAGE.parent if in_checkout() else _PACKAGE / "_content"
    if not (beside / name).is_dir():
        raise BadFile(f"The {name} are missing from {beside}: install switch-edu again.")
    return beside / name
