"""A position as the page shows it: plain data, and only what one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.cards import FACES, card_text, read_card
from switch_edu.draw.words import owed_words, turn_words
from switch_edu.game import Position
from switch_edu.game.hidden import ONLOOKER
from switch_edu.widgets.moves import choices, move_buttons

MOST_EVENTS = 6


def table_state(
    position: Position,
    me: int,
    *,
    events: Sequence[str] = (),
    last: tuple[int, str] | None = None,
    mover: int | None = None,
    quiet: bool = False,
    marked: bool = True,
) -> dict[str, Any]:
    """Return the table of the page for a seat, or for an ONLOOKER.

    `events` are sentences, newest last; `last` is the seat and card of the last card laid; `mover`
    is the seat whose moves are offered, if it is not `me`; `quiet` says that cards may only be
    looked at; without `marked` neither page nor sentence tells which cards fit.
    """
    view = position.view(me)
    seat = me if mover is None else mover
    return {
        "line": view.line,
        "house": {"line": view.house.line, "title": view.house.title},
        "me": me,
        "turn": view.turn,
        "direction": view.direction,
        "situation": {
            "id": view.why("draw", None if me == ONLOOKER else me).situation,
            "text": view.situation if marked else turn_words(view),
        },
        "seats": [_seat(view, seat, name) for seat, name in enumerate(view.shown_names)],
        "hand": [] if me == ONLOOKER else _hand(view, me),
        "unknown": 0 if me == ONLOOKER else view.count(me) - len(view.hand(me)),
        "pile": _pile(view),
        "suit": {
            "id": view.suit,
            "named": view.suit_named,
            "awaited": view.waits_for == "suit",
        },
        "stock": view.stock,
        "owed": _owed(view),
        "moves": [] if quiet else move_buttons(view, seat, me),
        "choices": choices(view, me),
        "events": list(events)[-MOST_EVENTS:],
        "last": {"seat": last[0], "card": last[1]} if last else None,
        "result": None,
        "quiet": quiet,
        "marked": marked,
    }


def last_laid(positions: Sequence[Position]) -> tuple[int, str] | None:
    """Return seat and card of the last card laid on the way through the positions, or None."""
    for position in reversed(positions):
        for event in reversed(position.happened):
            if event.name == "laid":
                return event.seat, card_text(event.a)
    return None


def _seat(view: Position, seat: int, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "cards": view.count(seat),
        "place": view.places[seat] or None,
        "miss": view.missing(seat),
        "said": view.announced(seat),
    }


def _hand(view: Position, me: int) -> list[dict[str, Any]]:
    return [_held(view, me, card) for card in view.hand(me)]


def _held(view: Position, me: int, card: str) -> dict[str, Any]:
    choosing = view.turn == me and view.waits_for == "joker"
    verdict = None if choosing else view.why(card, me)
    return {
        "card": card,
        "joker": read_card(card) >= FACES,
        "playable": bool(verdict),
        "price": verdict.price if verdict else 0,
        "why": verdict.brief if verdict is not None else "say first which card the joker is",
        "drawn": card == view.drawn,
    }


def _pile(view: Position) -> dict[str, Any]:
    joker = read_card(view.top) >= FACES
    declared = joker and read_card(view.top_counts_as) < FACES
    return {
        "top": view.top,
        "face": view.top_counts_as if declared else None,
        "under": view.older,
        "laid": list(view.laid),
        "open": view.queen_open,
    }


def _owed(view: Position) -> dict[str, Any] | None:
    owed = view.owed
    if owed is None or view.turn is None:
        return None
    return {
        "cards": owed.cards,
        "turns": owed.turns,
        "seat": view.turn,
        "power": owed.power,
        "text": owed_words(view),
    }
