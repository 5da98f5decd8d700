"""A process that plays batches of games in plain Python, asked through a pipe."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.plan import Plan

if TYPE_CHECKING:
    from switch_edu.explore.experiments.workers import Batch

TRIES = 3
_ROOT = str(Path(__file__).parents[3])


class Child:
    """The process; it is started when it is first asked, and again when it was killed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False

    def ask(self, plan: Plan, start: int, stop: int) -> Batch:
        """Let the process play games; ask again, a few times, if it does not answer.

        Raises SwitchError when it never does.
        """
        for _ in range(TRIES):
            if self._ended:
                break
            answer = self._asked(plan, start, stop)
            if answer is not None:
                return answer
        raise SwitchError("The games stopped: the processes that play them were ended.")

    def end(self) -> None:
        """End the process for good."""
        self._ended = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _asked(self, plan: Plan, start: int, stop: int) -> Batch | None:
        process = self._process or _started()
        self._process = process
        assert process.stdin
        assert process.stdout
        try:
            pickle.dump((plan, start, stop), process.stdin)
            process.stdin.flush()
            return pickle.load(process.stdout)  # type: ignore[no-any-return]
        except (OSError, EOFError, pickle.UnpicklingError):
            process.kill()
            process.wait()
            self._process = None
            return None


def _started() -> subprocess.Popen[bytes]:
    path = os.pathsep.join([_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [sys.executable, "-c", f"from {__name__} import serve; serve()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
    )


def serve() -> None:
    """Answer until nobody asks any more (this runs in the process)."""
    from switch_edu.explore.experiments.workers import play_batch

    asked: IO[bytes] = sys.stdin.buffer
    answers = sys.stdout.buffer
    while True:
        try:
            plan, start, stop = pickle.load(asked)
        except EOFError:
            return
        pickle.dump(play_batch(plan, start, stop), answers)
        answers.flush()
