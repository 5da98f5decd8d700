"""Reading positions from their one-line text form; the grammar stands in docs/notation.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import quote, unquote

from switch_edu.cards import FACES, JOKER, UNKNOWN, read_card, read_cards, read_suit
from switch_edu.engine.layout import BLOCKED, DECLARE, DRAWN, MAX_CARDS, MAX_SEATS, NAME, OVER
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import give
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine, SwitchError, did_you_mean
from switch_edu.game.pack import cards_on, check_pack, pack_of

FIELDS = ("pile", "turn", "hands", "stock", "owed", "calls")
KEYS = ("idle", "dealer", "names", "rng", "fine", "played")
LONGEST = 2000


@dataclass(slots=True)
class Line:
    """The parts of a line, not yet checked against any rules."""

    pile: str
    turn: str
    hands: str
    stock: str
    owed: str
    calls: str
    keys: dict[str, str] = field(default_factory=dict)
    rules: str | None = None


def split_line(text: str) -> Line:
    """Return the parts of a line; raises BadLine when parts are missing or unknown."""
    if len(text) > LONGEST:
        raise BadLine(
            f"A position line has at most {LONGEST} characters; this one has {len(text)}."
        )
    words = text.split()
    rules = None
    if words and words[-1].startswith("@"):
        rules = words.pop()[1:]
    if len(words) < len(FIELDS):
        missing = FIELDS[len(words)]
        raise BadLine(
            f"The line ends before its part “{missing}”: a position has six parts ({' '.join(FIELDS)}) "
            "and its rules, such as “9C 1+ 5S7H9DKC/7/7 26 - - @practice-table”."
        )
    keys = {}
    for word in words[len(FIELDS) :]:
        key, found, value = word.partition("=")
        if not found or key not in KEYS:
            raise BadLine(
                f"“{word}” is not a part of a position line{did_you_mean(key, KEYS)}: after the six "
                f"parts come key=value ({', '.join(KEYS)}) and last @rules."
            )
        keys[key] = value
    return Line(*words[: len(FIELDS)], keys, rules)


def read_names(line: Line) -> tuple[str, ...]:
    """Return the players' names that a line gives, or an empty tuple."""
    text = line.keys.get("names", "")
    return tuple(unquote(name) for name in text.split(",")) if text else ()


def count_seats(line: Line) -> int:
    """Return how many hands a line has; raises BadLine unless there are two to eight."""
    seats = line.hands.count("/") + 1
    if not 2 <= seats <= MAX_SEATS:
        raise BadLine(
            f"The line has {seats} hand(s): a game has two to eight, with “/” between them."
        )
    return seats


def fill_table(line: Line, rules: Rules) -> Table:
    """Return the table that a line describes under rules compiled for its seats.

    Raises BadLine naming the part and what would be right, or the card that is there too often.
    """
    table = Table()
    table.seats = rules.seats
    for part, reader in (
        ("pile", _read_pile),
        ("hands", _read_hands),
        ("turn", _read_turn),
        ("stock", _read_stock),
        ("owed", _read_owed),
        ("calls", _read_calls),
    ):
        text = getattr(line, part)
        try:
            reader(table, rules, text)
        except BadLine:
            raise
        except SwitchError as error:
            raise BadLine(f"In the {part} part “{text}”: {error}") from None
    _read_keys(table, line.keys)
    check_pack(table, rules)
    return table


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


def _read_pile(table: Table, rules: Rules, text: str) -> None:
    top, *laid = text.split(">")
    table.uncovered = int(top.endswith("*"))
    table.top, table.face, suit = _read_down(top.removesuffix("*"))
    table.named = int(suit >= 0)
    if suit < 0 and table.face == JOKER:
        raise BadLine("A joker on the pile needs its card or its suit: write JK1=QH or JK1=H.")
    table.suit = suit if suit >= 0 else table.face // 13
    for card in laid:
        table.laid[table.nlaid], table.laid_face[table.nlaid], table.naming = _read_down(card)
        table.nlaid += 1


def _read_hands(table: Table, rules: Rules, text: str) -> None:
    for seat, hand in enumerate(text.split("/")):
        cards, _, missing = hand.partition("~")
        table.missing[seat] = _number(missing, "turns to miss", 9) if missing else 0
        if cards.startswith("#"):
            table.place[seat] = _number(cards[1:], "place", MAX_SEATS)
            table.nplaced += 1
            if table.place[seat] == 1:
                table.winner = seat
            continue
        for kind in _read_group(cards):
            give(table, seat, kind)


_UNKNOWN_CARDS = re.compile(r"\+(\d+)")


def _read_group(text: str) -> list[int]:
    """Return the kinds in a group such as "7H3C+2" or "7"; "+2" stands for two unknown cards."""
    if text.isdigit():
        return [UNKNOWN] * _number(text, "cards", MAX_CARDS)
    kinds: list[int] = []
    for at, part in enumerate(_UNKNOWN_CARDS.split(text)):
        kinds += [UNKNOWN] * _number(part, "cards", MAX_CARDS) if at % 2 else read_cards(part)
    return kinds


def _number(text: str, what: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= most):
        raise BadLine(f"“{text}” is not a number of {what} from 0 to {most}.")
    return int(text)


_TURN = re.compile(r"(\d|over|blocked)([+-])((?:\?[^?]*)*)")


def _read_turn(table: Table, rules: Rules, text: str) -> None:
    match = _TURN.fullmatch(text)
    if not match:
        raise BadLine(
            f"“{text}” does not say whose turn it is: write the seat (from 1), or over or blocked, "
            "and + for clockwise or - for anticlockwise, such as 1+."
        )
    who, sign, waits = match.groups()
    table.direction = 1 if sign == "+" else -1
    if not who.isdigit():
        table.phase = OVER if who == "over" else BLOCKED
        table.player = max(table.winner, 0)
        return
    table.player = int(who) - 1
    if not 0 <= table.player < table.seats or table.place[table.player]:
        raise BadLine(f"Seat {who} cannot be in turn: it is not one of the players still in.")
    for wait in waits.split("?")[1:]:
        _read_wait(table, wait)
    if table.phase == NAME:
        table.closing = int(rules.name_when != 1 or table.hand[table.player] == 0)
    table.started = table.acted = int(bool(table.nlaid or table.ndrawn))


def _read_wait(table: Table, wait: str) -> None:
    if wait == "suit":
        table.phase = NAME
    elif wait.startswith("+") and wait[1:].isdigit():
        table.ndrawn = _number(wait[1:], "cards drawn", MAX_CARDS)
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


def _read_stock(table: Table, rules: Rules, text: str) -> None:
    fragment = text.endswith("..")
    stock, colon, older = text.removesuffix("..").partition(":")
    for kind in reversed(_read_group(stock)):
        table.stock[table.nstock] = kind
        table.nstock += 1
    if colon:
        discards = _read_group(older)
    else:
        discards = [] if fragment else _not_named(table, rules)
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


_OWED = re.compile(r"(?:(\d+)\+)?(\d+)(t?):(\S+)")


def _read_owed(table: Table, rules: Rules, text: str) -> None:
    if text == "-":
        return
    match = _OWED.fullmatch(text)
    if not match:
        raise BadLine(f"“{text}” is not a debt: write -, or cards and power such as 4:2, or 2t:8.")
    both, number, turns, power = match.groups()
    if power not in rules.attacks:
        offered = ", ".join(rules.attacks) or "none"
        raise BadLine(
            f"No pickup or skip of “{power}” can wait in this house"
            f"{did_you_mean(power, rules.attacks)}: its attacking cards are {offered}."
        )
    table.attack = rules.attacks.index(power)
    table.owed = _number(both, "cards", MAX_CARDS) if both else 0
    if turns:
        table.skips = _number(number, "turns", 99)
    else:
        table.owed += _number(number, "cards", MAX_CARDS)


_CALLS = re.compile(r"(\d)(c2?)?(n)?(m2?)?(w)?(s)?")


def _read_calls(table: Table, rules: Rules, text: str) -> None:
    if text == "-":
        return
    for part in text.split(","):
        match = _CALLS.fullmatch(part)
        seat = int(match[1]) - 1 if match else -1
        if not match or not 0 <= seat < table.seats:
            raise BadLine(
                f"“{part}” is not a call: write the seat and c, n, m or w, such as 2c or 1mw."
            )
        table.good[seat] = len(match[2] or "")
        table.made[seat] = int(bool(match[3]))
        table.missed[seat] = int(bool(match[4]))
        table.window[seat] = int(bool(match[5]))
        table.said[seat] = int(bool(match[6]) or (table.good[seat] == 1 and table.hand[seat] == 1))


def _read_keys(table: Table, keys: dict[str, str]) -> None:
    table.idle = _number(keys.get("idle", "0"), "idle turns", 99)
    table.fine = _number(keys.get("fine", "0"), "cards", 9)
    table.played = _number(keys.get("played", "0"), "cards played", 10**6)
    table.dealer = _number(keys.get("dealer", "1"), "seats", table.seats) - 1
    if table.dealer < 0:
        raise BadLine("dealer=0 is no seat: seats are numbered from 1.")
    table.rng = _number(keys.get("rng", "0"), "random state", 2**32 - 1)
