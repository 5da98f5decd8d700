"""A position: the whole table at one moment, as an immutable value with a one-line form."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from switch_edu.engine.events import Event, read_events
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import TALK_BITS
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine, SwitchError
from switch_edu.game import hidden
from switch_edu.game.compiling import compiled
from switch_edu.game.given import read_players, read_seed
from switch_edu.game.mistakes import after_mistake, is_mistake
from switch_edu.game.moves import read_moves
from switch_edu.game.reading import fill_table, read_house, read_names, split_line
from switch_edu.game.scene import Scene
from switch_edu.game.seen import Seen
from switch_edu.game.situation import situation_words
from switch_edu.game.trial import Trial, legal_moves
from switch_edu.game.verdict import IllegalMove, Verdict
from switch_edu.game.words import describe
from switch_edu.game.writing import write_line
from switch_edu.rules import House, house


class Position(Seen):
    """Everything on the table at one moment, under one house.

    Made by `sw.position(line)`, by playing on from another position, or by a game. Seats are
    numbered from 0 here and from 1 in text. Equal positions have equal lines.
    """

    __slots__ = ("_events", "_line", "house", "names")

    def __init__(
        self,
        table: Table,
        rules: House,
        names: tuple[str, ...] = (),
        events: tuple[Event, ...] = (),
    ) -> None:
        self.state = table
        self.compiled = compiled(rules, table.seats)
        self._events = events
        self._line: str | None = None
        self.house = rules
        self.names = names

    # -- text ----------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The position as one line; `sw.position(pos.line) == pos`."""
        if self._line is None:
            self._line = write_line(self.state, self.compiled, self.house.line, self.names)
        return self._line

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"position({self.line!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.line == other.line

    def __hash__(self) -> int:
        return hash(self.line)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return position, (self.line,)

    def _repr_html_(self) -> str:
        from switch_edu.draw import position_html

        return position_html(self)

    @property
    def events(self) -> tuple[str, ...]:
        """What the last move did, one sentence each."""
        scene = Scene(self.shown_names, self.house, self.compiled, self.state)
        return describe(self._events, scene)

    @property
    def situation(self) -> str:
        """What the seat in turn faces, in a sentence such as “Your turn: a club or a nine.”"""
        return situation_words(self.house, self.compiled, self.state, self.shown_names)

    @property
    def happened(self) -> tuple[Event, ...]:
        """What the last move did, for programs; `events` says it in words."""
        return self._events

    # -- moves ---------------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the legal moves of the seat in turn (or of another seat), as texts."""
        return tuple(map(str, legal_moves(self.compiled, self.state, self._seat(seat))))

    def _seat(self, seat: int | None) -> int:
        return self.state.player if seat is None else self.seat_number(seat)

    def why(self, move: str, seat: int | None = None) -> Verdict:
        """Return the verdict on a move by the seat in turn (or another seat): why, or why not.

        Of several moves in one text the first one that fails decides, else the last.
        Raises BadMove or BadCard for what is no move.
        """
        return self._try(move, seat)[1]

    def play(self, move: str, seat: int | None = None) -> Position:
        """Return the position after a legal move; raises IllegalMove carrying the verdict."""
        after, verdict = self._try(move, seat)
        if not verdict:
            raise IllegalMove(verdict)
        return after

    def attempt(self, move: str, seat: int | None = None) -> Position:
        """Return the position after a move that may be a mistake.

        A card that may not be played, or a turn that may not end with the cards laid, is a mistake
        and has the consequence that the house gives it: nothing, or cards and the turn. Anything
        else is only refused. After the end of the deal a mistake has no consequence.
        """
        who = self._seat(seat)
        after, verdict = self._try(move, who)
        if verdict:
            return after
        if not is_mistake(self.compiled, after.state, verdict):
            return self
        if after.over:
            return after
        if after.state.player != who and not self.compiled.mistake_keeps:
            after = self  # one card too many: those that ended the turn come back as well
        before = after.state.copy()
        if after is self:
            before.nevents = 0
        table = after_mistake(self.compiled, before, who, after.luck)
        return Position(table, self.house, self.names, read_events(table))

    @property
    def luck(self) -> int:
        """The random numbers to play on with; without any they follow from the line."""
        return self.state.rng or zlib.crc32(self.line.encode()) or 1

    def _try(self, move: str, seat: int | None) -> tuple[Position, Verdict]:
        """Return the position before the first move that fails, and the deciding verdict."""
        who = self._seat(seat)
        start = self.state.copy()
        start.nevents = 0
        start.rng = self.luck
        name = self.names[who] if self.names else "You"
        trial = Trial(self.house, self.compiled, start, who, name)
        verdict = trial.play(read_moves(move))
        if trial.table is start:
            return self, verdict
        trial.table.rng = trial.table.rng if self.state.rng else 0
        events = read_events(trial.table)
        return Position(trial.table, self.house, self.names, events), verdict

    def can_talk(self, seat: int) -> bool:
        """Return whether a seat may make a call or challenge one now."""
        who = self.seat_number(seat)
        return bool(legal(judge(self.compiled, self.state, who), self.state, who) & TALK_BITS)

    # -- other positions -----------------------------------------------------------------------

    def view(self, seat: int) -> Position:
        """Return the position as a seat may see it: other hands and the stock are unknown cards.

        An `ONLOOKER` sees no hand.
        """
        viewer = seat if seat == hidden.ONLOOKER else self.seat_number(seat)
        table = hidden.view_table(self.state, viewer)
        return Position(table, self.house, self.names, self._events)

    def fill(self, seed: int) -> Position:
        """Return the position with every unknown card dealt from the cards not seen, by a seed.

        Raises BadSeed for what is no seed, BadLine for a fragment that leaves fewer such cards
        than it needs.
        """
        filled = hidden.fill_table(self.state, self.compiled, read_seed(seed))
        return Position(filled, self.house, self.names)

    def under(self, rules: str | House) -> Position:
        """Return the same position under another house.

        Raises BadLine in one sentence if it cannot arise there.
        """
        other = house(rules)
        line = self.line.rpartition(" @")[0]
        try:
            return position(f"{line} @{other.line}")
        except SwitchError as error:
            raise BadLine(f"This position cannot arise under {other.title}: {error}") from None

    def with_names(self, names: Sequence[str]) -> Position:
        """Return the same position with other names at the seats.

        Raises SwitchError for what is no name, for one that is there twice, and for too many or
        too few.
        """
        known = read_players(names)
        if len(known) != self.seats:
            raise SwitchError(f"There are {len(known)} names for {self.seats} seats.")
        return Position(self.state, self.house, known, self._events)


def position(line: str, rules: str | House | None = None) -> Position:
    """Return the position that a line describes, under its own house or the one given.

    Raises BadLine, BadCard or BadHouse in one sentence that says where and why.
    """
    parts = split_line(line)
    own_house = read_house(parts, rules)
    return Position(fill_table(parts, own_house), own_house, read_names(parts))
