"""A second judge for the practice table, written straight from its guide and nothing else.

It works on words and lists, slowly, and shares no code with the package: sections 02 to 06 of the
practice table's guide, one paragraph a function.
"""

from __future__ import annotations

SUITS = "CDHS"


def suit_of(card: str) -> str:
    return card[-1]


def rank_of(card: str) -> str:
    return card[:-1]


def is_black_jack(card: str) -> bool:
    return card in ("JC", "JS")


def is_red_jack(card: str) -> bool:
    return card in ("JD", "JH")


def fits(card: str, top: str, active_suit: str) -> bool:
    """Section 02: the active suit, the rank on top, or an ace at any time in normal play."""
    if rank_of(card) == "A":
        return True
    return suit_of(card) == active_suit or rank_of(card) == rank_of(top)


def answers(card: str, penalty: str) -> bool:
    """Section 04: twos answer twos; black jacks add to black jacks and red jacks cancel them."""
    if penalty == "twos":
        return rank_of(card) == "2"
    return is_black_jack(card) or is_red_jack(card)


def naive_moves(
    hand: list[str], top: str, active_suit: str, penalty: str | None, cards_to_draw: int
) -> set[str]:
    """Return what the player in turn may do: cards, "draw", "take" or "pass"."""
    if penalty is not None:  # section 04: answer, or take even when holding an answer
        moves = {card for card in hand if answers(card, penalty)}
        moves.add("take")
        return moves
    moves = {card for card in hand if fits(card, top, active_suit)}
    if not moves:  # section 05: no legal move: draw one; nothing to draw: pass
        moves.add("draw" if cards_to_draw > 0 else "pass")
    return moves
