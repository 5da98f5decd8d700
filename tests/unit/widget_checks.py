"""What the tests of the widgets share: sending messages, playing, looking for hidden cards."""

from __future__ import annotations

import json
import re
from typing import Any

import switch_edu as sw
from switch_edu.cards import GLYPHS, SUIT_NAMES, card_name, card_text, read_card
from switch_edu.game import Position
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.chances import ChancesWidget
from switch_edu.widgets.game_widget import GameWidget

MOST_MESSAGES = 2000
_CODE = re.compile(rf"(?:10|[2-9AJQK])[CDHS{GLYPHS}]")
_NAME = re.compile(rf"[a-z]+ of (?:{'|'.join(SUIT_NAMES)})")
_NAMED = {card_name(kind): card_text(kind) for kind in range(52)}


def send(widget: SwitchWidget, kind: str, **more: Any) -> dict[str, Any]:
    """Send a message as the page would and return the new state."""
    widget.receive({"type": kind, "number": widget.state["number"], **more})
    return dict(widget.state)


def count_out(widget: ChancesWidget) -> dict[str, Any]:
    """Count the chances that are asked for to their end, as the page does; return what it shows."""
    while widget.chances["counting"]:
        count(widget)
    return dict(widget.chances)


def count(widget: ChancesWidget) -> None:
    """Ask for the next portion."""
    shown = widget.chances
    widget.receive({"type": "count", "number": shown["number"], "part": shown["part"]})


def to_my_turn(widget: GameWidget) -> dict[str, Any]:
    """Let the others move until it is the learner's turn or the deal is over."""
    while widget.state["panel"]["waiting"]:
        assert send(widget, "tick")["error"] is None
    return dict(widget.state)


def follow_hint(widget: GameWidget) -> dict[str, Any]:
    """Play what a hint advises, as a learner would: the first legal card or move that it is."""
    state = send(widget, "hint")
    assert state["panel"]["hint"]["text"]
    return send(widget, "move", move=sw.hint(widget.game.position).move)


def play_out(widget: GameWidget) -> dict[str, Any]:
    """Play the deal on the table to its end, by hints; return the state that shows the result."""
    for _ in range(MOST_MESSAGES):
        state = to_my_turn(widget)
        if state["table"]["result"]:
            return state
        assert follow_hint(widget)["error"] is None
    raise AssertionError("the game does not end")


def cards_told(widget: SwitchWidget) -> set[str]:
    """Return every card that the page or a saved notebook could find, however it is written."""
    data, _ = widget._repr_mimebundle_()
    synced = {
        name: widget.get_state()[name]
        for name in ("state", "look", "chances")
        if widget.has_trait(name)
    }
    return cards_in(json.dumps([synced, data], ensure_ascii=False))


def cards_in(text: str) -> set[str]:
    """Return every card that a text names, however it is written."""
    told = {card_text(read_card(code)) for code in _CODE.findall(text)}
    return told | {_NAMED[name] for name in _NAME.findall(text) if name in _NAMED}


def hidden_cards(table: Position, me: int) -> set[str]:
    """Return the cards of the other hands: nobody has seen them in a game without jokers."""
    return {card for seat in range(table.seats) if seat != me for card in table.hand(seat)}
