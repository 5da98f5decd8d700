"""What the page may change of an explorer: the position and the houses on it.

Each edit takes what is side by side and a message, and returns what then is and a sentence to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from switch_edu.errors import BadHouse, BadMove
from switch_edu.explore.comparing.disputes import disputes
from switch_edu.explore.editing import place_card, read_edited, set_part
from switch_edu.explore.side_by_side import SideBySide, side_by_side
from switch_edu.rules import House, house, houses
from switch_edu.widgets.explorer_reading import read_shown, show_dispute
from switch_edu.widgets.explorer_rules import without

Message = Mapping[str, Any]
Edited = tuple[SideBySide, str]


def place_of(now: SideBySide, message: Message) -> int:
    """Return the place of the house that a message speaks of; raises BadHouse for none."""
    at = message.get("house", 0)
    if not isinstance(at, int) or not 0 <= at < len(now.sides):
        raise BadHouse(f"There is no house in place {str(at)[:20]}.")
    return at


# -- the position ----------------------------------------------------------------------------------


def _use(now: SideBySide, message: Message) -> Edited:
    shown = read_shown(str(message.get("text", "")), now.houses)
    return shown, "The position is on the tables."


def _use_dispute(now: SideBySide, message: Message) -> Edited:
    chosen = {each.id: each for each in disputes()}.get(str(message.get("id", "")))
    if chosen is None:
        raise BadMove("Choose one of the questions in the list.")
    return show_dispute(chosen, now.houses), chosen.question


def _place(now: SideBySide, message: Message) -> Edited:
    card, where = str(message.get("card", "")), message.get("where", "top")
    return _changed(now, place_card(now.base, card, where))


def _set(now: SideBySide, message: Message) -> Edited:
    return _changed(now, set_part(now.base, str(message.get("part", "")), message.get("value", "")))


def _changed(now: SideBySide, line: str) -> Edited:
    start = read_edited(line, now.houses)
    return side_by_side(start, now.houses), "The position has changed."


# -- the houses ------------------------------------------------------------------------------------


def _set_house(now: SideBySide, message: Message) -> Edited:
    return _ruled(now, place_of(now, message), house(str(message.get("line", ""))))


def _add(now: SideBySide, message: Message) -> Edited:
    taken = {each.line for each in now.houses}
    line = str(message.get("line", "")) or next(name for name in houses() if name not in taken)
    added = house(line)
    return now.adding(added), f"{added.title} stands beside the others."


def _remove(now: SideBySide, message: Message) -> Edited:
    at = place_of(now, message)
    return now.without(at), f"{now.houses[at].title} is gone."


def _answer(now: SideBySide, message: Message) -> Edited:
    at = place_of(now, message)
    answer = {str(message.get("question", "")): message.get("value", "")}
    return _ruled(now, at, now.houses[at].with_(answer))


def _vary(now: SideBySide, message: Message) -> Edited:
    """Add or take away a variation, or set a switch to one of its options."""
    at, name = place_of(now, message), str(message.get("name", ""))
    shown = now.houses[at]
    if "value" in message:
        return _ruled(now, at, shown.with_({name: message["value"]}))
    return _ruled(now, at, shown.with_(name) if message.get("on") else without(shown, name))


def _ruled(now: SideBySide, at: int, rules: House) -> Edited:
    return now.with_house(at, rules), f"House {at + 1} is {rules.title} now."


EDITS: dict[str, Callable[[SideBySide, Message], Edited]] = {
    "use": _use,
    "dispute": _use_dispute,
    "place": _place,
    "set": _set,
    "house": _set_house,
    "add": _add,
    "remove": _remove,
    "answer": _answer,
    "vary": _vary,
}
