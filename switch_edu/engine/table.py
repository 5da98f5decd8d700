"""The table: everything that a deal in progress is made of, as ints and lists of ints.

`FIELDS` is the one description of it; the plain class, the compiled record, copying and comparing
are all made from it.
"""

from __future__ import annotations

from switch_edu.cards import KINDS
from switch_edu.engine.layout import EVENT_WIDTH, MAX_CARDS, MAX_EVENTS, MAX_SEATS

SCALARS: dict[str, int] = {
    "rng": 1,  # state of the random numbers, 32 bits, never 0
    "seats": 0,
    "dealer": 0,
    "player": 0,  # seat in turn
    "direction": 1,  # +1 clockwise, -1 anticlockwise
    "phase": 0,
    "top": -1,  # kind on top of the pile
    "face": -1,  # the face that it counts as (52: a joker without one)
    "suit": 0,  # suit in force
    "named": 0,  # 1 if that suit was named
    "uncovered": 0,  # 1 while an uncovered queen binds the player in turn
    "owed": 0,  # cards that wait for the player in turn
    "skips": 0,  # turns to miss that wait for the player in turn
    "attack": -1,  # index of the power whose answers count
    "nstock": 0,
    "nolder": 0,
    "nlaid": 0,
    "naming": -1,  # suit named for the last laid card, before the turn is settled
    "closing": 0,  # 1 if the turn is to be settled once a suit is named
    "joker": -1,  # kind of the joker that waits for its declaration
    "drawn": -1,  # kind drawn this turn that may still be laid
    "ndrawn": 0,  # cards drawn this turn by choice
    "acted": 0,  # 1 if something was played or drawn in this turn
    "started": 0,  # 1 once the player in turn has drawn or played
    "fine": 0,  # cards that the last card laid costs
    "fine_why": 0,
    "idle": 0,  # turns in a row without play or draw
    "nplaced": 0,
    "winner": -1,
    "played": 0,  # cards played in this deal
    "nevents": 0,
}
PER_SEAT: dict[str, int] = {
    "held": 0,  # set of faces held, bit 52 if a joker is
    "hand": 0,  # number of cards, unknown ones included
    "missing": 0,  # turns still to miss
    "good": 0,  # cards left for which a call is good (0: none)
    "made": 0,  # 1 if a call was made in this turn
    "missed": 0,  # 1 if a call was forgotten and may still be challenged
    "window": 0,  # 1 while a due call may still be made
    "said": 0,  # 1 if the last card is announced
    "place": 0,  # order of finishing, from 1
}
ARRAYS: dict[str, int] = {
    "stock": MAX_CARDS,  # the next card is the last one
    "older": MAX_CARDS,  # discards below the top, oldest first
    "laid": MAX_CARDS,  # kinds laid this turn
    "laid_face": MAX_CARDS,
    "events": MAX_EVENTS * EVENT_WIDTH,
}


class Table:
    """A table in plain Python; its attributes are those of `SCALARS`, `PER_SEAT` and `ARRAYS`.

    `count[seat][kind]` is the number of cards of a kind in a hand.
    """

    __slots__ = (*SCALARS, *PER_SEAT, *ARRAYS, "count")

    rng: int
    seats: int
    dealer: int
    player: int
    direction: int
    phase: int
    top: int
    face: int
    suit: int
    named: int
    uncovered: int
    owed: int
    skips: int
    attack: int
    nstock: int
    nolder: int
    nlaid: int
    naming: int
    closing: int
    joker: int
    drawn: int
    ndrawn: int
    acted: int
    started: int
    fine: int
    fine_why: int
    idle: int
    nplaced: int
    winner: int
    played: int
    nevents: int
    held: list[int]
    hand: list[int]
    missing: list[int]
    good: list[int]
    made: list[int]
    missed: list[int]
    window: list[int]
    said: list[int]
    place: list[int]
    stock: list[int]
    older: list[int]
    laid: list[int]
    laid_face: list[int]
    events: list[int]
    count: list[list[int]]

    def __init__(self) -> None:
        for name, value in SCALARS.items():
            setattr(self, name, value)
        for name, value in PER_SEAT.items():
            setattr(self, name, [value] * MAX_SEATS)
        for name, length in ARRAYS.items():
            setattr(self, name, [0] * length)
        self.count = [[0] * KINDS for _ in range(MAX_SEATS)]

    def copy(self) -> Table:
        """Return an independent copy."""
        twin = Table.__new__(Table)
        for name in SCALARS:
            setattr(twin, name, getattr(self, name))
        for name in (*PER_SEAT, *ARRAYS):
            setattr(twin, name, getattr(self, name)[:])
        twin.count = [row[:] for row in self.count]
        return twin

    def live(self) -> tuple[object, ...]:
        """Return the parts that matter, without dead tails and events, for comparing tables."""
        return live_parts(self)


def live_parts(table: Table) -> tuple[object, ...]:
    """Return the state of a table of either runtime without dead tails and events."""
    seats = int(table.seats)
    scalars = [int(getattr(table, name)) for name in SCALARS if name != "nevents"]
    per_seat = [[int(v) for v in getattr(table, name)[:seats]] for name in PER_SEAT]
    piles = [
        [int(v) for v in pile[: int(length)]]
        for pile, length in (
            (table.stock, table.nstock), (table.older, table.nolder),
            (table.laid, table.nlaid), (table.laid_face, table.nlaid),
        )
    ]  # fmt: skip
    hands = [[int(v) for v in table.count[seat]] for seat in range(seats)]
    return scalars, per_seat, piles, hands
