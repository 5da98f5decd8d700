"""What a seat has before it when it chooses: its own view, judged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from switch_edu.cards import UNKNOWN
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    CALL,
    CALL_BIT,
    CHALLENGE,
    CHALLENGE_BIT,
    TALK_BITS,
    Judgement,
)
from switch_edu.engine.policies import wants_to_call
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import BadMove
from switch_edu.game import Position
from switch_edu.game.trial import held_move, silent_seats
from switch_edu.game.voice import Who


@dataclass(frozen=True, slots=True)
class Sight:
    """A view, the seat that looks, and everything that it may do."""

    view: Position
    seat: int
    names: tuple[str, ...]
    rules: Rules
    table: Table
    judged: Judgement
    options: int

    @property
    def in_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.table.player == self.seat

    @property
    def moves(self) -> int:
        """The set of legal cards and moves without calls and challenges."""
        return self.options & ~TALK_BITS

    def who(self, seat: int) -> Who:
        """Return another player as a name in a sentence to this seat: only this seat is "you"."""
        name = self.names[seat]
        return Who(f"Seat {seat + 1}" if Who(name).you else name)

    def text(self, action: int) -> str:
        """Return a kernel action as a move text."""
        return str(held_move(self.table, self.seat, action))

    def due_words(self) -> Iterator[int]:
        """Yield the calls and challenges that there is reason to make, the most urgent first.

        A call that may still be made is left alone until this seat's own turn: the other player
        has that long to think of it.
        """
        if self.options & CALL_BIT and self._should_call():
            yield CALL
        if self.options & CHALLENGE_BIT:
            for other in silent_seats(self.table, self.seat):
                if self.in_turn or self.table.missed[other]:
                    yield CHALLENGE + other

    def _should_call(self) -> bool:
        if not self.in_turn:
            return True
        return wants_to_call(self.rules, self.table, self.seat, self.options)


def look(position: Position, seat: int | None = None) -> Sight:
    """Return what a seat sees of a position; without a seat, the one in turn.

    Hidden cards are taken away first, so nothing that is worked out from it can depend on them.
    Raises BadMove when the deal is over, or when the seat's own hand has unknown cards.
    """
    if position.over:
        raise BadMove("The deal is over, so there is nothing left to choose.")
    who = position.state.player if seat is None else position.seat_number(seat)
    view = position.view(who)
    rules, table = view.compiled, view.state
    names = view.shown_names
    if table.count[who][UNKNOWN]:
        raise BadMove(
            f"{names[who]} cannot choose with unknown cards in hand: "
            "name them in the line, or deal them with fill(seed)."
        )
    judged = judge(rules, table, who)
    return Sight(view, who, names, rules, table, judged, legal(judged, table, who))


def look_in_turn(position: Position, seat: int | None = None) -> Sight:
    """Return what the seat in turn sees; raises BadMove when another seat is meant."""
    sight = look(position, seat)
    if not sight.in_turn:
        turn = sight.names[sight.table.player]
        raise BadMove(f"It is not the turn of {sight.names[sight.seat]} but of {turn}.")
    return sight
