"""What a position shows: read-only properties over the table, in card players' words."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.cards import FACES, RANKS, SUITS, UNKNOWN, card_text
from switch_edu.engine.layout import BLOCKED, DECLARE, DRAWN, NAME, OVER
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.engine.turn import limit_reached
from switch_edu.errors import BadMove
from switch_edu.game.given import is_seat, shown


@dataclass(frozen=True, slots=True)
class Owed:
    """What waits for the player in turn: cards to take, turns to miss, the power that attacks."""

    cards: int
    turns: int
    power: str


class Seen:
    """The part of a `Position` that only looks at its table. Seats are numbered from 0.

    `compiled` and `state` are the rules and the table as the kernel has them: for code that asks
    the kernel itself, which must not change them.
    """

    __slots__ = ("compiled", "state")

    compiled: Rules
    state: Table
    names: tuple[str, ...]

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The names at the seats, "Seat 1" and so on where the position has none."""
        return self.names or tuple(f"Seat {seat + 1}" for seat in range(self.seats))

    @property
    def seats(self) -> int:
        """The number of seats, players who are out included."""
        return self.state.seats

    @property
    def turn(self) -> int | None:
        """The seat in turn, or None when the deal is over."""
        return None if self.over else self.state.player

    @property
    def over(self) -> bool:
        """Whether the deal is over, won or blocked."""
        return self.state.phase >= OVER

    @property
    def blocked(self) -> bool:
        """Whether the deal ended because nobody could go on, or at its limit."""
        return self.state.phase == BLOCKED

    @property
    def stopped(self) -> bool:
        """Whether the deal ended because as many cards were played as it may have."""
        return self.blocked and limit_reached(self.compiled, self.state)

    @property
    def winner(self) -> int | None:
        """The seat that went out first, or None."""
        return self.state.winner if self.state.winner >= 0 else None

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat in the order of finishing, from 1; 0 for those still in."""
        return tuple(self.state.place[: self.seats])

    @property
    def waits_for(self) -> str:
        """What the seat in turn has to do: "turn", "suit", "joker", "drawn", "nothing"."""
        waiting = {NAME: "suit", DECLARE: "joker", DRAWN: "drawn"}
        return "nothing" if self.over else waiting.get(self.state.phase, "turn")

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the known cards of a hand as texts, by suit and rank."""
        row = self.state.count[self.seat_number(seat)]
        return tuple(card_text(kind) for kind in range(UNKNOWN) for _ in range(row[kind]))

    def count(self, seat: int) -> int:
        """Return the number of cards in a hand, unknown ones included."""
        return self.state.hand[self.seat_number(seat)]

    @property
    def top(self) -> str:
        """The card that people see on top: the last one laid, also while a turn is open."""
        table = self.state
        return card_text(table.laid[table.nlaid - 1] if table.nlaid else table.top)

    @property
    def top_counts_as(self) -> str:
        """The face that the top card counts as (of interest for a joker)."""
        table = self.state
        return card_text(table.laid_face[table.nlaid - 1] if table.nlaid else table.face)

    @property
    def laid(self) -> tuple[str, ...]:
        """The cards laid in the turn that is still open, oldest first."""
        return tuple(card_text(kind) for kind in self.state.laid[: self.state.nlaid])

    @property
    def suit(self) -> str:
        """The suit in force: C, D, H or S."""
        table = self.state
        if table.naming >= 0:
            return SUITS[table.naming]
        if table.nlaid and table.laid_face[table.nlaid - 1] < FACES:
            return SUITS[table.laid_face[table.nlaid - 1] // 13]
        return SUITS[table.suit]

    @property
    def suit_named(self) -> bool:
        """Whether the suit in force was named rather than printed."""
        return bool(self.state.naming >= 0 or (self.state.named and not self.state.nlaid))

    @property
    def rank(self) -> str:
        """The rank that may be matched, or an empty text on a joker without one."""
        face = self.state.face
        return RANKS[face % 13] if face < FACES else ""

    @property
    def stock(self) -> int:
        """The number of cards in the stock."""
        return self.state.nstock

    @property
    def stock_cards(self) -> tuple[str, ...]:
        """The cards of the stock that are known, the next one first."""
        stock = self.state.stock[: self.state.nstock]
        return tuple(card_text(kind) for kind in reversed(stock) if kind < UNKNOWN)

    @property
    def older(self) -> int:
        """The number of discards beneath the top card."""
        return self.state.nolder

    @property
    def direction(self) -> int:
        """1 for clockwise, -1 for anticlockwise."""
        return self.state.direction

    @property
    def owed(self) -> Owed | None:
        """What waits for the player in turn, or None."""
        table = self.state
        if not (table.owed or table.skips):
            return None
        return Owed(table.owed, table.skips, self.compiled.attacks[table.attack])

    @property
    def drawn(self) -> str:
        """The card just drawn that may still be laid, or an empty text."""
        kind = self.state.drawn
        return card_text(kind) if 0 <= kind < UNKNOWN else ""

    @property
    def idle(self) -> int:
        """The number of turns in a row in which nothing was played or drawn."""
        return self.state.idle

    @property
    def queen_open(self) -> bool:
        """Whether an uncovered queen binds the player in turn."""
        return bool(self.state.uncovered)

    def missing(self, seat: int) -> int:
        """Return how many turns a seat still has to miss."""
        return self.state.missing[self.seat_number(seat)]

    def announced(self, seat: int) -> bool:
        """Return whether a seat's last card is announced."""
        return bool(self.state.said[self.seat_number(seat)])

    def seat_number(self, seat: int) -> int:
        """Return a seat that there is; raises BadMove for any other."""
        if not is_seat(seat, self.seats):
            raise BadMove(f"There is no seat {shown(seat)}: seats are 0 to {self.seats - 1}.")
        return seat
