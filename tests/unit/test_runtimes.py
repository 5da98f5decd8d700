"""One source, two runtimes: plain Python and the compiled kernel agree in every state."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from switch_edu.engine import compiled, playouts
from switch_edu.engine.blunder import blunder
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.deal import deal
from switch_edu.engine.layout import OVER
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import SwitchError
from switch_edu.rules import house
from tests.runtimes import HOUSES, MIXES, CompiledTable, everything

needs_numba = pytest.mark.skipif(
    not compiled.available(), reason="needs numba: pip install switch_edu[fast]"
)

pytestmark = pytest.mark.xdist_group("compiled")  # compile in one process only

MOST_STEPS = 600
MISTAKES = [
    ("jack7", 3),
    ("black-jack", 3),  # out of turn as well
    ("black-jack~illegal.run=from-there~illegal.then=try-again~jokers=2", 4),
]


def plain_states(rules: Rules, seed: int, policies: tuple[int, ...]) -> list[list[int]]:
    table = Table()
    deal(rules, table, seed, seed % rules.seats)
    states = [everything(table)]
    while len(states) <= MOST_STEPS and playouts.play_out(rules, table, policies, 1):
        states.append(everything(table))
    return states


def compiled_states(rules: Rules, seed: int, policies: tuple[int, ...]) -> list[list[int]]:
    fast = CompiledTable(rules)
    fast.do("deal", seed, seed % rules.seats)
    states = [fast.everything()]
    while len(states) <= MOST_STEPS and fast.do("play_out", list(policies), 1):
        states.append(fast.everything())
    return states


@needs_numba
@pytest.mark.parametrize(("line", "seats"), HOUSES + MIXES)
def test_every_state_of_every_deal_is_equal(
    line: str, seats: int, many: Callable[[int], int]
) -> None:
    import numpy as np

    rules = compile_rules(house(line), seats)
    for seed in range(many(600 if line == "practice-table" else 60)):
        # random seats, sensible seats, and both at one table in turn
        policies = tuple(SENSIBLE if (seed >> seat) & 1 else RANDOM for seat in range(8))
        plain = np.array(plain_states(rules, seed, policies), dtype=np.int64)
        swift = np.array(compiled_states(rules, seed, policies), dtype=np.int64)
        assert plain.shape == swift.shape, f"seed {seed}"
        different = np.argwhere(plain != swift)
        assert not len(different), f"seed {seed}, state {different[0][0]}"


def reached(rules: Rules, seed: int) -> Table:
    """Return a table in the middle of a deal, after as many steps as the seed says."""
    table = Table()
    deal(rules, table, seed, seed % rules.seats)
    playouts.play_out(rules, table, (RANDOM,) * rules.seats, seed % 40)
    table.nevents = 0
    return table


@needs_numba
@pytest.mark.parametrize(("line", "seats"), MISTAKES)
def test_mistakes_have_equal_consequences(
    line: str, seats: int, many: Callable[[int], int]
) -> None:
    rules = compile_rules(house(line), seats)
    fast = CompiledTable(rules)
    changed = 0
    for seed in range(many(300)):
        plain = reached(rules, seed)
        if plain.phase >= OVER:
            continue
        before = everything(plain)
        fast.copy(plain)
        seat = plain.player if seed % 3 else (plain.player + 1) % seats
        blunder(rules, plain, seat)
        fast.do("blunder", seat)
        assert fast.everything() == everything(plain), f"seed {seed}"
        changed += everything(plain) != before
    assert changed


@needs_numba
def test_results_of_whole_deals_are_equal() -> None:
    rules = compile_rules(house("practice-table"), 3)
    seeds = list(range(300))
    policies = [[SENSIBLE if seat == seed % 3 else RANDOM for seat in range(3)] for seed in seeds]
    plain = [[0] * playouts.RESULT_WIDTH for _ in seeds]
    playouts.play_deals(rules, Table(), seeds, policies, MOST_STEPS, plain)
    assert compiled.play_deals(rules, seeds, policies, MOST_STEPS).tolist() == plain


@needs_numba
def test_one_row_of_policies_serves_all_deals() -> None:
    rules = compile_rules(house("practice-table"), 3)
    once = compiled.play_deals(rules, [5, 6], [SENSIBLE, RANDOM, RANDOM], MOST_STEPS)
    each = compiled.play_deals(rules, [5, 6], [[SENSIBLE, RANDOM, RANDOM]] * 2, MOST_STEPS)
    assert once.tolist() == each.tolist()


@needs_numba
def test_what_is_said_about_functions_is_said_of_functions_that_exist() -> None:
    assert compiled.compiled_kernel().keys() >= compiled.CALLED | compiled.ENTRANCES


def test_without_numba_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    compiled.compiled_kernel.cache_clear()
    with pytest.raises(SwitchError, match="numba"):
        compiled.compiled_kernel()
