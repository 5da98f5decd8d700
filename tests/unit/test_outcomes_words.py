"""What is said of outcomes: never a number without the games, bots, seed and rules behind it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from click.testing import CliRunner

import switch_edu as sw
from switch_edu.cli import door
from switch_edu.draw.charts import Bar, Steps, distribution_html, intervals_html
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.naming import with_name
from switch_edu.explore.experiments.plan import read_plan
from switch_edu.explore.experiments.report import report_of
from switch_edu.explore.experiments.result import Outcomes


def made(differences: Counter[int], *, measure: str = "turns") -> Outcomes:
    """Outcomes of switch and a variant in which only differences were counted."""
    houses = {"Switch": "switch", "one jack at a time": "switch~together=no"}
    plan = read_plan(houses, 2, 1, "sensible")
    games = differences.total()
    half, all_ones = games // 2, measure == "seat-1"
    first = {0: half, 1: games - half} if all_ones else {20: half, 30: games - half}
    numbers = {
        (0, measure): Counter(first),
        (1, measure): Counter({1 if all_ones else 25: games}),
        (2, measure): differences,
    }
    return Outcomes(plan, Counts(games, numbers), ((0, games),))


def sentence(differences: dict[int, int], measure: str = "turns") -> str:
    found = made(Counter(differences), measure=measure)
    return found.difference(measure, "switch~together=no").sentence


# 100 differences of mean -5 and standard deviation 1.005: ± 0.2 by Student's interval
def test_an_effect_is_told_with_both_means_and_its_interval() -> None:
    assert sentence({-6: 50, -4: 50}) == (
        "With one jack at a time a game is 5.00 turns shorter (4.80 to 5.20): 25.00 instead of "
        "25.00 with Switch."
    )


# mean 0 and spread 10.0504: ± 1.98422 · 1.00504 = ± 1.99421; a hundredth of 25 is 0.25, rounded
# 0.2: 100 · (1.99421 / 0.2)²
def test_no_effect_says_how_many_games_would_be_needed() -> None:
    assert sentence({-10: 50, 10: 50}) == (
        "With one jack at a time there is no detectable effect (−2.0 to 2.0); "
        "about 10,000 games would be needed for ± 0.2."
    )


# spread s = 10.0504 · √(d/100), so that 100 · (1.98422 · s / 10 / 0.2)² = 99.43 · d
@pytest.mark.parametrize(("differing", "needed"), [(2, "about 200 games"), (90, "about 9,000")])
def test_games_needed_are_forecast_in_two_digits_rounded_up(differing: int, needed: str) -> None:
    same = 100 - differing
    counted = {-10: differing // 2, 0: same, 10: differing // 2}
    assert needed in sentence(counted)


# the winner keeps the lead in 100 games of the first house and 80 of the other, in 60 of both:
# mean 10 and standard deviation 5.04 of 60: ± 2.001 · 0.651 = ± 1.30 points
def test_means_of_other_games_than_the_difference_are_not_told() -> None:
    plan = made(Counter({0: 100})).plan
    counted = {
        (0, "lead-kept"): Counter({500: 100}),
        (1, "lead-kept"): Counter({700: 80}),
        (2, "lead-kept"): Counter({50: 30, 150: 30}),
    }
    found = Outcomes(plan, Counts(100, counted), ((0, 100),)).differences[0]
    told = "the winner takes the lead for good 10.0 points later (8.7 to 11.3)"
    known = "in the 60 games where both are known."
    assert found.sentence == f"With one jack at a time {told} than with Switch, {known}"
    assert found.brief == f"{told}, {known}"


def test_an_interval_that_is_narrow_already_asks_for_no_more_games() -> None:
    assert sentence({-1: 50, 0: 10_000, 1: 50}) == (
        "With one jack at a time there is no detectable effect (−0.002 to 0.002)."
    )


def test_few_games_say_nothing() -> None:
    assert sentence({1: 5}) == "Five games are too few to say."
    assert sentence({1: 1}) == "One game is too few to say."


def test_what_no_game_has_is_said() -> None:
    assert sentence({}) == "In no game is there anything to compare."


def test_differences_of_shares_are_points() -> None:
    # 30 games more, 10 fewer of 100: 20 points; Agresti and Min: 20/102 ± 1.96·√(41 − 400/102)/102
    found = made(Counter({1: 30, -1: 10, 0: 60}), measure="seat-1")
    assert found.difference("seat-1", "switch~together=no").brief == (
        "seat 1 wins 20 points more (8 to 31): 100 % instead of 50 %."
    )


def test_pairing_gain_is_the_ratio_of_variances() -> None:
    # variances 25.25 and 0 apart, 1.0101 together
    found = made(Counter({-6: 50, -4: 50})).difference("turns", "switch~together=no")
    assert found.gain == pytest.approx(25)
    assert found.changed == 100


def test_a_class_is_answered_in_the_first_sentence() -> None:
    assert made(Counter({5: 50, 7: 50})).headline == (
        "With one jack at a time a game is 6.00 turns longer (5.80 to 6.20): 25.00 instead of "
        "25.00 with Switch.",
    )


def test_where_the_length_is_not_changed_the_clearest_effect_is_told() -> None:
    found = made(Counter({-10: 50, 10: 50}))
    cards = {(0, "cards"): {30: 100}, (1, "cards"): {31: 100}, (2, "cards"): {1: 50, 2: 50}}
    drawn = {(0, "drawn"): {3: 100}, (1, "drawn"): {3: 100}, (2, "drawn"): {-2: 55, 3: 45}}
    counted = {key: Counter(times) for key, times in (cards | drawn).items()}
    counts = Counts(100, found.counts.numbers | counted)
    length, clearest = Outcomes(found.plan, counts, found.spans).headline
    assert length.startswith("The length of a game: with one jack at a time there is no detectable")
    # mean 1.5, standard deviation 0.5025: ± 1.984 · 0.05025 = ± 0.0997
    assert clearest == (
        "What changes most clearly: with one jack at a time 1.500 more cards are played "
        "(1.400 to 1.600): 31.000 instead of 30.000 with Switch."
    )


# mean 0.22, standard deviation 0.98: ± 0.1945 alone excludes 0, but not ± 0.239 as one of three
# (t of 99 at 1 - 0.05 / 3 is 2.435)
def test_what_may_be_chance_among_several_is_not_picked_as_the_clearest() -> None:
    found = made(Counter({-10: 50, 10: 50}))
    cards = {(0, "cards"): {30: 100}, (1, "cards"): {30: 100}, (2, "cards"): {1: 61, -1: 39}}
    drawn = {(0, "drawn"): {3: 100}, (1, "drawn"): {3: 100}, (2, "drawn"): {-1: 50, 1: 50}}
    counted = {key: Counter(times) for key, times in (cards | drawn).items()}
    counts = Counts(100, found.counts.numbers | counted)
    outcomes = Outcomes(found.plan, counts, found.spans)
    assert outcomes.difference("cards", outcomes.houses[1]).detected
    assert len(outcomes.headline) == 1


# where nobody wins 20 of 100 games, 80 are to be shared
@pytest.mark.parametrize(("others", "equal"), [((20, 20, 20), "25.0"), ((10, 10, 20), "20.0")])
def test_one_house_is_told_by_its_length_and_whether_it_is_fair(
    others: tuple[int, ...], equal: str
) -> None:
    plan = read_plan("switch", 4, 1, "sensible")
    # 1.984 · 5.025 / 10 = 0.997; Wilson by hand for 40 of 100:
    # (0.4 + 0.0192) / 1.0384 ± 0.0942, which is 30.9 to 49.8
    numbers = {(0, "turns"): Counter({20: 50, 30: 50})}
    for place, won in enumerate((40, *others), 1):
        numbers[0, f"order-{place}"] = Counter({1: won, 0: 100 - won})
    alone = Outcomes(plan, Counts(100, numbers), ((0, 100),))
    assert alone.headline == (
        "A game takes 25.00 turns (24.00 to 26.00).",
        "Whoever goes first wins 40.0 % of the games (30.9 to 49.8), more than an equal share of "
        f"{equal} %.",
    )


def test_without_intervals_a_headline_says_so() -> None:
    plan = read_plan("switch", 4, 1, "sensible")
    numbers = {(0, "turns"): Counter({20: 5}), (0, "order-1"): Counter({1: 5})}
    told = Outcomes(plan, Counts(5, numbers), ((0, 5),)).headline
    assert told[0] == "A game takes 20.00 turns; five games are too few to say more."


def test_measures_are_said_one_a_line() -> None:
    found = made(Counter({-6: 50, -4: 50}))
    counts = Counts(100, found.counts.numbers | {(2, "cards"): Counter({0: 100})})
    lines = Outcomes(found.plan, counts, found.spans).say("turns", "cards").splitlines()
    assert lines[0].startswith("With one jack at a time a game is 5.00 turns shorter (4.80 to ")
    assert lines[1] == "Cards played: the same in each of 100 games."


def test_houses_are_called_by_their_names_and_found_by_them(played: Outcomes) -> None:
    alone = "Switch (equal jacks together: no, unless a run allows it)"
    assert played.names == ("Switch", alone)
    assert played.mean("turns", alone) == played.mean("turns", "switch~together=no")
    assert str(played).count("switch~together=no") == 1


def test_names_that_are_given_stay_with_their_houses() -> None:
    houses = {"stacking": "switch", "without stacking": sw.house("switch~answers.2.2=none")}
    found = sw.outcomes(houses, players=2, games=12, workers=1)
    assert found.names == ("stacking", "without stacking")
    assert "Without stacking " in found.difference("turns", "without stacking").sentence
    assert "with without" not in str(found).lower()
    assert found.more(14, workers=1).names == found.names


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("Switch", "with Switch"),
        ("no stacking", "with no stacking"),
        ("without stacking", "without stacking"),
        ("With jokers", "With jokers"),
        ("jack7 (hand: five cards)", "with jack7 (hand: five cards)"),
        ("until it fits", "with “until it fits”"),
        ("Only one card", "with “Only one card”"),
        ("with a hand: five", "with “with a hand: five”"),
        ("Switch, but hand: five cards", "with “Switch, but hand: five cards”"),
    ],
)
def test_a_name_does_not_run_into_its_sentence(name: str, clause: str) -> None:
    assert with_name(name) == clause


def test_a_house_of_many_rules_is_called_by_what_the_first_has_not() -> None:
    three = "switch~hand=5~draw=until-playable~answers.2.2=none"
    found = read_plan([three, f"{three}~powers.4=pickup-4", "jack7"], 3, 1, "sensible")
    assert found.names == (
        "Switch (3 own rules)",
        "Switch (3 own rules), but fours: pick up four",
        "jack7",
    )


@pytest.fixture(scope="module")
def played() -> Outcomes:
    return sw.outcomes(["switch", "switch~together=no"], players=2, games=60, workers=1)


def test_title_and_text_say_what_was_played(played: Outcomes) -> None:
    alone = "Switch (equal jacks together: no, unless a run allows it)"
    title = f"Switch and {alone}: 60 games each, 2 sensible players, seed 1"
    assert repr(played) == f"<Outcomes {title}>"
    assert str(played).startswith(f"{title}.\nEach house plays the same deals")
    assert "games went differently" in str(played)


def test_rows_carry_what_they_rest_on(played: Outcomes) -> None:
    pytest.importorskip("pandas")
    for frame in (played.frame(), played.differences_frame()):
        first = frame.iloc[0]
        assert (first["games"], first["players"], first["seed"]) == (60, 2, 1)
        assert first["bots"] == "sensible sensible"
    games = played.games_frame(10, 14)
    assert len(games) == 8
    assert list(games["game"][:4]) == [10, 11, 12, 13]
    mean = games[games["house"] == "switch"]["turns"]
    assert mean.tolist() == [row["turns"] for row in games.to_dict("records")[:4]]
    assert not len(played.games_frame(60, 100))


def test_the_picture_has_a_table_and_no_script(played: Outcomes) -> None:
    html = played._repr_html_()
    assert html == played._repr_html_()
    assert "60 games each" in html
    assert "<table" in html
    assert "<svg" in html
    assert "<script" not in html


def test_a_chart_says_hostile_names_as_text() -> None:
    name = "<script>alert(1)</script>"
    bars = intervals_html([Bar(name, 1, 0.5, 1.5, "1 (0.5 to 1.5)")])
    steps = distribution_html([Steps(name, ((0, 40.0), (1, 60.0)))])
    for html in (bars, steps):
        assert "<script" not in html
        assert "&lt;script" in html


def test_a_game_that_went_differently_is_shown_from_the_turn_where_it_parts(
    played: Outcomes,
) -> None:
    first = played.parting_games("switch~together=no")[0]
    found = played.divergence()
    assert found.game == first
    one, other = found.turns
    for a, b in zip(one[: found.alike], other[: found.alike], strict=True):
        assert a.done == b.done
    parted = found.rest[0][0], found.rest[1][0]
    assert parted[0].done != parted[1].done or parted[0].after.line != parted[1].after.line
    assert parted[0].seat == parted[1].seat
    before = [here.line.split(" @")[0] for here in found.positions]
    assert before[0] == before[1]
    assert found.summary in found._repr_html_()
    assert str(found).startswith(f"Game {first} is the same for ")
    assert f"from seed {played.plan.seed_of(first)} to 2 sensible players" in str(found)


def test_a_game_that_did_not_part_is_the_same_to_its_end(played: Outcomes) -> None:
    same = next(n for n in range(60) if n not in played.parting_games("switch~together=no"))
    assert played.divergence(same).summary.endswith("turns, to its end.")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda it: it.mean("turn", "switch"), "did you mean turns"),
        (lambda it: it.say("turn"), "did you mean turns"),
        (lambda it: it.mean("turns", "jack7"), "jack7 did not play"),
        (lambda it: it.difference("turns", "switch"), "The first house is what the others"),
        (lambda it: it.divergence(-1), "is not the number of a game"),
        (lambda it: it.divergence(0, "switch"), "name another one than the first"),
        (lambda it: it.more(0), "is no number of games"),
        (lambda it: sw.outcomes([]), "No house is named"),
        (lambda it: sw.outcomes({"a": "switch", "b": "switch"}), "“a” and “b” are the same house"),
        (lambda it: sw.outcomes({"a\nb": "switch"}), "is no name for a house"),
        (lambda it: sw.outcomes({"a" * 61: "switch"}), "is no name for a house"),
        (lambda it: sw.outcomes({2: "switch"}), "“2” is no name for a house"),  # type: ignore[dict-item]
        (lambda it: sw.outcomes({"a": "switch", "a ": "jack7"}), "two are called “a”"),
        (
            lambda it: sw.outcomes({"jack7": "switch", "b": "jack7"}),
            "another house is jack7 itself",
        ),
        (lambda it: it.mean(["turns"], "switch"), "is called “['turns']”"),
        (lambda it: it.divergence(2**32), "they go from 0 to 4,294,967,295"),
        (lambda it: it.games_frame("a", 3), "named by whole numbers"),
        (lambda it: it.games_frame(0, None), "named by whole numbers"),
        (lambda it: sw.outcomes("switch", progress=1), "cannot be called"),  # type: ignore[arg-type]
        (lambda it: sw.outcomes({}), "No house is named"),
        (lambda it: sw.outcomes("nothing"), "nothing"),
        (lambda it: sw.outcomes("switch", players=1), "is no number of players"),
        (
            lambda it: sw.outcomes(["switch", "practice-table"], players=5),
            "Practice table: 5 players",
        ),
        (lambda it: sw.outcomes("switch", games=True), "is no number of games"),
        (lambda it: sw.outcomes("switch", seed=-1), "is not a seed"),
        (lambda it: sw.outcomes("switch", bots="sensibel"), "did you mean sensible"),
        (lambda it: sw.outcomes("switch", bots=["random"]), "cannot take 3 seats"),
        (lambda it: sw.outcomes("switch", bots=3), "The bots are one name"),  # type: ignore[arg-type]
        (lambda it: sw.outcomes("switch", workers=0), "The workers are a whole number"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    played: Outcomes, wrong: Callable[[Outcomes], object], says: str
) -> None:
    with pytest.raises(SwitchError) as caught:
        wrong(played)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_command_prints_text_or_json() -> None:
    words = ["outcomes", "switch", "switch~together=no", "--games", "20", "--players", "2"]
    shown = CliRunner().invoke(door, words)
    assert shown.exit_code == 0, shown.output
    assert "20 games each, 2 sensible players, seed 1." in " ".join(shown.stdout.split())
    numbers = json.loads(CliRunner().invoke(door, [*words, "--json"]).stdout)
    assert numbers["games"] == 20
    assert {row["house"] for row in numbers["means"]} == {"switch", "switch~together=no"}


def test_the_command_refuses_in_one_sentence() -> None:
    shown = CliRunner().invoke(door, ["outcomes", "switch", "--games", "0"])
    assert shown.exit_code == 2
    assert shown.stderr.count("\n") == 1


def test_one_game_is_counted_as_one_and_a_name_keeps_its_letters() -> None:
    played = sw.outcomes(["practice-table", "jack7"], games=1, seed=1)
    (title, *_), (parted,) = str(played).split("\n"), report_of(played).parted
    assert title.startswith("Practice table and jack7: one game each, ")
    assert parted == "With jack7: one of one game went differently."
