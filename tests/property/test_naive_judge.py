"""The engine and a deliberately naive judge agree on what may be played at the practice table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from switch_edu.game import Position, deal, position
from tests.property.naive_judge import naive_moves

PENALTIES = {"2": "twos", "black-J": "black jacks"}
PACK = [rank + suit for suit in "CDHS" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]


def naive(pos: Position) -> set[str]:
    seat = pos.turn
    assert seat is not None
    penalty = PENALTIES[pos.owed.power] if pos.owed else None
    return naive_moves(list(pos.hand(seat)), pos.top, pos.suit, penalty, pos.stock + pos.older)


@pytest.mark.parametrize("seed", range(150))
def test_every_position_of_a_random_game_has_the_naive_moves(seed: int) -> None:
    chance = random.Random(seed)
    pos = deal("practice-table", seed=seed).table
    for _ in range(200):
        if pos.over:
            break
        if pos.waits_for == "suit":
            assert set(pos.moves()) == {"=C", "=D", "=H", "=S"}
        else:
            assert set(pos.moves()) == naive(pos)
        pos = pos.play(chance.choice(pos.moves()))


@st.composite
def table_lines(draw: st.DrawFn) -> str:
    """Lines of any table that could stand, with or without a penalty, a named suit or a stock."""
    cards = draw(st.permutations(PACK))
    held = draw(st.integers(1, 12))
    hand, rest = cards[:held], cards[held:]
    owed = draw(st.sampled_from(["-", "2", "4", "5", "10"]))
    if owed == "-":
        top = rest[0]
        power = ""
    else:
        power = "2" if owed in ("2", "4") else "black-J"
        tops = [c for c in rest if (c[:-1] == "2" if power == "2" else c in ("JC", "JS"))]
        if not tops:
            owed, power, top = "-", "", rest[0]
        else:
            top = tops[0]
    named = draw(st.sampled_from(["", "C", "D", "H", "S"])) if top[:-1] == "A" else ""
    pile = f"{top}={named}" if named else top
    stock = draw(st.sampled_from(["0..", "1..", "20..", "0:3.."]))
    debt = f"{owed}:{power}" if power else "-"
    return f"{pile} 1+ {''.join(hand)}/5/5 {stock} {debt} - @practice-table"


@given(table_lines())
def test_any_table_that_could_stand_has_the_naive_moves(line: str) -> None:
    pos = position(line)
    assert set(pos.moves()) == naive(pos)
