"""Rules in words: cards and powers as a player would say them, for sheets and refusals."""

from __future__ import annotations

from collections.abc import Iterable

from switch_edu.cards import RANK_NAMES
from switch_edu.rules.entries import POWERS, pickup_of
from switch_edu.rules.selectors import cards_in_words

__all__ = ["cards_in_words", "counted", "either_of", "listed", "number_in_words", "power_in_words"]


def number_in_words(number: int) -> str:
    """Return a small number as a word: 2 is "two", 12 is "12"."""
    small = ("no", "one", *RANK_NAMES[1:10])
    return small[number] if number <= 10 else str(number)


def counted(number: int, thing: str) -> str:
    """Return a number of things in words: "one card", "five cards"."""
    return f"{number_in_words(number)} {thing}{'' if number == 1 else 's'}"


def power_in_words(power: str) -> str:
    """Return what a card with this power does: "the next player misses a turn"."""
    size = pickup_of(power)
    return f"the next player picks up {counted(size, 'card')}" if size else POWERS[power]


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return words as a list: "a", "a and b", "a, b and c"."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def either_of(selectors: Iterable[str]) -> str:
    """Return selectors as a choice: "a two, a black jack or a red jack"."""
    return listed((cards_in_words(selector) for selector in selectors), "or")
