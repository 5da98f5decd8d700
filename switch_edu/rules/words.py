"""Cards, powers, numbers and lists in words, as a player would say them."""

from __future__ import annotations

from collections.abc import Iterable

from switch_edu.rules.entries import POWERS, pickup_of
from switch_edu.rules.selectors import cards_in_words

__all__ = [
    "capital", "cards_in_words", "counted", "either_of", "listed", "number", "power_in_words",
]  # fmt: skip

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip


def capital(text: str) -> str:
    """Return a text with its first letter large."""
    return text[:1].upper() + text[1:]


def number(n: int) -> str:
    """Return a number as a word up to twelve, in digits above: "ten thousand" is "10,000"."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else f"{n:,}"


def counted(n: int, thing: str = "card") -> str:
    """Return a number of things: "one card", "four cards"."""
    return f"{number(n)} {thing}{'' if n == 1 else 's'}"


def power_in_words(power: str) -> str:
    """Return what a card with this power does: "the next player misses a turn"."""
    size = pickup_of(power)
    return f"the next player picks up {counted(size, 'card')}" if size else POWERS[power]


def listed(words: Iterable[str], last: str = "or") -> str:
    """Return words as a list: "a", "a or b", "a, b or c"."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def either_of(selectors: Iterable[str]) -> str:
    """Return selectors as a choice: "a two, a black jack or a red jack"."""
    return listed(cards_in_words(selector) for selector in selectors)
