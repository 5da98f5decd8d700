"""A story: the positions that a line of play such as ["You 2C", "Robin 2H"] goes through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.errors import BadMove, SwitchError
from switch_edu.game import Position
from switch_edu.rules import House

TALK = ("call", "challenge")
CARDLESS = ("draw", "take", "end", "pass", *TALK)


@dataclass(frozen=True)
class Story:
    """What was played: the house, and the positions from the first to the last.

    `path` may be empty for facts that are about the house alone, such as which card may start.
    """

    house: House
    path: tuple[Position, ...] = ()

    @property
    def start(self) -> Position:
        """The position before anything was played; raises SwitchError when there is none."""
        return self._at(0)

    @property
    def end(self) -> Position:
        """The position after everything was played; raises SwitchError when there is none."""
        return self._at(-1)

    @property
    def events(self) -> tuple[str, ...]:
        """What happened, in words, oldest first."""
        return tuple(event for position in self.path[1:] for event in position.events)

    def _at(self, index: int) -> Position:
        if not self.path:
            raise SwitchError("This fact is about a position, and none is given.")
        return self.path[index]


def play_line(position: Position, line: Sequence[str]) -> tuple[Position, ...]:
    """Return the positions that a line of play goes through, the first one included.

    A turn that is left open after a card, because a run could go on, is ended when something else
    follows and at the end of the line. Raises BadMove when it is not that player's turn,
    IllegalMove when a move is not allowed.
    """
    path = [position]
    for entry in line:
        name, _, move = entry.partition(" ")
        if not may(path[-1], entry):
            path += _ended(path[-1])
        path.append(_played(path[-1], name, move))
    return (*path, *_ended(path[-1])) if line else (position,)


def may(position: Position, move: str) -> bool:
    """Say whether a move such as "9D" or "You 9D" is allowed in a position.

    Out of turn a player may only talk: call, or challenge somebody who forgot to.
    """
    name, _, rest = move.partition(" ")
    if name in position.names:
        seat = position.names.index(name)
        talks = not position.over and rest.startswith(TALK)
        return (talks or position.turn == seat) and bool(position.why(rest, seat))
    return position.turn is not None and bool(position.why(move))


def _ended(position: Position) -> tuple[Position, ...]:
    """Return the position after an open turn is ended, or nothing when no turn is open."""
    ends = bool(position.laid) and position.turn is not None and position.why("end")
    return (position.play("end"),) if ends else ()


def _played(position: Position, name: str, move: str) -> Position:
    turn = position.turn
    if turn is None:
        raise BadMove(f"{name} cannot play {move}: the deal is over.")
    if name in position.names and move.startswith(TALK):
        return position.play(move, position.names.index(name))
    if position.names[turn] != name:
        raise BadMove(f"{name} cannot play {move}: {position.names[turn]} would have to go first.")
    return position.play(move)
