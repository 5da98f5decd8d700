"""Random games come to an end: what does not is rarer than one in ten thousand."""

from __future__ import annotations

import pytest

from switch_edu.engine import compiled, playouts
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.layout import OVER
from switch_edu.engine.policies import RANDOM
from switch_edu.engine.table import Table
from switch_edu.rules import house, houses

MOST_STEPS = 5_000  # a turn takes at least one step
# Whoever may always draw instead does so at random for a very long time: that proves nothing.
DUTIFUL = [name for name in sorted(houses()) if house(name).value("must-play") != "no"]


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
@pytest.mark.parametrize("name", DUTIFUL)
def test_at_most_one_random_game_in_ten_thousand_is_unfinished(name: str) -> None:
    assert "practice-table" in DUTIFUL
    rules = compile_rules(house(name), 3)
    results = compiled.play_deals(rules, range(10_000), [RANDOM] * 3, MOST_STEPS)
    assert sum(row[playouts.ENDED] < OVER for row in results.tolist()) <= 1


def test_random_games_at_the_practice_table_end_in_plain_python() -> None:
    rules = compile_rules(house("practice-table"), 3)
    deals = 500
    results = [[0] * playouts.RESULT_WIDTH for _ in range(deals)]
    policies = [[RANDOM] * 3] * deals
    playouts.play_deals(rules, Table(), range(deals), policies, MOST_STEPS, results)
    assert all(row[playouts.ENDED] >= OVER for row in results)
