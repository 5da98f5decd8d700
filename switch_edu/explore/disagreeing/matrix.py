"""`sw.disagreements`: every two of several houses, with the ruling that decides between them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from switch_edu.errors import BadHouse
from switch_edu.explore.comparing.columns import Rules, read_rules
from switch_edu.explore.disagreeing.disagree import disagree
from switch_edu.explore.disagreeing.disagreement import Disagreement
from switch_edu.explore.disagreeing.matrix_picture import disagreements_html
from switch_edu.explore.frames import frame_of
from switch_edu.game.voice import counted
from switch_edu.rules import House, house

if TYPE_CHECKING:
    import pandas as pd

MOST_HOUSES = 24


@dataclass(frozen=True, eq=False, repr=False)
class Disagreements:
    """What tells each two of several houses apart; made by `sw.disagreements(…)`.

    `pairs` are the disagreements, of the first house with all later ones first.
    """

    houses: tuple[House, ...]
    pairs: tuple[Disagreement, ...]

    def cell(self, a: str | House, b: str | House) -> Disagreement:
        """Return what tells two of the houses apart, in either order.

        Raises BadHouse for two that are not both in the table.
        """
        wanted = {house(a), house(b)}
        for pair in self.pairs:
            if {pair.first, pair.second} == wanted:
                return pair
        names = " and ".join(sorted(one.line for one in wanted))
        raise BadHouse(f"This table holds no two houses {names}.")

    @property
    def summary(self) -> str:
        """In one sentence, how many pairs are told apart by a position."""
        apart = sum(map(bool, self.pairs))
        pairs = counted(len(self.pairs), "pair")
        return f"{apart} of {pairs} of houses are told apart by a position."

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each pair of houses.

        Raises SwitchError in one sentence where pandas is not installed.
        """
        return frame_of([pair.as_dict() for pair in self.pairs])

    def __str__(self) -> str:
        names = [f"{pair.first.line} and {pair.second.line}" for pair in self.pairs]
        width = max(map(len, names))
        rows = zip(names, self.pairs, strict=True)
        lines = [f"{name:<{width}}  {_short(pair)}" for name, pair in rows]
        return "\n".join([self.summary, *lines])

    def __repr__(self) -> str:
        return f"<Disagreements {len(self.houses)} houses: {self.summary}>"

    def _repr_html_(self) -> str:
        return disagreements_html(self)


def _short(pair: Disagreement) -> str:
    return f"{pair.label}: {pair.move} in {pair.line}" if pair else pair.label


def disagreements(houses: Iterable[Rules] | None = None) -> Disagreements:
    """Return what tells each two of several houses apart, of all shipped ones if none are given.

    Raises BadHouse in one sentence for what is no house, and for fewer than two or too many.
    """
    found = read_rules(houses)
    if not 2 <= len(found) <= MOST_HOUSES:
        raise BadHouse(
            f"A table of disagreements needs 2 to {MOST_HOUSES} different houses, "
            f"and there are {len(found)}."
        )
    return Disagreements(found, tuple(disagree(a, b) for a, b in combinations(found, 2)))
