"""A comparison as a table in HTML: every sign has its words, and what differs is marked by a shape.

The table is wide where many houses differ, so that it scrolls by itself; the sentences below say
the same and wrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.cards import with_chips
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


# A ground of its own keeps it readable on light and dark pages, and in print.
_BOX = (
    "max-width:64em;padding:.8em 1em;border-radius:.6em;background:#fdfcf8;color:#1c2426;"
    "border:1px solid #b9c4c4;font-family:system-ui,sans-serif;font-size:14px;line-height:1.45;"
    "text-align:left;print-color-adjust:exact;-webkit-print-color-adjust:exact"
)
_SCROLL = "overflow-x:auto;margin:.5em 0"
_TABLE = "border-collapse:collapse;background:#fdfcf8;color:#1c2426;margin:0;font-size:13px"
_EDGE = "border:1px solid #b9c4c4;padding:.3em .5em;vertical-align:top;text-align:left;"
_HEAD = f"{_EDGE}background:#e6eeee;color:#1c2426;overflow-wrap:anywhere;min-width:6em"
_CELL = f"{_EDGE}background:#fdfcf8;color:#1c2426"
_ODD = f"{_EDGE}background:#fff3cd;color:#1c2426;border-left:4px double #7a5200"
_NOTES = "margin:.4em 0 0;padding-left:1.2em"
_ABOUT = "font-size:11px;background:none;color:#46565a;overflow-wrap:anywhere"
KEY = f"{DIFFERS} marks where the houses differ, and each answer that is not the usual one."


def grid_html(grid: Grid) -> Html:
    """Return a table of words as HTML, with its sentences below; no scripts, no style sheets."""
    marked = any(row.differs for row in grid.rows)
    heads = [tag("th", _lines(head), scope="col", style=_HEAD) for head in grid.heads]
    first = tag("th", grid.first_head, scope="col", style=_HEAD)
    table = tag(
        "table",
        tag("thead", tag("tr", first, *heads)),
        tag("tbody", *[_row(row) for row in grid.rows]),
        style=_TABLE,
    )
    notes = [tag("li", with_chips(note)) for note in grid.notes]
    return tag(
        "div",
        tag("b", grid.caption),
        *([tag("div", table, style=_SCROLL, tabindex="0", role="region", aria_label="comparison")]
          if grid.rows else []),
        *([tag("div", KEY)] if marked else []),
        *([tag("ul", *notes, style=_NOTES)] if notes else []),
        *([tag("code", grid.about, style=_ABOUT)] if grid.about else []),
        style=_BOX,
    )  # fmt: skip


def _row(row: GridRow) -> Html:
    mark = f"{DIFFERS} " if row.differs else ""
    head = tag("th", mark, with_chips(row.label), scope="row", style=_HEAD)
    return tag("tr", head, *[_cell(cell) for cell in row.cells])


def _cell(cell: GridCell) -> Html:
    sign = tag("b", f"{signs(cell)} ")
    return tag("td", sign, with_chips(cell.words), style=_ODD if cell.odd else _CELL)


def signs(cell: GridCell) -> str:
    """Return the signs of a cell: allowed or not, and whether it is odd."""
    return f"{DIFFERS if cell.odd else ''}{SIGNS[cell.allowed]}"


def _lines(lines: Sequence[str]) -> Html:
    return joined("", [tag("div", line) for line in lines])
