"""Where cards may lie that a seat cannot see: places, and the cards shuffled into them.

A card is an int: its kind, and `CARD_KINDS` more for the second card of that kind. Sets of cards
are ints with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from switch_edu.cards import JOKER_BIT
from switch_edu.engine.worlds import CARD_KINDS


@dataclass(eq=False, slots=True)
class Place:
    """One card that lies face down: where it is may change, which card it is stays."""

    shuffle: Shuffle
    barred: int = 0  # cards that it cannot be
    doubted: int = 0  # cards that it hardly is

    def hides(self, card: int) -> bool:
        """Return whether a card that has not been seen yet may lie here."""
        return bool(self.shuffle.hidden & ~self.barred & 1 << card)

    def rule_out(self, never: int, hardly: int) -> None:
        """Note which cards, of those that have not been seen yet, do not or hardly lie here."""
        self.barred |= never & self.shuffle.hidden
        self.doubted |= hardly & self.shuffle.hidden


@dataclass(eq=False, slots=True)
class Shuffle:
    """Cards that were shuffled together, and as many places into which they went.

    `hidden` are those of the cards that have not been seen since. The others keep their places
    here, because nobody knows which places these were.
    """

    cards: int
    hidden: int = field(init=False)
    places: list[Place] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.hidden = self.cards

    def add_places(self, number: int) -> list[Place]:
        """Return so many new places."""
        new = [Place(self) for _ in range(number)]
        self.places += new
        return new

    def forget(self, place: Place, card: int) -> None:
        """Leave out a place together with its card, once that is known."""
        self.places.remove(place)
        self.cards &= ~(1 << card)
        self.hidden &= self.cards

    def reveal(self, card: int, places: Sequence[Place]) -> None:
        """Note that a card has turned up out of one of these places."""
        self.narrow(card, places)
        self.hidden &= ~(1 << card)

    def narrow(self, card: int, places: Sequence[Place]) -> None:
        """Note that a card is in one of these places, and in no other one."""
        inside = set(map(id, places))
        for place in self.places:
            if id(place) not in inside:
                place.barred |= 1 << card


def cards_in(cards: int) -> Iterator[int]:
    """Yield the cards of a set."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


def set_of(cards: Iterable[int]) -> int:
    """Return cards as a set."""
    return sum(1 << card for card in cards)


def both_of(faces: int) -> int:
    """Return all cards that have one of these faces; a set of faces has one bit for both jokers."""
    kinds = faces | (faces & JOKER_BIT) << 1
    return kinds | kinds << CARD_KINDS
