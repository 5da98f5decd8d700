"""Skill against luck: the better kind of bot wins more often, and what is said of it."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import switch_edu as sw
from switch_edu.engine import compiled
from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.plan import read_plan
from switch_edu.explore.experiments.readiness import compile_trials
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.skill import skill_plan
from switch_edu.explore.skill_result import TESTED, Skill
from switch_edu.rules import house
from tests.conftest import LONG


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
@pytest.mark.parametrize("name", ["jack7", "j28", "classic"])
def test_sharp_beats_sensible_beats_random_with_intervals_apart(name: str) -> None:
    compile_trials()  # or the first games would be played in plain Python
    found = sw.skill(name, players=2, games=1_000 if LONG else 200, seed=1)
    random, sensible, sharp = (found.wins(kind, name) for kind in ("random", "sensible", "sharp"))
    assert random.high < sensible.low
    assert sensible.high < sharp.low
    assert found.gain("sharp", name).low > 0


def test_a_sharp_seat_wins_more_often_than_a_random_one() -> None:
    found = sw.skill("turbo-switch", players=2, games=6, worlds=8, workers=1)
    assert found.wins("random", "turbo-switch").value < found.wins("sharp", "turbo-switch").value


def made(*wins: str, lines: tuple[str, ...] = ("switch",)) -> Skill:
    """Games by hand: for each house and kind, whether seat 1 wins each of the games."""
    plan = skill_plan(read_plan(lines, 2, 1, "sensible"))
    games = len(wins[0])
    columns = [[int(won) for won in column] for column in wins]
    numbers = {}
    for at, weights in enumerate(plan.contrasts):
        sums = [
            sum(w * column[game] for w, column in zip(weights, columns, strict=True))
            for game in range(games)
        ]
        numbers[at, TESTED] = Counter(sums)
    outcomes = Outcomes(plan, Counts(games, numbers), ((0, games),))
    return Skill(outcomes, tuple(house(line) for line in lines))


ONE = ("0" * 75 + "1" * 25, "0" * 50 + "1" * 50, "0" * 20 + "1" * 80)
NONE = ("01" * 50, "10" * 50, "01" * 50)


# 50 of 100: Wilson's interval is 40.4 to 59.6. Sensible wins 25 games more than random and none
# fewer: 25.5/102 - 0.5/102 = 0.2451 ± 1.96 · √(26 - 25²/102) / 102 = ± 0.0857
def test_shares_and_gains_by_hand() -> None:
    found = made(*ONE)
    wins, gain = found.wins("sensible", "switch"), found.gain("sensible", "switch")
    assert (wins.value, wins.games) == (50, 100)
    assert wins.low == pytest.approx(40.38, abs=0.01)
    assert wins.high == pytest.approx(59.62, abs=0.01)
    assert gain.value == pytest.approx(25)
    assert gain.low == pytest.approx(24.51 - 8.57, abs=0.01)
    assert gain.high == pytest.approx(24.51 + 8.57, abs=0.01)
    assert found.gain("sharp", "switch").value == pytest.approx(30)


def test_each_house_has_columns_of_its_own() -> None:
    found = made(*ONE, *NONE, lines=("switch", "jaques"))
    assert found.wins("sharp", "switch").value == 80
    assert found.wins("sharp", "jaques").value == 50
    assert found.gain("sharp", "switch").value == pytest.approx(30)
    assert found.gain("sharp", "jaques").value == pytest.approx(0)
    assert found.wins("sharp", found.names[0]).value == 80
    assert found.gain("sharp", found.names[1]).value == pytest.approx(0)


# the gains of sharp play are 30.0 (20.4 to 38.5) and 0 (-19.3 to 19.3): as √(9.6² + 19.3²) = 21.6
# is less than 30, they are apart, as one pair
def test_it_is_said_where_skill_gains_most_and_least() -> None:
    found = made(*ONE, *NONE, lines=("switch", "jaques"))
    assert found.sentence("sharp") == (
        "Sharp play gains most over sensible play with Switch, where it is ahead by 30.0 points "
        "(20.4 to 38.5), and least with Jaques of London, where neither is detectably ahead "
        "(−19 to 19 points)."
    )


# with eleven houses there are 55 pairs: by z = 3.32 instead of 1.96 these intervals would be 14.1
# to 44.7 and -32.7 to 32.7, and √(15.9² + 32.7²) = 36.4 is more than 30
def test_of_many_houses_none_is_named_for_what_may_be_chance_among_all_pairs() -> None:
    own = [f"powers.{rank}={power}" for rank in "34567" for power in ("skip", "reverse")]
    lines = ("switch", *(f"switch~{rule}" for rule in own))
    found = made(*ONE, *NONE * 10, lines=lines)
    assert found.gain("sharp", lines[0]).low > found.gain("sharp", lines[1]).high
    assert found.sentence("sharp") == (
        "In what sharp play gains over sensible play no difference between the houses is "
        "detectable: the gains are 0.0 to 30.0 points."
    )


def test_of_one_house_it_is_said_by_how_much_and_whether_that_may_be_chance() -> None:
    clear, chance = made(*ONE).sentences[0], made(*NONE).sentences[0]
    assert clear == (
        "With Switch sharp play is ahead of sensible play by 30.0 points (20.4 to 38.5)."
    )
    assert chance == (
        "With Switch there is no detectable difference between sharp and sensible play "
        "(−19 to 19 points)."
    )


def test_who_is_behind_is_not_called_ahead() -> None:
    random, sensible, sharp = ONE
    behind = random, sharp, sensible
    alone, both = made(*behind), made(*ONE, *behind, lines=("switch", "jaques"))
    assert alone.sentence("sharp") == (
        "With Switch sharp play is behind sensible play by 30.0 points (20.4 to 38.5)."
    )
    assert both.sentence("sharp").endswith(
        ", and least with Jaques of London, where it is behind by 30.0 points (20.4 to 38.5)."
    )


def test_it_says_what_it_rests_on() -> None:
    found = made(*ONE)
    title = (
        "Switch: 100 games of each kind of player against one sensible player, seed 1, sharp with "
        "200 worlds a move"
    )
    assert str(found).startswith(f"Skill against luck at {title}.")
    assert "With luck alone every player would win 50 % of the games that are won." in str(found)
    assert repr(found) == f"<Skill {title}>"


def test_rows_have_a_line_for_each_kind() -> None:
    rows = made(*ONE).rows()
    assert [row["bot"] for row in rows] == ["random", "sensible", "sharp"]
    assert [row["wins"] for row in rows] == [25, 50, 80]
    assert [row["gain"] for row in rows] == [None, pytest.approx(25), pytest.approx(30)]
    assert {(row["games"], row["players"], row["worlds"], row["seed"]) for row in rows} == {
        (100, 2, 200, 1)
    }
    frame = pytest.importorskip("pandas").DataFrame(rows)
    assert list(made(*ONE).frame().columns) == list(frame.columns)


def test_the_picture_has_intervals_and_a_table() -> None:
    html = made(*ONE)._repr_html_()
    assert "<svg" in html
    assert "<table" in html
    assert "sharp over sensible play" in html


def test_few_games_say_that_they_are_few() -> None:
    found = made("01", "11", "01", *("01", "01", "01"), lines=("switch", "jaques"))
    assert math.isnan(found.wins("sharp", "switch").low)
    assert found.sentences[0] == (
        "Two games are too few to say what sharp play gains over sensible play."
    )


def test_all_seats_but_the_first_are_sensible_under_each_house() -> None:
    plan = skill_plan(read_plan(["switch", "jaques"], 3, 1, "sensible"))
    seats = [plan.lineup(at) for at in range(6)]
    assert [first for first, *_ in seats] == ["random", "sensible", "sharp"] * 2
    assert {tuple(rest) for _, *rest in seats} == {("sensible", "sensible")}
    assert [each.name for each in plan.houses] == ["switch"] * 3 + ["jaques"] * 3


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    found = made(*ONE)
    with pytest.raises(SwitchError, match="did you mean sharp"):
        found.wins("shrap", "switch")
    with pytest.raises(SwitchError, match="Nobody plays worse than random"):
        found.gain("random", "switch")
    with pytest.raises(BadHouse, match="jack7 did not play"):
        found.wins("sharp", "jack7")
    with pytest.raises(BadHouse, match="cannot sit down"):
        sw.skill("practice-table", players=2)
    with pytest.raises(SwitchError, match="is no number of worlds"):
        sw.skill("switch", worlds=0)
    with pytest.raises(SwitchError, match="is no number of games"):
        sw.skill("switch", games=0)
