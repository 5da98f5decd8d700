"""What the form of a house may ask for, wherever houses are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.errors import BadHouse
from switch_edu.rules import House, house, houses
from switch_edu.widgets.explorer_rules import without
from switch_edu.widgets.messages import Message

CHANGES = ("house", "answer", "vary")


def place_of(message: Message, shown: Sequence[House]) -> int:
    """Return which of the houses a message is about; raises BadHouse for a place that is none."""
    at = message.get("house", 0)
    if not isinstance(at, int) or not 0 <= at < len(shown):
        raise BadHouse(f"There is no house in place {str(at)[:20]}.")
    return at


def changed(shown: House, kind: str, message: Message) -> House:
    """Return a house as a message of one of the kinds `CHANGES` wants it.

    It is another house by its line, another answer to a question, a variation more or fewer, or
    a switch at another option. Raises SwitchError in one sentence for what is no house or answer.
    """
    if kind == "house":
        return house(str(message.get("line", "")))
    if kind == "answer":
        return shown.with_({str(message.get("question", "")): message.get("value", "")})
    name = str(message.get("name", ""))
    if "value" in message:
        return shown.with_({name: message["value"]})
    return shown.with_(name) if message.get("on") else without(shown, name)


def another(message: Message, shown: Sequence[House]) -> House:
    """Return the house that is to stand beside those on show: the one named, or a new one."""
    taken = {each.line for each in shown}
    return house(str(message.get("line", "")) or next(n for n in houses() if n not in taken))
