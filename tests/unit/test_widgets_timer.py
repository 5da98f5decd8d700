"""Houses that time turns: what the page counts, and what is played when the time is up."""

from __future__ import annotations

from typing import Any

import pytest

import switch_edu as sw
from switch_edu.widgets.game_widget import GameWidget
from tests.unit.widget_checks import MOST_MESSAGES, follow_hint, send, to_my_turn

pytestmark = pytest.mark.usefixtures("faults_fail")

HOUSES = [house for house in sw.houses() if house != "practice-table"]


def timed(house: str = "jack7", seed: int = 3, seconds: int = 30) -> GameWidget:
    """Return a game with its clock started, at the learner's first turn."""
    widget = sw.play(seed=seed, house=f"{house}~timer={seconds}")
    send(widget, "pause", on=False)
    to_my_turn(widget)
    return widget


def ring(widget: GameWidget) -> dict[str, Any]:
    """Say that the time of the present turn is up."""
    return send(widget, "time", turn=widget.state["panel"]["clock"]["turn"])


def at(line: str, seconds: int = 30) -> GameWidget:
    """Return a timed game that began from a position."""
    start = line.replace(" @", " names=You,Robin,Alex @") + f"~timer={seconds}"
    widget = sw.play(record=f"switch-edu record, version 1\nstart: {start}\n")
    send(widget, "pause", on=False)
    return widget


@pytest.mark.parametrize("house", sw.houses())
def test_nothing_is_timed_unless_the_house_has_a_timer(house: str) -> None:
    assert sw.play(seed=1, house=house).state["panel"]["clock"] is None


@pytest.mark.parametrize("seconds", [30, 60, 90])
def test_the_learners_turn_is_timed(seconds: int) -> None:
    widget = timed(seconds=seconds)
    assert widget.state["panel"]["clock"]["seconds"] == seconds
    assert widget.state["panel"]["clock"]["turn"]
    assert widget.state["say"]["text"].endswith(f"You have {seconds} seconds.")


def test_the_turns_of_the_others_are_not_timed() -> None:
    widget = timed()
    follow_hint(widget)
    while widget.game.turn == 0:
        follow_hint(widget)
    assert widget.state["panel"]["clock"]["turn"] is None


def test_a_timed_game_begins_paused_and_begins_with_a_move_or_go_on() -> None:
    widget = at("9C 1+ 5S7H9DKC/2D8D9H/3CQS3D 26.. - - @jack7")
    send(widget, "pause", on=True)
    assert send(widget, "move", move="KC")["panel"]["paused"] is False
    widget = sw.play(seed=3, house="jack7~timer=30")
    assert widget.state["panel"]["paused"] is True
    assert "goes on" in send(widget, "pause", on=False)["say"]["text"]
    assert "clock stands still" in send(widget, "pause", on=True)["say"]["text"]


def test_while_paused_no_time_is_up() -> None:
    widget = timed()
    send(widget, "pause", on=True)
    plays = widget.game.plays
    ring(widget)
    assert widget.game.plays == plays


# Reading of the source, which is silent: take what waits, else draw one; the turn ends.
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("9C 1+ 5S7H9DKC/4D8H9S/3CQS 26 - - @jack7", "draw"),
        ("2S 1+ 2C7H9DKC/4D8H9S/3CQS 26 2:2 - @jack7", "take"),
        ("JS 1+ 2C7H9DKC/4D8H9S/3CQS 26 7:black-J - @jack7", "take"),
        ("9C>KC 1- 5S7H9D/4D8H9S/3CQS 26 - - @jack7", "end"),
        ("8C 1+ 5S7H9D/4D8H9S/3CQS 26 1t:8 - @jaques", "end"),
        ("9C 1+ 5S7H9DKC/4D8H9S/3CQS 26 - - @classic", "draw"),
    ],
)
def test_at_zero_what_waits_is_taken_or_a_card_drawn_and_the_turn_ends(
    line: str, move: str
) -> None:
    widget = at(line)
    state = ring(widget)
    assert state["error"] is None
    assert state["say"]["text"].startswith("Your time is up.")
    first, *rest = [play.move for play in widget.game.plays]
    assert first == move
    assert set(rest) <= {"end"}  # a card drawn that fits would keep the turn open
    assert widget.game.turn != 0


@pytest.mark.parametrize("house", HOUSES)
def test_the_time_of_every_turn_of_a_game_may_run_out(house: str) -> None:
    widget = timed(house, seed=2)
    for _ in range(MOST_MESSAGES):
        state = to_my_turn(widget)
        if state["table"]["result"]:
            return
        turn = state["panel"]["clock"]["turn"]
        assert ring(widget)["error"] is None
        assert (widget.state["panel"]["clock"] or {}).get("turn") != turn
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("house", HOUSES)
def test_the_time_may_run_out_in_the_middle_of_a_turn(house: str) -> None:
    """After every first card or draw: with a suit to name, a joker to declare, a queen to cover."""
    widget = timed(house, seed=4)
    for _ in range(60):
        state = to_my_turn(widget)
        if state["table"]["result"]:
            return
        turn = state["panel"]["clock"]["turn"]
        follow_hint(widget)
        clock = widget.state["panel"]["clock"]
        if clock and clock["turn"] == turn:
            assert ring(widget)["error"] is None
            assert (widget.state["panel"]["clock"] or {}).get("turn") != turn


def test_a_turn_that_is_over_cannot_run_out() -> None:
    widget = timed()
    turn = widget.state["panel"]["clock"]["turn"]
    ring(widget)
    plays = widget.game.plays
    send(widget, "time", turn=turn)
    send(widget, "time")
    assert widget.game.plays == plays
    to_my_turn(widget)
    plays = widget.game.plays
    send(widget, "time", turn=turn)  # a view that still counts the turn before
    assert widget.game.plays == plays


def test_two_views_ring_once() -> None:
    widget = timed()
    message = {
        "type": "time",
        "number": widget.state["number"],
        "turn": widget.state["panel"]["clock"]["turn"],
    }
    widget.receive(message)
    plays = widget.game.plays
    widget.receive(message)
    assert widget.game.plays == plays


def test_a_turn_keeps_its_clock_until_it_is_over_and_undo_gives_all_of_it_back() -> None:
    widget = timed()
    turn = widget.state["panel"]["clock"]["turn"]
    assert send(widget, "hint")["panel"]["clock"]["turn"] == turn
    assert send(widget, "pace", seconds=1)["panel"]["clock"]["turn"] == turn
    ring(widget)
    assert send(widget, "undo")["panel"]["clock"]["turn"] not in (None, turn)
    assert "You have 30 seconds." in widget.state["say"]["text"]


def test_a_timed_game_is_replayed_from_its_record() -> None:
    widget = timed()
    ring(widget)
    assert sw.replay(widget.state["panel"]["record"]) == widget.game
