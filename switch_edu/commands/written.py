"""A file that a command writes: its name, and whether one that is there may be replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

_REPLACE = click.option("--replace", is_flag=True, help="Replace the file if it is there.")


def to_file(*names: str, help: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add an option of these names that takes a FILE, and --replace, without which it is kept."""
    kind = click.Path(path_type=Path, dir_okay=False)
    file = click.option(*names, metavar="FILE", type=kind, callback=_named, help=help)
    return lambda command: file(_REPLACE(command))


def _named(_context: click.Context, _option: click.Parameter, file: Path | None) -> Path | None:
    """Return the file; raise UsageError for what names none, such as the sign for the console."""
    if file is not None and str(file) in ("-", "."):
        raise click.UsageError("A page goes into a file: give its name, such as page.html.")
    return file


def as_page(command: Callable[..., None]) -> Callable[..., None]:
    """Add --html FILE to a command that prints, and --replace, which is refused without it."""

    @wraps(command)
    def checked(*, html: Path | None, replace: bool, **options: Any) -> None:
        if replace and html is None:
            raise click.UsageError("--replace is about a file: name it with --html FILE.")
        command(html=html, replace=replace, **options)

    return to_file("--html", help="Write a page for the browser and the printer instead.")(checked)
