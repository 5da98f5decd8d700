"""Rules in words: cards, powers and answers as a player would say them.

`cards_in_words` says which cards a selector names; the functions here say what they do. Refusals,
rule sheets and quick references all speak with these words.
"""

from __future__ import annotations

from collections.abc import Iterable

from switch_edu.cards import RANK_NAMES
from switch_edu.rules.entries import HOWS, POWERS, pickup_of
from switch_edu.rules.selectors import cards_in_words

__all__ = [
    "answer_in_words", "cards_in_words", "counted", "either_of", "listed", "number_in_words",
    "owed_in_words", "pickup_words", "power_in_words",
]  # fmt: skip


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


def answer_in_words(attacker: str, selector: str, how: str) -> str:
    """Return what an answer does: "a red jack on a black jack cancels all that waits"."""
    return f"{cards_in_words(selector)} on {cards_in_words(attacker)} {HOWS[how]}"


def pickup_words(attacker: str) -> str:
    """Return the power of waiting cards as a noun: "black jacks", "twos"."""
    return cards_in_words(attacker, 2)


def owed_in_words(cards: int, turns: int) -> str:
    """Return what a player faces: "five cards", "one missed turn", or both."""
    parts = [counted(cards, "card")] if cards else []
    parts += [counted(turns, "missed turn")] if turns else []
    return " and ".join(parts) or "nothing"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return words as a list: "a", "a and b", "a, b and c"."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def either_of(selectors: Iterable[str]) -> str:
    """Return selectors as a choice: "a two, a black jack or a red jack"."""
    return listed((cards_in_words(selector) for selector in selectors), "or")
