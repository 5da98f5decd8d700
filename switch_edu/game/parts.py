"""The parts of a position line, one reader each; every reader raises BadLine in one sentence."""

from __future__ import annotations

import re

from switch_edu.cards import FACES, JOKER, UNKNOWN, read_card, read_cards, read_suit
from switch_edu.engine.layout import BLOCKED, DECLARE, DRAWN, MAX_CARDS, MAX_SEATS, NAME, OVER
from switch_edu.engine.rules import NAME_GO_ON, Rules
from switch_edu.engine.supply import give
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine
from switch_edu.game.pack import cards_on, pack_of

MOST = 9999  # no rule bounds what waits, nor how long play goes on in a house that never blocks


def _read_down(text: str) -> tuple[int, int, int]:
    """Return the kind, face and named suit (or -1) of a card that lies face up."""
    first, *rest = text.split("=")
    kind = face = read_card(first)
    suit = -1
    if kind >= FACES:
        face = JOKER
        if rest and len(rest[0]) > 1:
            face = read_card(rest.pop(0))
    if rest:
        suit = read_suit(rest.pop(0))
    if rest:
        raise BadLine(
            f"“{text}” says too much: write a card, =FACE for a joker, =SUIT if it was named."
        )
    return kind, face, suit


def read_pile(table: Table, rules: Rules, text: str) -> None:
    """Put the pile and the cards laid this turn onto the table."""
    top, *laid = text.split(">")
    _check_many(laid)
    table.uncovered = int(top.endswith("*"))
    table.top, table.face, suit = _read_down(top.removesuffix("*"))
    table.named = int(suit >= 0)
    if suit < 0 and table.face == JOKER:
        raise BadLine("A joker on the pile needs its card or its suit: write JK1=QH or JK1=H.")
    table.suit = suit if suit >= 0 else table.face // 13
    for card in laid:
        if table.naming >= 0:
            raise BadLine(
                "A suit named for a card counts until the next one is laid: leave it out before >."
            )
        table.laid[table.nlaid], table.laid_face[table.nlaid], table.naming = _read_down(card)
        table.nlaid += 1


def read_hands(table: Table, rules: Rules, text: str) -> None:
    """Give each seat its cards, its place or the turns that it misses."""
    for seat, hand in enumerate(text.split("/")):
        cards, _, missing = hand.partition("~")
        table.missing[seat] = read_number(missing, "turns to miss", MOST) if missing else 0
        cards, out, place = cards.partition("#")
        if out:
            table.place[seat] = _read_place(table, place)
            table.nplaced += 1
            if table.place[seat] == 1:
                table.winner = seat
            if not cards:
                continue
        for kind in _read_group(cards):
            give(table, seat, kind)


def _read_place(table: Table, text: str) -> int:
    place = read_number(text, "places", MAX_SEATS)
    if place == 0 or place in table.place:
        raise BadLine(f"#{text} is no place of its own: places are #1, #2 and so on, each once.")
    return place


# The number ends where a card begins: "+29C" is two unknown cards and the nine of clubs.
_UNKNOWN_CARDS = re.compile(r"\+(\d+?)(?=(?:10|[2-9])[CDHS♣♦♥♠♧♢♡♤]|\D|$)", re.IGNORECASE)


def _read_group(text: str) -> list[int]:
    """Return the kinds in a group such as "7H3C+2" or "7"; "+2" stands for two unknown cards."""
    if text.isdigit():
        return [UNKNOWN] * read_number(text, "cards", MAX_CARDS)
    kinds: list[int] = []
    for at, part in enumerate(_UNKNOWN_CARDS.split(text)):
        kinds += [UNKNOWN] * read_number(part, "cards", MAX_CARDS) if at % 2 else read_cards(part)
    _check_many(kinds)
    return kinds


def _check_many(cards: list[int] | list[str]) -> None:
    if len(cards) > MAX_CARDS:
        raise BadLine(f"{len(cards)} cards are more than two packs have, which is {MAX_CARDS}.")


