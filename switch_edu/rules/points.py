"""What a card that is left in a hand counts."""

from __future__ import annotations

from switch_edu.cards import FACES, RED, rank_of
from switch_edu.rules.dealing import Answers

ACE, EIGHT, JACK, QUEEN, KING = 0, 7, 10, 11, 12


def points(house: Answers, kind: int) -> int:
    """Return what a card left in hand counts; a number counts its number."""
    if kind >= FACES:
        return int(str(house.value("value.joker")))
    rank = rank_of(kind)
    if rank == JACK:
        value = str(house.value("value.jack"))
        if value.isdigit():
            return int(value)
        return 20 if RED >> kind & 1 else 50
    if rank in (QUEEN, KING):
        queen, _, king = str(house.value("value.court")).partition("-")
        return int(queen if rank == QUEEN else king)
    by_ruling = {ACE: "value.ace", EIGHT: "value.eight"}
    return int(str(house.value(by_ruling[rank]))) if rank in by_ruling else rank + 1
