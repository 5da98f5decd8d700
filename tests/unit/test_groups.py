"""Groups of one rank of which only one card fits, where a house lets them open a turn."""

from __future__ import annotations

import pytest

from switch_edu.game import Position, position

RULES = "practice-table~run.steps=rank+next~run.first=group"


def at(hand: str, extra: str = "", calls: str = "-") -> Position:
    """Return a position with a five of hearts on top."""
    return position(f"5H 1+ {hand}/5/5 20.. - {calls} @{RULES}{extra}")


def laid(pos: Position) -> set[str]:
    return {move for move in pos.moves() if move[-1] in "CDHS" and move[0] != "="}


def test_a_card_that_does_not_fit_may_open_before_one_of_its_rank_that_does() -> None:
    pos = at("9C9H3C7D")
    assert laid(pos) == {"9C", "9H"}
    assert pos.why("9C").ids == ("group",)
    after = pos.play("9C").play("9H").play("end")
    assert (after.top, after.suit, after.turn) == ("9H", "H", 1)


def test_until_one_fits_nothing_else_follows_and_the_turn_does_not_end() -> None:
    pos = at("9C9H8C7D").play("9C")
    assert laid(pos) == {"9H"}  # the eight of clubs is next in its suit, but the nine is due
    verdict = pos.why("end")
    assert verdict.ids == ("must-fit",)
    assert "nine of clubs does not fit" in verdict.text
    assert laid(pos.play("9H")) == set()


def test_of_three_the_one_that_fits_comes_in_time() -> None:
    pos = at("9C9S9H").play("9C")
    assert laid(pos) == {"9H"}  # were the nine of spades next, only one card would be left
    assert laid(at("9C9S9H4D").play("9C")) == {"9S", "9H"}


@pytest.mark.parametrize(
    ("extra", "opens"),
    [
        ("", True),
        ("~finish.together=forbidden", False),
        ("~finish.barred=9~finish.then=barred", False),
        ("~finish.barred=9~finish.then=draw-1", True),
        ("~call.when=one-left~call.missed=may-not-play", False),
        ("~call.when=one-left~call.missed=may-not-play~call.excused=yes", True),
    ],
)
def test_nobody_begins_where_the_card_that_fits_would_be_barred_as_the_last(
    extra: str, opens: bool
) -> None:
    assert ("9C" in laid(at("9C9H", extra))) is opens


def test_a_card_that_wants_a_cover_or_names_a_suit_does_not_begin_a_group() -> None:
    assert laid(at("QCQH3C7D", "~powers.Q=cover")) == {"QH"}
    assert laid(at("JCJH3C7D", "~powers.black-J=name~powers.red-J=name")) == {"JH"}


def test_where_the_first_card_has_to_match_it_does() -> None:
    assert laid(at("9C9H3C7D", "~run.first=match")) == {"9H"}


def test_a_mistake_leaves_nothing_on_the_pile_that_does_not_fit() -> None:
    pos = at("9C9H3C7D", "~illegal.card=draw-2~illegal.run=from-there")
    after = pos.attempt("9C 3C")
    assert (after.top, after.count(0), after.turn) == ("5H", 6, 1)


def test_a_group_against_a_pickup_is_none() -> None:
    pos = position(f"2H 1+ 2C9C9H/5/5 20.. 2:2 - @{RULES}")
    assert laid(pos) == {"2C"}
    assert pos.play("2C").play("end").turn == 1
