"""The same position played on in several houses at once: who allows what, how far they agree."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from switch_edu.errors import BadHouse
from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.columns import TWO_HOUSES, Place, places
from switch_edu.explore.comparing.moves import move_rows
from switch_edu.explore.comparing.rows import Row
from switch_edu.explore.comparing.steps import Step, take_step
from switch_edu.explore.turns import is_open
from switch_edu.game import Position, position
from switch_edu.game.voice import Who, listed
from switch_edu.rules import House

FEWEST, MOST = 2, 4
_NAMES = re.compile(r" names=\S+")


@dataclass(frozen=True)
class Side:
    """One house: the positions on its way, and what it said of each play.

    `path` is empty where the position cannot arise in the house; `problem` says why.
    """

    house: House
    path: tuple[Position, ...]
    problem: str = ""
    cells: tuple[Cell, ...] = ()

    @property
    def position(self) -> Position | None:
        """The position that the play has come to."""
        return self.path[-1] if self.path else None

    def after(self, play: Step) -> Side:
        """Return the side after a play; where the house refuses it, the table stays as it is."""
        here = self.position
        if here is None:
            cell = Cell(play.move, self.house, problem=self.problem)
            return replace(self, cells=(*self.cells, cell))
        cell, after = take_step(play, here, self.house)
        path = self.path if after is None else (*self.path, after)
        return replace(self, path=path, cells=(*self.cells, cell))


@dataclass(frozen=True)
class SideBySide:
    """A position, the houses that hold it, and the plays since: what `sw.explorer` shows.

    The first `led` of the plays only led to what is to be looked at; no answer is told to them.
    """

    start: Position
    sides: tuple[Side, ...]
    plays: tuple[Step, ...] = ()
    led: int = 0

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses in their order."""
        return tuple(side.house for side in self.sides)

    @property
    def base(self) -> Position:
        """The position that an edit begins from: that of the first house which holds it now.

        Names that the start does not have are only spoken, and left out.
        """
        here = next((side.position for side in self.sides if side.path), None)
        if here is None or not self.plays:
            return self.start
        return here if self.start.names else position(_NAMES.sub("", here.line))

    def play(self, move: str, seat: int | None = None) -> SideBySide:
        """Return this with a play more, made in every house that allows it.

        Without a seat it is the one in turn in the first house that holds the position. Raises
        BadMove or BadCard for what is no move.
        """
        turns = (place.position.turn for place in self.here if place.position is not None)
        play = Step(move, next(turns, 0) if seat is None else seat)
        sides = tuple(side.after(play) for side in self.sides)
        return replace(self, sides=sides, plays=(*self.plays, play))

    def begun(self) -> SideBySide:
        """Return this as what is to be looked at: open turns are ended, the plays only led here."""
        open_ = [
            place.position for place in self.here if place.position and is_open(place.position)
        ]
        ended = self.play("end", open_[0].turn) if open_ else self
        return replace(ended, led=len(ended.plays))

    def with_house(self, at: int, house: House) -> SideBySide:
        """Return this with another house in a place; the plays are made again in it."""
        if house in self.houses and house != self.houses[at]:
            raise BadHouse(f"{house.title} is on the table already: choose another house.")
        side = _side(places(self.start, [house])[0], self.plays)
        return replace(self, sides=(*self.sides[:at], side, *self.sides[at + 1 :]))

    def adding(self, house: House) -> SideBySide:
        """Return this with a house more at the end."""
        added = side_by_side(self.start, (*self.houses, house), self.plays)
        return replace(added, led=self.led)

    def without(self, at: int) -> SideBySide:
        """Return this without one of the houses."""
        left = side_by_side(self.start, self.houses[:at] + self.houses[at + 1 :], self.plays)
        return replace(left, led=self.led)

    # -- what there is to say ------------------------------------------------------------------

    @property
    def row(self) -> Row | None:
        """What the houses said of the last play, None before the first that is looked at."""
        if len(self.plays) <= self.led:
            return None
        last = self.plays[-1]
        names = next((side.path[0].shown_names for side in self.sides if side.path), ())
        name = names[last.seat or 0] if names else ""
        who = "" if Who(name).you else name
        return Row(last.move, tuple(side.cells[-1] for side in self.sides), who)

    @cached_property
    def here(self) -> tuple[Place, ...]:
        """The position that each house has come to."""
        return tuple(Place(side.house, side.position, side.problem) for side in self.sides)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """What the houses say of each move from here; empty where the tables have parted."""
        return () if self.parted else move_rows(self.here)

    @cached_property
    def parted(self) -> str:
        """In a sentence, that the tables wait for different things; "" where the moves compare."""
        turns: dict[tuple[object, ...], list[str]] = {}
        for place in self.here:
            if place.position is not None:
                turns.setdefault(_turn(place.position), []).append(place.house.label)
        if len(turns) < 2:
            return ""
        parts = [f"in {listed(lines, 'and')} {turn[0]}" for turn, lines in turns.items()]
        return f"The tables have parted: {'; '.join(parts)}."


def side_by_side(
    start: Position, houses: Sequence[House], plays: Iterable[Step] = ()
) -> SideBySide:
    """Return a position under two to four houses, with what was played since.

    Raises BadHouse for too few or too many houses.
    """
    if not FEWEST <= len(houses) <= MOST:
        raise BadHouse(
            f"Two to four houses stand side by side; {len(houses)} cannot: name them as in "
            f"rules={TWO_HOUSES}."
        )
    made = tuple(plays)
    sides = tuple(_side(place, made) for place in places(start, houses))
    return SideBySide(start, sides, made)


def _side(place: Place, plays: Sequence[Step]) -> Side:
    side = Side(place.house, (place.position,) if place.position else (), place.problem)
    for play in plays:
        side = side.after(play)
    return side


def _turn(here: Position) -> tuple[object, ...]:
    """Return what has to be alike for the same moves to be open: in words first."""
    if here.turn is None:
        return ("the deal is over",)
    who = Who(here.shown_names[here.turn])
    waits = {"suit": "to name a suit", "joker": "to declare a joker"}.get(here.waits_for)
    words = f"it is {who.whose} turn"
    if waits or is_open(here):
        words = f"{who.did('have')} {waits}" if waits else f"{who.did('may')} go on"
    return words, here.hand(here.turn), here.count(here.turn), here.waits_for
