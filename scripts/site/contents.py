"""The notebooks as the site offers them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat

from switch_edu import content

KERNEL = {"name": "python", "display_name": "Python", "language": "python"}


def copy(notebooks: Path, folder: Path) -> None:
    """Copy all notebooks into a folder, for the kernel of the site and with trusted pictures."""
    folder.mkdir()
    for path in sorted(notebooks.glob("*.ipynb")):
        # read so that texts saved line by line are whole: JupyterLite shows them as it finds them
        notebook = nbformat.read(path, as_version=4)
        text = json.dumps(for_site(notebook), ensure_ascii=False)
        (folder / path.name).write_text(text, encoding="utf-8")


def for_site(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook that names the site's kernel and whose saved pictures are shown.

    No cell has a number before it has run in the browser.
    """
    cells = [
        {**cell, "metadata": {**cell["metadata"], "trusted": True}, "execution_count": None}
        if cell["cell_type"] == "code"
        else cell
        for cell in _without_how_to_run(notebook["cells"])
    ]
    return {**notebook, "cells": cells, "metadata": {**notebook["metadata"], "kernelspec": KERNEL}}


def _without_how_to_run(cells: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the cells but for what is said of running the first: here it runs by itself."""
    kinds = [cell["cell_type"] for cell in cells]
    first = kinds.index("code")
    before = [cell for cell in cells[:first] if not content.is_beside_code(cell)]
    return [*before, *cells[first:]]
