"""What the browser keeps: the page and the user's folder tell each other what has changed.

Where the browser keeps the progress (`userdata.kept_by_browser`), the folder of this process is a
copy. The page tells what it has when a widget appears, and again when another tab has changed it;
after each message the widget tells the page what is new in the folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from switch_edu.userdata import progress_path, write_whole

# by folder, "" for the user's own: all that may be kept, so that no page can write anything else
_KINDS = {"": "progress.json", "games": "game-*.txt", "houses": "*.toml"}
_PLAIN = re.compile(r"[^\\/:\0]+")
_LONGEST = 200_000  # characters of one file
_MOST = 500  # files


class Copy:
    """A folder that is the copy of what a browser keeps: texts by names such as "games/x.txt"."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._agreed: dict[str, str] = {}  # what the browser is known to have

    def take(self, files: object) -> bool:
        """Write what the browser has into the folder; say whether anything there has changed.

        What cannot be ours is left out, and so is what has changed here since the browser was last
        told: that is the newer one. A folder that is full takes nothing new.
        """
        here, changed = dict(self._files()), False
        for name, text in _ours(files):
            if here.get(name) not in (self._agreed.get(name), text):
                continue
            if name not in here and len(here) >= _MOST:
                continue
            if here.get(name) != text:
                try:
                    write_whole(self._folder / name, text)
                except (OSError, ValueError):  # a name that this system has no file for
                    continue
                here[name], changed = text, True
            self._agreed[name] = text
        return changed

    def changes(self) -> dict[str, str | None]:
        """Return what the browser has to be told: new texts, and None for what is gone."""
        here = dict(self._files())
        gone: dict[str, str | None] = {name: None for name in self._agreed if name not in here}
        fresh = {name: text for name, text in here.items() if text != self._agreed.get(name)}
        self._agreed = here
        return {**gone, **fresh}

    def _files(self) -> Iterator[tuple[str, str]]:
        for folder, pattern in _KINDS.items():
            for path in sorted((self._folder / folder).glob(pattern)):
                with suppress(OSError, UnicodeDecodeError):
                    text = path.read_text(encoding="utf-8")
                    yield path.relative_to(self._folder).as_posix(), text


@cache
def browsers_copy() -> Copy:
    """Return the copy of this process."""
    return Copy(progress_path().parent)


def _ours(files: object) -> Iterator[tuple[str, str]]:
    """Yield from what a page has sent the texts that may be ours."""
    for name, text in files.items() if isinstance(files, dict) else ():
        if isinstance(name, str) and isinstance(text, str) and len(text) <= _LONGEST:
            folder, _, file = name.rpartition("/")
            if folder in _KINDS and _PLAIN.fullmatch(file) and fnmatchcase(file, _KINDS[folder]):
                yield name, text
