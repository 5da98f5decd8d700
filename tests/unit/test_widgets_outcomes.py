"""The experiment: what the page is told, and what becomes of each message."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.outcomes import start_run
from switch_edu.explore.experiments.plan import Plan
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.run import Run
from switch_edu.widgets import outcomes_play
from switch_edu.widgets.outcomes import OutcomesWidget
from switch_edu.widgets.outcomes_state import time_left
from tests.unit.widget_checks import send

pytestmark = pytest.mark.usefixtures("faults_fail")

HOUSES = ["switch", "switch~until-able"]
LONG = 1_000_000  # games: nobody waits for so many


@pytest.fixture
def experiment() -> Iterator[OutcomesWidget]:
    widget = sw.experiment(HOUSES, games=60)
    yield widget
    widget.close()


def act(widget: OutcomesWidget, kind: str, **more: Any) -> dict[str, Any]:
    """Send a message that has to succeed, and return the panel."""
    state = send(widget, kind, **more)
    assert state["error"] is None
    panel: dict[str, Any] = state["panel"]
    return panel


def refused(widget: OutcomesWidget, kind: str, **more: Any) -> str:
    """Send a message that has to fail without changing the settings, and return the sentence."""
    before = widget.state["panel"]["call"]
    error = send(widget, kind, **more)["error"]
    assert error
    assert widget.state["panel"]["call"] == before
    return str(error)


def play(widget: OutcomesWidget, at_least: int | None = None) -> dict[str, Any]:
    """Send ticks as the page does, to the end or until so many games are on show."""
    until = time.monotonic() + 120
    while widget.state["panel"]["waiting"]:
        assert time.monotonic() < until
        panel = act(widget, "tick")
        if at_least is not None and widget.result and widget.result.games >= at_least:
            return panel
    panel = widget.state["panel"]
    return dict(panel)


# -- playing ---------------------------------------------------------------------------------------


def test_the_result_is_that_of_the_same_call_without_a_page(experiment: OutcomesWidget) -> None:
    act(experiment, "run")
    panel = play(experiment)
    assert experiment.result is not None
    assert experiment.result.games == 60
    assert experiment.result.as_dict() == sw.outcomes(HOUSES, games=60).as_dict()
    assert (panel["progress"], panel["outdated"]) == (None, False)
    said = experiment.state["say"]["text"]
    assert said.startswith("Played to the end: 60 games. With Switch (draw until something fits)")


def test_each_measure_has_sentences_a_plot_and_a_table(experiment: OutcomesWidget) -> None:
    act(experiment, "run")
    report = play(experiment)["report"]
    names = ["Switch", "Switch (draw until something fits)"]
    assert report["title"].startswith(f"{names[0]} and {names[1]}: 60 games each, 3 sensible")
    assert report["headline"][0].startswith(f"With {names[1]} a game is ")
    lines = [f"{name} is {line}" for name, line in zip(names, HOUSES, strict=True)]
    assert report["rules"] == lines
    for panel in (*report["panels"], *report["more"]):
        assert len(panel["sentences"]) == 1
        assert [row[0] for row in panel["rows"]] == names
        for bar in panel["bars"]:
            assert bar["low"] <= bar["value"] <= bar["high"]
        for steps in panel["steps"]:
            assert sum(share for _, share in steps["shares"]) == pytest.approx(100, abs=0.1)
            assert len(steps["ranges"]) == len(steps["shares"])
        assert panel["often"].startswith("The middle half") is bool(panel["steps"])


def test_what_is_stopped_is_kept_and_may_go_on(experiment: OutcomesWidget) -> None:
    act(experiment, "set", part="games", value=str(LONG))
    act(experiment, "run")
    panel = play(experiment, at_least=20)
    assert panel["progress"]["asked"] == LONG
    assert panel["progress"]["left"].endswith(" left")
    panel = act(experiment, "cancel")
    assert experiment.result is not None
    played = experiment.result.games
    assert 20 <= played < LONG
    assert (panel["waiting"], panel["progress"], panel["next"]) == (False, None, LONG)
    assert experiment.state["say"]["text"] == (
        f"Stopped after {played:,} games; what was played is kept."
    )
    games = experiment.result.spans[-1][1] + 10  # what was stopped may have left gaps
    act(experiment, "set", part="games", value=str(games))
    act(experiment, "run")
    play(experiment)
    assert experiment.result.as_dict() == sw.outcomes(HOUSES, games=games).as_dict()


def test_games_that_have_been_played_are_not_played_again(
    experiment: OutcomesWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Outcomes | None] = []

    def noted(plan: Plan, games: int, so_far: Outcomes | None) -> Run:
        begun.append(so_far)
        return start_run(plan, games, so_far=so_far)

    monkeypatch.setattr(outcomes_play, "start_run", noted)
    act(experiment, "run")
    play(experiment)
    before = experiment.result
    act(experiment, "run")
    act(experiment, "set", part="seed", value="2")
    act(experiment, "run")
    assert begun == [None, before, None]


def test_once_all_are_played_ten_times_as_many_are_offered(experiment: OutcomesWidget) -> None:
    assert experiment.state["panel"]["next"] == 60
    act(experiment, "run")
    assert play(experiment)["next"] == 600
    act(experiment, "run")
    play(experiment)
    assert experiment.result is not None
    assert experiment.result.games == 600


def test_fewer_than_ten_games_have_no_interval_and_no_number_that_json_lacks() -> None:
    widget = sw.experiment(HOUSES, games=5)
    act(widget, "run")
    report = play(widget)["report"]
    json.dumps(widget.state, allow_nan=False)
    turns = report["panels"][0]
    assert (turns["title"], turns["sentences"]) == ("turns", ["Five games are too few to say."])
    assert [(bar["low"], bar["high"]) for bar in turns["bars"]] == [(None, None)] * 2


def test_a_message_takes_no_longer_than_a_slice(experiment: OutcomesWidget) -> None:
    act(experiment, "set", part="games", value=str(LONG))
    act(experiment, "run")
    start = time.perf_counter()
    act(experiment, "tick")
    assert time.perf_counter() - start < 2


# -- games that went differently -------------------------------------------------------------------


def opened(widget: OutcomesWidget) -> dict[str, Any]:
    """Play, and show the first game that went differently."""
    act(widget, "run")
    play(widget)
    return dict(act(widget, "part", house=1)["parting"])


def test_a_game_that_parts_is_shown_at_the_turn_where_it_does(experiment: OutcomesWidget) -> None:
    shown = opened(experiment)
    assert experiment.result is not None
    game = experiment.result.divergence()
    assert shown["summary"] == game.summary
    assert shown["why"] == list(game.why)
    assert (shown["turn"], shown["title"]) == (1, f"Turn {game.alike + 1}")
    assert [side["words"] for side in shown["sides"]] == [turns[0].text for turns in game.rest]
    assert [side["series"] for side in shown["sides"]] == [0, 1]
    assert experiment.state["say"]["text"].startswith(f"{game.summary} With Switch: Seat ")


def test_turns_are_gone_through_to_both_ends(experiment: OutcomesWidget) -> None:
    last = opened(experiment)["turns"]
    shown = act(experiment, "turn", step=-1)["parting"]
    assert (shown["turn"], shown["title"][:11]) == (0, "After turn ")
    assert {side["words"] for side in shown["sides"]} == {"Still the same in both."}
    one, other = (side["table"]["line"].partition(" @")[0] for side in shown["sides"])
    assert one == other
    assert act(experiment, "turn", step=-1)["parting"]["turn"] == 0
    for _ in range(last + 1):
        shown = act(experiment, "turn", step=1)["parting"]
    assert shown["turn"] == last
    ends = [side["table"]["result"] for side in shown["sides"]]
    assert all(end["title"].endswith("wins") for end in ends)


def test_games_are_gone_through_and_hidden_again(experiment: OutcomesWidget) -> None:
    first = opened(experiment)
    assert (first["nth"], first["which"] == f"game 1 of {first['count']}") == (0, True)
    second = act(experiment, "game", step=1)["parting"]
    assert second["nth"] == 1
    assert second["summary"] != first["summary"]
    assert act(experiment, "game", step=-1)["parting"] == first
    assert act(experiment, "part", house=None)["parting"] is None
    assert refused(experiment, "turn", step=1) == "Open a game that went differently first."


def test_other_settings_leave_no_game_of_the_old_ones(experiment: OutcomesWidget) -> None:
    opened(experiment)
    assert act(experiment, "set", part="seed", value="2")["parting"] is None


def test_the_page_has_only_the_hand_that_is_shown(experiment: OutcomesWidget) -> None:
    shown = opened(experiment)
    for side in shown["sides"]:
        hands = side["table"]["line"].split()[2].split("/")
        assert sum(not hand.partition("~")[0].isdigit() for hand in hands) <= 1


def test_the_first_house_parts_from_nobody(experiment: OutcomesWidget) -> None:
    act(experiment, "run")
    play(experiment)
    assert refused(experiment, "part", house=0) == "No game went differently in that house."
    assert refused(experiment, "part", house=9) == "There is no house in place 9."


# -- settings --------------------------------------------------------------------------------------


def test_a_changed_rule_leaves_the_result_as_one_of_before(experiment: OutcomesWidget) -> None:
    act(experiment, "run")
    play(experiment)
    panel = act(experiment, "open", house=1)
    assert panel["open"]["form"]["line"] == "switch~until-able"
    assert experiment.form["themes"]
    changes = panel["changes"]
    panel = act(experiment, "answer", house=1, question="black-jack-size", value="7")
    assert panel["houses"][1]["line"] == "switch~until-able~powers.black-J=pickup-7"
    assert panel["outdated"] is True
    assert panel["report"]["title"].startswith("Switch and Switch (draw until something fits): 60")
    assert panel["changes"] > changes


def test_two_equal_houses_are_refused(experiment: OutcomesWidget) -> None:
    same = "Two of the houses are the same: change one, or choose another."
    assert refused(experiment, "vary", house=1, name="until-able", on=False) == same
    assert refused(experiment, "house", house=1, line="switch") == same
    alone = "An experiment compares 2 to 4 different houses, not 1."
    assert refused(experiment, "remove", house=0) == alone


def test_houses_come_and_go(experiment: OutcomesWidget) -> None:
    panel = act(experiment, "add", line="jack7")
    assert [house["line"] for house in panel["houses"]] == [*HOUSES, "jack7"]
    panel = act(experiment, "add", line="classic")
    assert panel["more"] is False
    assert refused(experiment, "add") == (
        "An experiment compares at most 4 houses: remove one first."
    )
    panel = act(experiment, "remove", house=0)
    assert [house["line"] for house in panel["houses"]] == [HOUSES[1], "jack7", "classic"]


def test_a_seat_more_plays_as_the_last_one_does(experiment: OutcomesWidget) -> None:
    assert act(experiment, "bot", seat=2, bot="random")["bots"] == ["sensible"] * 2 + ["random"]
    bots = act(experiment, "set", part="players", value="4")["bots"]
    assert bots == ["sensible", "sensible", "random", "random"]
    assert act(experiment, "set", part="players", value="2")["bots"] == ["sensible"] * 2


def test_settings_are_refused_in_one_sentence(experiment: OutcomesWidget) -> None:
    for part, value, words in (
        ("players", "1000000000000", "is no number of players"),
        ("players", "1", "is no number of players"),
        ("players", "<b>", "“<b>” is no number of players"),
        ("games", "0", "is no number of games"),
        ("games", "1.5", "is no number of games"),
        ("seed", "-1", "is not a seed"),
        ("pace", "1", "there are players, games and seed"),
    ):
        assert words in refused(experiment, "set", part=part, value=value)
    assert "There is no bot “robin”" in refused(experiment, "bot", seat=0, bot="robin")
    assert refused(experiment, "house", house=7, line="jack7") == "There is no house in place 7."
    assert "cannot “runn” (did you mean run?)" in refused(experiment, "runn")


def test_each_change_is_played_at_once_when_that_is_wanted(experiment: OutcomesWidget) -> None:
    assert act(experiment, "set", part="seed", value="2")["report"] is None
    act(experiment, "auto", on=True)
    act(experiment, "set", part="seed", value="3")
    play(experiment)
    assert experiment.result is not None
    assert (experiment.result.plan.seed, experiment.result.games) == (3, 60)


def test_a_change_stops_what_is_being_played(experiment: OutcomesWidget) -> None:
    act(experiment, "set", part="games", value=str(LONG))
    act(experiment, "run")
    play(experiment, at_least=10)
    panel = act(experiment, "set", part="seed", value="9")
    assert (panel["waiting"], panel["outdated"]) == (False, True)


# -- the notebook ----------------------------------------------------------------------------------


def test_its_name_is_the_call_that_makes_it() -> None:
    assert repr(sw.experiment()) == "experiment()"
    shown = repr(sw.experiment(iter(["jack7", "switch"]), players=4, seed=2, bots="random"))
    assert shown == "experiment(['jack7', 'switch'], players=4, seed=2, bots='random')"


def test_given_names_are_in_the_call_and_leave_with_a_changed_rule() -> None:
    named = {"one": "switch", "until it fits": "switch~until-able"}
    widget = sw.experiment(named, games=20)
    assert repr(widget) == f"experiment({named}, games=20)"
    panel = act(widget, "answer", house=1, question="black-jack-size", value="7")
    titles = [house["title"] for house in panel["houses"]]
    assert titles == ["one", "Switch (draw until something fits; black jacks: pick up seven)"]
    assert panel["call"].startswith("sw.outcomes(['switch', 'switch~until-able~powers")


def test_bad_calls_are_refused_in_one_sentence() -> None:
    bad: list[dict[str, Any]] = [
        {"rules": ["switch"]},
        {"rules": "switch"},
        {"rules": ["switch", "switch"]},
        {"rules": ["switch", "swich"]},
        {"rules": 5},
        {"games": 0},
        {"players": 1},
        {"seed": -1},
        {"bots": "robin"},
    ]
    for given in bad:
        with pytest.raises(SwitchError):
            sw.experiment(**given)


def test_without_a_kernel_the_call_remains(experiment: OutcomesWidget) -> None:
    data, _ = experiment._repr_mimebundle_()
    assert "sw.outcomes(['switch', 'switch~until-able'], players=3, games=60" in data["text/plain"]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, ""),
        (0.2, "about one second left"),
        (42.4, "about 42 seconds left"),
        (120.0, "about two minutes left"),
        (7200.0, "about two hours left"),
    ],
)
def test_the_time_left_is_told_in_words(seconds: float | None, words: str) -> None:
    assert time_left(seconds) == words
