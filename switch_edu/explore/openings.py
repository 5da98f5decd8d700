"""What a house does before the first turn: which cards may start the pile, which have a power."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import RANK_SETS, RANKS, read_card, set_of
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.rules import STARTER_ACTS, STARTER_NEUTRAL, Rules
from switch_edu.errors import BadCard, did_you_mean
from switch_edu.rules import House


def can_start(house: House, card: str) -> bool:
    """Say whether a card such as "10H" may lie face up when the game begins.

    Raises BadCard when the text is no card.
    """
    face = set_of([min(read_card(card), 52)])
    rules = _rules(house)
    return rules.starter in (STARTER_NEUTRAL, STARTER_ACTS) or not rules.starter_barred & face


def starter_of(house: House, offered: Sequence[str]) -> str | None:
    """Return which of the cards turned up one after another starts the pile, or None of them."""
    return next((card for card in offered if can_start(house, card)), None)


def has_power(house: House, rank: str) -> bool:
    """Say whether any card of a rank ("7", "Q") has a power; raises BadCard for no rank."""
    if rank not in RANKS:
        hint = did_you_mean(rank, RANKS)
        raise BadCard(f"“{rank}” is not a rank{hint}: write A, 2 to 10, J, Q or K.")
    return bool(_rules(house).powers & RANK_SETS[RANKS.index(rank)])


def _rules(house: House) -> Rules:
    span = house.value("players")
    return compile_rules(house, int(span[0]) if isinstance(span, tuple) else 2)
