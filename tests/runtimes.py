"""A deal in either runtime, and in both side by side: whatever is done is done to both tables."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from switch_edu.engine import compiled, playouts
from switch_edu.engine.blunder import blunder
from switch_edu.engine.deal import deal
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import CALL, CALL_BIT, CHALLENGE, CHALLENGE_BIT, OVER, TALK_BITS
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.engine.specialising.specialise import specialised
from switch_edu.engine.step import step
from switch_edu.engine.table import LISTS, SCALARS, Table
from switch_edu.game.trial import silent_seats
from switch_edu.rules import houses

# Houses as shipped, and mixes that reach what no shipped house combines.
HOUSES = [
    (name, seats)
    for name in sorted(houses())
    for seats in ((3,) if name == "practice-table" else (2, 3, 5))
]
MIXES = [
    ("jack7~packs=2~jokers=2~run.steps=rank+next+suit~run.under-pickup=free", 4),
    ("switch~run.powers=every~run.repeats=once~named.life=until-named~short-supply=carried", 3),
    ("jack7~call.false=2", 3),
    ("switch~call.false=1~call.when=turn-before~game-end=one-left", 3),
    ("j28~hand=9~refill=when-empty~drawn-card=any-card", 5),
    ("classic~name.same=must-change~named.follow=suit~game-end=all-out~answer.match=yes", 4),
    ("practice-table~players=2-7~draw=until-playable~drawn-card=must~starter=acts", 2),
    ("practice-table~players=2-7~refill=never~blocked=lowest-hand~hand=9", 5),
    ("jack7~refill=never~blocked=lowest-points~hand=9", 5),
    (
        "jack7~call.same-turn=yes~run.ends=ace-high~run.powers=every~cover.acts=no~cancel.turn=may-play~finish.card=no-effect"
        "~call.lasts=one-turn-or-missed~name.when=after-run~answers.2.8=pay~drawn-run=yes",
        4,
    ),
    (
        "switch~taking=one-by-one~dump.acts=no~refill-how=turned-over~refill-during=stops~finish.card=returns"
        "~answers.2.10=pass-and-act~answers.2.8=pass-and-act~skips.whom=left~powers.Q=cover"
        "~game-end=all-out~out.acts=ignored~reverse.left=seated~cover.missing=as-mistake",
        4,
    ),
    ("j28~answers.AH.AS=show~answers.2.KH=show~skips.add=one-player-more~hand=9", 3),
    ("openspiel-crazy-eights~special", 2),
    ("openspiel-crazy-eights~special~reshuffled~draw-limit=2", 3),
    ("openspiel-crazy-eights~special~draw-limit=1~turn-limit=30", 8),
]
PLAIN = {"deal": deal, "step": step, "blunder": blunder, "play_out": playouts.play_out}


def everything(table: Any) -> list[int]:
    """All numbers of a plain table, events included, in the order of the compiled record."""
    numbers = [getattr(table, name) for name in SCALARS]
    for name in LISTS:
        numbers += getattr(table, name)
    for row in table.count:
        numbers += row
    return numbers


class OtherTable(Protocol):
    """A table that another form of the kernel plays on."""

    def copy(self, table: Table) -> None:
        """Become the same as a plain table."""

    def everything(self) -> list[int]:
        """Return all numbers, as of a plain table."""

    def do(self, function: str, *arguments: Any) -> Any:
        """Call a function of the kernel on this table; it finds the events of that call alone."""


class SpecialisedTable:
    """A table that the kernel specialised for its house plays on, in plain Python."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Table()

    def copy(self, table: Table) -> None:
        self.table = table.copy()

    def everything(self) -> list[int]:
        return everything(self.table)

    def do(self, function: str, *arguments: Any) -> Any:
        self.table.nevents = 0
        return specialised(self.rules, function)(self.rules, self.table, *arguments)


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

    def copy(self, table: Table) -> None:
        self.numbers[:] = everything(table)

    def everything(self) -> list[int]:
        numbers: list[int] = self.numbers.tolist()
        return numbers

    def do(self, function: str, *arguments: Any) -> Any:
        self.table["nevents"] = 0
        return self.kernel[function](self.rules, self.table, *map(self._read, arguments))

    def _read(self, argument: Any) -> Any:
        policies = isinstance(argument, list)
        return self.np.array(argument, dtype=self.np.int64) if policies else argument


class Deal:
    """One deal of a random game with mistakes and talk in it, plain and if wanted otherwise too.

    Seats play by policies in every other deal and any legal move in the others, where they forget
    their calls.
    """

    def __init__(self, rules: Rules, seed: int, fast: OtherTable | None = None) -> None:
        self.rules = rules
        self.fast = fast
        self.plain = Table()
        if fast is not None:
            fast.copy(self.plain)
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
