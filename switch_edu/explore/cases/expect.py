"""What a case expects: facts of the position reached, the last action, the deal or the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from switch_edu.errors import BadFile
from switch_edu.explore import facts
from switch_edu.explore.cases.actions import Course
from switch_edu.explore.cases.file import Case, check_keys, mapping
from switch_edu.explore.cases.match import Sitting
from switch_edu.explore.cases.values import cards_of, seat_of
from switch_edu.explore.story import Story
from switch_edu.game.position import Position
from switch_edu.rules.values import word_of

OF_POSITION = (
    "plays", "may_draw", "may_take", "hand_count", "next", "winner", "wins", "top", "suit", "dir",
    "pending", "stock", "under", "idle", "blocked", "answering", "skipped", "announced",
    "top_counts_as", "queen_open", "placings", "over",
)  # fmt: skip
OF_THE_REST: dict[str, Callable[[Course, Sitting, Any], object]] = {
    "ok": lambda course, sitting, wanted: course.legal,
    "drawn": lambda course, sitting, wanted: course.drawn,
    "holds": lambda course, sitting, wanted: _hands(course.end, wanted),
    "refused": lambda course, sitting, wanted: _reason(course, wanted),
    "scores": lambda course, sitting, wanted: sitting.scores,
    "next_turns": lambda course, sitting, wanted: _next_turns(course.end, len(wanted)),
}
OF_THE_DEAL: dict[str, Callable[[Course, Sitting], object]] = {
    "hand": lambda course, sitting: _one_hand(course.end),
    "stock": lambda course, sitting: course.end.stock,
    "pack": lambda course, sitting: _all_cards(course.end),
    "stock_contains": lambda course, sitting: course.end.stock_cards,
    "left": lambda course, sitting: _counts(course.end),
    "dealer": lambda course, sitting: sitting.dealer,
    "loser": lambda course, sitting: sitting.loser(course.end),
    "out": lambda course, sitting: sitting.out(course.end),
    "still_in": lambda course, sitting: sitting.still_in(course.end),
    "match_winner": lambda course, sitting: sitting.match_winner,
    "turn_timer": lambda course, sitting: sitting.house.value("timer"),
}
KEYS = (*OF_POSITION, *OF_THE_REST, "facts")


def failures(case: Case, course: Course, sitting: Sitting) -> Iterator[str]:
    """Yield a sentence for everything that is not as the case expects.

    Raises BadFile for an expectation that is not known or not of its kind.
    """
    story = Story(case.house, tuple(course.path))
    yield from _refusals(case, course)
    for key, wanted in case.expect.items():
        if key == "facts":
            yield from _deal_failures(mapping(case.expect, key), course, sitting)
        elif key in OF_POSITION:
            if not facts.holds(story, {key: wanted}):
                yield _differs(key, wanted, facts.value(story, key))
        else:
            found = OF_THE_REST[key](course, sitting, _checked(key, wanted))
            if type(found) is not type(wanted) or found != wanted:
                yield _differs(key, wanted, found)


def check_expectations(case: Case) -> None:
    """Raise BadFile for the first key of “expect” or “facts” that is not known or says nothing."""
    check_keys(case.expect, KEYS, "“expect”")
    check_keys(mapping(case.expect, "facts"), OF_THE_DEAL, "“facts”")
    for key, wanted in case.expect.items():
        if wanted is None or wanted == {}:
            raise BadFile(f"Nothing is said of what “{key}” should be.")


def _refusals(case: Case, course: Course) -> Iterator[str]:
    """Yield the actions that were not allowed, except a last one that the case expects to be so.

    Not to win with a card may mean that it may not be laid.
    """
    expected = False in (case.expect.get("ok"), case.expect.get("wins")) or "refused" in case.expect
    expected = expected and not course.legal
    surprising = course.refused[:-1] if expected else course.refused
    for said, reason in surprising:
        yield f"“{said}” is not allowed: {reason}"


def _deal_failures(
    wanted_facts: Mapping[str, Any], course: Course, sitting: Sitting
) -> Iterator[str]:
    for key, wanted in wanted_facts.items():
        found = OF_THE_DEAL[key](course, sitting)
        if not _agrees(key, wanted, found):
            yield _differs(key, wanted, found)


def _agrees(key: str, wanted: Any, found: Any) -> bool:
    if key == "stock_contains":
        cards = wanted if isinstance(wanted, list) else [wanted]
        return all(card in found for card in cards)
    if key == "turn_timer":
        return word_of(wanted) in (found, {"off": "no"}.get(found))
    if key == "left" and isinstance(wanted, Mapping):
        return all(found.get(name) == number for name, number in wanted.items())
    return type(wanted) is type(found) and bool(wanted == found)


def _checked(key: str, wanted: Any) -> Any:
    kinds: dict[str, Any] = {
        "ok": bool, "drawn": int, "holds": Mapping, "refused": (str, list), "next_turns": list,
        "scores": (Mapping, str),
    }  # fmt: skip
    if not isinstance(wanted, kinds[key]) or (key == "drawn" and isinstance(wanted, bool)):
        raise BadFile(f"“{wanted}” is nothing that “{key}” could be.")
    return wanted


def _differs(key: str, wanted: object, found: object) -> str:
    return f"{key} should be {_text(wanted)} and is {_text(found)}"


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_text(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple | frozenset):
        parts = sorted(value) if isinstance(value, frozenset) else value
        return "[" + ", ".join(_text(part) for part in parts) + "]"
    return str(value)


def _hands(end: Position, wanted: Mapping[str, Any]) -> dict[str, object]:
    """Return the hands of those named, as the case lists them if the cards are the same."""
    hands: dict[str, object] = {}
    for name, cards in wanted.items():
        held = end.hand(seat_of(name, end.names))
        same = sorted(cards_of(cards, f"The hand of {name}")) == sorted(cards_of(list(held), name))
        hands[name] = cards if same else list(held)
    return hands


def _reason(course: Course, wanted: str | list[object]) -> object:
    """Return why the last action was refused, as the case says it if all its words are in that."""
    if course.legal:
        return "not refused"
    text = course.refused[-1][1] if course.refused else ""
    parts = [wanted] if isinstance(wanted, str) else wanted
    return wanted if all(str(part) in text for part in parts) else text


def _next_turns(here: Position, wanted: int) -> list[str]:
    """Return who has the next turns if nothing that is played changes the order."""
    seats: list[int] = []
    missing = [here.missing(seat) for seat in range(here.seats)]
    seat = here.turn
    while seat is not None and len(seats) < wanted:
        seats.append(seat)
        seat = _after(here, seat)
        while missing[seat]:
            missing[seat] -= 1
            seat = _after(here, seat)
    return [here.names[seat] for seat in seats]


def _after(here: Position, seat: int) -> int:
    seat = (seat + here.direction) % here.seats
    return _after(here, seat) if here.places[seat] else seat


def _counts(end: Position) -> dict[str, int]:
    return {name: end.count(seat) for seat, name in enumerate(end.names)}


def _one_hand(end: Position) -> object:
    sizes = sorted(set(_counts(end).values()))
    return sizes[0] if len(sizes) == 1 else sizes


def _all_cards(end: Position) -> int:
    return sum(_counts(end).values()) + end.stock + end.older + 1
