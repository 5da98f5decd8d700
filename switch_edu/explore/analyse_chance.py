"""The chance of one move to win, in numbers and in words."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.cards import FACES, card_label
from switch_edu.explore.experiments.intervals import Estimate
from switch_edu.game.moves import read_moves


@dataclass(frozen=True, slots=True)
class Chance:
    """A move, what it is in words, and how often it won.

    `behind` is by how much less often than the best move, in the same worlds: 0 for that one.
    `unfinished` counts deals that went on too long; they count as not won.
    """

    move: str
    words: str
    wins: Estimate
    behind: Estimate
    unfinished: int

    @property
    def short(self) -> str:
        """The move inside a sentence: “9♦”, “the joker as 9♦”, “to draw a card”."""
        move = read_moves(self.move)[0]
        if move.kind == "declare":
            return f"the joker as {card_label(move.action)}"
        if move.kind == "lay":
            return card_label(move.action) if move.action < FACES else "the joker"
        return f"to {self.words[:1].lower()}{self.words[1:]}"

    @property
    def clearly_behind(self) -> bool:
        """Whether another move is better beyond chance."""
        return self.behind.low > 0

    @property
    def text(self) -> str:
        """The chance with its interval: “41 % (from 39 to 43 %)”."""
        return f"{percent(self.wins.value)} % ({span(self.wins)} %)"

    @property
    def gap(self) -> str:
        """By how many points it is behind the best move, with the interval and what it means."""
        may_be = "" if self.clearly_behind else ": may be chance"
        return f"{percent(self.behind.value)} ({span(self.behind)}){may_be}"


def percent(share: float) -> str:
    """Return a share in hundredths, with one digit below ten where that says more."""
    points = 100 * share
    return f"{points:.1f}" if abs(points) < 10 and round(points) != points else f"{points:.0f}"


def span(estimate: Estimate) -> str:
    """Return the ends of an interval in hundredths."""
    return f"from {percent(estimate.low)} to {percent(estimate.high)}"
