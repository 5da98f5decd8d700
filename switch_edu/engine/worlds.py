"""Worlds: what may lie face down, drawn by chance from what a seat cannot rule out.

Cards that were shuffled together lie in as many places, in hands, the stock or elsewhere. Which
card may lie in which place is given as sets; every arrangement that keeps to them is equally
likely, but for doubts: cards that a player would hardly have kept. Arrangements are drawn one after
another by exchanging cards (Metropolis' method), so that each takes a few exchanges a card.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from switch_edu.cards import UNKNOWN
from switch_edu.engine.supply import draw_number, give
from switch_edu.engine.table import Table

CARD_KINDS = UNKNOWN  # a card is its kind, and so much more for the second of a kind

# A place is a row of ints.
CAN = 0  # two sets: the cards that may lie there, first and second of each kind
DOUBT = 2  # two sets: those of them that hardly do
WHERE = 4  # a seat, or one of the numbers below
SPOT = 5  # which card of the stock or of the older discards
FIRST = 6  # the first of the places that its cards were shuffled into
AMONG = 7  # and how many these are
HIDDEN = 8  # two sets: those of its cards that have not been seen since
PLACE_WIDTH = 10

IN_STOCK, IN_OLDER, NOWHERE = 8, 9, 10  # beyond the seats

DOUBTED = 10  # a doubted card is so many times less likely to be there
MOST_DOUBTS = 8  # at once; more count as so many


def arrange(
    table: Table, places: Sequence[Sequence[int]], cards: MutableSequence[int], sweeps: int
) -> None:
    """Draw another arrangement: `cards[i]` is the card in place i. The table gives the luck.

    Exchanges of two cards may not reach every arrangement; of three in a ring they go further.
    """
    for _ in range(sweeps):
        for i in range(len(places)):
            first, among = places[i][FIRST], places[i][AMONG]
            exchange(table, places, cards, i, first + draw_number(table, among))
    for i in range(len(places)):
        first, among = places[i][FIRST], places[i][AMONG]
        j = first + draw_number(table, among)
        rotate(table, places, cards, i, j, first + draw_number(table, among))


def exchange(
    table: Table, places: Sequence[Sequence[int]], cards: MutableSequence[int], i: int, j: int
) -> None:
    """Exchange two cards if both may lie there, the less gladly the more doubts it raises."""
    a = cards[i]
    b = cards[j]
    if not (may_lie(places, i, b) and may_lie(places, j, a)):
        return
    more = doubt(places, i, b) + doubt(places, j, a) - doubt(places, i, a) - doubt(places, j, b)
    if accepted(table, more):
        cards[i] = b
        cards[j] = a


def rotate(
    table: Table,
    places: Sequence[Sequence[int]],
    cards: MutableSequence[int],
    i: int,
    j: int,
    k: int,
) -> None:
    """Pass three cards round if all may lie there: i gets that of j, j that of k, k that of i."""
    if i == j or j == k or k == i:
        return
    a = cards[i]
    b = cards[j]
    c = cards[k]
    if not (may_lie(places, i, b) and may_lie(places, j, c) and may_lie(places, k, a)):
        return
    more = doubt(places, i, b) + doubt(places, j, c) + doubt(places, k, a)
    more -= doubt(places, i, a) + doubt(places, j, b) + doubt(places, k, c)
    if accepted(table, more):
        cards[i] = b
        cards[j] = c
        cards[k] = a


def may_lie(places: Sequence[Sequence[int]], i: int, card: int) -> int:
    """Return 1 if a card may lie in a place."""
    return places[i][CAN + card // CARD_KINDS] >> card % CARD_KINDS & 1


def doubt(places: Sequence[Sequence[int]], i: int, card: int) -> int:
    """Return 1 if it is doubtful that a card lies in a place."""
    return places[i][DOUBT + card // CARD_KINDS] >> card % CARD_KINDS & 1


def accepted(table: Table, more: int) -> bool:
    """Return whether an exchange that raises so many more doubts is made."""
    if more <= 0:
        return True
    return draw_number(table, DOUBTED ** min(more, MOST_DOUBTS)) == 0


def lay_out(table: Table, places: Sequence[Sequence[int]], cards: Sequence[int]) -> None:
    """Put an arrangement on a table that has only what is known."""
    for i in range(len(places)):
        kind = cards[i] % CARD_KINDS
        where = places[i][WHERE]
        if not places[i][HIDDEN + cards[i] // CARD_KINDS] >> kind & 1:
            continue
        if where < IN_STOCK:
            give(table, where, kind)
        elif where == IN_STOCK:
            table.stock[places[i][SPOT]] = kind
        elif where == IN_OLDER:
            table.older[places[i][SPOT]] = kind
