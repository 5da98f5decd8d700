"""One move under one house: allowed or not, at what price, why, from which source, what follows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property

from switch_edu.cards import FACES
from switch_edu.explore.comparing.outcome import Outcome, outcome_of
from switch_edu.explore.comparing.words import ASPECTS, follow_words
from switch_edu.game import Position, Verdict
from switch_edu.game.moves import read_moves
from switch_edu.rules import House, Provenance
from switch_edu.rules.selectors import narrowest

_SUIT = re.compile(r"(\w)\s*=([CDHS])$")


@dataclass(frozen=True)
class Cell:
    """What a house says of a move.

    Where the house can say nothing, because the position cannot arise there or the play has ended,
    `verdict` is None and `problem` is a sentence that says so. `told` are the events in words,
    where a line of play is followed.
    """

    move: str
    house: House
    verdict: Verdict | None = None
    outcome: Outcome | None = None
    problem: str = ""
    told: tuple[str, ...] = ()

    @property
    def legal(self) -> bool | None:
        """Whether the move is allowed, None where the house can say nothing."""
        return None if self.verdict is None else self.verdict.legal

    @property
    def price(self) -> int:
        """The number of cards that the move costs although it is allowed."""
        return 0 if self.verdict is None else self.verdict.price

    @property
    def reason(self) -> str:
        """Why, in a sentence without its source."""
        return self.problem if self.verdict is None else self.verdict.text

    @property
    def brief(self) -> str:
        """Why, in a few words: "neither a club nor a nine"."""
        return self.problem if self.verdict is None else self.verdict.brief

    @property
    def source(self) -> str:
        """Where the house has that from, "" for a plain fact."""
        source = None if self.verdict is None else self.verdict.reasons[0].source
        return cited(source) if source else ""

    @property
    def follows(self) -> str:
        """What follows, in a few words, "" where nothing does."""
        return follow_words(self.outcome) if self.outcome else ""

    @cached_property
    def power_source(self) -> str:
        """Where the house has the power of the card from that was laid last, "" for no power."""
        entry = power_entry(self.house, self.move)
        return cited(self.house.source(entry)) if entry else ""

    @cached_property
    def key(self) -> tuple[object, ...]:
        """What is equal where two houses answer alike, whatever their reasons and sources."""
        return self.key_of(ASPECTS)

    def key_of(self, aspects: Iterable[str]) -> tuple[object, ...]:
        """Return the same for a few aspects of what follows only."""
        if self.outcome is None:
            return self.legal, self.price
        return self.legal, self.price, *(ASPECTS[name].facts(self.outcome) for name in aspects)

    def as_dict(self) -> dict[str, object]:
        """Return the cell flat, in plain values that JSON knows too."""
        facts = asdict(self.outcome) if self.outcome else dict.fromkeys(Outcome.__slots__)
        return {
            "move": self.move,
            "house": self.house.line,
            "legal": self.legal,
            "price": self.price,
            "reason": self.reason,
            "brief": self.brief,
            "source": self.source,
            "power_source": self.power_source,
            "follows": self.follows,
            **{name: _plain(value) for name, value in facts.items()},
        }

    def as_line(self) -> dict[str, object]:
        """Return the same for a table, in which nothing is a list: "Robin, Alex"."""
        return {name: _text(value) for name, value in self.as_dict().items()}


def cell_of(house: House, position: Position, move: str, names: tuple[str, ...]) -> Cell:
    """Return what a house says of a move of the seat in turn; `position` is under that house.

    Raises BadMove or BadCard for what is no move.
    """
    seat = position.turn or 0
    played, verdict = tried(position, move, seat)
    if not verdict:
        return Cell(move, house, verdict)
    outcome = outcome_of(position, position.play(played), seat, names)
    return Cell(move, house, verdict, outcome)


def tried(position: Position, move: str, seat: int) -> tuple[str, Verdict]:
    """Return a move as the house has it, and the verdict on it.

    "AH =S" is "AH end =S" where a suit is named at the end of the turn.
    """
    verdict = position.why(move, seat)
    later = _SUIT.sub(r"\1 end =\2", move)
    if verdict or later == move:
        return move, verdict
    at_the_end = position.why(later, seat)
    return (later, at_the_end) if at_the_end else (move, verdict)


def cited(source: Provenance) -> str:
    """Return a source as it is cited, "Jaques leaves this open" where it says nothing."""
    return f"{source.cite or source.title} leaves this open" if source.open else str(source)


def power_entry(house: House, move: str) -> str:
    """Return the entry of the power of the card that a move lays last, "" where it has none."""
    laid = [atom.action for atom in read_moves(move) if atom.kind in ("lay", "declare")]
    selector = narrowest(house.powers, min(laid[-1], FACES)) if laid else None
    return f"powers.{selector}" if selector else ""


def _plain(value: object) -> object:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _text(value: object) -> object:
    """Return a list as text: "Robin, Alex", and "Robin 2" for one that is inside another."""
    if not isinstance(value, list):
        return value
    nested = [" ".join(map(str, part)) if isinstance(part, list) else str(part) for part in value]
    return ", ".join(nested)
