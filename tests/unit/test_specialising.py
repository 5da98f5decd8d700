"""The kernel specialised for a house: folded and inlined by hand, and the same in every state."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable
from typing import Any

import pytest

from switch_edu.engine import playouts
from switch_edu.engine.blunder import blunder
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.deal import deal
from switch_edu.engine.layout import OVER
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.engine.seats import next_seat
from switch_edu.engine.specialising import specialise
from switch_edu.engine.specialising.folding import Folding
from switch_edu.engine.specialising.sources import called_in, kernel_trees, pure_names, tree_of
from switch_edu.engine.specialising.specialise import Specialising, specialised
from switch_edu.engine.table import Table
from switch_edu.rules import house
from tests.runtimes import HOUSES, MIXES, SpecialisedTable, everything, first_difference

MOST_STEPS = 300
BONUS = 3


def rules_with(**numbers: int) -> Rules:
    rules = Rules()
    for name, number in numbers.items():
        setattr(rules, name, number)
    return rules


# -- folding ---------------------------------------------------------------------------------------

# What is written in the kernel, and what is left of it where single = 1, runs = 0 and wild = 6.
FOLDED = [
    ("return rules.wild | table.suit", "return 6 | table.suit"),
    ("return rules.runs | table.suit", "return table.suit"),
    ("return rules.runs & table.suit", "return 0"),
    ("return table.suit & ~rules.runs", "return table.suit"),
    ("return table.suit + rules.runs * table.face", "return table.suit"),
    ("return rules.runs >> table.face & 1", "return 0"),
    ("return -rules.wild - 1", "return -7"),
    ("return rules.runs - table.suit", "return 0 - table.suit"),
    ("return rules.show[table.attack]", "return 0"),  # every entry is 0
    ("return rules.suit_sets[0]", "return 8191"),
    ("return rules.suit_sets[table.suit]", "return rules.suit_sets[table.suit]"),
    ("return bool(rules.wild > 5)", "return True"),
    ("return table.suit if rules.single else table.face", "return table.suit"),
    ("return rules.single and table.suit", "return table.suit"),
    ("return table.suit and rules.runs", "return table.suit and 0"),
    ("return table.suit or rules.single or table.face", "return table.suit or 1"),
    ("if rules.single and table.suit:\n    return 1\nreturn 2",
     "if table.suit:\n    return 1\nreturn 2"),
    ("if table.suit and rules.runs:\n    return 1\nreturn 2", "return 2"),
    ("if table.suit or not rules.runs:\n    return 1\nreturn 2", "return 1"),
    ("if rules.runs:\n    table.suit = 1\nelif table.face:\n    table.suit = 2",
     "if table.face:\n    table.suit = 2"),
    ("if table.face:\n    table.suit += rules.runs\nelse:\n    table.suit = 1",
     "if not table.face:\n    table.suit = 1"),
    ("while rules.runs:\n    table.suit = 1\nreturn 1", "return 1"),
    ("for _ in range(table.suit):\n    table.face += rules.runs\nreturn 1", "return 1"),
    ("if table.suit:\n    return 0\nreturn rules.runs", "return 0"),
    ("a, b = table.suit, rules.single\nreturn a + b", "a = table.suit\nb = 1\nreturn a + b"),
    ("a, b = b, a", "a, b = (b, a)"),  # one by one would lose one of them
    ("return 0 < rules.wild < table.suit", "return 0 < 6 < table.suit"),
    # A function of the kernel may change the table: it is called all the same.
    ("return draw_number(table, 2) & rules.runs", "return draw_number(table, 2) & 0"),
    ("return rules.runs & draw_number(table, 2)", "return 0 & draw_number(table, 2)"),
    ("return rules.show[draw_number(table, 2)]", "return rules.show[draw_number(table, 2)]"),
    ("if draw_number(table, 2):\n    table.suit += rules.runs\nreturn 1",
     "draw_number(table, 2)\nreturn 1"),
    ("for _ in range(draw_number(table, 2)):\n    table.suit += rules.runs\nreturn 1",
     "for _ in range(draw_number(table, 2)):\n    pass\nreturn 1"),
    ("if draw_number(table, 2):\n    return 0\nreturn rules.runs",
     "if draw_number(table, 2):\n    return 0\nreturn 0"),
    ("if draw_number(table, 2) and rules.runs:\n    return 1\nreturn 2",
     "if draw_number(table, 2) and False:\n    return 1\nreturn 2"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "left"), FOLDED)
def test_what_the_rules_decide_is_folded(written: str, left: str) -> None:
    text = f"def f(rules, table):\n{textwrap.indent(written, '    ')}"
    folding = Folding(rules_with(single=1, runs=0, wild=6))
    folded = folding.visit(ast.parse(text)).body[0]
    assert "\n".join(ast.unparse(ast.fix_missing_locations(s)) for s in folded.body) == left


# -- inlining: these stand for functions of the kernel ---------------------------------------------


def doubled(n: int) -> int:
    return n + n


def limited(rules: Rules, n: int) -> int:
    if rules.single:
        return 1
    return min(n, BONUS)


def add_to_suit(table: Table, n: int) -> None:
    if n == 0:
        return
    n += 1
    table.suit += n


def is_hit(rules: Rules, table: Table) -> bool:
    if table.owed > 0:
        return True
    return table.skips > rules.single


def first_free(table: Table) -> int:
    for seat in range(table.seats):
        if table.place[seat] == 0:
            return seat
    return -1


def further(table: Table, n: int) -> int:
    return first_free(table) + n


def calling(rules: Rules, table: Table, n: int) -> int:
    twice = doubled(n)
    never_read = n + 1  # noqa: F841
    add_to_suit(table, twice)
    if not is_hit(rules, table):
        return limited(rules, twice)
    return doubled(table.suit) + further(table, twice) + further(table, table.suit)


# Where it is copied, `doubled` would read the table twice, and `further` only after a call that
# might have changed it; `first_free` returns from a loop.
INLINED = """
def calling(rules, table, n):
    twice = n + n
    n_1 = twice
    if not n_1 == 0:
        n_1 += 1
        table.suit += n_1
    if table.owed > 0:
        whether_2 = True
    else:
        whether_2 = table.skips > SINGLE
    if not whether_2:
        return LIMITED
    return doubled(table.suit) + (first_free(table) + twice) + further(table, table.suit)
