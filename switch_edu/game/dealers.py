"""Who deals: the cut for the first deal, and how the deal moves on."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from switch_edu.cards import FACES, rank_of
from switch_edu.engine.deal import fill_pack, start_random
from switch_edu.engine.supply import shuffle_stock
from switch_edu.engine.table import Table
from switch_edu.game.compiling import compiled
from switch_edu.game.match_setup import CUT, derived_seed
from switch_edu.rules import House


def first_dealer(house: House, cut: Sequence[int]) -> int | None:
    """Return the seat that deals first after each has cut a card, the ace being low.

    None where the house does not cut for it, or where the lowest cards are equal: then those
    players cut again.
    """
    if house.value("dealer.first") != "cut-lowest":
        return None
    lowest = _lowest(range(len(cut)), cut)
    return lowest[0] if len(lowest) == 1 else None


def cuts_of(house: House, seats: int, seed: int) -> list[dict[int, int]]:
    """Return the cuts for the first deal of a match: the card of each seat that cuts.

    Those with equal lowest cards cut again, until one is lowest; nobody cuts a joker. There are
    none where the house does not cut for it.
    """
    cuts: list[dict[int, int]] = []
    if house.value("dealer.first") != "cut-lowest":
        return cuts
    rules = compiled(house, seats)
    table = Table()
    start_random(table, derived_seed(seed, CUT))
    cutting = list(range(seats))
    while not cuts or len(cutting) > 1:
        fill_pack(rules, table)
        shuffle_stock(table)
        faces = [kind for kind in table.stock[: table.nstock] if kind < FACES]
        cuts.append(dict(zip(cutting, faces, strict=False)))
        cutting = _lowest(cutting, faces)
    return cuts


def starting_dealer(house: House, cuts: Sequence[dict[int, int]]) -> int | None:
    """Return the seat that deals the first round of a match; None where the table deals.

    Where players agree on it, it is the first seat unless they say otherwise.
    """
    if cuts:
        cutting, cards = zip(*cuts[-1].items(), strict=True)
        return int(_lowest(cutting, cards)[0])
    return None if house.value("dealer.first") == "table" else 0


def next_dealer(house: House, dealer: int, seats: int, playing: Collection[int] = ()) -> int | None:
    """Return the seat that deals the next round; None where no player deals.

    The deal passes to the next seat that is `playing` (without any given, all are); where it
    alternates it does so too, which between two players is the other one.
    """
    if house.value("dealer.next") == "table":
        return None
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in around if not playing or seat in playing), None)


def cutter_of(house: House, playing: Sequence[int], dealer: int | None) -> int | None:
    """Return the seat that cuts the shuffled pack before a round is dealt, None where none does.

    That is the player on the dealer's right, where the house has it so.
    """
    if dealer is None or house.value("dealer.cut") == "none":
        return None
    return playing[playing.index(dealer) - 1]


def _lowest(seats: Sequence[int], cards: Sequence[int]) -> list[int]:
    ranks = [rank_of(kind) for kind in cards[: len(seats)]]
    return [seat for seat, rank in zip(seats, ranks, strict=True) if rank == min(ranks)]
