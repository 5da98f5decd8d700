"""Named facts about a line of play: "who is next", "how much is owed", "which cards fit".

One vocabulary for whoever states what must be true of a position: the right answers of a lesson and
the expectations of a case are both read here. A fact is asked of a `Story`, the positions that a
line of play went through; an unknown name is an error, never a silent no.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from switch_edu.cards import SUITS
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.explore.openings import can_start, has_power, starter_of
from switch_edu.explore.story import Story, may
from switch_edu.game import Position
from switch_edu.rules import House

Fact = Callable[[Story], object]
Test = Callable[[Story, object], bool]

KINDS_OF_PENALTY = {"2": "two", "black-J": "jack", "4": "four", "AH": "ah"}


def holds(story: Story, claim: Mapping[str, object]) -> bool:
    """Say whether every fact of a claim such as {"next": "Robin", "owed": 4} is so.

    Raises SwitchError for a fact that has no such name.
    """
    return all(_holds(story, name, wanted) for name, wanted in claim.items())


def value(story: Story, name: str) -> object:
    """Return what a fact is, for example 4 for "owed"; raises SwitchError for an unknown name."""
    if name not in FACTS:
        raise _unknown(name)
    return FACTS[name](story)


def known() -> tuple[str, ...]:
    """Return the names of all facts."""
    return (*FACTS, *TESTS)


def _holds(story: Story, name: str, wanted: object) -> bool:
    if name in TESTS:
        return TESTS[name](story, wanted)
    found = value(story, name)
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return all(found.get(key) == part for key, part in wanted.items())
    if isinstance(found, frozenset) and isinstance(wanted, list | tuple):
        return found == frozenset(str(part) for part in wanted)
    if isinstance(found, tuple) and isinstance(wanted, list):
        return list(found) == wanted
    return type(found) is type(wanted) and found == wanted


def _unknown(name: str) -> SwitchError:
    return SwitchError(f"There is no fact “{name}”{did_you_mean(name, known())}.")


def _name(position: Position, seat: int | None) -> str:
    return "none" if seat is None else position.names[seat]


def _pending(story: Story) -> object:
    """What waits for the player in turn: its kind and the number of cards, or "none"."""
    owed = story.end.owed
    if owed is None or not owed.cards:
        return "none"
    kind = "mix" if _one_chain(story.house, owed.power) else KINDS_OF_PENALTY.get(owed.power)
    return {"kind": kind or owed.power, "n": owed.cards}


def _one_chain(house: House, power: str) -> bool:
    """Say whether another pickup and this one answer each other, so that they are one chain."""
    return any(
        other != power and prolongs(house, other, power) and prolongs(house, power, other)
        for other in house.answers
    )


def prolongs(house: House, answer: str, power: str) -> bool:
    """Say whether an attack may answer another one without cancelling it."""
    return house.answers.get(power, {}).get(answer, "cancel") in ("add", "replace", "pass")


def _owed(story: Story) -> int:
    return story.end.owed.cards if story.end.owed else 0


def cards_to_play(position: Position) -> frozenset[str]:
    """Return the known cards that the player in turn may lay next; jokers are alike."""
    if position.turn is None:
        return frozenset()
    moves = position.moves()
    jokers = any(move.startswith("JK") for move in moves)
    hand = position.hand(position.turn)
    return frozenset(c for c in hand if c in moves or (jokers and c.startswith("JK")))


def _moves(wanted: object) -> list[str]:
    return [str(move) for move in wanted] if isinstance(wanted, list | tuple) else [str(wanted)]


def _skipped(story: Story) -> tuple[str, ...]:
    """The players who missed a turn, in the order in which they missed it."""
    return tuple(
        position.names[event.seat]
        for position in story.path[1:]
        for event in position.happened
        if event.name == "skipped"
    )


def _answering(position: Position) -> str:
    """The player who faces a pickup or a skip, or "none"."""
    return _name(position, position.turn if position.owed else None)


def _placings(position: Position) -> tuple[str, ...]:
    """The players who are out, in the order of finishing."""
    placed = sorted((place, seat) for seat, place in enumerate(position.places) if place)
    return tuple(position.names[seat] for _, seat in placed)


def _announced(position: Position) -> str:
    """The player whose last card is announced: of several, the one who played last."""
    seats = [seat for seat in range(position.seats) if position.announced(seat)]
    turn = position.turn or 0
    behind = {(turn - seat) * position.direction % position.seats: seat for seat in seats}
    return _name(position, behind[min(behind)] if behind else None)


def _top_suit(story: Story) -> str:
    face = story.end.top_counts_as
    return face[-1] if face[-1] in SUITS else "none"


def _starts(story: Story, wanted: object) -> bool:
    if not isinstance(wanted, Mapping):
        raise SwitchError("The fact “starter” needs the cards offered and the one that starts.")
    return bool(starter_of(story.house, [str(card) for card in wanted["of"]]) == wanted["is"])


FACTS: dict[str, Fact] = {
    "next": lambda story: _name(story.end, story.end.turn),
    "dir": lambda story: "cw" if story.end.direction > 0 else "ccw",
    "top": lambda story: story.end.top,
    "top_suit": _top_suit,
    "suit": lambda story: story.end.suit,
    "stock": lambda story: story.end.stock,
    "under": lambda story: story.end.older,
    "owed": _owed,
    "pending": _pending,
    "turns_to_miss": lambda story: story.end.owed.turns if story.end.owed else 0,
    "hand_count": lambda story: {
        name: story.end.count(seat) for seat, name in enumerate(story.end.names)
    },
    "plays": lambda story: cards_to_play(story.end),
    "may_draw": lambda story: may(story.end, "draw"),
    "may_take": lambda story: may(story.end, "take"),
    "idle": lambda story: story.end.idle,
    "over": lambda story: story.end.over,
    "blocked": lambda story: story.end.blocked,
    "winner": lambda story: _name(story.end, story.end.winner),
    "wins": lambda story: story.end.winner is not None,
    "skipped": _skipped,
    "answering": lambda story: _answering(story.end),
    "placings": lambda story: _placings(story.end),
    "announced": lambda story: _announced(story.end),
    "queen_open": lambda story: story.end.queen_open,
    "top_counts_as": lambda story: story.end.top_counts_as,
}
TESTS: dict[str, Test] = {
    "legal": lambda story, moves: all(may(story.end, m) for m in _moves(moves)),
    "illegal": lambda story, moves: not any(may(story.end, m) for m in _moves(moves)),
    "legal_before": lambda story, moves: all(may(story.start, m) for m in _moves(moves)),
    "illegal_before": lambda story, moves: not any(may(story.start, m) for m in _moves(moves)),
    "starter": _starts,
    "can_start": lambda story, card: can_start(story.house, str(card)),
    "special": lambda story, ranks: all(has_power(story.house, r) for r in _moves(ranks)),
    "ordinary": lambda story, ranks: not any(has_power(story.house, r) for r in _moves(ranks)),
}
