"""The moves of one position side by side: which there are to compare, and a row for each."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.explore.comparing.cells import Cell, cell_of
from switch_edu.explore.comparing.columns import Place
from switch_edu.explore.comparing.outcome import NAMED
from switch_edu.explore.comparing.rows import Row
from switch_edu.game import Position

CALLING = 3  # with more cards in hand a call says nothing about the next turns
_NO_SUIT = "no suit to name"
_SUITS = ("=C", "=D", "=H", "=S")


def move_rows(places: Sequence[Place]) -> tuple[Row, ...]:
    """Return a row for each card of the seat in turn, and for each other move open to it somewhere.

    A suit that a card may name has a row of its own where the houses differ on it in another way
    than on the card.
    """
    tables = [place.position for place in places if place.position is not None]
    rows = []
    for move in _moves(tables):
        row = row_of(move, places)
        rows += [row, *_suit_rows(row, places)]
    return tuple(rows)


def row_of(move: str, places: Sequence[Place]) -> Row:
    """Return what each house says of a move of the seat in turn.

    Raises BadMove or BadCard for what is no move.
    """
    return Row(move, tuple(cell_at(place, move) for place in places))


def cell_at(place: Place, move: str) -> Cell:
    """Return what a house says of a move, or why the position cannot arise there."""
    if place.position is None:
        return Cell(move, place.house, problem=place.problem)
    return cell_of(place.house, place.position, move, place.position.shown_names)


def _moves(tables: Sequence[Position]) -> list[str]:
    """Return the cards in hand, then the other moves that are open in any of the houses."""
    if not tables or tables[0].turn is None:
        return []
    seat = tables[0].turn
    cards = tables[0].hand(seat) if tables[0].waits_for in ("turn", "drawn") else ()
    open_ = dict.fromkeys(move for table in tables for move in table.moves())
    calls = tables[0].count(seat) <= CALLING
    others = [move for move in open_ if move not in cards and (calls or move != "call")]
    return [*dict.fromkeys(cards), *others]


def _suit_rows(row: Row, places: Sequence[Place]) -> list[Row]:
    """Return rows for the suits on which the houses that name one differ beyond the card itself."""
    outcomes = [cell.outcome for cell in row.cells]
    naming = [outcome is not None and outcome.suit == NAMED for outcome in outcomes]
    if sum(naming) < 2 or "=" in row.move:
        return []
    rows = []
    for suit in _SUITS:
        move = f"{row.move}{suit}"
        cells = [
            cell_at(place, move) if names else Cell(move, place.house, problem=_NO_SUIT)
            for place, names in zip(places, naming, strict=True)
        ]
        rows.append(Row(move, tuple(cells)))
    return [found for found in rows if _split(found) != _split(row, naming)]


def _split(row: Row, among: Sequence[bool] | None = None) -> list[int]:
    """Return which houses answer alike, as the place of the first one that does."""
    chosen = among or [cell.verdict is not None for cell in row.cells]
    keys = [cell.key for cell, counts in zip(row.cells, chosen, strict=True) if counts]
    return [keys.index(key) for key in keys]
