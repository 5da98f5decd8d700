"""Blocked deals: chance hardly ever makes one, so the positions are set up by hand.

The practice table's section 05: three turns in a row without play or draw end a deal, and nobody
wins it.
"""

from __future__ import annotations

import pytest

from switch_edu.game import position

# nothing to draw anywhere, and nobody holds a club, a nine or an ace
STUCK = "9C 1+ 5D6D/4H7S/3DKH 0.. - - names=You,Robin,Alex @practice-table"


def test_three_idle_turns_in_a_row_block_the_deal_without_a_winner() -> None:
    pos = position(STUCK).play("pass").play("pass")
    assert (pos.idle, pos.over) == (2, False)
    pos = pos.play("pass")
    assert pos.blocked
    assert pos.over
    assert pos.winner is None
    assert pos.moves() == ()


def test_a_play_breaks_the_row() -> None:
    pos = position(STUCK.replace("3DKH", "3CKH")).play("pass").play("pass").play("3C")
    assert (pos.idle, pos.blocked) == (0, False)


def test_a_pickup_with_nothing_to_take_is_an_idle_turn() -> None:
    pos = position("2H 1+ 5D6D/4C7S/3DKC 0.. 4:2 - @practice-table").play("take")
    assert (pos.idle, pos.count(0), pos.owed) == (1, 2, None)


@pytest.mark.parametrize("idle", ["no-play-no-draw", "passes", "every-pass"])
def test_a_debt_that_nobody_can_pay_does_not_go_round_for_ever(idle: str) -> None:
    # nobody plays, draws or gets rid of the four cards: each turn only passes them on
    rules = f"practice-table~short-supply=carried~idle={idle}"
    pos = position(f"2H 1+ 5D6D/4C7S/3DKC 0.. 4:2 - @{rules}").play("take").play("take")
    assert (pos.idle, pos.over) == (2, False)
    assert pos.play("take").blocked


def test_a_carried_debt_of_which_something_is_paid_is_no_idle_turn() -> None:
    rules = "practice-table~short-supply=carried~idle=passes"
    pos = position(f"2H 1+ 5D6D/4C7S/3DKC 9H.. 4:2 - idle=1 @{rules}").play("take")
    assert (pos.idle, pos.count(0), pos.owed.cards if pos.owed else 0) == (0, 3, 3)


def test_passing_is_not_allowed_while_a_card_can_be_drawn_or_played() -> None:
    assert "pass" not in position(STUCK.replace("0..", "1..")).moves()
    assert "pass" not in position(STUCK.replace("0..", "0:1..")).moves()
    assert position(STUCK.replace("5D6D", "AD6D")).moves() == ("AD",)


def test_a_skipped_player_has_no_turn_and_does_not_break_the_row() -> None:
    # Robin is skipped by an earlier eight; the row of idle turns goes on around that seat
    pos = position("9C 1+ 5D6D/4H7S~1/3DKH 0.. - - idle=1 @practice-table").play("pass")
    assert (pos.turn, pos.idle) == (2, 2)


def test_a_blocked_deal_has_a_line_that_reads_back() -> None:
    pos = position(STUCK).play("pass").play("pass").play("pass")
    assert position(pos.line) == pos
    assert pos.line.split()[1] == "blocked+"
