"""What ends a deal besides an empty hand, and what a card does when there is nothing to draw.

These rulings are what a program settles and a guide does not; each stands beside its usual answer.
"""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.game import Position, position
from switch_edu.game.seen import Owed

RULES = "@practice-table~refill=never"
STUCK = f"9C 1+ 5D6D/4H7S/3DKH 0.. - - {RULES}"
LAST_TWO = f"2H 1+ 5D6D/4C7S/3DKC 2.. 2:2 - {RULES}"


def passed(pos: Position, times: int) -> Position:
    for _ in range(times):
        pos = pos.play("pass")
    return pos


def test_one_idle_turn_more_than_there_are_players_may_be_needed_to_block() -> None:
    assert passed(position(STUCK), 3).blocked
    longer = position(f"{STUCK}~idle-turns=once-round-and-one")
    assert not passed(longer, 3).over
    assert passed(longer, 4).blocked


@pytest.mark.parametrize(("idle", "expected"), [("passes", 0), ("every-pass", 1)])
def test_a_pass_after_drawing_may_begin_a_row_of_passes(idle: str, expected: int) -> None:
    line = f"9C 1+ 5D6D/4H7S/3DKH 4D.. - - idle=1 {RULES}~drawn-card=may~idle={idle}"
    assert position(line).play("draw").play("end").idle == expected


@pytest.mark.parametrize(
    ("stock", "owed", "expected"), [("2", "2:2", 1), ("3", "2:2", 0), ("2", "4:2", 0)]
)
def test_paying_with_exactly_the_last_cards_may_count_as_a_pass(
    stock: str, owed: str, expected: int
) -> None:
    line = f"2H 1+ 5D6D/4C7S/3DKC {stock}.. {owed} - {RULES}~idle="
    assert position(f"{line}every-pass").play("take").idle == expected
    assert position(f"{line}passes").play("take").idle == 0


def test_a_two_may_be_an_ordinary_card_when_there_is_nothing_to_draw() -> None:
    line = f"9C 1+ 2C6D/4C7S/3DKC {{}}.. - - {RULES}"
    usual = position(line.format(0)).play("2C").owed
    assert usual is not None
    assert usual.cards == 2
    assert position(f"{line.format(0)}~empty-stock=plain").play("2C").owed is None
    drawn = position(f"{line.format(1)}~empty-stock=plain").play("2C").owed
    assert drawn is not None
    assert drawn.cards == 2


def test_a_deal_may_stop_after_so_many_cards_and_asks_for_no_suit_then() -> None:
    line = f"9C 1+ AD6D/4C7S/3DKC 4.. - - played=11 {RULES}~turn-limit="
    assert position(f"{line}13").play("AD").waits_for == "suit"
    end = position(f"{line}12").play("AD")
    assert end.over
    assert end.stopped
    assert end.winner is None
    assert end.events[-1] == "The deal stops after twelve cards: nobody wins."
    assert end.situation == "The deal is stopped: nobody has won."
    out = position(f"{line}12".replace("AD6D", "AD")).play("AD")
    assert (out.winner, out.stopped) == (0, False)


def test_a_stock_that_is_refilled_at_once_is_so_after_a_play_as_well() -> None:
    line = "9C 1+ 5C6D/4H7S/3DKH 0:0 - - @practice-table"
    line += "~refill={}"
    assert position(line.format("when-needed")).play("5C").stock == 0
    assert position(line.format("when-empty")).play("5C").stock == 1


@pytest.mark.parametrize(("first", "seat"), [("first-player", 1), ("other-side", 2), ("dealer", 0)])
def test_who_begins_when_a_reversal_starts_the_pile(first: str, seat: int) -> None:
    rules = sw.house(f"openspiel-crazy-eights~special~starter-reverse={first}")
    seen = 0
    for seed in range(60):
        start = sw.deal(rules, seed=seed, dealer=0).table
        if start.top[0] == "A":
            seen += 1
            assert (start.turn, start.direction) == (seat, -1)
        assert start.top[0] != "8"
    assert seen


def test_limits_are_in_the_result_in_words() -> None:
    game = sw.deal("openspiel-crazy-eights~turn-limit=1", ["You", "Robin"], seed=3)
    while not game.over:
        move = next((m for m in game.moves() if m not in ("draw", "end")), game.moves()[-1])
        game.play(move)
    assert game.result is not None
    assert game.result.title == "Stopped: nobody wins"
    assert "one card" in game.result.text


def test_a_skip_outlasts_the_pickup_that_was_laid_with_it() -> None:
    """Where every power of a run acts, a two and an eight wait together."""
    rules = "@switch~run.powers=every~answers.8.8=add"
    pos = position(f"9C 1+ 7C2C8C4D/5H5D8H/8S4H 20.. - - {rules}").play("7C 2C 8C").play("end")
    assert pos.owed == Owed(2, 1, "8")
    taken = pos.play("take")
    assert taken.owed == Owed(0, 1, "8")
    assert taken.why("8S").ids == ("add",)
    assert position(taken.line) == taken
