"""What happened, as ints: the kernel notes events, `read_events` turns them into tuples."""

from __future__ import annotations

from typing import NamedTuple

from switch_edu.engine.layout import EVENT_NAMES, EVENT_WIDTH, MAX_EVENTS
from switch_edu.engine.table import Table


def note(table: Table, code: int, seat: int, a: int, b: int) -> None:
    """Append an event to the buffer; what does not fit is dropped."""
    n = table.nevents
    if n < MAX_EVENTS:
        at = n * EVENT_WIDTH
        table.events[at] = code
        table.events[at + 1] = seat
        table.events[at + 2] = a
        table.events[at + 3] = b
        table.nevents = n + 1


class Event(NamedTuple):
    """One thing that happened: its name (see `layout.EVENT_NAMES`), the seat, and two details."""

    name: str
    seat: int
    a: int
    b: int


def read_events(table: Table) -> tuple[Event, ...]:
    """Return the events noted since the buffer was last emptied, oldest first."""
    events = []
    for n in range(int(table.nevents)):
        at = n * EVENT_WIDTH
        code, seat, a, b = (int(v) for v in table.events[at : at + EVENT_WIDTH])
        events.append(Event(EVENT_NAMES[code], seat, a, b))
    return tuple(events)
