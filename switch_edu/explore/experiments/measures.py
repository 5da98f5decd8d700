"""All that is measured of a game: what it means, how it is told, and where the kernel counts it."""

from __future__ import annotations

from switch_edu.engine import tally
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.explore.experiments.measure import Measure
from switch_edu.game.given import shown
from switch_edu.game.voice import ordinal

_COUNTED = (
    Measure(
        "turns",
        "turns",
        "turns in which a player acted",
        ("a game takes {} turns", "a game is {} turns longer", "a game is {} turns shorter"),
        tally.TURNS,
    ),
    Measure(
        "cards",
        "cards played",
        "cards laid by all players",
        ("{} cards are played", "{} more cards are played", "{} fewer cards are played"),
        tally.PLAYED,
    ),
    Measure(
        "drawn",
        "cards drawn",
        "cards drawn by choice or for want of a card",
        ("{} cards are drawn", "{} more cards are drawn", "{} fewer cards are drawn"),
        tally.DRAWN,
    ),
    Measure(
        "penalties",
        "penalty cards",
        "cards picked up for anything else: pickups, fines, forgotten calls",
        (
            "{} penalty cards are picked up",
            "{} more penalty cards are picked up",
            "{} fewer penalty cards are picked up",
        ),
        tally.PENALTY,
    ),
    Measure(
        "missed",
        "turns missed",
        "turns that a player had to miss",
        ("{} turns are missed", "{} more turns are missed", "{} fewer turns are missed"),
        tally.MISSED,
    ),
    Measure(
        "chain",
        "longest chain",
        "turns in a row that each left a pickup or skip waiting, the longest of the game",
        (
            "the longest chain has {} turns",
            "the longest chain is {} turns longer",
            "the longest chain is {} turns shorter",
        ),
        tally.CHAIN,
    ),
    Measure(
        "owed",
        "most cards owed",
        "most cards that waited for one player",
        (
            "the most that waits for one player is {} cards",
            "the most that waits for one player is {} cards more",
            "the most that waits for one player is {} cards less",
        ),
        tally.OWED,
    ),
    Measure(
        "lead-changes",
        "lead changes",
        "how often another player came to hold strictly the fewest cards",
        (
            "the lead changes {} times",
            "the lead changes {} times more",
            "the lead changes {} times less",
        ),
        tally.LEADS,
    ),
    Measure(
        "lead-kept",
        "lead taken for good after",
        "the part of the game after which the winner kept the lead; only games that are won",
        (
            "the winner takes the lead for good after {} of the game",
            "the winner takes the lead for good {} later",
            "the winner takes the lead for good {} earlier",
        ),
        tally.LEAD_KEPT,
        "part",
        optional=True,
    ),
    Measure(
        "points",
        "points scored",
        "points that all players score together; only rounds that count, where points are scored",
        ("{} points are scored", "{} more points are scored", "{} fewer points are scored"),
        tally.POINTS,
        optional=True,
    ),
    Measure(
        "blocked",
        "games blocked",
        "games in which nobody could go on, or that the house stopped",
        (
            "{} of the games are blocked",
            "the share of blocked games is {} higher",
            "the share of blocked games is {} lower",
        ),
        tally.WAS_BLOCKED,
        "share",
    ),
    Measure(
        "unfinished",
        "games unfinished",
        "games that went on longer than was waited for",
        (
            "{} of the games are left unfinished",
            "the share of unfinished games is {} higher",
            "the share of unfinished games is {} lower",
        ),
        tally.UNFINISHED,
        "share",
    ),
)


def measures_for(players: int) -> tuple[Measure, ...]:
    """Return all measures of a game of so many players."""
    equal = f"; {100 / players:.1f} % of those that are won if all were equal"
    order = tuple(
        Measure(
            f"order-{at + 1}",
            f"won by who goes {ordinal(at + 1)}",
            f"games won by the player who is {ordinal(at + 1)} in the order of play{equal}",
            _wins(f"whoever goes {ordinal(at + 1)}"),
            tally.IN_ORDER + at,
            "share",
        )
        for at in range(players)
    )
    seats = tuple(
        Measure(
            f"seat-{at + 1}",
            f"won by seat {at + 1}",
            f"games won by seat {at + 1}; the deal goes round{equal}",
            _wins(f"seat {at + 1}"),
            tally.WON + at,
            "share",
        )
        for at in range(players)
    )
    return (*_COUNTED, *order, *seats)


def _wins(who: str) -> tuple[str, str, str]:
    return (
        f"{who} wins {{}} of the games",
        f"{who} wins {{}} more",
        f"{who} wins {{}} less",
    )


def measure_named(name: object, players: int) -> Measure:
    """Return a measure by its name; raises SwitchError with "did you mean" for an unknown one."""
    known = {measure.name: measure for measure in measures_for(players)}
    if not isinstance(name, str) or name not in known:
        hint = did_you_mean(name, known) or f" (there are {', '.join(known)})"
        raise SwitchError(f"Nothing that is measured is called “{shown(name)}”{hint}.")
    return known[name]
