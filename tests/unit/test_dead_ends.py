"""Whatever a house says, the player in turn can do something: dead ends that have been met."""

from __future__ import annotations

import pytest

from switch_edu import position
from switch_edu.engine.playouts import play_deal
from switch_edu.engine.policies import RANDOM
from switch_edu.engine.table import Table
from switch_edu.game.compiling import compiled
from switch_edu.rules import house

DEAD_ENDS = (
    "black-jack~cover.with=suit-or-queen",  # a queen as cover that nothing could cover
    "black-jack~jokers=2~powers.joker=as-declared",  # a joker that could only be such a queen
    "black-jack~dump.choice=all",  # a suit to be shed with a queen in it that has no cover
)


@pytest.mark.parametrize("line", DEAD_ENDS)
def test_random_games_come_to_an_end(line: str) -> None:
    rules = compiled(house(line), 3)
    for seed in range(150):
        play_deal(rules, Table(), seed, [RANDOM] * 3, 400)  # raises where no move is legal


def test_a_queen_covers_another_only_if_she_can_be_covered_herself() -> None:
    rules = "@black-jack~cover.with=suit-or-queen"
    alone = position(f"9S 1+ QSQD4C/5/5 20.. - - {rules}")
    assert not alone.why("QS")
    assert alone.why("QS").ids[0] == "cannot-cover"
    helped = position(f"9S 1+ QSQD4D5C/5/5 20.. - - {rules}")
    assert helped.why("QS QD 4D")


def test_a_joker_may_not_be_laid_where_all_that_it_could_be_is_barred() -> None:
    rules = "@black-jack~jokers=2~powers.joker=as-declared"
    run = position(f"9S>KS 1+ JK14C/5/5 20.. - - {rules}")
    assert run.why("JK1").ids[0] == "cannot-cover"
    assert "end" in run.moves()
