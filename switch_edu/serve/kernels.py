"""The kernels of a class: each has a seat, and its page is told when and why it ends."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from switch_edu.serve.seats import Seats

# How a page's line is closed: what the kernel's end was. 4000 and up are free to be used so.
LOST, IDLE, OVER = 4000, 4001, 4002
_GONE = timedelta(minutes=3)
_WORD = 8  # bytes of a number at the beginning of a message: how many parts, and where each begins

Close = Callable[[int], None]


class Hearing(ZMQChannelsWebsocketConnection):  # type: ignore[misc]
    """A page's connection to its kernel, which tells when it hears what the kernel says."""

    def connect(self) -> Any:
        """Connect, and return what is done once the page hears."""
        connected = super().connect()
        if connected is not None:
            kernels, kernel_id = self.multi_kernel_manager, self.kernel_id
            connected.add_done_callback(lambda _: kernels.begin_hearing(kernel_id))
        return connected

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Pass a message on to the kernel, unless it promises more parts than it can have.

        With one such message Jupyter would count to 2 ** 64 while the whole class waits. Its older
        protocol has the same trap, and no page of ours speaks it.
        """
        if not self.subprotocol or not isinstance(incoming_msg, bytes):
            return
        parts = int.from_bytes(incoming_msg[:_WORD], "little")
        if _WORD * parts < len(incoming_msg):
            super().handle_incoming_message(incoming_msg)


class Kernels(AsyncMappingKernelManager):  # type: ignore[misc]
    """Kernels that take and free the seats of their class."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._lines: defaultdict[str, set[Close]] = defaultdict(set)  # open pages, by kernel
        self._heard: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    @property
    def seats(self) -> Seats:
        """The seats of the class."""
        return self.parent.seats  # type: ignore[no-any-return]

    def connect(self, kernel_id: str, close: Close) -> bool:
        """Note how the line to a page is closed; say whether the kernel is there at all."""
        if kernel_id in self:
            self._lines[kernel_id].add(close)
        return kernel_id in self

    def disconnect(self, kernel_id: str, close: Close) -> None:
        """Note that a page has gone."""
        if kernel_id in self:
            self._lines[kernel_id].discard(close)

    def begin_hearing(self, kernel_id: str) -> None:
        """Note that a page hears all that the kernel says from now on."""
        self._heard[kernel_id].set()

    async def heard(self, kernel_id: str) -> bool:
        """Wait until a page hears what the kernel says: what it said before would be lost.

        False when the kernel has ended first, perhaps because the page has gone.
        """
        if kernel_id in self:
            await self._heard[kernel_id].wait()
        return kernel_id in self

    async def end(self, kernel_id: str, reason: int) -> None:
        """End a kernel and tell its page why."""
        self._tell(kernel_id, reason)
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel on the seat of the request that is being answered; return its id."""
        kernel_id: str = self.new_kernel_id()
        self.seats.hand_over(kernel_id)
        try:
            await super().start_kernel(**{**options, "kernel_id": kernel_id})
        except BaseException:
            self.seats.leave(kernel_id)
            raise
        return kernel_id

    async def shutdown_kernel(self, kernel_id: str, *_: Any, **__: Any) -> None:
        """Free the seat, and end the kernel at once: all that is kept, the page has."""
        self.seats.leave(kernel_id)
        await super().shutdown_kernel(kernel_id, now=True)

    async def shutdown_all(self, *_: Any, **__: Any) -> None:
        """End all kernels at once."""
        await super().shutdown_all(now=True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, by itself or by us; tell its page, if one is still there.

        A page that was told before, because it was idle, has no line any more.
        """
        self.seats.leave(kernel_id)
        self._heard.pop(kernel_id, asyncio.Event()).set()
        self.parent.forget(kernel_id)
        self._tell(kernel_id, LOST)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that nobody has used for long, or whose page has gone without a word."""
        idle = datetime.now(UTC) - self.get_kernel(kernel_id).last_activity
        gone = not self._lines[kernel_id] and idle > _GONE
        if gone or idle > timedelta(seconds=self.cull_idle_timeout):
            await self.end(kernel_id, IDLE)

    def say_goodbye(self) -> None:
        """Tell all pages that the class is over."""
        for kernel_id in list(self._lines):
            self._tell(kernel_id, OVER)

    def _tell(self, kernel_id: str, reason: int) -> None:
        for close in list(self._lines.pop(kernel_id, ())):
            close(reason)
