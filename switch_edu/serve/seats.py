"""How many people may use the course at once: a seat is held by a request, then by its kernel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Seats:
    """So many seats and no more: thirty people may come at the same moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._holders: set[object] = set()  # requests whose kernels are still to start, kernels
        self._request: ContextVar[object] = ContextVar("request", default=None)

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return len(self._holders)

    @contextmanager
    def take(self) -> Iterator[bool]:
        """Hold a seat while a page is made; yields False when there is none."""
        if self.taken >= self.most:
            yield False
            return
        request = object()
        self._holders.add(request)
        mark = self._request.set(request)
        try:
            yield True
        finally:
            self._holders.discard(request)
            self._request.reset(mark)

    def hand_over(self, kernel: str) -> None:
        """Give the seat of the request that is being answered to its kernel, which starts now."""
        self._holders.discard(self._request.get())
        self._holders.add(kernel)

    def leave(self, kernel: str) -> None:
        """Free the seat of a kernel; one that has none, or no longer, is no error."""
        self._holders.discard(kernel)
