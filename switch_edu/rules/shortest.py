"""The one line of a set of rules: without what changes nothing, and by name what has a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from switch_edu.errors import BadHouse
from switch_edu.rules.entries import in_order
from switch_edu.rules.settle import Settled, settle

if TYPE_CHECKING:
    from switch_edu.rules.house import House


def shortest(house: House) -> House:
    """Return the house that says the same rules with the fewest own rules, variations and switches.

    Changes that are a variation or a switch go by its name. A house that does not fit together yet,
    because more is still to be said, is returned as it is.
    """
    try:
        rules = house.settled
    except BadHouse:
        return house
    for other in (house, *_with_less(house), *_with_more(house)):
        said = _saying(other, rules)
        if said is not None and _length(said) < _length(house):
            return shortest(said)
    return house


def _length(house: House) -> tuple[int, int]:
    return len(house.overrides), len(house.variations) + len(house.knobs)


def _with_less(house: House) -> Iterator[House]:
    """Yield the house without one of its variations or switches."""
    for name in house.variations:
        yield replace(house, variations=tuple(each for each in house.variations if each != name))
    for pair in house.knobs:
        yield replace(house, knobs=tuple(each for each in house.knobs if each != pair))


def _with_more(house: House) -> Iterator[House]:
    """Yield the house with a variation or a switch more that says some of its own rules."""
    own = dict(house.overrides).keys()
    known = house.known_variations
    for name, variation in known.items():
        if name not in house.variations and variation.changes.keys() & own:
            chosen = {*house.variations, name}
            yield replace(house, variations=tuple(each for each in known if each in chosen))
    turned = dict(house.knobs)
    for name, knob in house.known_knobs.items():
        for option, changes in knob.options.items():
            if turned.get(name, knob.standard) != option and changes.keys() & own:
                settings = {**turned, name: option}
                in_place = [
                    (each, settings[each]) for each in house.known_knobs if each in settings
                ]
                yield replace(house, knobs=tuple(in_place))


def _saying(base: House, rules: Settled) -> House | None:
    """Return a house with own rules that make it say these rules, None where they do not fit."""
    below = settle(base.layers)
    entries = {**below.entries(), **rules.entries()}
    changed = {entry: rules.get(entry) for entry in entries if below.get(entry) != rules.get(entry)}
    own = {  # the answers to a power that goes are gone with it
        entry: value
        for entry, value in changed.items()
        if not (entry.startswith("answers.") and entry.split(".")[1] not in rules.answers)
    }
    for kept in (own, changed):
        said = replace(base, overrides=tuple(in_order(kept).items()))
        if _is_so(said, rules):
            return said
    return None


def _is_so(house: House, rules: Settled) -> bool:
    try:
        return house.settled.entries() == rules.entries()
    except BadHouse:
        return False
