"""Who plays batches of games: threads on this machine, or the workers of a Dask cluster.

A thread plays with the compiled kernel as soon as that is ready. Until then it lets a process of
its own play in plain Python, and always where seats are sharp, which think in Python. A batch whose
worker was killed is played again, so that nothing is lost; since counts are exact, it does not
matter who played what.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from threading import local
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.child import Child
from switch_edu.explore.experiments.counting import Counts, count_games
from switch_edu.explore.experiments.plan import Plan
from switch_edu.explore.experiments.readiness import ready
from switch_edu.game.given import shown

PATIENCE = "10s"  # for a scheduler to answer


class Batch(NamedTuple):
    """Games that have been played: which, what they came to, and how long it took."""

    start: int
    stop: int
    counts: Counts
    seconds: float


class Workers(Protocol):
    """Who plays batches: `size` of them at a time, each to last about `seconds`."""

    seconds: float

    @property
    def size(self) -> int:
        """How many batches can be played at a time."""
        ...

    def submit(self, plan: Plan, start: int, stop: int) -> Future[Batch]:
        """Let somebody play these games."""
        ...

    def close(self) -> None:
        """Send everybody home; what is still being played is dropped."""
        ...


def play_batch(plan: Plan, start: int, stop: int) -> Batch:
    """Play in this process, compiled as soon as that is ready."""
    begun = perf_counter()
    counts = count_games(plan, start, stop, ready())
    return Batch(start, stop, counts, perf_counter() - begun)


class Here:
    """Plays in the calling thread, where there are no threads or processes."""

    size = 1
    seconds = 0.1

    def submit(self, plan: Plan, start: int, stop: int) -> Future[Batch]:
        """Play these games at once."""
        played: Future[Batch] = Future()
        played.set_result(play_batch(plan, start, stop))
        return played

    def close(self) -> None:
        """Do nothing: nobody was called."""


class Local:
    """Workers on this machine, as many as it has cores unless told otherwise."""

    seconds = 0.2

    def __init__(self, size: int) -> None:
        self.size = size
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="switch_edu games")
        self._mine = local()
        self._children: list[Child] = []

    def submit(self, plan: Plan, start: int, stop: int) -> Future[Batch]:
        """Let a thread play these games."""
        return self._threads.submit(self._play, plan, start, stop)

    def close(self) -> None:
        """End the threads and their processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for child in self._children:
            child.end()

    def _play(self, plan: Plan, start: int, stop: int) -> Batch:
        if ready() and not plan.has_sharp:
            return play_batch(plan, start, stop)
        if not hasattr(self._mine, "child"):
            self._mine.child = Child()
            self._children.append(self._mine.child)
        return self._mine.child.ask(plan, start, stop)  # type: ignore[no-any-return]


class Cluster:
    """The workers of a Dask cluster, by the address of its scheduler."""

    seconds = 2.0

    def __init__(self, scheduler: object) -> None:
        if not isinstance(scheduler, str):
            raise SwitchError(
                f"{shown(scheduler)} is no address of a Dask scheduler: write "
                "“tcp://127.0.0.1:8786”, for example."
            )
        try:
            from distributed import Client
        except ImportError:
            raise SwitchError(
                "A cluster needs Dask, which is not installed: "
                "`pip install 'switch_edu[cluster]'` adds it."
            ) from None
        connect: Any = Client
        try:
            self._client = connect(scheduler, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            where, why = shown(scheduler), shown(error, 200)
            raise SwitchError(f"No Dask scheduler answers at “{where}”: {why}.") from None
        self._pool: Executor = self._client.get_executor(pure=False, retries=3)

    @property
    def size(self) -> int:
        """How many games can be played at a time."""
        return max(1, sum(map(int, self._client.ncores().values())))

    def submit(self, plan: Plan, start: int, stop: int) -> Future[Batch]:
        """Let a worker of the cluster play these games."""
        return self._pool.submit(play_prepared, plan, start, stop)

    def close(self) -> None:
        """Leave the cluster."""
        self._pool.shutdown(wait=False)
        self._client.close()


def play_prepared(plan: Plan, start: int, stop: int) -> Batch:
    """Play on a worker of a cluster, which gets its compiled kernel ready meanwhile."""
    from switch_edu.explore.experiments.readiness import LONG, prepare

    prepare(LONG, plan.has_sharp)
    return play_batch(plan, start, stop)


def workers_for(workers: object = None, scheduler: str | None = None) -> Workers:
    """Return who plays: so many workers here (all cores if None), or the cluster of a scheduler.

    Raises SwitchError for a number that is none, or a scheduler that does not answer.
    """
    if scheduler is not None:
        return Cluster(scheduler)
    if sys.platform == "emscripten":
        return Here()
    size = cores() if workers is None else workers
    if not isinstance(size, int) or isinstance(size, bool) or not 1 <= size <= 1024:
        raise SwitchError("The workers are a whole number from 1 to 1024.")
    return Local(size)


def cores() -> int:
    """Return how many cores this process may use."""
    count: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(count(0)) if count else os.cpu_count() or 1
