"""A run: games of a plan being played in the background, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from time import monotonic

from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.plan import Plan
from switch_edu.explore.experiments.readiness import prepare
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.spans import Span, gaps, joined, length
from switch_edu.explore.experiments.workers import Batch, Workers

_FIRST_BATCH = 10
_FIRST_SHARP_BATCH = 1  # a sharp game in plain Python takes seconds
_LARGEST_BATCH = 200_000


class Run:
    """Games that are being played; whoever has it calls `step` until it is `done`.

    `result` is what the games so far have come to, at any time, after `cancel` too: complete games
    are counted under all houses or under none.
    """

    def __init__(self, plan: Plan, games: int, workers: Workers, so_far: Outcomes | None = None):
        self.plan = plan
        self.cancelled = False
        self._workers = workers
        self._counts = Counts()
        self._spans: tuple[Span, ...] = ()
        if so_far is not None:
            self._counts.add(so_far.counts)
            self._spans = so_far.spans
        self._asked = length(self._spans) + length(gaps(self._spans, games))
        self._todo = self._batches(games)
        self._waiting: set[Future[Batch]] = set()
        self._fewest = _FIRST_SHARP_BATCH if plan.has_sharp else _FIRST_BATCH
        self._batch = self._fewest
        self._begun = monotonic()
        self._at_first = self._counts.games
        prepare(games * len(plan.houses), plan.has_sharp)

    @property
    def games(self) -> int:
        """How many games have been played so far under each house."""
        return self._counts.games

    @property
    def asked(self) -> int:
        """How many games there will be when nothing is cancelled."""
        return self._asked

    @property
    def done(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.cancelled or self._all_played()

    @property
    def seconds_left(self) -> float | None:
        """How long the rest will take at the pace so far, None before anything was played."""
        played = self.games - self._at_first
        if not played:
            return None
        return (self.asked - self.games) * (monotonic() - self._begun) / played

    @property
    def result(self) -> Outcomes:
        """What the games so far have come to."""
        counts = Counts()
        counts.add(self._counts)
        return Outcomes(self.plan, counts, self._spans)

    def step(self, seconds: float = 0.1) -> bool:
        """Wait so long at most for games to be finished; return whether there is more to do.

        Raises SwitchError when those who play cannot go on; `result` is still what was played.
        """
        if self.done:
            return False
        self._hand_out()
        played, self._waiting = wait(self._waiting, seconds, FIRST_COMPLETED)
        try:
            for batch in played:
                self._take(batch.result())
        except (SwitchError, CancelledError):
            self.cancel()
            raise
        if self._all_played():
            self._workers.close()
            return False
        return True

    def cancel(self) -> None:
        """Stop; what has been played is kept, what is being played is dropped."""
        if not self.done:
            self.cancelled = True
            finished = [batch for batch in self._waiting if batch.done() and not batch.exception()]
            for batch in finished:
                self._take(batch.result())
            self._workers.close()

    def _all_played(self) -> bool:
        return self.games >= self.asked

    def _batches(self, games: int) -> Iterator[Span]:
        for start, stop in gaps(self._spans, games):
            while start < stop:
                end = min(start + self._batch, stop)
                yield start, end
                start = end

    def _hand_out(self) -> None:
        while len(self._waiting) < 2 * self._workers.size:
            span = next(self._todo, None)
            if span is None:
                return
            self._waiting.add(self._workers.submit(self.plan, *span))

    def _take(self, batch: Batch) -> None:
        """Count a batch, and make the next ones as large as the time that they should last.

        Towards the end they become small, so that all workers have something to do.
        """
        self._counts.add(batch.counts)
        self._spans = joined([*self._spans, (batch.start, batch.stop)])
        pace = (batch.stop - batch.start) / max(batch.seconds, 1e-6)
        fair = (self.asked - self.games) // (2 * self._workers.size)
        lasting = min(int(pace * self._workers.seconds), _LARGEST_BATCH)
        self._batch = max(self._fewest, min(lasting, fair))
