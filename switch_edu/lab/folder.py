"""The folder that a learner works in: the checkout's notebooks, or a copy of the installed ones.

A copy remembers in `.switch-edu.json` what it was given, so that a newer version of the package
replaces the files that nobody changed and leaves the others alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_documents_path

from switch_edu import content
from switch_edu.errors import BadFile

MEMORY = ".switch-edu.json"


@dataclass(frozen=True)
class Folder:
    """Where the notebooks are, where the lessons are, and which newer files were held back."""

    notebooks: Path
    lessons: Path
    held_back: tuple[str, ...] = ()


def working_folder(chosen: Path | None) -> Folder:
    """Return the folder to open, making or refreshing a copy where one is needed.

    A checkout is used in place unless a folder is chosen. Raises `BadFile` when the folder
    cannot be written.
    """
    if chosen is None and content.in_checkout():
        return Folder(content.notebooks(), content.lessons())
    folder = chosen if chosen is not None else user_documents_path() / "switch-edu"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held_back = _refresh(folder)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadFile(
            f"The notebooks cannot be copied to {folder} ({reason}): choose another with --dir."
        ) from error
    return Folder(folder, folder / "lessons", held_back)


def _refresh(folder: Path) -> tuple[str, ...]:
    """Copy what is new, keep what the learner changed; return the names kept from a newer file."""
    given = _read_memory(folder / MEMORY)
    held_back = []
    for name, source in _shipped():
        fresh = source.read_bytes()
        target = folder / name
        if _may_write(target, given.get(name)):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(fresh)
            given[name] = _digest(fresh)
        elif given.get(name) != _digest(fresh) != _digest(target.read_bytes()):
            held_back.append(name)
    (folder / MEMORY).write_text(json.dumps(given, indent=1, sort_keys=True) + "\n")
    return tuple(held_back)


def _shipped() -> Iterator[tuple[str, Path]]:
    """Yield (name in the copy, file that is shipped) for every notebook and lesson."""
    for source in sorted(content.notebooks().rglob("*")):
        name = source.relative_to(content.notebooks())
        if source.is_file() and not any(part.startswith(".") for part in name.parts):
            yield name.as_posix(), source
    for source in sorted(content.lessons().glob("*.toml")):
        yield f"lessons/{source.name}", source


def _may_write(target: Path, given: str | None) -> bool:
    """Say whether a file is missing, or is still as it was given."""
    return not target.exists() or _digest(target.read_bytes()) == given


def _read_memory(path: Path) -> dict[str, str]:
    try:
        return dict(json.loads(path.read_text()))
    except (OSError, ValueError):
        return {}  # then every file there counts as the learner's own


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
