"""A comparison as plain text: a table that is folded where it would be too wide, then sentences."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from switch_edu.draw.comparison import DIFFERS, KEY, Grid, GridRow, signs

WIDTH = 100
_NARROWEST = 16


def grid_text(grid: Grid, width: int = WIDTH) -> str:
    """Return a table of words as lines of text; columns that do not fit go into a table below."""
    parts = [grid.caption, *_tables(grid, width)]
    if any(row.differs for row in grid.rows):
        parts.append(KEY)
    if grid.notes:
        parts.append("\n".join(_folded(f"- {note}", width, "  ") for note in grid.notes))
    if grid.about:
        parts.append(grid.about)
    return "\n\n".join(parts)


def _tables(grid: Grid, width: int) -> list[str]:
    if not grid.rows:
        return []
    first = max(len(_label(row)) for row in grid.rows)
    first = min(max(first, len(grid.first_head)), width // 3)
    at_once = max(1, (width - first) // (_NARROWEST + 2))
    places = range(len(grid.heads))
    tables = [places[at : at + at_once] for at in places[::at_once]]
    return [_table(grid, columns, first, width) for columns in tables]


def _table(grid: Grid, columns: Sequence[int], first: int, width: int) -> str:
    each = max(_NARROWEST, (width - first) // len(columns) - 2)
    widths = [first, *[each] * len(columns)]
    lines = _lines([[grid.first_head], *[list(grid.heads[at]) for at in columns]], widths)
    lines.append("  ".join("-" * size for size in widths))
    for row in grid.rows:
        cells = [f"{signs(row.cells[at])} {row.cells[at].words}" for at in columns]
        lines += _lines([[_label(row)], *[[cell] for cell in cells]], widths)
    return "\n".join(line.rstrip() for line in lines)


def _label(row: GridRow) -> str:
    return f"{DIFFERS if row.differs else ' '} {row.label}"


def _lines(cells: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    """Return one row of a table as lines, each cell folded to its width."""
    folded = [
        [line for text in texts for line in textwrap.wrap(text, size, subsequent_indent="  ")]
        for texts, size in zip(cells, widths, strict=True)
    ]
    height = max(map(len, folded))
    padded = [lines + [""] * (height - len(lines)) for lines in folded]
    return [
        "  ".join(f"{part:<{size}}" for part, size in zip(line, widths, strict=True))
        for line in zip(*padded, strict=True)
    ]


def _folded(text: str, width: int, indent: str) -> str:
    return textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)
