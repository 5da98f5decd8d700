"""Moves that are no cards, as buttons: which are shown, their labels, why one is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from switch_edu.cards import FACES, SUIT_NAMES, SUITS, card_label, card_text
from switch_edu.game import Position
from switch_edu.game.call_words import call_word
from switch_edu.game.move_words import move_words
from switch_edu.game.moves import read_moves
from switch_edu.game.voice import capital

PLAIN = ("draw", "take", "pass", "end")
TALK = ("call", "challenge")


def move_buttons(view: Position, seat: int, me: int) -> list[dict[str, Any]]:
    """Return the moves of a seat that are worth showing: those that are open, and drawing always.

    Where `me` moves for another seat, the labels name it.
    """
    open_moves = [move for move in view.moves(seat) if _is_move(move)]
    shown = list(open_moves)
    if view.turn == seat and view.waits_for == "turn" and not {"draw", "take"} & {*shown}:
        facing = view.owed is not None and view.owed.cards
        shown.insert(0, "take" if facing else "draw")
    buttons = [_button(view, seat, move, legal=move in open_moves) for move in shown]
    return buttons if seat == me else [named(button, view.shown_names[seat]) for button in buttons]


def named(button: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return a button that moves for somebody else: "Robin: draw a card"."""
    label = str(button["label"])
    return {**button, "label": f"{name}: {label[:1].lower()}{label[1:]}"}


def choices(view: Position, seat: int) -> dict[str, Any] | None:
    """Return the suits to name or the cards that a joker may be, while a seat has to say so."""
    if view.turn != seat or view.waits_for not in ("suit", "joker"):
        return None
    if view.waits_for == "suit":
        named = [(f"={suit}", name) for suit, name in zip(SUITS, SUIT_NAMES, strict=True)]
        return {"kind": "suit", "title": view.situation, "options": _options(view, seat, named)}
    faces = [(f"={card_text(face)}", card_label(face)) for face in range(FACES)]
    return {"kind": "joker", "title": view.situation, "options": _options(view, seat, faces)}


def _options(view: Position, seat: int, offered: list[tuple[str, str]]) -> list[dict[str, Any]]:
    verdicts = [(id, label, view.why(id, seat)) for id, label in offered]
    return [
        {"id": id, "label": label, "legal": bool(why), "why": "" if why else why.text}
        for id, label, why in verdicts
    ]


def _is_move(move: str) -> bool:
    return move in PLAIN or move.startswith(TALK)


def _button(view: Position, seat: int, move: str, legal: bool) -> dict[str, Any]:
    why = "" if legal else view.why(move, seat).text
    return {"id": move, "label": _label(view, seat, move), "legal": legal, "why": why}


def _label(view: Position, seat: int, move: str) -> str:
    if move == "call":
        return f"Say “{call_word(view.house, view.state, seat)}”"
    return capital(move_words(read_moves(move)[0], view.shown_names, view))
