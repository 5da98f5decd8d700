"""The rule sets that a table may play by: the shipped houses, and each with one of its offers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from switch_edu.rules import House, house, houses

_AS_TOLD = 3  # a house as its source tells it is so much likelier than with one of its offers


@dataclass(frozen=True)
class Candidate:
    """A rule set, the name of the house that it belongs to, and its share before any answer."""

    house: House
    family: str
    share: float

    @property
    def named(self) -> bool:
        """Whether it is the house itself, without an offer."""
        return self.house.line == self.family


@cache
def families() -> tuple[Candidate, ...]:
    """Return the shipped houses, all alike likely."""
    names = houses()
    return tuple(Candidate(house(name), name, 1 / len(names)) for name in names)


@cache
def family_of(name: str) -> tuple[Candidate, ...]:
    """Return a shipped house and itself with each variation and with each option of a switch.

    What has the same rules as a shipped house goes by that one's name.
    """
    (one,) = (each for each in families() if each.family == name)
    offers = _offered(one.house)
    part = one.share / (_AS_TOLD + len(offers))
    base = Candidate(one.house, name, one.share - part * len(offers))
    return (base, *(Candidate(each, name, part) for each in offers))


def _offered(base: House) -> list[House]:
    offers: list[str | dict[str, object]] = list(base.known_variations)
    offers += [{key: word} for key, knob in base.known_knobs.items() for word in knob.options]
    shipped = [each.house.settled for each in families()]
    found = dict.fromkeys(base.with_(offer) for offer in offers)
    return [each for each in found if each.settled not in shipped]
