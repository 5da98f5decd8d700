"""Calls: which are good, until when, and what a forgotten one costs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from switch_edu.bots.sight import look
from switch_edu.engine.layout import CALL, CHALLENGE
from switch_edu.game import position


def test_a_call_with_many_cards_says_nothing_where_one_card_is_to_be_announced() -> None:
    """Encyclopedia, Switch, Power Cards: last card is called with one card remaining."""
    pos = position("9C 1+ 4C5D6D7S/9H5H/7 20.. - - @switch").play("call").play("4C")
    assert pos.line.split()[5] == "-"
    assert position(pos.line) == pos


def test_peanuckle_has_a_call_for_two_cards_and_another_for_one() -> None:
    """Encyclopedia, Last Card rule: one word with two cards left, another with one."""
    pos = position("9C 1+ 4C5C6D/9H5H4H/7 20.. - - @peanuckle").play("call").play("4C")
    assert pos.line.split()[5] == "1c2"
    silent = position("9C 1+ 4C6D/9H5H4H/7 20.. - 1c2 @peanuckle").play("4C")
    assert silent.line.split()[5] == "1c2w"  # one card left: it has to be said again


def test_in_black_jack_cards_announces_several_that_go_out_together() -> None:
    """Encyclopedia, Black Jack, Player turns: "cards" for finishing in one turn."""
    pos = position("9C 1+ 4C5D6D/9H5H/7 20.. - - @black-jack").play("call").play("4C").play("end")
    assert pos.line.split()[5] == "1c2"
    mine = position("9D 1+ 5D6D/9H5H/7 20.. - 1c2 @black-jack")
    assert mine.play("5D 6D").winner == 0


def test_a_call_in_jack7_is_good_for_the_next_turn_only() -> None:
    """jack7, Calling “Cards!”: if you do not go out you must call again."""
    pos = position("9C 1+ 4C5C6C/9H5H3C 20.. - - @jack7").play("call").play("4C").play("end")
    assert "1c" in pos.line
    pos = pos.play("3C").play("end").play("5C").play("end")
    assert "1c" not in pos.line


def test_a_drawn_card_ends_a_call_that_lasts_until_the_hand_grows() -> None:
    pos = position("9C 1+ 4D/9H5H4H/7 7S8S.. - 1c @switch").play("draw").play("end")
    assert "1c" not in pos.line


@pytest.mark.parametrize("calls", ["2m", "2w", "1m,2m", "2w,3c"])
def test_moves_verdict_and_bot_agree_on_who_may_be_challenged(calls: str) -> None:
    """Only seat 2 has kept silent, whether its call may still be made (w) or is forgotten (m)."""
    pos = position(f"9C 1+ 4C5D6D7D/9H/7S 20.. - {calls} @switch")
    assert [move for move in pos.moves() if move.startswith("challenge")] == ["challenge 2"]
    assert [bool(pos.why(f"challenge {number}")) for number in (1, 2, 3)] == [False, True, False]
    assert [*look(pos).due_words()] == [CHALLENGE + 1]


def drawn_for_a_false_call(happened: Sequence[str]) -> list[str]:
    return [sentence for sentence in happened if "did not come true" in sentence]


@pytest.mark.parametrize(
    ("hand", "left"), [("4C5D", 1), ("4C5D6D", 4), ("4C5D6D7S", 5)]
)  # fmt: skip
def test_a_call_of_a_last_card_that_is_not_the_last_costs_what_the_house_says(
    hand: str, left: int
) -> None:
    """No source punishes it; the question is asked all the same, and two is one of its answers."""
    pos = position(f"9C 1+ {hand}/9H5H/7 20.. - - @switch~call.false=2")
    pos = pos.play("call").play("4C")
    assert pos.count(0) == left
    assert bool(drawn_for_a_false_call(pos.events)) == (left > 1)
    assert position(pos.line) == pos


def test_a_promise_to_go_out_is_false_if_its_player_is_still_in_a_turn_later() -> None:
    """jack7, Calling “Cards!”: the call is for the next turn, whatever number of cards it takes."""
    start = "9C 1+ 4C5C6C/9H5H3C 20.. - - @jack7~call.false=2"
    called = position(start).play("call").play("4C").play("end")
    assert not drawn_for_a_false_call(called.events)
    assert position(called.line) == called
    again = called.play("3C").play("end")
    assert again.play("5C 6C").winner == 0
    short = again.play("5C").play("end")
    assert short.count(0) == 3
    assert drawn_for_a_false_call(short.events) == [
        "Seat 1 draws two cards for the call that did not come true."
    ]
    drew = again.play("draw")
    assert drew.count(0) == 5
    assert len(drawn_for_a_false_call(drew.events)) == 1


def test_a_promise_that_a_pickup_undoes_is_not_punished() -> None:
    pos = position("9C 1+ 4C5C6C/2C5H3C 20.. - - @jack7~call.false=2")
    pos = pos.play("call").play("4C").play("end").play("2C").play("end").play("take")
    assert pos.count(0) == 4
    assert not drawn_for_a_false_call(pos.events)


def test_nobody_calls_before_a_draw_where_a_false_call_costs_something() -> None:
    line = "9C 1+ 4D5H/9H5S/7 20.. - - @switch"
    assert [*look(position(line)).due_words()] == [CALL]
    assert [*look(position(f"{line}~call.false=2")).due_words()] == []
