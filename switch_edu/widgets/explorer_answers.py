"""What the houses answer to a move, in words for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.rows import Row, because
from switch_edu.explore.comparing.words import aspect_words
from switch_edu.explore.tables.side_by_side import Side, SideBySide
from switch_edu.explore.turns import is_open
from switch_edu.game import Position
from switch_edu.game.moves import read_moves
from switch_edu.game.voice import capital, counted

_SIGNS = {True: "yes", False: "no", None: "none"}
_FREE = "Laid all the same, it costs nothing: it is only refused."


def answer_state(row: Row, side: Side, at: int, mistakes: Sequence[str]) -> dict[str, Any]:
    """Return a house's answer to a move: its sign, in words, from where, and whether it is odd."""
    cell = row.cells[at]
    here = side.position if cell in side.cells else None
    return {
        "sign": _SIGNS[cell.legal],
        "move": row.label,
        "text": _words(
            row, cell, waits=here is not None and is_open(here) and here.waits_for != "suit"
        ),
        "mistake": mistakes[at] if mistakes else "",
        "source": _source(cell),
        "odd": row.odd[at],
    }


def agreed_words(row: Row) -> str:
    """Return what the houses say of a move, in one sentence whether they differ or not."""
    if row.differs:
        return row.sentence
    told = next(iter(row.answers), None)
    if told is None:
        return f"{row.label}: no house can say anything of it."
    if not told.legal:
        return f"{row.label}: not allowed in any house, because {because(told)}."
    return f"{row.label}: all houses agree: {told.follows}."


def mistakes_of(before: SideBySide, after: SideBySide) -> tuple[str, ...]:
    """Return what the last play costs in each house that refuses it, "" for what is no card."""
    play = after.plays[-1]
    if read_moves(play.move)[0].kind not in ("lay", "declare"):
        return ("",) * len(after.sides)
    return tuple(
        _mistake(here.position, play.move, play.seat or 0)
        if here.position is not None and there.cells[-1].legal is False
        else ""
        for here, there in zip(before.sides, after.sides, strict=True)
    )


def _mistake(here: Position, move: str, seat: int) -> str:
    after = here.attempt(move, seat)
    drawn = after.count(seat) - here.count(seat)
    costs = [counted(drawn)] if drawn > 0 else []
    costs += ["the turn"] if after.turn != here.turn else []
    return f"Laid all the same, it costs {' and '.join(costs)}." if costs else _FREE


def _words(row: Row, cell: Cell, *, waits: bool) -> str:
    if cell.verdict is None:
        return cell.problem
    if not cell.legal:
        return f"Not allowed: {because(cell)}."
    telling = aspect_words(cell.outcome, row.parting) if cell.outcome and row.parting else ""
    costs = f"it costs {counted(cell.price)}; " if cell.price else ""
    when = "once the turn ends, " if waits and cell.outcome and not cell.outcome.more else ""
    return f"{capital(costs + when + (telling or cell.follows))}."


def _source(cell: Cell) -> str:
    return (cell.power_source if cell.legal else "") or cell.source
