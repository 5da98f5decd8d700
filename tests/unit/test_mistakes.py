"""What a mistake leaves on the table."""

from __future__ import annotations

import pytest

from switch_edu.game import position
from switch_edu.rules.declared import RULINGS


@pytest.mark.parametrize("house", ["black-jack", "jack7"])
def test_an_ace_that_stays_without_a_named_suit_counts_as_its_own(house: str) -> None:
    """No source covers it, so the ruling's own words have to say it."""
    after = position(f"9C 1+ AH9S4C/9H5H/7 20.. - - @{house}~illegal.run=from-there").attempt(
        "AH 9S"
    )
    assert after.line.startswith("AH 2+ 4C9S+2/")
    assert after.why("5H").ids == ("suit",)
    gloss = RULINGS["illegal.run"].options["from-there"]
    assert "a wild card left without a named suit counts as its own" in gloss


def test_who_is_out_can_make_no_mistake_and_gets_no_cards_for_one() -> None:
    """Black Jack plays on for places: a seat with a place has left the game."""
    pos = position("9C 2+ #1/7H3C/5C6D 20.. - - @black-jack~game-end=one-left")
    assert pos.house.value("out-of-turn") == "blunder"
    assert pos.attempt("9D", 2).count(2) == 4
    assert pos.attempt("9D", 0) == pos
