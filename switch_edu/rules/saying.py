"""The rules of a house as sentences: the answer to each ruling, the powers, the answers to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS, pickup_of, waits
from switch_edu.rules.ruling import Value
from switch_edu.rules.words import (
    capital,
    cards_in_words,
    counted,
    either_of,
    listed,
    power_in_words,
)

if TYPE_CHECKING:
    from switch_edu.rules.house import House


def value_in_words(ruling: str, value: Value) -> str:
    """Return a value of a ruling in words: "one card", "2 to 7 players", "aces and red jacks"."""
    rule = RULINGS[ruling]
    if rule.kind == "number":
        return counted(int(str(value)), rule.unit.removesuffix("s"))
    if not isinstance(value, tuple):
        return rule.options[str(value)]
    if rule.kind == "range":
        low, high = value
        return f"{low} {rule.unit}" if low == high else f"{low} to {high} {rule.unit}"
    if rule.kind == "set":
        return listed(rule.options[str(word)] for word in value) or "none"
    words = [rule.options.get(str(word)) or cards_in_words(str(word), 2) for word in value]
    return listed(words, "and") or "none"


def power_sentence(house: House, selector: str) -> str:
    """Return what cards with a power do, and what answers them, as sentences."""
    power = house.powers[selector]
    first = f"{capital(cards_in_words(selector))}: {power_in_words(power)}."
    if not waits(power):
        return first
    return f"{first} {answers_sentence(power, house.answers.get(selector, {}))}"


def answers_sentence(power: str, given: Mapping[str, str]) -> str:
    """Return what answers a power: "A two adds to it; a red jack cancels it all."."""
    if not given:
        return "Nothing answers it." if pickup_of(power) else "There is no answer to it."
    by_how: dict[str, list[str]] = {}
    for selector, how in given.items():
        by_how.setdefault(how, []).append(selector)
    parts = [f"{either_of(selectors)} {HOWS[how]}" for how, selectors in by_how.items()]
    return f"{capital('; '.join(parts))}."
