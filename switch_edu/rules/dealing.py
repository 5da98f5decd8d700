"""How many cards a deal needs and has under a house, for any number of players."""

from __future__ import annotations

from typing import Protocol


class Answers(Protocol):
    """What the deal asks of a house."""

    def value(self, ruling: str, /) -> object:
        """Return the answer to a ruling."""


_FEWER_FROM = {
    "five-from-5": ((5, 5),),
    "five-from-5-four-from-7": ((7, 4), (5, 5)),
}


def cards_each(house: Answers, players: int) -> int:
    """Return the hand that the rules deal to that many players, before any fitting to the pack."""
    dealt = int(str(house.value("hand")))
    if house.value("hand-by-players") == "seven-for-2-else-five":
        return 7 if players == 2 else 5
    for least, hand in _FEWER_FROM.get(str(house.value("hand-by-players")), ()):
        if players >= least:
            return min(hand, dealt)
    return dealt


def packs_for(house: Answers, players: int) -> int:
    """Return how many packs that many players use."""
    packs = str(house.value("packs"))
    if packs.startswith("from-"):
        return 2 if players >= int(packs[5:]) else 1
    return int(packs)


def pack_size(house: Answers, players: int) -> int:
    """Return how many cards are in play for that many players, jokers included."""
    return packs_for(house, players) * (52 + int(str(house.value("jokers"))))
