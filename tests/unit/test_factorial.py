"""Switches in all combinations: the effects by hand, and by a library's least squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.counting import Counts, play_rows
from switch_edu.explore.experiments.factorial_result import Factorial
from switch_edu.explore.experiments.measures import measure_named
from switch_edu.explore.experiments.plan import Plan
from switch_edu.explore.experiments.result import Outcomes

SWITCHES = ["together=no", "hand=5", "powers.4=pickup-4"]
NAMED = dict(zip(("apart", "small hands", "fours"), SWITCHES, strict=True))


@pytest.fixture(scope="module")
def played() -> Factorial:
    return sw.factorial("switch", NAMED, games=40, workers=1)


def test_every_combination_plays(played: Factorial) -> None:
    houses = played.outcomes.houses
    assert len(set(houses)) == 8
    assert houses[0] == sw.house("switch")
    assert houses[-1] == sw.house("switch").with_(*SWITCHES)
    assert houses[1] == sw.house("switch~powers.4=pickup-4")


def test_effects_by_hand() -> None:
    # two switches; a game with 10 turns, 14 with the second, 16 with the first, 26 with both:
    # the first does (16 - 10 + 26 - 14) / 2 = 9, the second (14 - 10 + 26 - 16) / 2 = 7, and the
    # first does 12 with the second and 6 without it, half of which is 3
    two = {"apart": "together=no", "small hands": "hand=5"}
    played = sw.factorial("switch", two, games=1, workers=1)
    at = len(played.outcomes.plan.contrasts) - 3
    turns = (10, 14, 16, 26)
    weights = played.outcomes.plan.contrasts[at:]
    sums = [sum(n * w for n, w in zip(turns, row, strict=True)) for row in weights]
    assert sums == [18, 14, 6]
    numbers = {(at + i, "turns"): Counter({total: 20}) for i, total in enumerate(sums)}
    outcomes = Outcomes(played.outcomes.plan, Counts(20, numbers), ((0, 20),))
    found = Factorial(outcomes, played.switches, played.groups)
    effects = {it.name: it.estimate.value for it in found.effects("turns")}
    assert effects == {"apart": 9, "small hands": 7, "apart × small hands": 3}


def test_least_squares_with_a_block_for_each_game_finds_the_same(played: Factorial) -> None:
    smf = pytest.importorskip("statsmodels.formula.api")
    pandas = pytest.importorskip("pandas")
    plan: Plan = played.outcomes.plan
    rows = []
    for at, (a, b, c) in enumerate(product((-0.5, 0.5), repeat=3)):
        for game, row in enumerate(play_rows(plan, at, 0, 40, fast=False)):
            turns = row[measure_named("turns", 3).column]
            rows.append({"game": game, "a": a, "b": b, "c": c, "turns": turns})
    fitted = smf.ols("turns ~ a + b + c + C(game)", pandas.DataFrame(rows)).fit()
    effects = {it.name: it.estimate.value for it in played.effects("turns")}
    for letter, name in zip("abc", NAMED, strict=True):
        assert effects[name] == pytest.approx(fitted.params[letter])


def test_effects_are_told_strongest_first_with_what_they_rest_on(played: Factorial) -> None:
    assert repr(played).startswith("<Factorial Switch with “apart”, “small hands” and “fours”")
    assert "40 games in each of 8 combinations, 3 sensible players, seed 1" in str(played)
    sizes = [abs(it.estimate.value) for it in played.effects("turns")]
    assert sizes == sorted(sizes, reverse=True)
    assert {effect.switches for _, effect in played.ranking} == {(name,) for name in NAMED}
    sizes = [size for size, _ in played.ranking]
    assert sizes == sorted(sizes, reverse=True)
    rules = (
        "Rules: Switch is switch; “apart” on is switch~together=no; “small hands” on is switch~ha"
    )
    assert rules in str(played)
    html = played._repr_html_()
    assert "<table" in html
    assert "<svg" in html


def test_rows_of_effects(played: Factorial) -> None:
    pytest.importorskip("pandas")
    frame = played.frame()
    turns = frame[frame["measure"] == "turns"]
    assert sorted(turns["order"]) == [1, 1, 1, 2, 2, 2]
    assert set(frame["games"]) <= set(range(41))


def test_switches_without_names_are_called_by_what_they_do() -> None:
    given: list[str | dict[str, object]] = [
        "until-able",
        "answers.2.2=none",
        {"powers.4": "pickup-4"},
    ]
    played = sw.factorial("switch", given, games=12, workers=1)
    named = ("draw until something fits", "twos do not stack", "fours: pick up four")
    assert played.switches == named


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: sw.factorial("switch", "hand=5"), "The switches are a list"),
        (lambda: sw.factorial("switch", ["hand=5"]), "give 2 to 6"),
        (lambda: sw.factorial("switch", ["hand=5", "together=jacks"]), "changes nothing at switch"),
        (lambda: sw.factorial("switch", ["hand=5", "hand=6"]), "answer the same question"),
        (lambda: sw.factorial("switch", ["hand=5", "hand=5"]), "answer the same question"),
        (lambda: sw.factorial("switch", {"a": "hand=5", "a ": "jokers=2"}), "two are called “a”"),
        (lambda: sw.factorial("switch", {"": "hand=5", "b": "jokers=2"}), "no name for a switch"),
        (lambda: sw.factorial("switch", {"a\nb": "hand=5", "b": "jokers=2"}), "name for a switch"),
        (lambda: sw.factorial("switch", ["hand=5", "hnad=6"]), "did you mean"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(wrong: Callable[[], object], says: str) -> None:
    with pytest.raises(SwitchError, match=says):
        wrong()
