"""Bit work on sets, in a form that the compiled runtime replaces by machine instructions."""

from __future__ import annotations


def count_bits(cards: int) -> int:
    """Return the number of members of a set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """Return the number of the lowest member of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def nth_member(cards: int, n: int) -> int:
    """Return the number of the n-th member (from 0) of a set that has more than n."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return lowest(cards)
