"""Trying moves in the worlds that a seat holds possible, in whichever runtime there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from switch_edu.bots.memory import Memory
from switch_edu.bots.worlds import worlds_of
from switch_edu.engine import compiled, compiled_trials
from switch_edu.engine.calls import call
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.specialising.specialise import specialised
from switch_edu.engine.trials import TABLES, try_moves
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.game.given import shown

POLICIES = {"sensible": SENSIBLE, "random": RANDOM}
RUNTIMES = ("plain", "compiled")
MOST_STEPS = 2_000  # what lasts longer is left unfinished, and counted as such
PORTION = 4  # worlds at first, where somebody waits
MOMENT = 0.01  # seconds: the next portion may be larger than one that took less
MUCH = 800  # trials from which on it pays to read compiled code from disk
REPEATED = 400  # the same for a kernel made for the house: moves like this one will come again


class Trials:
    """Moves of the seat in turn, each tried in the same worlds and played on by policies.

    Worlds follow from the seed, and both runtimes come to the same results. Unless one is asked
    for, compiled code is used if it is there already, or if there is much to do (`expected` trials)
    and it is kept on this machine. Plain Python specialises the kernel for the house where there is
    much to do. With `calls` the seat makes its call first.
    """

    def __init__(
        self,
        memory: Memory,
        seed: int,
        players: str = "sensible",
        runtime: str | None = None,
        expected: int = 0,
        *,
        calls: bool = False,
    ) -> None:
        self._rules, self._seat = memory.rules, memory.seat
        self._worlds = worlds_of(memory, seed)
        if calls:
            call(self._worlds.table, self._seat)
        self._policies = [_policy(players)] * MAX_SEATS
        self._seed = seed
        self._portion = PORTION
        self._fast = None
        self._try_moves: Callable[..., None] = try_moves
        if _is_compiled(runtime, expected):
            worlds = self._worlds
            self._fast = compiled_trials.CompiledTrials(
                self._rules, worlds.table, worlds.places, worlds.cards
            )
        elif expected >= REPEATED:
            self._try_moves = specialised(self._rules, try_moves.__name__, silent=True)

    def play(self, actions: Sequence[int], worlds: int) -> Sequence[Sequence[int]]:
        """Return for so many more worlds a row with what became of each action (see `trials`)."""
        seed, self._seed = self._seed, self._seed + worlds
        if self._fast is not None:
            rows: Sequence[Sequence[int]] = self._fast.play(
                self._seat, actions, self._policies, seed, worlds, MOST_STEPS
            ).tolist()
            return rows
        results = [[0] * len(actions) for _ in range(worlds)]
        it = self._worlds
        self._try_moves(
            self._rules, [it.table] * TABLES, it.places, it.cards, self._seat, actions,
            self._policies, seed, MOST_STEPS, results,
        )  # fmt: skip
        return results

    def play_some(self, actions: Sequence[int], most: int) -> Sequence[Sequence[int]]:
        """Do what `play` does for as many worlds as take a moment, `most` at the most."""
        begun = monotonic()
        rows = self.play(actions, min(self._portion, most))
        if monotonic() - begun < MOMENT:
            self._portion *= 2
        return rows


def _policy(players: object) -> int:
    """Return how the seats play; raises SwitchError for what is no policy."""
    if not isinstance(players, str) or players not in POLICIES:
        hint = did_you_mean(str(players), POLICIES)
        raise SwitchError(f"Nobody plays “{shown(players)}”{hint}: choose sensible or random.")
    return POLICIES[players]


def _is_compiled(runtime: object, expected: int) -> bool:
    """Return whether to use compiled code; raises SwitchError for a runtime that there is not."""
    if runtime is None:
        if compiled_trials.is_loaded():
            return True
        return expected >= MUCH and compiled.available() and compiled_trials.is_kept()
    if runtime not in RUNTIMES:
        hint = did_you_mean(str(runtime), RUNTIMES)
        raise SwitchError(
            f"There is no runtime “{shown(runtime)}”{hint}: choose plain or compiled."
        )
    return runtime == "compiled"
