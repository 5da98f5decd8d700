"""`sw.disagree`: the smallest position on which two houses part, and why they do."""

from __future__ import annotations

from functools import lru_cache

from switch_edu.explore.disagreeing.areas import differing, play_alike, shared_seats
from switch_edu.explore.disagreeing.disagreement import Disagreement
from switch_edu.explore.disagreeing.lines import Spot, first_spot
from switch_edu.explore.disagreeing.rulings import deciding, rulings_between
from switch_edu.explore.disagreeing.smallest import Search
from switch_edu.explore.disagreeing.space import seats_of
from switch_edu.game.compiling import compiled
from switch_edu.rules import House, house


def disagree(a: str | House, b: str | House) -> Disagreement:
    """Return the smallest position on which two houses differ in a legal move, price or result.

    `a` and `b` are houses or their lines. Small positions are searched in order, each size wholly:
    fewest known cards first (top card, cards laid in an open turn, the hand of the seat in turn),
    then fewest things pending (what waits, a named suit, an open queen, each move made in an open
    turn, a card just drawn, a stock of two cards or fewer, idle turns, a turn to miss), up to five
    of both together and no more than four cards. Calls are left aside.

    Where no position tells the houses apart, the result says that they differ only in the deal,
    the calls, the scoring or the like, or else how far was searched.

    Raises BadHouse in one sentence for what is no house.
    """
    return _remembered(house(a), house(b))


def find_disagreement(one: House, other: House) -> Disagreement:
    """Return what `disagree` does, searched for anew."""
    areas = differing(one, other)
    seats = shared_seats(one, other)
    if not seats:
        return _outside(one, other, areas)
    usual = compiled(one, seats[0]), compiled(other, seats[0])
    tables = {n: (compiled(one, n), compiled(other, n)) for n in seats_of(usual, seats)}
    if all(play_alike(*pair) for pair in tables.values()):
        return _outside(one, other, areas)
    search = Search(tables)
    spot = first_spot(one, other, search.smallest())
    if spot is None:
        return _outside(one, other, areas, search.size, search.looked)
    return _found(one, other, spot, search.looked)


def _found(one: House, other: House, spot: Spot, looked: int) -> Disagreement:
    entries = deciding(one, other, spot.answer)
    return Disagreement(
        one, other,
        spot=spot,
        cells=(spot.cell(one), spot.cell(other)),
        rulings=rulings_between(one, other, entries),
        size=(spot.found.cards, spot.found.pending),
        looked=looked,
    )  # fmt: skip


def _outside(
    one: House,
    other: House,
    areas: dict[str, list[str]],
    searched: tuple[int, int] = (0, 0),
    looked: int = 0,
) -> Disagreement:
    """Return that no position tells two houses apart, where none was searched with certainty."""
    entries = [entry for area in areas.values() for entry in area]
    return Disagreement(
        one,
        other,
        rulings=rulings_between(one, other, entries),
        areas=tuple(areas),
        size=searched,
        looked=looked,
        proven=not looked,
    )


_remembered = lru_cache(maxsize=256)(find_disagreement)