def read_number(text: str, what: str, most: int) -> int:
    """Return a number written in a line; raises BadLine saying what it is a number of."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= most):
        raise BadLine(f"“{text}” is not a number of {what} from 0 to {most}.")
    return int(text)


_TURN = re.compile(r"([0-9])([+-])((?:\?[^?]*)*)|(over|blocked)([+-])")


def read_turn(table: Table, rules: Rules, text: str) -> None:
    """Read whose turn it is, which way play goes and what the turn waits for."""
    match = _TURN.fullmatch(text)
    if not match:
        raise BadLine(
            f"“{text}” does not say whose turn it is: write the seat (from 1), or over or blocked, "
            "and + for clockwise or - for anticlockwise, such as 1+."
        )
    who, sign, waits, ended, last_sign = match.groups()
    table.direction = 1 if (sign or last_sign) == "+" else -1
    if ended:
        table.phase = OVER if ended == "over" else BLOCKED
        table.player = max(table.winner, 0)
        return
    table.player = int(who) - 1
    if not 0 <= table.player < table.seats or table.place[table.player]:
        raise BadLine(f"Seat {who} cannot be in turn: it is not one of the players still in.")
    for wait in waits.split("?")[1:]:
        _read_wait(table, wait)
    if table.phase == NAME:
        table.closing = int(rules.name_when != NAME_GO_ON or table.hand[table.player] == 0)
    table.started = table.acted = int(bool(table.nlaid or table.ndrawn))


def _read_wait(table: Table, wait: str) -> None:
    if wait == "suit":
        table.phase = NAME
    elif wait.startswith("+") and wait[1:].isdigit():
        table.ndrawn = read_number(wait[1:], "cards drawn", MAX_CARDS)
        table.phase = table.phase or DRAWN
    elif wait.startswith("+"):
        table.drawn = read_card(wait[1:])
        table.ndrawn = table.ndrawn or 1
        table.phase = table.phase or DRAWN
    else:
        table.joker = read_card(wait)
        if table.joker < FACES:
            raise BadLine(f"“?{wait}” waits for nothing: write ?suit, ?JK1, ?+9S or ?+2.")
        table.phase = DECLARE


def read_stock(table: Table, rules: Rules, text: str) -> None:
    """Read the stock and the older discards."""
    fragment = text.endswith("..")
    stock, colon, older = text.removesuffix("..").partition(":")
    for kind in reversed(_read_group(stock)):
        table.stock[table.nstock] = kind
        table.nstock += 1
    discards = _read_group(older)
    if not colon and not fragment:
        discards = _not_named(table, rules)
    for kind in reversed(discards):
        table.older[table.nolder] = kind
        table.nolder += 1


def _not_named(table: Table, rules: Rules) -> list[int]:
    """Return the cards that are nowhere else: known ones if all others are known."""
    left = pack_of(rules)
    unknown = 0
    for kind in cards_on(table):
        if kind == UNKNOWN:
            unknown += 1
        else:
            left[kind] -= 1
    total = sum(left) - unknown
    if unknown:
        return [UNKNOWN] * max(total, 0)
    return [kind for kind in range(FACES + 2) for _ in range(max(left[kind], 0))]


def read_keys(table: Table, keys: dict[str, str]) -> None:
    """Read the parts that are written as key=value."""
    table.idle = read_number(keys.get("idle", "0"), "idle turns", MOST)
    table.fine = read_number(keys.get("fine", "0"), "cards", 9)
    table.played = read_number(keys.get("played", "0"), "cards played", 10**6)
    table.dealer = read_number(keys.get("dealer", "1"), "a seat", 99) - 1
    if not 0 <= table.dealer < table.seats:
        raise BadLine(f"The dealer has to be one of the seats 1 to {table.seats}.")
    table.rng = read_number(keys.get("rng", "0"), "random state", 2**32 - 1)
