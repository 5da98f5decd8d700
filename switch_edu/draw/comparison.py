"""A comparison as a table in HTML: every sign has its words, and what differs is marked by a shape.

The table is wide where many houses differ, so that it scrolls by itself; the sentences below say
the same and wrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.cards import with_chips
from switch_edu.draw.colours import themed
from switch_edu.draw.paper import ABOUT, CELL, EDGE, HEAD, NOTES, SCROLL, TABLE, box
from switch_edu.draw.tags import Html, joined, tag

SIGNS = {True: "✓", False: "✗", None: "–"}
DIFFERS = "≠"


@dataclass(frozen=True, slots=True)
class GridCell:
    """What stands in one place: allowed or not (None for neither) and what follows or why not.

    `odd` marks an answer that most houses do not give.
    """

    allowed: bool | None
    words: str
    odd: bool = False


@dataclass(frozen=True, slots=True)
class GridRow:
    """A move or step, whether the columns differ there, and its cells."""

    label: str
    differs: bool
    cells: tuple[GridCell, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of words: its caption, the lines of each column's head, rows, sentences below.

    `about` names what is compared: a position in one line.
    """

    caption: str
    heads: tuple[tuple[str, ...], ...]
    rows: tuple[GridRow, ...]
    notes: tuple[str, ...]
    first_head: str = "move"
    about: str = ""


_ODD = themed(f"{EDGE}background:{{odd}};border-left:4px double {{odd_edge}}")
KEY = f"{DIFFERS} marks where the houses differ, and each answer that is not the usual one."


def grid_html(grid: Grid) -> Html:
    """Return a table of words as HTML, with its sentences below."""
    marked = any(row.differs for row in grid.rows)
    heads = [tag("th", _lines(head), scope="col", style=HEAD) for head in grid.heads]
    first = tag("th", grid.first_head, scope="col", style=HEAD)
    table = tag(
        "table",
        tag("thead", tag("tr", first, *heads)),
        tag("tbody", *[_row(row) for row in grid.rows]),
        style=TABLE,
    )
    notes = [tag("li", with_chips(note)) for note in grid.notes]
    return box(
        tag("b", grid.caption),
        *([tag("div", table, style=SCROLL, tabindex="0", role="region", aria_label="comparison")]
          if grid.rows else []),
        *([tag("div", KEY)] if marked else []),
        *([tag("ul", *notes, style=NOTES)] if notes else []),
        *([tag("code", grid.about, style=ABOUT)] if grid.about else []),
    )  # fmt: skip


def _row(row: GridRow) -> Html:
    mark = f"{DIFFERS} " if row.differs else ""
    head = tag("th", mark, with_chips(row.label), scope="row", style=HEAD)
    return tag("tr", head, *[_cell(cell) for cell in row.cells])


def _cell(cell: GridCell) -> Html:
    sign = tag("b", f"{signs(cell)} ")
    return tag("td", sign, with_chips(cell.words), style=_ODD if cell.odd else CELL)


def signs(cell: GridCell) -> str:
    """Return the signs of a cell: allowed or not, and whether it is odd."""
    return f"{DIFFERS if cell.odd else ''}{SIGNS[cell.allowed]}"


def _lines(lines: Sequence[str]) -> Html:
    return joined("", [tag("div", line) for line in lines])
