"""What a better kind of bot gains over a weaker one, in a sentence that fits the numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from switch_edu.explore.experiments.difference import (
    interval_text,
    number,
    places_for,
    too_few,
)
from switch_edu.explore.experiments.intervals import Estimate
from switch_edu.explore.experiments.naming import with_name
from switch_edu.game.voice import capital

POINTS = " points"

Gained = tuple[str, Estimate]  # the name of a house and what is gained there


def gain_sentence(kind: str, weaker: str, ranked: Sequence[Gained], apart: bool) -> str:
    """Return where a kind of bot gains most, and where least.

    `ranked` are all houses, the largest gain first. The first and last are named only where they
    are `apart`: otherwise it may be chance which houses these are.
    """
    (top, most), (last, least) = ranked[0], ranked[-1]
    if math.isnan(most.margin):
        few = capital(too_few(most.games))
        return f"{few} to say what {kind} play gains over {weaker} play."
    if len(ranked) == 1:
        return f"{capital(with_name(top))} {_alone(kind, weaker, most)}."
    if not apart:
        places = max(places_for(most.margin), places_for(least.margin))
        ends = f"{number(least.value, places)} to {number(most.value, places)}{POINTS}"
        return (
            f"In what {kind} play gains over {weaker} play no difference between the houses is "
            f"detectable: the gains are {ends}."
        )
    return (
        f"{capital(kind)} play gains most over {weaker} play {with_name(top)}, where "
        f"{_lead(most)}, and least {with_name(last)}, where {_lead(least)}."
    )


def _alone(kind: str, weaker: str, gain: Estimate) -> str:
    if gain.holds_zero:
        return f"there is no detectable difference between {kind} and {weaker} play ({_ends(gain)})"
    side = "ahead of" if gain.value > 0 else "behind"
    return f"{kind} play is {side} {weaker} play by {interval_text(gain.size, POINTS)}"


def _lead(gain: Estimate) -> str:
    if gain.holds_zero:
        return f"neither is detectably ahead ({_ends(gain)})"
    side = "ahead" if gain.value > 0 else "behind"
    return f"it is {side} by {interval_text(gain.size, POINTS)}"


def _ends(gain: Estimate) -> str:
    places = places_for(gain.margin)
    return f"{number(gain.low, places)} to {number(gain.high, places)}{POINTS}"
