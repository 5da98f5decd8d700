"""What the tests of the widgets share: sending messages, and looking for hidden cards."""

from __future__ import annotations

import json
import re
from typing import Any

from switch_edu.cards import GLYPHS, SUIT_NAMES, card_name, card_text, read_card
from switch_edu.game import Position
from switch_edu.widgets.base import SwitchWidget

_CODE = re.compile(rf"(?:10|[2-9AJQK])[CDHS{GLYPHS}]")
_NAME = re.compile(rf"[a-z]+ of (?:{'|'.join(SUIT_NAMES)})")
_NAMED = {card_name(kind): card_text(kind) for kind in range(52)}


def send(widget: SwitchWidget, kind: str, **more: Any) -> dict[str, Any]:
    """Send a message as the page would and return the new state."""
    widget.receive({"type": kind, "number": widget.state["number"], **more})
    return dict(widget.state)


def cards_told(widget: SwitchWidget) -> set[str]:
    """Return every card that the page or a saved notebook could find, however it is written."""
    data, _ = widget._repr_mimebundle_()
    synced = {name: widget.get_state()[name] for name in ("state", "look")}
    text = json.dumps([synced, data], ensure_ascii=False)
    told = {card_text(read_card(code)) for code in _CODE.findall(text)}
    return told | {_NAMED[name] for name in _NAME.findall(text) if name in _NAMED}


def hidden_cards(table: Position, me: int) -> set[str]:
    """Return the cards of the other hands: nobody has seen them in a game without jokers."""
    return {card for seat in range(table.seats) if seat != me for card in table.hand(seat)}
