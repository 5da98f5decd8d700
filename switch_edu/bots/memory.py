"""What a seat makes of all that it has seen, kept up while a game goes on."""

from __future__ import annotations

from switch_edu.bots.evidence import Evidence, Lost
from switch_edu.bots.history import Glimpse, History
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table


class Memory:
    """What one seat knows: `evidence` about the hidden cards, `view` of the table as it is now.

    Where what was seen does not add up, the evidence begins anew with what lies on the table.
    """

    def __init__(self, rules: Rules, seat: int, view: Table) -> None:
        self.rules = rules
        self.seat = seat
        self.view = view
        self.evidence = Evidence(rules, seat, view)

    def add(self, glimpse: Glimpse) -> None:
        """Take in one thing that was done."""
        self.view = glimpse.after
        try:
            self.evidence.add(glimpse)
        except Lost:
            self.evidence = Evidence(self.rules, self.seat, glimpse.after)


def memory_of(history: History) -> Memory:
    """Return what a seat makes of all that it has seen."""
    memory = Memory(history.rules, history.seat, history.start)
    for glimpse in history.glimpses:
        memory.add(glimpse)
    return memory
