"""How fast the others play."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.errors import BadMove

LONGEST_PACE = 5.0  # seconds


@dataclass
class Pace:
    """How fast the others play: seconds a move, or not at all while `paused`."""

    seconds: float = 1.5
    paused: bool = False

    def set(self, seconds: object) -> None:
        """Set the seconds a move; raises BadMove for what is no number from 0 to the longest."""
        number = seconds if isinstance(seconds, int | float) else float("nan")
        if isinstance(seconds, bool) or not 0 <= number <= LONGEST_PACE:
            raise BadMove(
                f"“{seconds}” is no pace: it is a number of seconds from 0 to {LONGEST_PACE:g}."
            )
        self.seconds = float(number)
