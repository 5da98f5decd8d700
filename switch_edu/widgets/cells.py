"""Which cell shows which widgets, so that running it again leaves nothing behind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from weakref import ReferenceType, ref


@dataclass
class _Shown:
    """The widgets that one run of a cell has shown."""

    run: str
    widgets: list[ReferenceType[Any]] = field(default_factory=list)


_shown: dict[str, _Shown] = {}


def replace_in_cell(widget: Any) -> None:
    """Note that a widget is shown; close those that only an earlier run of this cell has shown.

    Outside a notebook, or where the notebook does not name its cells, nothing is closed.
    """
    cell, run = _running_cell()
    if not cell:
        return
    before = _shown.get(cell)
    if before is None or before.run != run:
        _shown[cell] = _Shown(run)
        _close(before, cell, widget)
    widget.cells.add(cell)
    _shown[cell].widgets.append(ref(widget))


def _close(before: _Shown | None, cell: str, kept: Any) -> None:
    for reference in before.widgets if before else ():
        old = reference()
        if old is not None and old is not kept and old.cells == {cell}:
            old.close()


def _running_cell() -> tuple[str, str]:
    """Return the id of the cell that runs and of its run, or empty texts."""
    from IPython import get_ipython

    message = getattr(get_ipython(), "parent_header", None) or {}
    cell = (message.get("metadata") or {}).get("cellId")
    run = (message.get("header") or {}).get("msg_id")
    return str(cell or ""), str(run or "")
