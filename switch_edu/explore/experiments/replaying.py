"""A game of an experiment played once more, turn by turn, with the table after each move."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.engine.events import read_events
from switch_edu.engine.tally import ACTION
from switch_edu.explore.experiments.deal import PairedDeal
from switch_edu.explore.experiments.plan import Plan
from switch_edu.game import Position
from switch_edu.game.trial import held_move

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
    def events(self) -> tuple[str, ...]:
        """What happened, a sentence each."""
        return tuple(event for table in self.tables[1:] for event in table.events)

    @property
    def text(self) -> str:
        """What happened, in sentences."""
        return " ".join(self.events)

    @property
    def done(self) -> tuple[str, ...]:
        """The moves without those that only end a turn or announce something."""
        return tuple(move for move in self.moves if move not in _SILENT)

    def same_as(self, other: Turn) -> bool:
        """Say whether the same was done in another turn, and left the same table."""
        return self.done == other.done and cards_of(self.after) == cards_of(other.after)


Turns = tuple[Turn, ...]


def turn_words(turn: Turn | None) -> str:
    """Return what happened in a turn; None stands for one that a shorter game does not have."""
    return turn.text if turn else "The game is over."


def replayed(plan: Plan, at: int, game: int, most: int | None = None) -> tuple[Position, Turns]:
    """Return a game under the house in a place of a plan: the table after the deal, and the turns.

    With `most` it is stopped after so many turns.
    """
    deal = PairedDeal(plan, at, game)
    start = _position(deal, plan, at)
    turns: list[Turn] = []
    moves: list[str] = []
    tables = [start]
    while deal.going and (most is None or len(turns) < most):
        seat = deal.table.player
        ended = deal.step()
        moves.append(str(held_move(tables[-1].state, seat, deal.row[ACTION])))
        tables.append(_position(deal, plan, at))
        if ended:
            turns.append(Turn(seat, tuple(moves), tuple(tables)))
            moves, tables = [], tables[-1:]
    return start, tuple(turns)


def cards_of(position: Position) -> str:
    """Return the line of a position without its rules."""
    return position.line.rpartition(" @")[0]


def _position(deal: PairedDeal, plan: Plan, at: int) -> Position:
    """Return the table as it is; its luck is that of the experiment and stays out of the line."""
    table = deal.table.copy()
    table.rng = 0
    return Position(table, plan.houses[at], events=read_events(deal.table))
