"""The table: everything that a deal in progress is made of, as ints and lists of ints.

The fields of `Table` are the one description of it; the compiled record and copying are
all made from them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from switch_edu.cards import KINDS
from switch_edu.engine.layout import EVENT_WIDTH, MAX_CARDS, MAX_EVENTS, MAX_SEATS


def _per_seat() -> list[int]:
    return [0] * MAX_SEATS


def _pile() -> list[int]:
    return [0] * MAX_CARDS


def _event_buffer() -> list[int]:
    return [0] * (MAX_EVENTS * EVENT_WIDTH)


def _hands() -> list[list[int]]:
    return [[0] * KINDS for _ in range(MAX_SEATS)]


@dataclass(slots=True, eq=False)
class Table:
    """A table in plain Python. Seats are numbered from 0, kinds and faces as in `cards`."""

    rng: int = 1  # state of the random numbers, 32 bits, never 0 while they are drawn
    seats: int = 0
    dealer: int = 0
    player: int = 0  # seat in turn
    direction: int = 1  # +1 clockwise, -1 anticlockwise
    phase: int = 0
    top: int = -1  # kind on top of the pile
    face: int = -1  # the face that it counts as (52: a joker without one)
    suit: int = 0  # suit in force
    named: int = 0  # 1 if that suit was named
    uncovered: int = 0  # 1 while an uncovered queen binds the player in turn
    owed: int = 0  # cards that wait for the player in turn
    skips: int = 0  # turns to miss that wait for the player in turn
    attack: int = -1  # index of the power whose answers count
    nstock: int = 0
    nolder: int = 0
    nlaid: int = 0
    naming: int = -1  # suit named for the last laid card, before the turn is settled
    closing: int = 0  # 1 if the turn is to be settled once a suit is named
    joker: int = -1  # kind of the joker that waits for its declaration
    drawn: int = -1  # kind drawn this turn that may still be laid
    ndrawn: int = 0  # cards drawn this turn by choice
    acted: int = 0  # 1 if something was played or drawn in this turn
    started: int = 0  # 1 once the player in turn has drawn or played
    fine: int = 0  # cards that the last card laid costs
    fine_why: int = 0
    dud: int = 0  # 1 if the last card laid is barred as such and has no effect
    idle: int = 0  # turns in a row without play or draw
    nplaced: int = 0  # seats that have gone out
    winner: int = -1
    played: int = 0  # cards played in this deal
    nevents: int = 0

    held: list[int] = field(default_factory=_per_seat)  # set of faces held, bit 52 if a joker is
    hand: list[int] = field(default_factory=_per_seat)  # number of cards, unknown ones included
    missing: list[int] = field(default_factory=_per_seat)  # turns still to miss
    good: list[int] = field(default_factory=_per_seat)  # cards left that a call is good for
    made: list[int] = field(default_factory=_per_seat)  # 1 if a call was made in this turn
    missed: list[int] = field(default_factory=_per_seat)  # 1 if a forgotten call may be challenged
    window: list[int] = field(default_factory=_per_seat)  # 1 while a due call may still be made
    said: list[int] = field(default_factory=_per_seat)  # 1 if the last card is announced
    place: list[int] = field(default_factory=_per_seat)  # order of finishing, from 1

    stock: list[int] = field(default_factory=_pile)  # the next card is the last of nstock
    older: list[int] = field(default_factory=_pile)  # discards below the top, oldest first
    laid: list[int] = field(default_factory=_pile)  # kinds laid this turn
    laid_face: list[int] = field(default_factory=_pile)  # the faces that they count as
    events: list[int] = field(default_factory=_event_buffer)

    count: list[list[int]] = field(default_factory=_hands)  # count[seat][kind] cards in hand

    def copy(self) -> Table:
        """Return an independent copy."""
        twin = Table.__new__(Table)
        for name in SCALARS:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        twin.count = [row[:] for row in self.count]
        return twin


SCALARS: dict[str, int] = {f.name: f.default for f in fields(Table) if isinstance(f.default, int)}
LISTS: dict[str, int] = {
    f.name: len(f.default_factory())
    for f in fields(Table)
    if f.default_factory in (_per_seat, _pile, _event_buffer)
}
