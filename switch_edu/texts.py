"""Reading and writing files that a user names."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from switch_edu.errors import BadFile

MOST_BYTES = 5_000_000


def read_text(path: Path, what: str) -> str:
    """Return the text of a file that should hold `what`, such as "a record of a game".

    Raises BadFile in one sentence when it cannot be read, is not text, is empty or is too big.
    """
    content = read_bytes(path, what)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = f"the byte at {error.start + 1} is not UTF-8"
        raise BadFile(f"{path} is not a text file, so it is not {what}: {place}.") from None
    if "\0" in text:
        raise BadFile(f"{path} is not a text file, so it is not {what}: it has a zero byte.")
    if not text.strip():
        raise BadFile(f"{path} is empty: it should hold {what}.")
    return text


def read_bytes(path: Path, what: str, most: int = MOST_BYTES) -> bytes:
    """Return what is in a file of this machine that should hold `what`.

    Raises BadFile in one sentence when it cannot be read, or has more than so many bytes.
    """
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a path may hold signs that no path can
        raise BadFile(f"{path} cannot be read: {_reason(error)}.") from None
    if len(content) > most:
        raise BadFile(f"{path} is too big for {what}: it has more than {most} bytes.")
    return content


def write_text(path: Path, text: str, *, replace: bool) -> None:
    """Write text to a file that a user names, as UTF-8; raises BadFile like `write_bytes`."""
    write_bytes(path, text.encode("utf-8", "replace"), replace=replace)


def write_bytes(path: Path, content: bytes, *, replace: bool) -> None:
    """Write to a file of this machine that a user names, all of it or nothing.

    Raises BadFile in one sentence when it cannot be written, or is there and not to be replaced.
    """
    check_free(path, replace=replace)
    try:
        if path.exists() and not path.is_file():  # such as /dev/stdout, which stays what it is
            path.write_bytes(content)
        else:
            write_whole(path, content)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be written: {_reason(error)}.") from None


def _reason(error: OSError | ValueError) -> str:
    """Return why a file is out of reach; a ValueError tells signs that no path can hold."""
    return getattr(error, "strerror", None) or "it is no path"


def check_free(path: Path, *, replace: bool) -> None:
    """Raise BadFile when a file is there and not to be replaced: before long work, too.

    What is no file is not lost by writing to it, and what is no path is told when it is written.
    """
    if not replace and os.path.isfile(path):  # noqa: PTH113 -- unlike a Path's it never raises
        raise BadFile(
            f"{path} is there already: choose another name, or say that it is to be replaced "
            "(replace=True, in a terminal --replace)."
        )


def write_whole(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write beside the file and move it into place: a crash leaves the old one or the new.

    A link stays one, and leads to the new file. A `private` file is the user's alone to read.
    Raises OSError when it cannot be written.
    """
    written = content if isinstance(content, bytes) else content.encode("utf-8")
    place = Path(os.path.realpath(path))
    beside = place.with_name(f".{place.name[:40]}.{secrets.token_hex(4)}.new")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(handle, "wb") as file:
            file.write(written)
        beside.replace(place)
    except BaseException:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise
