"""Writing positions as one line of text; the grammar stands in docs/notation.md."""

from __future__ import annotations

from urllib.parse import quote

from switch_edu.cards import FACES, SUITS, UNKNOWN, card_text
from switch_edu.engine.layout import DECLARE, DRAWN, NAME, OVER
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.game.pack import cards_on, pack_of


def write_line(table: Table, rules: Rules, house: str, names: tuple[str, ...] = ()) -> str:
    """Return the line of a table; the state of the random numbers is written if there is one."""
    parts = [
        _pile_text(table),
        _turn_text(table),
        "/".join(_hand_text(table, seat) for seat in range(table.seats)),
        _stock_text(table, rules),
        _owed_text(table, rules),
        _calls_text(table),
    ]
    keys = {
        "idle": table.idle,
        "dealer": table.dealer + 1 if table.dealer else 0,
        "names": ",".join(quote(name, safe="") for name in names),
        "rng": table.rng,
        "fine": table.fine,
        "played": table.played if rules.turn_limit else 0,
    }
    parts += [f"{key}={value}" for key, value in keys.items() if value]
    return " ".join([*parts, f"@{house}"])


def _down_text(kind: int, face: int, suit: int) -> str:
    text = card_text(kind)
    if kind >= FACES and face < FACES:
        text += "=" + card_text(face)
    return text + (f"={SUITS[suit]}" if suit >= 0 else "")


def _pile_text(table: Table) -> str:
    plain_joker = table.face >= FACES  # shows no suit, so that the one in force is written
    suit = table.suit if table.named or plain_joker else -1
    parts = [_down_text(table.top, table.face, suit) + ("*" if table.uncovered else "")]
    for i in range(table.nlaid):
        suit = table.naming if i == table.nlaid - 1 else -1
        parts.append(_down_text(table.laid[i], table.laid_face[i], suit))
    return ">".join(parts)


def _turn_text(table: Table) -> str:
    sign = "+" if table.direction > 0 else "-"
    if table.phase >= OVER:
        return ("over" if table.phase == OVER else "blocked") + sign
    text = f"{table.player + 1}{sign}"
    if table.phase == NAME:
        text += "?suit"
    if table.phase == DECLARE:
        text += "?" + card_text(table.joker)
    if table.phase in (DRAWN, DECLARE) and table.ndrawn:
        known = 0 <= table.drawn < UNKNOWN
        text += f"?+{card_text(table.drawn)}" if known else ""
        text += f"?+{table.ndrawn}" if table.ndrawn > 1 or not known else ""
    return text


def group_text(kinds: list[int]) -> str:
    """Return cards as text in their order, unknown ones as a number: "7H+2", or "3" for three."""
    parts: list[str] = []
    unknown = 0
    for kind in [*kinds, -1]:
        if kind == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            parts.append(f"+{unknown}" if parts or kind >= 0 else str(unknown))
            unknown = 0
        if kind >= 0:
            parts.append(card_text(kind))
    return "".join(parts) or "0"


def _hand_text(table: Table, seat: int) -> str:
    kinds = [kind for kind, n in enumerate(table.count[seat]) for _ in range(n)]
    if table.place[seat]:  # who is left when all others are out still holds cards
        return (group_text(kinds) if kinds else "") + f"#{table.place[seat]}"
    missing = table.missing[seat]
    return group_text(kinds) + (f"~{missing}" if missing else "")


def _stock_text(table: Table, rules: Rules) -> str:
    stock = group_text(table.stock[: table.nstock][::-1])
    older = table.older[: table.nolder][::-1]
    total = len(cards_on(table))
    whole = total == sum(pack_of(rules))
    if whole and not [kind for kind in older if kind != UNKNOWN]:
        return stock
    if not whole:
        return f"{stock}:{group_text(older)}.." if older else f"{stock}.."
    return f"{stock}:{group_text(older)}"


def _owed_text(table: Table, rules: Rules) -> str:
    if not (table.owed or table.skips):
        return "-"
    power = rules.attacks[table.attack]
    cards = str(table.owed) if table.owed else ""
    turns = f"{table.skips}t" if table.skips else ""
    return "+".join(part for part in (cards, turns) if part) + f":{power}"


def _calls_text(table: Table) -> str:
    parts = []
    for seat in range(table.seats):
        good = "c" + ("2" if table.good[seat] > 1 else "") if table.good[seat] else ""
        words = good + "n" * bool(table.made[seat]) + "m" * bool(table.missed[seat])
        words += "w" * bool(table.window[seat])
        implied = table.good[seat] == 1 and table.hand[seat] == 1
        words += "s" if table.said[seat] and not implied else ""
        if words:
            parts.append(f"{seat + 1}{words}")
    return ",".join(parts) or "-"
