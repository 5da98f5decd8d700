"""A game that went differently under two houses, side by side from the turn at which it parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from switch_edu.engine.events import read_events
from switch_edu.engine.tally import ACTION
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.deal import PairedDeal
from switch_edu.explore.experiments.plan import Plan
from switch_edu.game import Position
from switch_edu.game.given import shown
from switch_edu.game.trial import held_move
from switch_edu.game.voice import counted, listed
from switch_edu.rules import House

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

_TOLD = 10  # turns of each house that the text tells
_SILENT = ("end", "call")  # what only ends or accompanies what was done


@dataclass(frozen=True)
class Turn:
    """A turn of a game: whose, the moves, and the tables before the first and after each move."""

    seat: int
    moves: tuple[str, ...]
    tables: tuple[Position, ...]

    @property
    def before(self) -> Position:
        """The table before the turn."""
        return self.tables[0]

    @property
    def after(self) -> Position:
        """The table after the turn."""
        return self.tables[-1]

    @property
    def text(self) -> str:
        """What happened, in sentences."""
        return " ".join(event for table in self.tables[1:] for event in table.events)

    @property
    def done(self) -> tuple[str, ...]:
        """The moves without those that only end a turn or announce something."""
        return tuple(move for move in self.moves if move not in _SILENT)


Turns = tuple[Turn, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Divergence:
    """One game under two houses; made by `outcomes.divergence(…)`.

    `starts` are the tables after the deal, `turns` all turns under each house, `alike` how many of
    them are the same in both and leave the same table.
    """

    plan: Plan
    game: int
    houses: tuple[House, House]
    starts: tuple[Position, Position]
    turns: tuple[Turns, Turns]
    alike: int

    @property
    def positions(self) -> tuple[Position, Position]:
        """The table under each house just before the turn at which they part."""
        one, other = (
            turns[self.alike - 1].after if self.alike else start
            for turns, start in zip(self.turns, self.starts, strict=True)
        )
        return one, other

    @property
    def rest(self) -> tuple[Turns, Turns]:
        """The turns under each house from where they part."""
        return self.turns[0][self.alike :], self.turns[1][self.alike :]

    @property
    def summary(self) -> str:
        """Where and how the games part, in a sentence."""
        game = f"Game {self.game} (seed {self.plan.seed_of(self.game)})"
        if _cards(self.starts[0]) != _cards(self.starts[1]):
            return f"{game} parts at the deal: the tables are not the same."
        same = f"{game} is the same for {counted(self.alike, 'turn')}"
        if not self.rest[0] and not self.rest[1]:
            return f"{same}, to its end."
        if not self.rest[0] or not self.rest[1]:
            return f"{same}; then it ends under one house and goes on under the other."
        one, other = self.rest[0][0], self.rest[1][0]
        name = one.before.shown_names[one.seat]
        if one.done == other.done:
            return f"{same}; then {name} does the same ({_words(one)}) with other consequences."
        first, second = self.houses
        return (
            f"{same}; then {name} chooses {_words(one)} under {first.line} and {_words(other)} "
            f"under {second.line}."
        )

    @property
    def text(self) -> str:
        """The summary, the table where the games part, and what follows under each house."""
        lines = [self.summary]
        for house, here, rest in zip(self.houses, self.positions, self.rest, strict=True):
            lines += ["", f"{house.line}: {here.line}"]
            told = enumerate(rest[:_TOLD], self.alike + 1)
            lines += [f"{n}. {turn.text}" for n, turn in told]
            left = len(rest) - _TOLD
            lines += [f"… and {counted(left, 'turn')} more"] if left > 0 else []
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Divergence {self.summary}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import position_html, sides_html
        from switch_edu.draw.outcomes import Side

        sides = [
            Side(house.line, position_html(here), tuple(turn.text for turn in rest[:_TOLD]))
            for house, here, rest in zip(self.houses, self.positions, self.rest, strict=True)
        ]
        return sides_html(self.summary, sides, self.alike + 1)


def divergence(outcomes: Outcomes, game: int | None, at: int) -> Divergence:
    """Return a game under the first house and the one at a place of the plan.

    Raises SwitchError where that is the first itself, or where no game went differently.
    """
    plan = outcomes.plan
    if at == 0:
        raise SwitchError("A game parts under two houses: name another one than the first.")
    examples = outcomes.parting_games(plan.houses[at])
    if game is None and not examples:
        raise SwitchError(f"No game went differently under {plan.houses[at].line}.")
    number = examples[0] if game is None else game
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise SwitchError(f"“{shown(game)}” is not the number of a game: they are counted from 0.")
    one, other = replayed(plan, 0, number), replayed(plan, at, number)
    alike = 0
    if _cards(one[0]) == _cards(other[0]):
        pairs = zip(one[1], other[1], strict=False)
        while (pair := next(pairs, None)) and _same(*pair):
            alike += 1
    houses = plan.houses[0], plan.houses[at]
    return Divergence(plan, number, houses, (one[0], other[0]), (one[1], other[1]), alike)


def replayed(plan: Plan, at: int, game: int) -> tuple[Position, Turns]:
    """Return a game of a plan under one of its houses: the table after the deal, and all turns."""
    house, deal = plan.houses[at], PairedDeal(plan, at, game)
    names = tuple(f"Seat {seat + 1}" for seat in range(plan.players))
    table = deal.table
    start = Position(table.copy(), house, names, read_events(table))
    turns: list[Turn] = []
    moves, tables = [], [start]
    while deal.going:
        seat = table.player
        ended = deal.step()
        moves.append(str(held_move(tables[-1].state, seat, deal.row[ACTION])))
        tables.append(Position(table.copy(), house, names, read_events(table)))
        if ended:
            turns.append(Turn(seat, tuple(moves), tuple(tables)))
            moves, tables = [], tables[-1:]
    return start, tuple(turns)


def _same(one: Turn, other: Turn) -> bool:
    return one.done == other.done and _cards(one.after) == _cards(other.after)


def _words(turn: Turn) -> str:
    return listed(list(turn.done), "and") or "nothing"


def _cards(position: Position) -> str:
    """Return the line of a position without its rules."""
    return position.line.rpartition(" @")[0]