"""


@pytest.mark.parametrize(("single", "limit"), [(1, "1"), (0, "min(twice, 3)")])
def test_short_functions_are_copied_into_their_callers(single: int, limit: str) -> None:
    functions: tuple[Any, ...] = (
        doubled, limited, add_to_suit, is_hit, first_free, further, calling,
    )  # fmt: skip
    trees = {function.__name__: tree_of(function) for function in functions}
    made = Specialising(rules_with(single=single), trees).function_named("calling")
    assert made is not None
    expected = INLINED.replace("SINGLE", str(single)).replace("LIMITED", limit)
    assert ast.unparse(ast.fix_missing_locations(made)) == expected.strip()


# -- the kernel ------------------------------------------------------------------------------------


def test_what_changes_the_table_is_not_taken_for_a_calculation() -> None:
    assert {"next_seat", "reach", "judge", "count_bits"} <= pure_names()
    assert not {"note", "draw_number", "give", "step", "lay", "draw_cards"} & pure_names()


def test_no_kernel_function_calls_itself_by_way_of_others() -> None:
    trees = kernel_trees()
    calls = {name: called_in(tree) & trees.keys() for name, tree in trees.items()}
    while leaves := {name for name, called in calls.items() if not called}:
        calls = {name: called - leaves for name, called in calls.items() if name not in leaves}
    assert not calls


@pytest.mark.parametrize(("line", "seats"), HOUSES + MIXES)
def test_every_state_of_every_deal_is_equal(
    line: str, seats: int, many: Callable[[int], int]
) -> None:
    rules = compile_rules(house(line), seats)
    other = SpecialisedTable(rules)
    for seed in range(many(6)):
        policies = [SENSIBLE if (seed >> seat) & 1 else RANDOM for seat in range(8)]
        plain = Table()
        other.copy(plain)
        deal(rules, plain, seed, seed % seats)
        other.do("deal", seed, seed % seats)
        for step in range(MOST_STEPS):
            states = everything(plain), other.everything()
            assert states[0] == states[1], (seed, step, first_difference(*states))
            plain.nevents = 0
            if not playouts.play_out(rules, plain, policies, 1):
                break
            other.do("play_out", policies, 1)


@pytest.mark.parametrize("line", ["jack7", "black-jack~illegal.run=from-there"])
def test_mistakes_have_equal_consequences(line: str) -> None:
    rules = compile_rules(house(line), 3)
    other = SpecialisedTable(rules)
    changed = 0
    for seed in range(60):
        plain = Table()
        deal(rules, plain, seed, seed % 3)
        playouts.play_out(rules, plain, [RANDOM] * 3, seed % 40)
        if plain.phase >= OVER:
            continue
        plain.nevents = 0
        before = everything(plain)
        other.copy(plain)
        blunder(rules, plain, plain.player)
        other.do("blunder", other.table.player)
        assert other.everything() == everything(plain), seed
        changed += everything(plain) != before
    assert changed


def test_a_silent_kernel_only_leaves_out_the_events() -> None:
    rules = compile_rules(house("jack7"), 3)
    loud, silent = Table(), Table()
    for seed in range(20):
        for table, quiet in ((loud, False), (silent, True)):
            play = specialised(rules, "play_deal", silent=quiet)
            play(rules, table, seed, [SENSIBLE] * 3, MOST_STEPS)
        assert loud.nevents > 0 == silent.nevents
        loud.nevents, loud.events = 0, silent.events
        assert everything(loud) == everything(silent)


def test_a_kernel_is_made_once_for_its_rules() -> None:
    one, same, other = (compile_rules(house(name), 3) for name in ("jack7", "jack7", "switch"))
    assert specialised(one, "may_follow") is specialised(same, "may_follow")
    assert specialised(one, "may_follow") is not specialised(other, "may_follow")


def test_without_its_text_the_usual_kernel_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_text() -> None:
        raise OSError("could not get source code")

    monkeypatch.setattr(specialise, "kernel_trees", no_text)
    assert specialised(Rules(), "next_seat") is next_seat
