"""What the page may change of an explorer: the position and the houses on it.

Each edit takes what is side by side and a message, and returns what then is and a sentence to say.
"""

from __future__ import annotations

from collections.abc import Callable

from switch_edu.errors import BadMove
from switch_edu.explore.comparing.disputes import disputes
from switch_edu.explore.tables.editing import place_card, read_edited, set_part
from switch_edu.explore.tables.side_by_side import SideBySide, side_by_side
from switch_edu.widgets.explorer_reading import read_shown, show_dispute
from switch_edu.widgets.house_choice import CHANGES, another, changed, place_of
from switch_edu.widgets.messages import Message

Edited = tuple[SideBySide, str]


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


def _add(now: SideBySide, message: Message) -> Edited:
    added = another(message, now.houses)
    return now.adding(added), f"{added.title} stands beside the others."


def _remove(now: SideBySide, message: Message) -> Edited:
    at = place_of(message, now.houses)
    return now.without(at), f"{now.houses[at].title} is gone."


def _rule(kind: str) -> Callable[[SideBySide, Message], Edited]:
    def edit(now: SideBySide, message: Message) -> Edited:
        at = place_of(message, now.houses)
        rules = changed(now.houses[at], kind, message)
        return now.with_house(at, rules), f"House {at + 1} is {rules.title} now."

    return edit


EDITS: dict[str, Callable[[SideBySide, Message], Edited]] = {
    "use": _use,
    "dispute": _use_dispute,
    "place": _place,
    "set": _set,
    "add": _add,
    "remove": _remove,
    **{kind: _rule(kind) for kind in CHANGES},
}
