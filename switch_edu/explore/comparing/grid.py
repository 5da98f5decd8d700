"""A comparison as a table of words: a column for houses that answer alike, sentences below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from switch_edu.draw import Grid, GridCell, GridRow
from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.rows import Row
from switch_edu.game.voice import counted

if TYPE_CHECKING:
    from switch_edu.explore.comparing.table import Column, Comparison

_BEFORE, _AFTER = 2, 12  # steps shown around the one at which the houses part


def grid_of(comparison: Comparison) -> Grid:
    """Return a comparison as a table of words; of a long play only the steps around the parting."""
    columns = [column for column in comparison.columns if not column.problem]
    places = [comparison.houses.index(column.houses[0]) for column in columns]
    first, last = _shown(comparison)
    rows = tuple(
        GridRow(row.label, row.differs, _cells(row, places, comparison.in_order))
        for row in comparison.rows[first:last]
    )
    hidden = len(comparison.rows) - len(rows)
    elided = [f"{counted(hidden, 'step')} more are not shown."] if hidden else []
    return Grid(
        caption=comparison.summary,
        heads=tuple(_head(column) for column in columns),
        rows=rows if columns else (),
        notes=(*comparison.differences, *elided),
        about=comparison.title,
        first_head="step" if comparison.in_order else "move",
    )


def _shown(comparison: Comparison) -> tuple[int, int]:
    if not comparison.in_order:
        return 0, len(comparison.rows)
    parting = comparison.parting
    at = comparison.rows.index(parting) if parting else 0
    return max(0, at - _BEFORE), at + _AFTER


def _head(column: Column) -> tuple[str, ...]:
    first, *others = column.labels
    return (first, *(f"and {house}" for house in others))


def _cells(row: Row, places: Sequence[int], in_order: bool) -> tuple[GridCell, ...]:
    odd = row.odd
    return tuple(
        GridCell(row.cells[at].legal, _words(row.cells[at], in_order), odd[at]) for at in places
    )


def _words(cell: Cell, in_order: bool) -> str:
    if cell.legal is None:
        return "ended" if in_order else cell.problem
    if not cell.legal:
        return cell.brief
    return f"{f'costs {counted(cell.price)}: ' if cell.price else ''}{cell.follows}"
