"""Reading and writing text files that a user names."""

from __future__ import annotations

from pathlib import Path

from switch_edu.errors import BadFile

MOST_BYTES = 5_000_000


def read_text(path: Path, what: str) -> str:
    """Return the text of a file that should hold `what`, such as "a record of a game".

    Raises BadFile in one sentence when it cannot be read, is not text, is empty or is too big.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror or error}.") from None
    if len(content) > MOST_BYTES:
        raise BadFile(f"{path} is too big for {what}: it has more than {MOST_BYTES} bytes.")
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


def write_text(path: Path, text: str) -> None:
    """Write text to a file as UTF-8; raises BadFile in one sentence when it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror or error}.") from None
