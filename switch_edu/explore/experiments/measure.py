"""One thing that is counted in each game: its names, its meaning, and how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["count", "share", "part"]


@dataclass(frozen=True)
class Measure:
    """Something that is counted in each game.

    `label` is what a mean of it is, `meaning` says how it is counted. A "count" is a number, a
    "share" is counted 1 or 0, a "part" in thousandths of the game; both are shown in per cent. An
    `optional` one is missing in some games. `says` are clauses around a number: what a mean is, and
    what more and what less of it is.
    """

    name: str
    label: str
    meaning: str
    says: tuple[str, str, str]
    column: int
    kind: Kind = "count"
    optional: bool = False

    @property
    def scale(self) -> float:
        """What a mean of the counted numbers is multiplied by to be shown."""
        return {"count": 1.0, "share": 100.0, "part": 0.1}[self.kind]

    @property
    def unit(self) -> str:
        """The sign behind a shown number."""
        return "" if self.kind == "count" else " %"

    @property
    def points(self) -> str:
        """The word behind a difference of shares, which is no share itself."""
        return "" if self.kind == "count" else " points"

    @property
    def of_wins(self) -> bool:
        """Whether it is somebody's share of the games won."""
        return self.name.startswith(("order-", "seat-"))
