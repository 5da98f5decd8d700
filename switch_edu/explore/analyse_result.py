"""The result of an analysis: chances with intervals, as text, table, HTML and plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from switch_edu.bots import Hint, hint
from switch_edu.draw.analysis import ChanceBar, chances_html
from switch_edu.explore.analyse_chance import Chance, percent, span
from switch_edu.explore.frames import frame_of
from switch_edu.game import Position
from switch_edu.game.voice import capital, listed, number

if TYPE_CHECKING:
    import pandas as pd

LIKELY = "An interval, from … to …, holds the true number in 95 of 100 cases"
BEST, LEVEL = "★", "≈"  # the signs of the best move and of those that may be as good
MOST_NAMED = 3  # of those that may be as good
KEY = f"{BEST} won most often, {LEVEL} may be as good; the line in a bar is its 95 % interval."


@dataclass(frozen=True, slots=True)
class Analysis:
    """The chances of every move of the seat in turn, the best first; it shows itself as bars.

    `position` is that seat's view, `worlds` the number of worlds in which every move was tried.
    """

    position: Position
    seat: int
    chances: tuple[Chance, ...]
    worlds: int
    seed: int
    players: str
    calls: bool

    @property
    def best(self) -> Chance:
        """The move that won most often."""
        return self.chances[0]

    @property
    def verdict(self) -> str:
        """Which move is best and by how much, in a sentence."""
        best, *rivals = self.chances
        if not rivals:
            return f"There is nothing to choose but {best.short}."
        level = [rival for rival in rivals if not rival.clearly_behind]
        if level:
            names = listed(_some(level), "and")
            named = capital(best.short)
            return f"{named} won most often, but {names} may be as good: that may be chance."
        gap = rivals[0].behind
        return (
            f"{capital(best.short)} is best: it wins {percent(gap.value)} points more often than "
            f"{rivals[0].short} ({span(gap)})."
        )

    @property
    def hint(self) -> Hint:
        """The best move as a hint, with its chance as the reason; a call that is due goes first."""
        if self.calls:
            return hint(self.position, self.seat)
        best, *rivals = self.chances
        reason = f"it won {percent(best.wins.value)} % of the deals tried from here"
        if rivals and rivals[0].clearly_behind:
            reason += f", {percent(rivals[0].behind.value)} points more than {rivals[0].short}"
        elif rivals:
            reason += f", and {rivals[0].short} may be as good"
        return Hint(best.move, best.words, reason)

    @property
    def about(self) -> str:
        """What the numbers rest on."""
        call = " after the call that is due" if self.calls else ""
        return (
            f"Each move{call} was tried in the same {self.worlds:,} worlds that agree with what "
            f"was seen, and played on by {self.players} players; seed {self.seed}, "
            f"{self.position.house.line}."
        )

    @property
    def notes(self) -> tuple[str, ...]:
        """What else has to be known to read the numbers."""
        unfinished = sum(chance.unfinished for chance in self.chances)
        long = f"{unfinished:,} deals went on too long and count as not won."
        return self.about, f"{LIKELY}.", *([long] if unfinished else [])

    @property
    def text(self) -> str:
        """The whole analysis in lines."""
        width = max(len(chance.words) for chance in self.chances)
        rows = [f"{chance.words:<{width}}  {chance.text}" for chance in self.chances]
        return "\n".join([self.verdict, *rows, *self.notes])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        moves = ", ".join(f"{chance.move} {chance.text}" for chance in self.chances)
        return f"<Analysis of {self.position.line}: {moves}; {self.worlds} worlds>"

    def _repr_html_(self) -> str:
        return chances_html(self.verdict, [bar_of(self, c) for c in self.chances], self.notes)

    def rows(self) -> list[dict[str, object]]:
        """Return a row of plain values for each move, the best first; they can go into JSON."""
        return list(self._rows())

    def _rows(self) -> Iterator[dict[str, object]]:
        for chance in self.chances:
            yield {
                "move": chance.move,
                "words": chance.words,
                "wins": chance.wins.value,
                "low": chance.wins.low,
                "high": chance.wins.high,
                "behind": chance.behind.value,
                "behind_low": chance.behind.low,
                "behind_high": chance.behind.high,
                "clearly_behind": chance.clearly_behind,
                "unfinished": chance.unfinished,
                "text": chance.text,
                "worlds": self.worlds,
                "seed": self.seed,
                "players": self.players,
                "house": self.position.house.line,
            }

    def frame(self) -> pd.DataFrame:
        """Return a DataFrame with a line for each move; raises SwitchError without pandas."""
        return frame_of(self.rows())


def bar_of(analysis: Analysis, chance: Chance) -> ChanceBar:
    """Return a chance as a bar."""
    best, wins = chance is analysis.best, chance.wins
    sign = BEST if best else "" if chance.clearly_behind else LEVEL
    return ChanceBar(
        chance.words, sign, wins.value, wins.low, wins.high,
        chance.text, "the best" if best else chance.gap,
    )  # fmt: skip


def _some(level: list[Chance]) -> list[str]:
    """Return moves in words, the last of many as their number."""
    named = [chance.short for chance in level[:MOST_NAMED]]
    left = len(level) - MOST_NAMED
    return named + ([f"{number(left)} other{'s' if left > 1 else ''}"] if left > 0 else [])
