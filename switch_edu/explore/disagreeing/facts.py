"""What two houses make of one move, as numbers that can be held against each other.

A move is compared by three things: whether it is legal, what it costs, and what follows. What
follows is looked at once the turn is over (as `compare` does), so that a house in which a run
could go on and one in which a card ends the turn are not told apart by that alone; what the hand
could still lay in the turn counts instead. A suit that is to be named is left open: naming it is a
move of its own. Calls, and who remembers them, are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Literal, NamedTuple

from switch_edu.cards import ALL_FACES, FACES, faces_in
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import (
    CARD_BITS,
    DRAW_BIT,
    DRAWN,
    END,
    END_BIT,
    FINE_CALL,
    FINE_FINISH,
    OVER,
    TALK_BITS,
    TURN,
    Judgement,
)
from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.engine.step import step
from switch_edu.engine.table import Table

Aspect = Literal["legal", "price", "result"]
Facts = tuple[object, ...]

_MOST_ENDS = 3  # a turn that is ended may still have to be ended once more

SETS = (
    "together", "finish_barred", "wild", "names", "pickup", "skip", "reverse", "cover", "dump",
    "powers", "answering",
)  # fmt: skip


class Parting(NamedTuple):
    """A move on which two houses part, and in what: the most telling ones sort first."""

    rank: int
    action: int
    aspect: Aspect


class Side(NamedTuple):
    """One of the two houses at the table: its rules and the table as they see it."""

    rules: Rules
    table: Table


def comparable(one: Rules, other: Rules) -> tuple[Rules, Rules]:
    """Return two rules as they are held against each other in a search.

    No last card has to be called; and where the pack of either has no joker, no position of both
    has one, so that nothing is said of jokers.
    """
    jokers = one.jokers and other.jokers
    return tuple(  # type: ignore[return-value]
        without_calls(rules) if jokers else _without_jokers(without_calls(rules))
        for rules in (one, other)
    )


def without_calls(rules: Rules) -> Rules:
    """Return rules by which no last card has to be called, and all else is as it was."""
    quiet = copy(rules)
    for name in NUMBERS:
        if name.startswith("call_"):
            setattr(quiet, name, 0)
    return quiet


def _without_jokers(rules: Rules) -> Rules:
    plain = copy(rules)
    for name in SETS:
        setattr(plain, name, getattr(plain, name) & ALL_FACES)
    for name, length in LISTS.items():
        row = getattr(plain, name)
        short = [*row[:FACES], 0] if length > FACES else [cards & ALL_FACES for cards in row]
        setattr(plain, name, short)
    plain.jokers = plain.declares = plain.joker_barred = plain.joker_answers = 0
    return plain


def twin(table: Table, here: Rules, there: Rules) -> Table:
    """Return a copy of a table for other rules; what waits there has to exist in both."""
    other = table.copy()
    waits = table.owed or table.skips
    other.attack = there.attacks.index(here.attacks[table.attack]) if waits else -1
    return other


def partings(one: Side, other: Side) -> Iterator[Parting]:
    """Yield every move of the seat in turn on which two houses part."""
    seat = one.table.player
    first = judge(one.rules, one.table, seat)
    second = judge(other.rules, other.table, seat)
    mine = legal(first, one.table, seat) & ~TALK_BITS
    theirs = legal(second, other.table, seat) & ~TALK_BITS
    for action in faces_in(mine ^ theirs):
        yield Parting(0 if 1 << action & CARD_BITS else 1, action, "legal")
    for action in faces_in(mine & theirs):
        if price(one, action, first) != price(other, action, second):
            yield Parting(2, action, "price")
        elif follows(one, action, first) != follows(other, action, second):
            yield Parting(3 if 1 << action & CARD_BITS else 4, action, "result")


def facts(side: Side, action: int) -> Facts:
    """Return all that is compared of a move of the seat in turn."""
    judged = judge(side.rules, side.table, side.table.player)
    if not legal(judged, side.table, side.table.player) >> action & 1:
        return (False,)
    return True, price(side, action, judged), follows(side, action, judged)


def price(side: Side, action: int, judged: Judgement) -> int:
    """Return how many cards a legal move costs."""
    fine = side.rules.finish_price if judged[FINE_FINISH] >> action & 1 else 0
    return max(fine, side.rules.call_price if judged[FINE_CALL] >> action & 1 else 0)


def follows(side: Side, action: int, judged: Judgement) -> Facts:
    """Return what follows a legal move: what could still be laid, and the table after the turn."""
    seat = side.table.player
    table = after(side, action, judged)
    more = 0
    for _ in range(_MOST_ENDS):
        if not is_open(table, seat):
            break
        then = judge(side.rules, table, seat)
        options = legal(then, table, seat)
        more |= options & CARD_BITS | (DRAW_BIT if table.phase == DRAWN else 0)
        if not options & END_BIT:
            break
        step(side.rules, table, seat, END, then)
    return more, *state(table)


def after(side: Side, action: int, judged: Judgement) -> Table:
    """Return the table after a legal move."""
    table = side.table.copy()
    step(side.rules, table, table.player, action, judged)
    return table


def is_open(table: Table, seat: int) -> bool:
    """Return whether the turn of a seat is still open, with cards laid or drawn in it."""
    return table.player == seat and (
        table.phase == DRAWN or (table.phase == TURN and table.nlaid > 0)
    )


def state(table: Table) -> Facts:
    """Return what people see of a table; of one that is over, how it ended."""
    seats = table.seats
    ended = (table.phase, *table.hand[:seats], *table.place[:seats])
    if table.phase >= OVER:
        return (table.winner, *ended)
    return (
        *ended, table.player, table.direction, table.top, table.face, table.suit, table.named,
        table.uncovered, table.owed, table.skips, table.nstock, table.joker, table.drawn,
        table.ndrawn, table.naming, table.fine, *table.missing[:seats], *table.held[:seats],
        *table.laid_face[: table.nlaid],
    )  # fmt: skip
