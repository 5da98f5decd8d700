"""The sharp bot: it imagines what the others may hold and tries its moves there."""

from __future__ import annotations

import math
import zlib
from collections import Counter
from collections.abc import Generator

from switch_edu.bots.history import Source, history_of
from switch_edu.bots.memory import Memory, memory_of
from switch_edu.bots.seats import Seated, run_out
from switch_edu.bots.sight import Sight
from switch_edu.bots.trying import Trials
from switch_edu.engine.bits import count_bits, lowest
from switch_edu.engine.layout import Judgement
from switch_edu.engine.sensible import best_option
from switch_edu.engine.trials import WON
from switch_edu.errors import SwitchError
from switch_edu.game.given import shown

WORLDS = 200  # for each move: as many as plain Python tries in half a second or so
MOST_WORLDS = 100_000
SURE = 1.0  # standard errors by which a move has to be ahead of the sensible one


class SharpBot(Seated):
    """Plays the move that wins most often in worlds which agree with all that its seat has seen.

    `worlds` is how many are tried for each move on average: moves that do badly are dropped early.
    Given a game rather than a position, it also uses what has happened before.
    """

    def __init__(
        self,
        seed: int = 0,
        forgets: float = 0.0,
        notices: float = 1.0,
        worlds: int = WORLDS,
        runtime: str | None = None,
    ) -> None:
        super().__init__(seed, forgets, notices)
        self.worlds = check_worlds(worlds)
        self.runtime = runtime

    def _thoughts(self, sight: Sight, source: Source) -> Generator[None, None, int]:
        if count_bits(sight.moves) == 1:
            return lowest(sight.moves)
        memory = memory_of(history_of(source, sight.seat))
        luck = zlib.crc32(f"{self.seed} {sight.seat} {sight.view.line}".encode())
        thoughts = sharp_thoughts(
            memory, sight.moves, sight.judged, luck, self.worlds, self.runtime
        )
        return (yield from thoughts)


def sharp_move(
    memory: Memory, moves: int, judged: Judgement, luck: int, worlds: int, runtime: str | None
) -> int:
    """Return which of its legal moves a seat plays that remembers what it has seen.

    The numbers of its worlds go on from `luck`; the rest is as for `SharpBot`.
    """
    return run_out(sharp_thoughts(memory, moves, judged, luck, worlds, runtime))


def sharp_thoughts(
    memory: Memory, moves: int, judged: Judgement, luck: int, worlds: int, runtime: str | None
) -> Generator[None, None, int]:
    """Do what `sharp_move` does, in small steps."""
    favourite = best_option(memory.rules, memory.view, memory.seat, moves, judged)
    rivals = [at for at in range(63) if moves >> at & 1 and at != favourite]
    if not rivals:
        return favourite
    trials = Trials(memory, luck, "sensible", runtime, worlds * (len(rivals) + 1))
    return (yield from best_tried(trials, favourite, rivals, worlds))


def best_tried(
    trials: Trials, favourite: int, rivals: list[int], worlds: int
) -> Generator[None, None, int]:
    """Return the rival that wins most often, or the favourite if it is not clearly better.

    By sequential halving (Karnin, Koren and Somekh, ICML 2013): the worse half of the rivals is
    dropped in each round, and the next round has more worlds for those that are left.
    """
    rounds = len(rivals).bit_length()
    ahead: Counter[int] = Counter()  # worlds that it won and the favourite lost, less the others
    apart: Counter[int] = Counter()  # worlds that only one of them won
    left = rivals
    for _ in range(rounds):
        number = max(1, worlds * (len(rivals) + 1) // (rounds * (len(left) + 1)))
        while number > 0:
            rows = trials.play_some([favourite, *left], number)
            number -= len(rows)
            for own, *others in rows:
                for rival, result in zip(left, others, strict=True):
                    ahead[rival] += (result == WON) - (own == WON)
                    apart[rival] += (result == WON) != (own == WON)
            yield
        left = sorted(left, key=lambda rival: -ahead[rival])
        left = left[: max(1, len(left) // 2)]
    best = left[0]
    return best if ahead[best] > SURE * math.sqrt(apart[best]) else favourite


def check_worlds(worlds: object) -> int:
    """Return a number of worlds; raises SwitchError for what is none."""
    if isinstance(worlds, bool) or not isinstance(worlds, int) or not 1 <= worlds <= MOST_WORLDS:
        raise SwitchError(
            f"worlds={shown(worlds)} is no number of worlds: give one from 1 to {MOST_WORLDS}."
        )
    return worlds
