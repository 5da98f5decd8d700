"""A comparison: a row for each move or step, a column for each house, and how the houses differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from switch_edu.draw import Grid, grid_html, grid_text
from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.grid import grid_of
from switch_edu.explore.comparing.rows import Row, names_of, way_on
from switch_edu.explore.frames import frame_of
from switch_edu.game import Position
from switch_edu.game.voice import capital, counted, number

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class Column:
    """Houses that answer alike in the whole comparison.

    `problem` says in a sentence why the position cannot arise there, "" where it can.
    """

    houses: tuple[str, ...]
    labels: tuple[str, ...]
    problem: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """What several houses say of the same moves; made by `sw.compare(…)`.

    `title` is what is compared: a position as a line, or a record. `position` is that position,
    None for a record. `rows` are its moves, or with `in_order` the steps of one line of play.
    `houses` are one-line forms, in the order of the cells of each row, and `labels` what tables
    call them, `titles` what a heading does. `problems` are the sentences of houses in which the
    position cannot arise.
    """

    title: str
    position: Position | None
    houses: tuple[str, ...]
    labels: tuple[str, ...]
    titles: tuple[str, ...]
    rows: tuple[Row, ...]
    problems: tuple[tuple[str, str], ...] = ()
    in_order: bool = False

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(cell for row in self.rows for cell in row.cells)

    def cell(self, move: str, house: str) -> Cell:
        """Return what a house says of a move; raises SwitchError where that is not compared."""
        for cell in self.cells:
            if cell.move == move and house in (cell.house.line, cell.house.label):
                return cell
        raise SwitchError(f"This comparison has no answer of “{house}” to “{move}”.")

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The houses in groups that answer alike in every row."""
        problems = dict(self.problems)
        groups: dict[object, list[tuple[str, str]]] = {}
        for at, (line, label) in enumerate(zip(self.houses, self.labels, strict=True)):
            key = problems.get(line) or tuple(row.cells[at].key for row in self.rows)
            groups.setdefault(key, []).append((line, label))
        return tuple(
            Column(
                tuple(line for line, _ in members),
                tuple(label for _, label in members),
                key if isinstance(key, str) else "",
            )
            for key, members in groups.items()
        )

    @property
    def parting(self) -> Row | None:
        """The first row on which the houses differ, None where they agree on everything."""
        return next((row for row in self.rows if row.differs), None)

    @cached_property
    def differences(self) -> tuple[str, ...]:
        """How the houses differ, in sentences: those that cannot hold the position come first."""
        unable = tuple(f"In {names}: {why}" for names, why in self._unable())
        if self.in_order:
            return (*unable, *self._ways_from_the_parting())
        return (*unable, *(row.sentence for row in self.rows if row.differs))

    def _unable(self) -> list[tuple[str, str]]:
        return [(", ".join(column.labels), column.problem) for column in self.columns
                if column.problem]  # fmt: skip

    def _ways_from_the_parting(self) -> tuple[str, ...]:
        """Say on which step the houses part, and how the play goes on in each."""
        if self.parting is None:
            return ()
        at = self.rows.index(self.parting)
        ways = []
        for column in self.columns:
            if not column.problem:
                place = self.houses.index(column.houses[0])
                where = names_of([self.rows[at].cells[self.houses.index(h)] for h in column.houses])
                ways.append(f"From there in {where}: {way_on(self.rows[at:], place)}")
        return (f"The houses part at step {at + 1}, {self.parting.sentence}", *ways)

    @property
    def summary(self) -> str:
        """In one sentence, how far the houses agree."""
        able = len(self.houses) - len(self.problems)
        houses = capital(counted(able, "house"))
        what = "steps" if self.in_order else "moves"
        differing = sum(row.differs for row in self.rows)
        if not self.rows:
            return f"There is no {what[:-1]} to compare."
        if able == 1:
            return "One house alone has nothing that it could be compared with."
        if not differing:
            return f"{houses} agree on everything that is compared here."
        return f"{houses} differ on {number(differing)} of {counted(len(self.rows), what[:-1])}."

    def as_dict(self) -> dict[str, object]:
        """Return the comparison in plain values that JSON knows too."""
        return {
            "title": self.title,
            "summary": self.summary,
            "columns": [{"houses": list(c.houses), "problem": c.problem} for c in self.columns],
            "rows": [row.as_dict() for row in self.rows],
            "differences": list(self.differences),
        }

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each move and house.

        What is a list in `as_dict` is one text here. Raises SwitchError in one sentence where
        pandas is not installed.
        """
        return frame_of([cell.as_line() for cell in self.cells]).convert_dtypes()

    @cached_property
    def grid(self) -> Grid:
        """The comparison as the words of a table, for pictures and text."""
        return grid_of(self)

    def __str__(self) -> str:
        return grid_text(self.grid)

    def __repr__(self) -> str:
        return f"<Comparison {len(self.rows)} rows, {len(self.houses)} houses: {self.summary}>"

    def _repr_html_(self) -> str:
        return grid_html(self.grid)
