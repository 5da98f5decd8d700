"""The games of an experiment as they are played: begun, gathered slice by slice, stopped, kept."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from switch_edu.explore.experiments.outcomes import start_run
from switch_edu.explore.experiments.plan import MOST_GAMES, Plan
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.run import Run
from switch_edu.game.voice import counted
from switch_edu.widgets.messages import SLICE

_REFRESH = 0.4  # seconds after which the numbers on show are worked out anew


class OutcomesPlay:
    """A plan, how many games it is to have, the run that goes on, and the result so far.

    With `auto` every change of the settings is played at once.
    """

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan, self.games = plan, games
        self.run: Run | None = None
        self.result: Outcomes | None = None
        self.auto = False
        self._shown_at = 0.0

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.run is not None and not self.run.done

    @property
    def up_to_date(self) -> bool:
        """Whether the result is one of the settings on show."""
        return self.result is not None and self.result.plan == self.plan

    @property
    def next_games(self) -> int:
        """How many games there are to be next: ten times as many once all have been played."""
        done = self.result is not None and self.up_to_date and self.result.games >= self.games
        return min(10 * self.games, MOST_GAMES) if done else self.games

    def go_on(self) -> Sequence[str]:
        """Play on to the games that are next."""
        self.games = self.next_games
        return self._start()

    def _start(self) -> Sequence[str]:
        """Begin to play; games of the same settings that have been played are kept."""
        self.stop()
        so_far = self.result if self.up_to_date else None
        self.run = start_run(self.plan, self.games, so_far=so_far)
        begun = f"Playing {counted(self.games, 'game')} under each house."
        return self.play_on() or (begun,)

    def play_on(self) -> Sequence[str]:
        """Gather what has been played meanwhile; say so when that is everything."""
        run = self.run
        if run is None:
            return ()
        until = monotonic() + SLICE
        while (left := until - monotonic()) > 0 and run.step(left):
            pass
        if run.games and (run.done or monotonic() - self._shown_at > _REFRESH):
            self.result, self._shown_at = run.result, monotonic()
        return self._end(run) if run.done else ()

    def stop(self) -> Sequence[str]:
        """Stop playing; what has been played is kept."""
        if self.run is None:
            return ()
        self.run.cancel()
        return self._end(self.run)

    def _end(self, run: Run) -> Sequence[str]:
        self.run = None
        if not run.games:
            return ("Stopped before a game was finished.",)
        self.result = run.result
        if run.cancelled:
            return (f"Stopped after {counted(run.games, 'game')}; what was played is kept.",)
        return (f"Played to the end: {counted(run.games, 'game')}.", *self.result.headline)

    def use(self, plan: Plan, games: int | None = None) -> Sequence[str]:
        """Take other settings; what is being played stops, and begins anew with them if wanted."""
        self.stop()
        self.plan = plan
        self.games = self.games if games is None else games
        return self._start() if self.auto else ()
