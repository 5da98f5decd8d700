"""A deal of a plan under one of its houses, played one thing at a time in plain Python.

Seats that the kernel has no policy for, the sharp ones, choose here: each from its own view and
what it has seen of the deal.
"""

from __future__ import annotations

import zlib

from switch_edu.bots.history import Glimpse
from switch_edu.bots.memory import Memory
from switch_edu.bots.sharp import sharp_move
from switch_edu.engine import compiled, compiled_trials
from switch_edu.engine.events import read_events
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import CALL, CALL_BIT, OVER, TALK_BITS, Judgement
from switch_edu.engine.paired import begin_pair, deal_shared, pair_action
from switch_edu.engine.playouts import choose_by_policy
from switch_edu.engine.policies import wants_to_call
from switch_edu.engine.table import Table
from switch_edu.engine.tally import OWN_TURNS, ROW_WIDTH, STEPS, end_tally
from switch_edu.explore.experiments.plan import MOST_STEPS, SHARP, Plan
from switch_edu.game.hidden import view_table
from switch_edu.game.trial import held_move


class PairedDeal:
    """One game of a plan under the house at a place of it: the table as it is, and its row.

    The row is counted on with every step (see `tally`).
    """

    def __init__(self, plan: Plan, at: int, game: int) -> None:
        self.table = Table()
        self.row = [0] * ROW_WIDTH
        self._plan = plan
        self._rules = plan.rules[at]
        self._scoring = plan.scoring[at]
        self._policies = plan.policies(at)
        self._seed = plan.seed_of(game)
        deal_shared(self._rules, self.table, plan.pack, self._seed, plan.dealer_of(game))
        begin_pair(self._rules, self.table, self._seed, self.row)
        self._memories = {
            seat: Memory(self._rules, seat, view_table(self.table, seat))
            for seat, bot in enumerate(plan.lineup(at))
            if bot == SHARP
        }
        self._runtime = trials_runtime() if self._memories else "plain"

    @property
    def going(self) -> bool:
        """Whether there is anything more to do."""
        return self.table.phase < OVER and self.row[STEPS] < MOST_STEPS

    def step(self) -> bool:
        """Let the player in turn do one thing; return whether that ended its turn."""
        seat = self.table.player
        judged = judge(self._rules, self.table, seat)
        action = self._chosen(judged)
        move = held_move(self.table, seat, action) if self._memories else None
        ended = pair_action(self._rules, self.table, self._seed, action, judged, self.row)
        for memory in self._memories.values():
            now = view_table(self.table, memory.seat)
            memory.add(Glimpse(seat, move, memory.view, now, read_events(self.table)))
        return bool(ended)

    def play_out(self) -> list[int]:
        """Play to the end and return the finished row."""
        while self.going:
            self.step()
        end_tally(self._rules, self.table, self._scoring, self.row)
        return self.row

    def _chosen(self, judged: Judgement) -> int:
        memory = self._memories.get(self.table.player)
        if memory is None:
            return choose_by_policy(self._rules, self.table, self._policies, judged)
        return self._imagined(memory)

    def _imagined(self, memory: Memory) -> int:
        """Return what a sharp seat does; like all others it never forgets a call that is due.

        Its luck follows from the deal, the seat and the number of its own turn, as that of others.
        """
        rules, view, seat = self._rules, memory.view, memory.seat
        judged = judge(rules, view, seat)
        options = legal(judged, view, seat)
        if options & CALL_BIT and wants_to_call(rules, view, seat, options):
            return CALL
        luck = zlib.crc32(f"{self._seed} {seat} {self.row[OWN_TURNS + seat]}".encode())
        return sharp_move(
            memory, options & ~TALK_BITS, judged, luck, self._plan.worlds, self._runtime
        )


def trials_runtime() -> str:
    """Return in which runtime moves are tried: compiled where the code is there, or else plain."""
    there = compiled_trials.is_loaded() or (compiled.available() and compiled_trials.is_kept())
    return "compiled" if there else "plain"
