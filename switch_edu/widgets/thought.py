"""A move that somebody thinks about, a little at a time."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic

from switch_edu.game import Position


class Thought:
    """What a seat is to do at a table, while it has not made up its mind."""

    def __init__(self, table: Position, steps: Generator[None, None, str]) -> None:
        self.table = table
        self._steps = steps

    def go_on(self, seconds: float) -> str | None:
        """Think for about so many seconds, a step at least; return the move, or None for later."""
        until = monotonic() + seconds
        while True:
            try:
                next(self._steps)
            except StopIteration as ended:
                return str(ended.value)
            if monotonic() >= until:
                return None
