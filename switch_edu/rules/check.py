"""Checking a house: what contradicts itself or does nothing, and what its source leaves open."""

from __future__ import annotations

from collections.abc import Iterator

from switch_edu.errors import BadHouse
from switch_edu.rules.checking import deal, ending, pointless, powers, turn
from switch_edu.rules.house import House
from switch_edu.rules.statements import THEMES, Rule, statements

_CHECKS = (
    *deal.CHECKS, *turn.CHECKS, *powers.CHECKS, *ending.CHECKS, *pointless.CHECKS,
)  # fmt: skip


def check(house: House) -> list[str]:
    """Return what is contradictory or pointless in a house, one sentence each (none: all is well).

    What a variation or switch makes pointless in the house beneath is no fault and not reported,
    but a switch of the house that can change nothing any more is.
    """
    return [sentence for found in _CHECKS for sentence in found(house)]


def check_offers(house: House) -> Iterator[tuple[str, list[str]]]:
    """Yield each variation and option of a switch in the house's own file, with what it brings.

    What is to be said against the house alone is left out. An offer that cannot be taken up brings
    the sentence that says why.
    """
    known = set(check(house))
    offers = [*house.file.variations]
    offers += [f"{name}={word}" for name, knob in house.file.knobs.items() for word in knob.options]
    for offer in offers:
        try:
            found = check(house.with_(offer))
        except BadHouse as error:
            found = [str(error)]
        yield offer, [sentence for sentence in found if sentence not in known]


def left_open(house: House) -> list[Rule]:
    """Return the rules on which the house's source is silent, with the reading that was taken."""
    rules = [rule for theme in THEMES for rule in statements(house, theme)]
    return [rule for rule in rules if rule.open]
