"""Own houses: house files that the user has saved under a name, in a folder beside the progress."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from switch_edu.errors import BadHouse
from switch_edu.userdata import data_folder

SUFFIX = ".toml"
_LONGEST = 40
_NAME = re.compile(rf"[^\W_](?:[^\W_]|-){{0,{_LONGEST - 1}}}")
_DEVICES = re.compile(r"con|prn|aux|nul|com\d|lpt\d")  # no file can be called so on some systems


def own_houses() -> list[str]:
    """Return the names of the user's own houses, saved by `sw.save_house`, in alphabetical order.

    `sw.house(name)` reads one. They are no part of `sw.houses()`, so that what is compared by
    default does not depend on who asks.
    """
    files = (path for path in data_folder("houses").glob(f"*{SUFFIX}") if path.is_file())
    return sorted(path.stem for path in files if is_own_name(path.stem))


def own_path(name: str) -> Path:
    """Return the file of an own house, whether it is there or not."""
    return data_folder("houses") / f"{name}{SUFFIX}"


def is_own_name(name: str) -> bool:
    """Say whether an own house can have a name: letters, digits and hyphens, in small letters."""
    plain = unicodedata.normalize("NFC", name).lower() == name
    return bool(plain and _NAME.fullmatch(name) and not _DEVICES.fullmatch(name))


def check_own_name(name: object) -> None:
    """Raise BadHouse in one sentence where an own house cannot be saved under a name."""
    if not isinstance(name, str):
        raise BadHouse(f"“{name}” is no name for a house: write a text such as “friday-table”.")
    if is_own_name(name):
        return
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name[:_LONGEST]).lower())
    near = "-".join(words)
    such = near if is_own_name(near) else "friday-table"
    raise BadHouse(
        f"A house cannot be saved as “{name}”: its name is up to {_LONGEST} small letters, digits "
        f"and hyphens, such as {such}, or the path of a file that ends in {SUFFIX}."
    )
