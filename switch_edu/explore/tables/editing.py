"""Editing a position part by part: an edit is a new line in which all else stays as it was."""

from __future__ import annotations

import re
from dataclasses import replace

from switch_edu.cards import SUITS, card_text, read_card, read_suit
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.errors import BadLine
from switch_edu.explore.comparing.columns import read_start
from switch_edu.game import Position
from switch_edu.game.parts import read_number
from switch_edu.game.reading import Line, split_line
from switch_edu.rules import House
from switch_edu.rules.entries import pickup_of, waits

TOP = "top"
_MOST = 99
_NEW_HAND = "5"


def read_edited(line: str, houses: tuple[House, ...]) -> Position:
    """Return the position of an edited line, under the first of the houses in which it can arise.

    Raises the BadLine of the first house where it can arise in none.
    """
    return read_start(line, houses)


def place_card(here: Position, card: str, where: str | int) -> str:
    """Return the line with a card as the top card, or in the hand of a seat.

    A card that is there already is taken away; one that lies elsewhere moves. In a hand with
    unknown cards it becomes one of them. Raises BadCard or BadLine.
    """
    card = card_text(read_card(card))
    parts = _parts(here)
    if where == TOP:
        parts = _without(here, parts, card)
        return _text(replace(parts, pile=_down(card), turn=_bare_turn(parts.turn), owed="-"))
    seat = _seat(here, where)
    if card in here.hand(seat):
        return _text(_without(here, parts, card))
    if card == here.top:
        raise BadLine(f"The card {card} is the top card: choose another top card first.")
    parts = _without(here, parts, card)
    unknown = _unknown(here, seat)
    hand = _hand(here, seat, [*here.hand(seat), card], max(unknown - 1, 0))
    return _text(replace(parts, hands=_replaced(parts.hands, seat, hand)))


def set_part(here: Position, part: str, value: object) -> str:
    """Return the line with one part set: a name of `PARTS`, or "unknown 2" for a seat's cards.

    Raises BadLine for what is no such part or value.
    """
    name, _, rest = part.partition(" ")
    if name == "unknown":
        return _set_unknown(here, rest, str(value))
    if name not in PARTS:
        raise BadLine(f"A position has no part “{part}”.")
    return _text(PARTS[name](here, _parts(here), str(value).strip()))


def _parts(here: Position) -> Line:
    return replace(split_line(here.line), rules=None)


def _text(parts: Line) -> str:
    fields = (parts.pile, parts.turn, parts.hands, parts.stock, parts.owed, parts.calls)
    return " ".join([*fields, *(f"{key}={value}" for key, value in parts.keys.items())])


def _seat(here: Position, where: object) -> int:
    text = str(where)
    if not (text.isascii() and text.isdigit() and int(text[:2]) < here.seats):
        raise BadLine(f"There is no seat to put cards to at “{text[:20]}”.")
    return int(text[:2])


def _unknown(here: Position, seat: int) -> int:
    return here.count(seat) - len(here.hand(seat))


def _without(here: Position, parts: Line, card: str) -> Line:
    """Return the parts with a card taken out of the hands and the known stock."""
    for seat in range(here.seats):
        cards = list(here.hand(seat))
        if card in cards:
            cards.remove(card)
            hand = _hand(here, seat, cards, _unknown(here, seat))
            parts = replace(parts, hands=_replaced(parts.hands, seat, hand))
    if not re.fullmatch(r"\d+(\.\.)?", parts.stock):
        fragment = ".." if parts.stock.endswith("..") else ""
        parts = replace(parts, stock=f"{here.stock}{fragment}")
    return parts


def _hand(here: Position, seat: int, cards: list[str], unknown: int) -> str:
    missing = f"~{here.missing(seat)}" if here.missing(seat) else ""
    if not cards:
        return f"{unknown}{missing}"
    return "".join(cards) + (f"+{unknown}" if unknown else "") + missing


def _replaced(hands: str, seat: int, hand: str) -> str:
    each = hands.split("/")
    each[seat] = hand
    return "/".join(each)


def _down(card: str) -> str:
    """Return a card as the pile has it; a joker shows no suit, so that one is in force."""
    return f"{card}=H" if card.startswith("JK") else card


def _bare_turn(turn: str) -> str:
    return turn.partition("?")[0]


def _set_unknown(here: Position, seat: str, value: str) -> str:
    at = _seat(here, seat)
    unknown = read_number(value, "unknown cards", _MOST)
    parts = _parts(here)
    hand = _hand(here, at, list(here.hand(at)), unknown)
    return _text(replace(parts, hands=_replaced(parts.hands, at, hand)))


def _set_turn(here: Position, parts: Line, value: str) -> Line:
    sign = "+" if here.direction > 0 else "-"
    return replace(parts, turn=f"{_seat(here, value) + 1}{sign}")


def _set_direction(here: Position, parts: Line, value: str) -> Line:
    old, new = ("-", "+") if value == "1" else ("+", "-")
    who, found, rest = parts.turn.partition(old)
    return replace(parts, turn=f"{who}{new}{rest}") if found and who[-1:].isalnum() else parts


def _set_suit(here: Position, parts: Line, value: str) -> Line:
    """Name a suit for the top card, or none: then its own is in force."""
    down = here.top
    if value:
        down += "=" + SUITS[read_suit(value)]
    elif down.startswith("JK"):
        raise BadLine("A joker on top shows no suit: name one.")
    return replace(parts, pile=down + "*" * here.queen_open, turn=_bare_turn(parts.turn))


def _set_queen(here: Position, parts: Line, value: str) -> Line:
    return replace(parts, pile=parts.pile.partition(">")[0].rstrip("*") + "*" * (value == "open"))


def _set_players(here: Position, parts: Line, value: str) -> Line:
    wanted = read_number(value, "players", MAX_SEATS)
    hands = parts.hands.split("/")[:wanted]
    hands += [_NEW_HAND] * (wanted - len(hands))
    turn = here.turn if here.turn is not None and here.turn < wanted else 0
    keys = {key: text for key, text in parts.keys.items() if key not in ("names", "dealer")}
    sign = "+" if here.direction > 0 else "-"
    return replace(parts, hands="/".join(hands), turn=f"{turn + 1}{sign}", calls="-", keys=keys)


def _set_stock(here: Position, parts: Line, value: str) -> Line:
    cards = read_number(value, "cards in the stock", 2 * _MOST)
    rest = re.sub(r"^[^:.]*", "", parts.stock)
    return replace(parts, stock=f"{cards}{rest}")


def _set_owed(here: Position, parts: Line, value: str) -> Line:
    """Let a number of cards or turns wait because of a power: "4 2", "1 8"; "" for nothing."""
    number, _, power = value.partition(" ")
    if not power:
        return replace(parts, owed="-")
    size = read_number(number, "cards or turns", _MOST)
    turns = "" if here.house.powers.get(power, "pickup") != "skip" else "t"
    return replace(parts, owed=f"{size}{turns}:{power}" if size else "-")


PARTS = {
    "turn": _set_turn,
    "direction": _set_direction,
    "suit": _set_suit,
    "queen": _set_queen,
    "players": _set_players,
    "stock": _set_stock,
    "owed": _set_owed,
}


def waiting_powers(houses: tuple[House, ...]) -> dict[str, str]:
    """Return the powers that can wait in any of the houses: {selector: "cards" or "turns"}."""
    found: dict[str, str] = {}
    for house in houses:
        for selector, power in house.powers.items():
            if waits(power):
                found.setdefault(selector, "cards" if pickup_of(power) else "turns")
    return found
