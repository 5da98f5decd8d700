"""What the page is told of a table whose rules may not be said aloud, until they are revealed.

Nothing in it says what may be played or why: all cards and moves look alike, and whoever wants to
know has to try. The words come from `game.unspoken`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from switch_edu.game import Position
from switch_edu.game.hidden import ONLOOKER
from switch_edu.game.move_words import move_words
from switch_edu.game.moves import read_moves
from switch_edu.game.unspoken import situation_words
from switch_edu.game.voice import Who, capital
from switch_edu.widgets.moves import named

HOUSE = {"line": "", "title": "Unspoken rules"}
_DRAWING = ("draw", "take", "pass")  # one button does whichever the rules ask for
_TURN = ("draw", "end")
_BUTTONS = {"draw": "Draw", "end": "End your turn", "call": "Say “Last card”"}


def unspoken_table(
    table: Mapping[str, Any], view: Position, me: int, mover: int | None = None
) -> dict[str, Any]:
    """Return the page's table, as `table_state` makes it, without what depends on the rules."""
    suit_named = table["suit"]["named"]
    return {
        **table,
        "line": "",  # it tells the house and what is owed
        "house": HOUSE,
        "direction": 0,
        "situation": {"id": "unspoken", "text": situation_words(view, revealed=False)},
        "seats": [{**seat, "miss": 0} for seat in table["seats"]],
        "hand": [_held(held) for held in table["hand"]],
        "pile": {**table["pile"], "open": False},
        "suit": {**table["suit"], "id": table["suit"]["id"] if suit_named else None},
        "owed": None,
        "moves": _moves(view, me, me if mover is None else mover),
        "choices": _choices(table["choices"]),
        "quiet": not _plays(view, me),
        "marked": False,
    }


def unspoken_panel(panel: Mapping[str, Any]) -> dict[str, Any]:
    """Return the panel of a full game without the rules in force, nor texts that name them."""
    return {**panel, "unspoken": True, "record": "", "reference": [], "calls": None, "house": HOUSE}


def meant(move: str, legal: Sequence[str]) -> str:
    """Return the move behind a button: drawing is whichever of drawing and taking is due."""
    if move != "draw":
        return move
    return next((due for due in _DRAWING if due in legal), move)


def bare_advice(move: str, names: Sequence[str]) -> str:
    """Return a hint that names a move as its button does, and no reason."""
    button = "draw" if move in _DRAWING else move
    return f"{_BUTTONS.get(button) or capital(move_words(read_moves(move)[0], names))}."


def _plays(view: Position, me: int) -> bool:
    """Say whether the learner is in the deal, and so may always try something."""
    return not view.over and me != ONLOOKER and not view.places[me]


def _held(held: Mapping[str, Any]) -> dict[str, Any]:
    return {**held, "playable": None, "price": 0, "why": "", "drawn": False}


def _moves(view: Position, me: int, seat: int) -> list[dict[str, Any]]:
    """Return every move of a seat without a card, whatever the rules say of it now."""
    if not _plays(view, seat):
        return []
    labels = dict(_BUTTONS)
    if view.turn != seat or view.waits_for in ("suit", "joker"):
        labels = {move: label for move, label in labels.items() if move not in _TURN}
    for other, name in enumerate(view.shown_names):
        if other != seat and not view.places[other]:
            labels[f"challenge {other + 1}"] = f"Challenge {Who(name).inner}"
    buttons = [{"id": id, "label": label, "legal": True, "why": ""} for id, label in labels.items()]
    return buttons if seat == me else [named(button, view.shown_names[seat]) for button in buttons]


def _choices(choices: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if choices is None:
        return None
    options = [{**option, "legal": True, "why": ""} for option in choices["options"]]
    return {**choices, "options": options}
