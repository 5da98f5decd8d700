"""What events are told from: the players, their rules, and the table after what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from switch_edu.engine.events import Event
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.game.voice import Who
from switch_edu.rules import House


@dataclass(frozen=True, slots=True)
class Scene:
    """What the sentences are told from: names, the house, its rules, the table after the events."""

    names: Sequence[str]
    house: House
    rules: Rules
    table: Table

    def who(self, event: Event) -> Who:
        """Return the player that an event is about."""
        return Who(self.names[event.seat])


Sentences = Mapping[str, Callable[[Event, Scene], str]]
