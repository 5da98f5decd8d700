"""A file that a command writes: its name, and whether one that is there may be replaced."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

_REPLACE = click.option("--replace", is_flag=True, help="Replace the file if it is there.")


def to_file(*names: str, help: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add an option of these names that takes a FILE, and --replace, without which it is kept."""
    kind = click.Path(path_type=Path, dir_okay=False)
    file = click.option(*names, metavar="FILE", type=kind, help=help)
    return lambda command: file(_REPLACE(command))


as_page = to_file("--html", help="Write a page for the browser and the printer instead.")
