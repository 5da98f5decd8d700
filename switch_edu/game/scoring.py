"""Points for cards left in hands, and how totals decide a match of several rounds."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import FACES, RED, rank_of
from switch_edu.rules import House

ACE, EIGHT, JACK, QUEEN, KING = 0, 7, 10, 11, 12


def points(house: House, kind: int) -> int:
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


def round_scores(
    house: House, winner: int | None, hands: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """Return what each seat scores in a round won by a seat (None: blocked), or () without scoring.

    `hands` are the kinds left in each hand.
    """
    left = [sum(points(house, kind) for kind in hand) for hand in hands]
    match str(house.value("score")):
        case "losers":
            return tuple(left)
        case "winner":
            return tuple(sum(left) if seat == winner else 0 for seat in range(len(left)))
    return ()


def eliminated(house: House, totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that the ceiling of a match puts out; none where a match has no ceiling."""
    if not str(house.value("match")).startswith("ceiling"):
        return ()
    ceiling = int(str(house.value("ceiling")))
    reaching = house.value("ceiling-exact") == "out"
    return tuple(
        seat
        for seat, total in enumerate(totals)
        if total > ceiling or (reaching and total == ceiling)
    )


def match_winners(house: House, totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that win a match with these totals: several share it, none if it goes on.

    A match by rounds is taken to be over; one with a ceiling is over when its rule says so.
    """
    out = eliminated(house, totals)
    seats = range(len(totals))
    match str(house.value("match")):
        case "rounds-lowest":
            best = [seat for seat in seats if totals[seat] == min(totals)]
        case "rounds-highest":
            best = [seat for seat in seats if totals[seat] == max(totals)]
        case "ceiling-stop" if out:
            best = [seat for seat in seats if totals[seat] == min(totals)]
        case "ceiling-elimination" if len(out) == len(totals) - 1:
            best = [seat for seat in seats if seat not in out]
        case _:
            best = []
    undecided = len(best) > 1 and house.value("tie") == "sudden-death"
    return () if undecided else tuple(best)


def first_dealer(house: House, cut: Sequence[int]) -> int | None:
    """Return the seat that deals first after each has cut a card, the ace being low.

    None where the house does not cut for it, or where the lowest cards are equal: then those
    players cut again.
    """
    if house.value("dealer.first") != "cut-lowest":
        return None
    ranks = [rank_of(kind) for kind in cut]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else None


def next_dealer(house: House, dealer: int, seats: int) -> int | None:
    """Return the seat that deals the next round; None where no player deals."""
    return None if house.value("dealer.next") == "table" else (dealer + 1) % seats
