"""A deal in either runtime, and in both side by side: whatever is done is done to both tables."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from switch_edu.engine import compiled, playouts
from switch_edu.engine.blunder import blunder
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import CALL, CALL_BIT, CHALLENGE, CHALLENGE_BIT, OVER, TALK_BITS
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.engine.step import step
from switch_edu.engine.table import LISTS, SCALARS, Table
from switch_edu.game.trial import silent_seats

PLAIN = {"deal": deal, "step": step, "blunder": blunder, "play_out": playouts.play_out}


def everything(table: Any) -> list[int]:
    """All numbers of a plain table, events included, in the order of the compiled record."""
    numbers = [getattr(table, name) for name in SCALARS]
    for name in LISTS:
        numbers += getattr(table, name)
    for row in table.count:
        numbers += row
    return numbers


class CompiledTable:
    """A table of the compiled kernel."""

    def __init__(self, rules: Rules) -> None:
        import numpy as np

        self.np = np
        self.kernel = compiled.compiled_kernel()
        self.rules = compiled.record_of_rules(rules)
        tables = compiled.empty_tables(1)
        self.table = tables[0]
        self.numbers = tables.view(np.int64).reshape(-1)

    def do(self, function: str, *arguments: Any) -> Any:
        """Call a function of the kernel on this table; it finds the events of that call alone."""
        self.table["nevents"] = 0
        return self.kernel[function](self.rules, self.table, *map(self._read, arguments))

    def _read(self, argument: Any) -> Any:
        policies = isinstance(argument, list)
        return self.np.array(argument, dtype=self.np.int64) if policies else argument


class Deal:
    """One deal of a random game with mistakes and talk in it, plain and if wanted compiled too.

    Seats play by policies in every other deal and any legal move in the others, where they forget
    their calls.
    """

    def __init__(self, rules: Rules, seed: int, fast: CompiledTable | None = None) -> None:
        self.rules = rules
        self.fast = fast
        self.plain = Table()
        if fast is not None:
            fast.numbers[:] = everything(self.plain)
        self.chance = Random(seed)
        self.policies = [RANDOM if (seed >> seat) & 1 else SENSIBLE for seat in range(8)]
        self.by_policy = seed % 2 == 1
        self.do("deal", seed, seed % rules.seats)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.plain.phase >= OVER

    def do(self, function: str, *arguments: Any) -> None:
        """Call a function of the kernel on the table, or on both."""
        self.plain.nevents = 0
        PLAIN[function](self.rules, self.plain, *arguments)  # type: ignore[operator]
        if self.fast is not None:
            self.fast.do(function, *arguments)

    def go_on(self) -> None:
        """Let somebody do something: mostly the seat in turn a move, now and then another thing."""
        chance = self.chance.random()
        if chance < 0.05:
            self.do("blunder", self.chance.randrange(self.plain.seats))
        elif chance > 0.15 or not self.talk():
            self.move()

    def move(self) -> None:
        """Let the seat in turn make a move."""
        if self.by_policy:
            self.do("play_out", self.policies, 1)
            return
        seat = self.plain.player
        judged = judge(self.rules, self.plain, seat)
        options = legal(judged, self.plain, seat) & ~TALK_BITS
        action = self.chance.choice([at for at in range(CHALLENGE) if options >> at & 1])
        if action == 52 and not self.plain.count[seat][52]:
            action = 53
        self.do("step", seat, action, judged)

    def talk(self) -> bool:
        """Let a seat, in turn or not, make a call or challenge another one; False if none may."""
        spoken: list[tuple[int, int]] = []
        for seat in range(self.plain.seats):
            options = legal(judge(self.rules, self.plain, seat), self.plain, seat)
            if options & CALL_BIT:
                spoken.append((seat, CALL))
            if options & CHALLENGE_BIT:
                spoken += [(seat, CHALLENGE + other) for other in silent_seats(self.plain, seat)]
        if not spoken:
            return False
        seat, action = self.chance.choice(spoken)
        self.do("step", seat, action, judge(self.rules, self.plain, seat))
        return True


def first_difference(plain: Sequence[int], fast: Sequence[int]) -> str:
    """Return the name of the first field in which two tables differ, or nothing."""
    at = next((i for i, (a, b) in enumerate(zip(plain, fast, strict=True)) if a != b), None)
    if at is None:
        return ""
    names = [*SCALARS, *(f"{name}[{i}]" for name, size in LISTS.items() for i in range(size))]
    return names[at] if at < len(names) else "count"
