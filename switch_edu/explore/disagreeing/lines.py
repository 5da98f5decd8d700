"""Small positions as lines that both houses read, and what each says of a move there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.cells import Cell, cell_of
from switch_edu.explore.comparing.outcome import spoken_names
from switch_edu.explore.disagreeing.facts import Aspect, Side, facts, partings
from switch_edu.explore.disagreeing.smallest import Found
from switch_edu.game import Position, position
from switch_edu.game.compiling import compiled
from switch_edu.game.reading import count_seats, fill_table, split_line
from switch_edu.game.trial import held_move
from switch_edu.game.writing import write_line
from switch_edu.rules import House


@dataclass(frozen=True)
class Spot:
    """A difference that shows in the line of a position and a move, both as text."""

    line: str
    move: str
    aspect: Aspect
    found: Found

    def answer(self, house: House) -> Hashable:
        """Return what a house makes of the move in what the houses part on.

        A refusal is told by its reasons. Raises SwitchError where the position cannot be.
        """
        verdict = self.under(house).why(self.move)
        if not verdict:
            return verdict.ids
        if self.aspect == "legal":
            return True
        if self.aspect == "price":
            return verdict.price
        return facts(side_of(self.line, house), self.found.parting.action)

    def under(self, house: House) -> Position:
        """Return the position in a house, without names."""
        return position(self.line, house)

    def cell(self, house: House) -> Cell:
        """Return what a house says of the move, in words."""
        here = self.under(house)
        return cell_of(house, here, self.move, spoken_names(here))


def first_spot(one: House, other: House, found: Iterable[Found]) -> Spot | None:
    """Return the first difference whose position both houses can read and part on just so."""
    for each in found:
        line = _line(each, (one, other))
        try:
            here, there = side_of(line, one), side_of(line, other)
        except SwitchError:
            continue
        if each.parting in partings(here, there):
            move = held_move(here.table, here.table.player, each.parting.action)
            return Spot(line, str(move), each.parting.aspect, each)
    return None


def side_of(line: str, house: House) -> Side:
    """Return the table of a line in a house; raises SwitchError where it cannot be."""
    parts = split_line(line)
    table = fill_table(parts, house)
    table.rng = 1
    return Side(compiled(house, count_seats(parts)), table)


def _line(found: Found, houses: tuple[House, House]) -> str:
    """Return the line of a position without rules; a last card is called where that is due."""
    table = found.node.one.table.copy()
    table.rng = 0
    rules = [compiled(house, table.seats) for house in houses]
    seat = table.player
    if any(each.call_due for each in rules) and table.hand[seat] <= 2:
        table.good[seat] = 1
        table.said[seat] = int(table.hand[seat] == 1)
    return write_line(table, rules[0], "").removesuffix(" @")
