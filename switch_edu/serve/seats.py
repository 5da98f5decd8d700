"""How many people may use the course at once: a seat is a kernel that somebody's page has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Seats:
    """So many seats and no more. `taken` counts the kernels that pages have.

    Between a request and the start of its kernel the seat is held: thirty people may come at once.
    """

    def __init__(self, most: int, taken: Callable[[], int]) -> None:
        self.most = most
        self._taken = taken
        self._held: set[object] = set()
        self._holder: ContextVar[object] = ContextVar("holder", default=None)

    @contextmanager
    def take(self) -> Iterator[bool]:
        """Hold a seat while a page is made; yields False when there is none."""
        if self._taken() + len(self._held) >= self.most:
            yield False
            return
        holder = object()
        self._held.add(holder)
        mark = self._holder.set(holder)
        try:
            yield True
        finally:
            self._held.discard(holder)
            self._holder.reset(mark)

    def seated(self) -> None:
        """Note that the kernel of the request that is being answered has started."""
        self._held.discard(self._holder.get())
