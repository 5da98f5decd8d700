"""What fits the pile at the opening of a turn: its suit, its rank, wild cards, the next number."""

from __future__ import annotations

from switch_edu.engine.layout import JOKER_BIT
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table


def fitting(rules: Rules, table: Table) -> tuple[int, int, int, int]:
    """Return the sets of cards that fit by suit, by rank, as wild cards and by the next number."""
    suit = rules.suit_sets[table.suit]
    rank = rules.mates[table.face]
    if table.named and not rules.rank_on_named:
        rank = 0
    wild = rules.wild
    near = 0
    if rules.next_number:
        near = neighbours(rules, table.face)
    if rules.declares:
        suit |= JOKER_BIT
    if rules.bars_own_rank:
        free = ~namers_like_top(rules, table)
        suit, rank, wild, near = suit & free, rank & free, wild & free, near & free
    return suit, rank, wild, near


def namers_like_top(rules: Rules, table: Table) -> int:
    """Return the cards that name a suit and are of the rank on top, if that names one too."""
    namers = rules.wild | rules.names
    if not namers >> table.face & 1:
        return 0
    return namers & (rules.mates[table.face] if table.face < 52 else JOKER_BIT)


def neighbours(rules: Rules, face: int) -> int:
    """Return the cards of the rank next above or below a face, in any suit."""
    near = rules.above[face] | rules.below[face]
    result = 0
    for suit in range(4):
        result |= (near >> (13 * suit)) & 0x1FFF
    return result | result << 13 | result << 26 | result << 39
