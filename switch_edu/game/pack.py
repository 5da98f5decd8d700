"""The pack that a house plays with, and where its cards are on a table."""

from __future__ import annotations

from switch_edu.cards import FACES, UNKNOWN, card_text
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine


def pack_of(rules: Rules) -> list[int]:
    """Return how many cards of each kind the pack has."""
    jokers = [(rules.jokers + 1) // 2, rules.jokers // 2]
    return [rules.packs] * FACES + jokers


def cards_on(table: Table) -> list[int]:
    """Return every card on a table, wherever it is."""
    cards = [
        kind for row in table.count[: table.seats] for kind, n in enumerate(row) for _ in range(n)
    ]
    cards += table.stock[: table.nstock] + table.older[: table.nolder] + table.laid[: table.nlaid]
    return [*cards, table.top] if table.top >= 0 else cards


def check_pack(table: Table, rules: Rules) -> None:
    """Raise BadLine naming the card if a table holds more cards than the pack has."""
    check_known(table, rules)
    cards, most = len(cards_on(table)), sum(pack_of(rules))
    if cards > most:
        raise BadLine(f"The line has {cards} cards, but the pack has only {most}.")


def check_known(table: Table, rules: Rules) -> None:
    """Raise BadLine naming the first card that is seen more often than the pack has it."""
    pack = pack_of(rules)
    left = pack[:]
    for kind in cards_on(table):
        if kind == UNKNOWN:
            continue
        left[kind] -= 1
        if left[kind] < 0:
            card, most = f"The card {card_text(kind)}", pack[kind]
            if most == 0:
                raise BadLine(f"{card} is not in this pack.")
            raise BadLine(f"{card} is there too often: the pack has {most} of it.")
