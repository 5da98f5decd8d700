"""An analysis that goes on: moves are tried in more and more worlds, a little at a time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import monotonic

from switch_edu.bots.sight import Sight
from switch_edu.bots.trying import Trials
from switch_edu.bots.words import doing
from switch_edu.engine.trials import UNFINISHED, WON
from switch_edu.explore.analyse_chance import Chance
from switch_edu.explore.analyse_result import Analysis
from switch_edu.explore.experiments.intervals import FEWEST, Estimate, share, share_difference

BATCH = 200  # worlds between two looks at the intervals, however small the portions are


class AnalysisRun:
    """Moves that are being tried; whoever has it calls `step` until it is `done`.

    `result` is what the worlds so far have come to. It ends when the interval of each move reaches
    no further than `margin` to both sides, or after `most` worlds; how the work was cut into steps
    makes no difference to the numbers.
    """

    def __init__(
        self, sight: Sight, actions: Sequence[int], trials: Trials, margin: float, most: int,
        seed: int, players: str, calls: bool,
    ) -> None:  # fmt: skip
        self._sight, self._actions, self._trials = sight, actions, trials
        self._margin, self._most = margin, most
        self._given = seed, players, calls
        self._columns: list[list[int]] = [[] for _ in actions]
        self.done = False

    @property
    def worlds(self) -> int:
        """In how many worlds every move has been tried so far."""
        return len(self._columns[0])

    @property
    def result(self) -> Analysis | None:
        """The analysis so far, None while there are too few worlds for an interval."""
        if self.worlds < FEWEST:
            return None
        chances = _chances(self._sight, self._actions, self._columns)
        seed, players, calls = self._given
        sight = self._sight
        return Analysis(sight.view, sight.seat, chances, self.worlds, seed, players, calls)

    def step(self, seconds: float = math.inf) -> bool:
        """Go on for about so many seconds, or a moment at least; return whether there is more."""
        until = monotonic() + seconds
        while not self.done:
            self._try_portion()
            if monotonic() >= until:
                break
        return not self.done

    def _try_portion(self) -> None:
        """Try all moves in a few more worlds, and look at the intervals once a batch is full."""
        full = min(self._most, self.worlds // BATCH * BATCH + BATCH)
        rows = self._trials.play_some(self._actions, full - self.worlds)
        for column, more in zip(self._columns, zip(*rows, strict=True), strict=True):
            column += more
        if self.worlds == full:
            narrow = all(_won(column).margin <= self._margin for column in self._columns)
            self.done = narrow or self.worlds == self._most


def _won(column: Sequence[int]) -> Estimate:
    won = column.count(WON)
    return share({1: won, 0: len(column) - won})


def _chances(
    sight: Sight, actions: Sequence[int], columns: Sequence[Sequence[int]]
) -> tuple[Chance, ...]:
    """Return the chances of all moves, the best first; those alike in the order of the hand."""
    best = max(columns, key=lambda column: column.count(WON))
    chances = [
        Chance(
            sight.text(action), doing(sight, action), _won(column), _behind(best, column),
            column.count(UNFINISHED),
        )
        for action, column in zip(actions, columns, strict=True)
    ]  # fmt: skip
    return tuple(sorted(chances, key=lambda chance: -chance.wins.value))


def _behind(best: Sequence[int], column: Sequence[int]) -> Estimate:
    """Return by how much a move wins less often than the best one, in the same worlds."""
    pairs = list(zip(best, column, strict=True))
    ahead = sum(a == WON != b for a, b in pairs)
    behind = sum(b == WON != a for a, b in pairs)
    return share_difference({1: ahead, -1: behind, 0: len(pairs) - ahead - behind})
