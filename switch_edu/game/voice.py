"""Grammar: players as subjects ("You draw", "Robin draws"), numbers, lists and cards in words."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.cards import (
    ALL_FACES,
    FACES,
    RANK_NAMES,
    RANK_SETS,
    SUIT_NAMES,
    SUIT_SETS,
    UNKNOWN,
    card_name,
    faces_in,
)
from switch_edu.rules.words import capital, counted, listed, number

__all__ = [
    "Who", "a_rank", "a_suit", "capital", "counted", "listed", "number", "ordinal", "the_card",
    "these_cards",
]  # fmt: skip

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_IRREGULAR = {"have": "has", "are": "is", "do": "does", "try": "tries"}
_IRREGULAR |= {verb: verb for verb in ("may", "must", "can")}
_HISSING = ("s", "sh", "ch", "x")


@dataclass(frozen=True, slots=True)
class Who:
    """A player in a sentence; whoever is called "You" is spoken to, the others are spoken of."""

    name: str

    @property
    def you(self) -> bool:
        """Whether this player is spoken to."""
        return self.name == "You"

    @property
    def inner(self) -> str:
        """The player inside a sentence: "you" or "Robin"."""
        return "you" if self.you else self.name

    @property
    def whose(self) -> str:
        """What belongs to the player, inside a sentence: "your" or "Robin’s"."""
        return "your" if self.you else f"{self.name}’s"

    def does(self, verb: str) -> str:
        """Return the player and a verb to start a sentence: "You draw", "Robin draws"."""
        return f"{self.name} {self._form(verb)}"

    def did(self, verb: str) -> str:
        """Return the player and a verb inside a sentence: "you draw", "Robin draws"."""
        return f"{self.inner} {self._form(verb)}"

    def _form(self, verb: str) -> str:
        if self.you:
            return verb
        return _IRREGULAR.get(verb) or verb + ("es" if verb.endswith(_HISSING) else "s")


def ordinal(n: int) -> str:
    """Return "first" to "eighth"."""
    return _ORDINALS[n]


def the_card(kind: int) -> str:
    """Return a card inside a sentence: "the ten of hearts", "the joker", "a card"."""
    if kind < FACES:
        return f"the {card_name(kind)}"
    return "a card" if kind == UNKNOWN else "the joker"


def a_suit(suit: int) -> str:
    """Return a card of a suit: "a club"."""
    return f"a {SUIT_NAMES[suit][:-1]}"


def a_rank(rank: int) -> str:
    """Return a card of a rank: "a nine", "an ace"."""
    return f"{'an' if rank in (0, 7) else 'a'} {RANK_NAMES[rank]}"


def these_cards(cards: int, last: str = "or", most: int = 3) -> str:
    """Return a set of faces in words: whole suits and ranks by name, up to `most` cards singly.

    A set that takes more words than that is "any of N cards".
    """
    if cards & ALL_FACES == ALL_FACES:
        return "any card"
    parts = _wholes(cards)
    single = [the_card(face) for face in faces_in(cards & ~_covered(cards) & ALL_FACES)]
    if len(single) > most:
        return f"any of {counted(cards.bit_count())}"
    return listed([*parts, *single], last)


def _wholes(cards: int) -> list[str]:
    suits = [a_suit(suit) for suit in range(4) if cards & SUIT_SETS[suit] == SUIT_SETS[suit]]
    return suits + [a_rank(rank) for rank in _whole_ranks(cards)]


def _whole_ranks(cards: int) -> list[int]:
    return [rank for rank in range(13) if cards & RANK_SETS[rank] == RANK_SETS[rank]]


def _covered(cards: int) -> int:
    whole = sum(mask for mask in SUIT_SETS if cards & mask == mask)
    for rank in _whole_ranks(cards):
        whole |= RANK_SETS[rank]
    return whole
