"""Spans of game numbers: which games of a run have been played."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]  # from the first number to before the second


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return spans in order, those that touch made one."""
    found: list[Span] = []
    for start, stop in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(stop, found[-1][1]))
        else:
            found.append((start, stop))
    return tuple(found)


def gaps(spans: Iterable[Span], stop: int) -> tuple[Span, ...]:
    """Return what is missing of the numbers from 0 to before `stop`."""
    found: list[Span] = []
    at = 0
    for begin, end in joined(spans):
        if at < min(begin, stop):
            found.append((at, min(begin, stop)))
        at = max(at, end)
    if at < stop:
        found.append((at, stop))
    return tuple(found)


def length(spans: Iterable[Span]) -> int:
    """Return how many numbers spans hold that do not overlap."""
    return sum(stop - start for start, stop in spans)
