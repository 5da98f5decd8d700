"""What is measured of a game: the names, what they mean, and where the kernel counts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from switch_edu.engine import tally
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.game.voice import ordinal

Kind = Literal["count", "share", "part"]


@dataclass(frozen=True)
class Measure:
    """Something that is counted in each game.

    `label` is what a mean of it is, `meaning` says how it is counted. A "count" is a number, a
    "share" is counted 1 or 0, a "part" in thousandths of the game; both are shown in per cent. An
    `optional` one is missing in some games.
    """

    name: str
    label: str
    meaning: str
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


_COUNTED = (
    Measure("turns", "turns", "turns in which a player acted", tally.TURNS),
    Measure("cards", "cards played", "cards laid by all players", tally.PLAYED),
    Measure("drawn", "cards drawn", "cards drawn by choice or for want of a card", tally.DRAWN),
    Measure(
        "penalties",
        "penalty cards",
        "cards picked up for anything else: pickups, fines, forgotten calls",
        tally.PENALTY,
    ),
    Measure("missed", "turns missed", "turns that a player had to miss", tally.MISSED),
    Measure(
        "chain",
        "longest chain",
        "turns in a row that each left a pickup or skip waiting, the longest of the game",
        tally.CHAIN,
    ),
    Measure("owed", "most cards owed", "most cards that waited for one player", tally.OWED),
    Measure(
        "lead-changes",
        "lead changes",
        "how often another player came to hold strictly the fewest cards",
        tally.LEADS,
    ),
    Measure(
        "lead-kept",
        "lead taken for good after",
        "the part of the game after which the winner kept the lead; only games that are won",
        tally.LEAD_KEPT,
        "part",
        optional=True,
    ),
    Measure(
        "points",
        "points scored",
        "points that all players score together; only rounds that count, where points are scored",
        tally.POINTS,
        optional=True,
    ),
    Measure(
        "blocked",
        "games blocked",
        "games in which nobody could go on, or that the house stopped",
        tally.WAS_BLOCKED,
        "share",
    ),
    Measure(
        "unfinished",
        "games unfinished",
        "games that went on longer than was waited for",
        tally.UNFINISHED,
        "share",
    ),
)


def measures_for(players: int) -> tuple[Measure, ...]:
    """Return all measures of a game of so many players."""
    order = tuple(
        Measure(
            f"order-{at + 1}",
            f"won by who goes {ordinal(at + 1)}",
            f"games won by the player who is {ordinal(at + 1)} in the order of play",
            tally.IN_ORDER + at,
            "share",
        )
        for at in range(players)
    )
    seats = tuple(
        Measure(
            f"seat-{at + 1}",
            f"won by seat {at + 1}",
            f"games won by seat {at + 1}; the deal goes round",
            tally.WON + at,
            "share",
        )
        for at in range(players)
    )
    return (*_COUNTED, *order, *seats)


def measure_named(name: str, players: int) -> Measure:
    """Return a measure by its name; raises SwitchError with "did you mean" for an unknown one."""
    known = {measure.name: measure for measure in measures_for(players)}
    if name not in known:
        hint = did_you_mean(str(name), known) or f" (there are {', '.join(known)})"
        raise SwitchError(f"Nothing that is measured is called “{name}”{hint}.")
    return known[name]
