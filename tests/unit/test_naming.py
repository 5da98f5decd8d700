"""When a suit is named, and by what: on play, at the end of the turn, or not at all."""

from __future__ import annotations

import pytest

from switch_edu.game import position

ACE = "9C 1+ AH4D6S/5/5 20.. - -"


def test_at_the_practice_table_the_suit_is_named_as_the_ace_is_played() -> None:
    """Practice table, 02: name any suit, then the turn ends."""
    pos = position(f"{ACE} @practice-table").play("AH")
    assert set(pos.moves()) == {"=C", "=D", "=H", "=S"}
    assert pos.play("=D").turn == 1


def test_in_jack7_the_suit_is_named_when_the_turn_ends() -> None:
    """jack7, The Ace: the new suit is chosen when the turn ends."""
    pos = position(f"{ACE} @jack7").play("AH")
    assert pos.waits_for == "turn"
    pos = pos.play("end")
    assert pos.waits_for == "suit"
    assert pos.play("=S").suit == "S"


@pytest.mark.parametrize("house", ["jack7~runs=off", "practice-table~name.when=end-of-turn"])
def test_where_nothing_can_follow_the_ace_its_suit_is_asked_for_at_once(house: str) -> None:
    pos = position(f"{ACE} @{house}").play("AH")
    assert pos.waits_for == "suit"
    assert pos.play("=S").turn == 1


def test_an_ace_that_wins_names_nothing() -> None:
    """Practice table, 06: one can finish on an ace without naming a suit."""
    pos = position("9C 1+ AH/5/5 20.. - - @practice-table").play("AH")
    assert (pos.over, pos.winner, pos.suit) == (True, 0, "H")


def test_an_ace_that_may_not_win_names_its_suit_and_costs_a_card() -> None:
    """Encyclopedia, Switch, Endgame: with an ace as last card another card is drawn."""
    pos = position("9C 1+ AH/5/5 4D8S.. - - @switch").play("AH=S")
    assert (pos.over, pos.suit, pos.hand(0)) == (False, "S", ("4D",))
