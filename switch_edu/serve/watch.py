"""What the teacher is told while a class is on: how many have come, and what it costs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import psutil

from switch_edu.serve.seats import Seats

_MEGABYTE = 2**20
_PAUSE = 20  # seconds between two lines at least


async def tell_how_many(seats: Seats, say: Callable[[str], None], pause: float = _PAUSE) -> None:
    """Say how many seats are taken whenever that has changed."""
    told = 0
    while True:
        await asyncio.sleep(pause)
        if seats.taken != told:
            told = seats.taken
            used = await asyncio.to_thread(memory)
            say(f"{told} of {seats.most} seats are taken; {used} MB of memory are in use.")


def memory() -> int:
    """Return the megabytes that this process and its kernels use together."""
    here = psutil.Process()
    return sum(_used(each) for each in [here, *here.children(recursive=True)]) // _MEGABYTE


def _used(process: psutil.Process) -> int:
    """Return the bytes of a process; what it shares is counted in parts, where the system can."""
    try:
        told = process.memory_full_info()
    except psutil.Error:  # it has just ended
        return 0
    return int(getattr(told, "pss", told.uss))
