"""One position under several houses, or why it cannot arise in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from switch_edu.errors import BadHouse, BadLine, SwitchError
from switch_edu.explore.comparing.outcome import spoken_names
from switch_edu.game import Position, position
from switch_edu.rules import House, house, houses

Rules = str | House
TWO_HOUSES = '["practice-table", "jack7"]'  # as an example in sentences


@dataclass(frozen=True)
class Place:
    """A house with the position under it; without one, `problem` says why it cannot arise."""

    house: House
    position: Position | None
    problem: str = ""


def read_rules(rules: Iterable[Rules] | None) -> tuple[House, ...]:
    """Return the houses that are compared, all shipped ones where none are named, each once.

    Raises BadHouse in one sentence for what is no house, or no list of them.
    """
    if isinstance(rules, str | House) or not isinstance(rules, Iterable | None):
        raise BadHouse(f"Houses are given as a list, such as {TWO_HOUSES}.")
    found = tuple(dict.fromkeys(house(one) for one in (houses() if rules is None else rules)))
    if not found:
        raise BadHouse(f"No house is named: write a list such as {TWO_HOUSES}.")
    return found


def read_start(start: Position | str, rules: Sequence[House]) -> Position:
    """Return a position given as such or as its line, a line without rules under the first fit.

    Raises BadLine where no house can read the line.
    """
    if isinstance(start, Position):
        return start
    if not isinstance(start, str) or any(word.startswith("@") for word in start.split()):
        return position(start)
    problem: SwitchError | None = None
    for one in rules:
        try:
            return position(start, one)
        except BadLine as error:
            problem = problem or error
    raise problem or BadLine("No house is named that could read the line.")


def places(start: Position, rules: Iterable[House]) -> tuple[Place, ...]:
    """Return the position under each house, the players' names as they are spoken of."""
    names = spoken_names(start)
    found = []
    for one in rules:
        try:
            under = start if one == start.house else start.under(one)
        except BadLine as error:
            found.append(Place(one, None, str(error)))
        else:
            found.append(Place(one, under.with_names(names)))
    return tuple(found)
