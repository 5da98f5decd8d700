"""Answers that nothing ever asks for, as `moot` knows them, and switches that move nothing."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.rules.checking.basis import Check, own_entries, said
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.house import House
from switch_edu.rules.moot import moot
from switch_edu.rules.words import capital

# Sources state these even where their own rules never ask for them.
_UNREMARKED = ("hand-too-big", "starter-barred", "last-place", "call.price", "call.noticed")


def answers(house: House) -> Iterator[str]:
    """Yield the answers that the house gives, other than the usual ones, to moot questions."""
    own = own_entries(house)
    for ruling, reason in moot(house).items():
        stated = ruling in own and ruling not in _UNREMARKED
        if stated and house.value(ruling) != RULINGS[ruling].default:
            yield f"{capital(reason)}, so {said(house, ruling)} does nothing."


def switches(house: House) -> Iterator[str]:
    """Yield the switches of the house that can change nothing any more."""
    reasons = moot(house)
    for name, knob in house.known_knobs.items():
        touched = knob.touches()
        if touched and touched <= reasons.keys():
            yield f"{capital(reasons[min(touched)])}, so the switch {name} does nothing."


CHECKS: tuple[Check, ...] = (answers, switches)
