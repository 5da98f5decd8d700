"""Jokers on the pile in the one-line form."""

from __future__ import annotations

from switch_edu.game import position


def test_a_joker_that_is_no_card_shows_the_suit_in_force() -> None:
    """Found by play: in a house where a joker has another power, one that covers a queen."""
    rules = "@jack7~powers.joker=pickup-5"
    pos = position(f"5H>QH 1+ 3DJK1/4C/5D 20.. - - {rules}").play("JK1")
    assert pos.line.startswith("JK1=H 2+ ")
    assert pos.suit == "H"
    assert position(pos.line) == pos
    assert position(pos.line).moves() == pos.moves()
