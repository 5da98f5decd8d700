"""A card table on one position: everything may be tried, and what fails is explained."""

from __future__ import annotations

from typing import Any

from switch_edu.errors import BadMove, SwitchError
from switch_edu.game import Position
from switch_edu.game import position as read_position
from switch_edu.game.given import is_seat, shown
from switch_edu.game.result import result_of
from switch_edu.game.unspoken import event_words, keeps_rules, result_told, verdict_words
from switch_edu.game.voice import Who
from switch_edu.widgets.chances import ChancesWidget, Question, question_of
from switch_edu.widgets.game_panel import result_panel
from switch_edu.widgets.messages import Message
from switch_edu.widgets.still import Still
from switch_edu.widgets.table_state import last_laid, table_state
from switch_edu.widgets.unspoken import meant, unspoken_table

_BACK = {"id": "undo", "label": "Take back", "legal": True, "why": ""}
_REVEAL = {"id": "reveal", "label": "Reveal the rules", "legal": True, "why": ""}
_RUN = "To play on from here, run this cell (Shift+Enter)."


class TableWidget(ChancesWidget):
    """The widget behind `sw.table(pos)`.

    Whoever sits here moves for the seat in turn: its hand is shown if the position tells its cards;
    else the hand of `seat` stays, and only the moves without a card are open. A mistake is
    explained and costs nothing.
    """

    def __init__(
        self, position: Position, seat: int = 0, reveal: bool = False, analyse: bool = False
    ) -> None:
        if not is_seat(seat, position.seats):
            raise SwitchError(
                f"There is no seat {shown(seat)} at this table: "
                f"its seats are 0 to {position.seats - 1}."
            )
        self._seat = seat
        options = {"reveal": reveal, "analyse": analyse}
        given = [f"{name}=True" for name, wanted in options.items() if wanted]
        self._given = ", ".join([repr(position.line), f"seat={seat}", *given])
        self._revealed = reveal or not keeps_rules(position.house)
        self._path = [position if position.names else position.with_names(_names(position, seat))]
        super().__init__(chances_on=analyse)

    @property
    def position(self) -> Position:
        """The position now on the table."""
        return self._path[-1]

    def __repr__(self) -> str:
        return f"table({self._given})"

    @property
    def _me(self) -> int:
        turn = self.position.turn
        return turn if turn is not None and self.position.hand(turn) else self._seat

    def _content(self) -> dict[str, Any]:
        last = last_laid(self._path)
        events = [event for position in self._path for event in self._events(position)]
        mover = self.position.turn
        table = table_state(self.position, self._me, events=events, last=last, mover=mover)
        if not self._revealed:
            table = unspoken_table(table, self.position, self._me, mover)
            table["moves"].append(_REVEAL)
        if self.position.over:
            result = result_of(self.position, last[1] if last else None)
            table["result"] = result_panel(result_told(result, self._revealed))
        if len(self._path) > 1:
            table["moves"].append(_BACK)
        return {"kind": "table", "table": table, "panel": None}

    def _do(self, kind: str, message: Message) -> tuple[str, ...]:
        if kind != "move":
            raise BadMove(f"A card table cannot “{kind}”: play a card or a move.")
        move = str(message.get("move", ""))
        acts = {"undo": self._take_back, "reveal": self._reveal}
        return acts[move]() if move in acts else self._try(move)

    def _question(self) -> Question | None:
        return question_of(self.position, self.position.turn) if self._revealed else None

    def _events(self, position: Position) -> tuple[str, ...]:
        return event_words(position, self._revealed)

    def _reveal(self) -> tuple[str, ...]:
        self._revealed = True
        return (self.position.situation,)

    def _take_back(self) -> tuple[str, ...]:
        if len(self._path) > 1:
            self._path.pop()
        return ("The last move is taken back.",)

    def _try(self, move: str) -> tuple[str, ...]:
        before = self.position
        if self._of_a_seat_that_waits(move):
            return (f"It is {Who(before.shown_names[before.turn or 0]).whose} turn.",)
        if not self._revealed:
            move = meant(move, before.moves())
        verdict = before.why(move)
        if not verdict:
            return (verdict_words(verdict, self._revealed),)
        after = before.play(move)
        self._path.append(after)
        return self._events(after)

    def _of_a_seat_that_waits(self, move: str) -> bool:
        """Whether a click is on a card of the hand on show while another seat is in turn."""
        turn = self.position.turn
        return turn not in (None, self._me) and move in self.position.hand(self._me)

    def _still(self) -> Still:
        shown = self.position.view(self._me) if self._revealed else None
        return Still("Card table", shown, _RUN)


def table(
    position: Position | str, seat: int = 0, reveal: bool = False, analyse: bool = False
) -> TableWidget:
    """Return a card table on a position or its line, seen from a seat (0 is the first).

    Rules that may not be said aloud (as in "classic~mao") are told only if `reveal` is true, or
    once they are revealed there. With `analyse` it shows from the beginning which card is best (see
    `sw.analyse`), else when it is asked. Raises SwitchError in one sentence for a seat or a line
    that does not exist, or for anything else than a position.
    """
    if isinstance(position, str):
        position = read_position(position)
    if not isinstance(position, Position):
        raise SwitchError(
            f"“{shown(position)}” is no position: a card table is for a position or its line, "
            'such as sw.table("9C 1+ 5S7H9DKC/7/7 26 - - @practice-table").'
        )
    return TableWidget(position, seat, reveal, analyse)


def _names(position: Position, seat: int) -> tuple[str, ...]:
    """Return names for seats without any: whoever looks on is "You"."""
    return tuple("You" if place == seat else f"Seat {place + 1}" for place in range(position.seats))
