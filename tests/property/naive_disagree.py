"""Small positions one by one, as lines of text, to see whether two houses part on any of them.

It tries every card in every place, knows no symmetry, and asks `position`, `moves`, `why`, `play`
only. What may be pending is what the houses of the test can have: cards owed for a two or a black
jack, a suit named on an ace, and a turn that is still open.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from switch_edu.errors import SwitchError
from switch_edu.game import Position, position

PACK = [rank + suit for suit in "CDHS" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
TALK = ("call", "challenge")
UNITS = {"2": (2, ["2C", "2D", "2H", "2S"]), "black-J": (5, ["JC", "JS"])}

Answers = dict[str, tuple[object, ...]]


@cache
def answers(house: str, line: str) -> Answers | None:
    """Return what follows each legal move in a line, None where the house cannot hold it."""
    try:
        here = position(line, house)
    except SwitchError:
        return None
    return {
        move: (here.why(move).price, *what_follows(here, move))
        for move in here.moves()
        if not move.startswith(TALK)
    }


def what_follows(here: Position, move: str) -> tuple[object, ...]:
    """Return what could still be laid in the turn, and the table once it is over."""
    seat, after = here.turn, here.play(move)
    more: set[str] = set()
    while after.turn == seat and (after.waits_for == "drawn" or still_open(after)):
        more |= {each for each in after.moves() if each in PACK}
        more |= {"drawn"} if after.waits_for == "drawn" else set()
        if "end" not in after.moves():
            break
        after = after.play("end")
    if after.over:
        hands = tuple(after.count(one) for one in range(after.seats))
        return tuple(sorted(more)), after.winner, hands, after.places
    pile, turn, hands_text, stock, owed = after.line.split()[:5]
    return tuple(sorted(more)), pile, turn, hands_text, stock, owed.partition(":")[0]


def still_open(here: Position) -> bool:
    return here.waits_for == "turn" and len(here.laid) > 0


def differing(first: str, second: str, line: str) -> set[str]:
    """Return the moves on which two houses part in a line."""
    one, other = answers(first, line), answers(second, line)
    if one is None or other is None:
        return set()
    return {move for move in one.keys() | other.keys() if one.get(move) != other.get(move)}


def lines(cards: int, pending: int, others: str, calls: str) -> Iterator[str]:
    """Yield every line of a size in which a turn begins; `others` are the hands of the others."""
    for top in PACK:
        for pile, owed in pending_on(top, pending):
            for hand in combinations([card for card in PACK if card != top], cards - 1):
                yield f"{pile} 1+ {''.join(hand)}{others} 20.. {owed} {calls}"


def pending_on(top: str, pending: int) -> Iterator[tuple[str, str]]:
    """Yield the pile and what is owed, for so many things that may be pending on a top card."""
    if pending == 0:
        yield top, "-"
    if pending == 1 and top.startswith("A"):
        yield from ((f"{top}={suit}", "-") for suit in "CDHS")
    for power, (unit, tops) in UNITS.items():
        if top in tops and pending in (1, 2):
            yield top, f"{unit * pending}:{power}"


def opened(first: str, second: str, line: str) -> Iterator[str]:
    """Yield the lines, one move later, in which the turn is still open in both houses."""
    one, other = position(line, first), position(line, second)
    for move in set(one.moves()) & set(other.moves()):
        if move.startswith(TALK):
            continue
        after, there = one.play(move), other.play(move)
        if after.turn == one.turn and (still_open(after) or after.waits_for == "suit"):
            mine, theirs = after.line.rpartition(" @")[0], there.line.rpartition(" @")[0]
            if mine == theirs:
                yield mine


def parted(
    first: str, second: str, cards: int, pending: int, others: str, calls: str
) -> Iterator[tuple[int, int, str]]:
    """Yield the size and line of every position of so many cards on which two houses part."""
    turns: set[str] = set()
    for things in range(pending + 1):
        later: set[str] = set()
        for line in (*lines(cards, things, others, calls), *sorted(turns)):
            if differing(first, second, line):
                yield cards, things, line
            elif answers(first, line) is not None and answers(second, line) is not None:
                later |= set(opened(first, second, line))
        turns = later
