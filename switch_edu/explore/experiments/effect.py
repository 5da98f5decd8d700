"""The effect of a switch, or of two of them together, on a measure."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.explore.experiments.difference import interval_text
from switch_edu.explore.experiments.intervals import Estimate
from switch_edu.explore.experiments.measure import Measure


@dataclass(frozen=True)
class Effect:
    """What a switch, or two of them together, does to a measure, as it is shown."""

    switches: tuple[str, ...]
    measure: Measure
    estimate: Estimate

    @property
    def name(self) -> str:
        """The switch, or both joined by "×"."""
        return " × ".join(self.switches)

    @property
    def quoted(self) -> str:
        """The same inside a sentence."""
        return " × ".join(f"“{name}”" for name in self.switches)

    @property
    def detected(self) -> bool:
        """Whether the interval excludes 0."""
        return not self.estimate.holds_zero

    @property
    def text(self) -> str:
        """The effect with its interval: "−5.3 (−5.5 to −5.1)"."""
        return interval_text(self.estimate, self.measure.points)

    def rank(self, spread: float) -> tuple[bool, float]:
        """Return by what effects are ordered: whether one was detected, then its size."""
        return self.detected, abs(self.estimate.value) / spread
