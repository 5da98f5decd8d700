"""Trying moves: one after another, up to the first that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.cards import FACES
from switch_edu.engine.calls import is_silent
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    CHALLENGE,
    CHALLENGE_BIT,
    DECLARE,
    JOKER_1,
    JOKER_2,
    OVER,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.step import step
from switch_edu.engine.table import Table
from switch_edu.errors import BadMove
from switch_edu.game.moves import Move, move_of
from switch_edu.game.verdict import Verdict, explain, turn_over
from switch_edu.rules import House


@dataclass
class Trial:
    """A seat tries moves at a table, which is replaced by a copy as soon as one is allowed.

    `name` is how the seat is spoken of in verdicts.
    """

    house: House
    rules: Rules
    table: Table
    seat: int
    name: str

    def play(self, moves: Sequence[Move]) -> Verdict:
        """Play the moves up to the first that fails; return the verdict that decides.

        That is the one on the move that fails, or on the last. Raises BadMove for a move that can
        mean nothing here.
        """
        for at, move in enumerate(moves):
            verdict = self._judge(move, first=at == 0)
            if not verdict:
                break
            self._do(self._action(move))
        return verdict

    def _judge(self, move: Move, *, first: bool) -> Verdict:
        if move.kind == "declare" and self.house.powers.get("joker") != "as-declared":
            raise BadMove(
                f"{move} would say which card a joker is, and by these rules it stands for none: "
                "leave it out, or name a suit such as =S."
            )
        check_declaring(self.table, self.seat, move)
        table, card = self.table, move.kind in ("lay", "declare")
        if card and not first and table.player != self.seat and table.phase < OVER:
            return turn_over(self.house, self.rules, table, self.seat, move, self.name)
        return explain(self.house, self.rules, table, self.seat, self._action(move), self.name)

    def _do(self, action: int) -> None:
        self.table = self.table.copy()
        step(self.rules, self.table, self.seat, action, judge(self.rules, self.table, self.seat))

    def _action(self, move: Move) -> int:
        """Return the kernel's number of a move; a challenge without a name finds its seat."""
        seats = self.table.seats
        if move.kind != "challenge":
            return move.action
        if move.action >= CHALLENGE + seats:
            raise BadMove(f"Nobody sits there: the seats are numbered from 1 to {seats}.")
        if move.action >= CHALLENGE:
            return move.action
        silent = silent_seats(self.table, self.seat)
        if len(silent) > 1:
            offered = " or ".join(f"challenge {other + 1}" for other in silent)
            raise BadMove(f"Several players have said nothing: write {offered}.")
        return CHALLENGE + (silent[0] if silent else (self.seat + 1) % seats)


def legal_moves(rules: Rules, table: Table, seat: int) -> list[Move]:
    """Return what a seat may do now, a challenge of each seat that is silent included."""
    options = legal(judge(rules, table, seat), table, seat)
    moves: list[Move] = []
    for action in range(64):
        if not options >> action & 1:
            continue
        if 1 << action == CHALLENGE_BIT:
            moves += [Move("challenge", CHALLENGE + other) for other in silent_seats(table, seat)]
        else:
            moves.append(held_move(table, seat, action))
    return moves


def held_move(table: Table, seat: int, action: int) -> Move:
    """Return the move behind a kernel action; of the jokers, which are alike, the one held."""
    if action == JOKER_1 and not table.count[seat][JOKER_1]:
        action = JOKER_2
    return move_of(action, declaring=table.phase == DECLARE)


def silent_seats(table: Table, seat: int) -> list[int]:
    """Return the other seats whose call is missing and may be challenged."""
    return [other for other in range(table.seats) if other != seat and is_silent(table, other)]


def check_declaring(table: Table, seat: int, move: Move) -> None:
    """Raise BadMove where a seat plays a card while its joker waits for a face, or the reverse."""
    waits = table.phase == DECLARE and seat == table.player
    if waits and move.kind == "lay":
        example = move if move.action < FACES else "6H"
        raise BadMove(f"Say first which card the joker is, such as ={example}.")
    if move.kind == "declare" and not waits:
        raise BadMove(f"No joker waits to be declared: write JK1{move} to play a joker as a card.")
