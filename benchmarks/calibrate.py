"""A fixed loop of plain Python, timed in the same run as everything else.

Machines differ, and so does one machine from hour to hour. A figure divided by the rate of this
loop can be compared between them: the loop does what the kernel does (ints, lists, calls), and it
must never be changed.
"""

from __future__ import annotations

import time

ROUNDS = 20_000


class _Cell:
    __slots__ = ("cards", "count")

    def __init__(self) -> None:
        self.cards = [0] * 64
        self.count = 1


def _turn(cell: _Cell, x: int) -> int:
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    place = x & 63
    if cell.cards[place] & 1:
        cell.count += 1
    cell.cards[place] += cell.count & 3
    return x


def calibration_loop() -> float:
    """Return the processor seconds that the loop takes."""
    cell = _Cell()
    x = 2463534242
    start = time.process_time()
    for _ in range(ROUNDS):
        x = _turn(cell, x)
    return time.process_time() - start


def loops_per_second(repeats: int = 15) -> float:
    """Return how many calibration loops this machine does in a second, by the best of several."""
    return 1 / min(calibration_loop() for _ in range(repeats))
