"""Calls in a full game: what the others forget and notice, what is left to the learner."""

from __future__ import annotations

from typing import Any

import pytest

import switch_edu as sw
from switch_edu.game.hidden import ONLOOKER
from switch_edu.widgets.game_widget import GameWidget
from switch_edu.widgets.others import Others
from tests.unit.widget_checks import play_out, send

pytestmark = pytest.mark.usefixtures("faults_fail")

START = "switch-edu record, version 1\nstart: {} names=You,Robin,Alex @{}\n"
ROBIN_CALLS = "9C 2+ 4D8H9S/9D4C/3CQS 26 - -"  # Robin plays 9D and has one card left


def at(start: str, house: str = "switch", **calls: Any) -> GameWidget:
    """Return the full game that begins from a position, the others set as said."""
    widget = sw.play(record=START.format(start, house))
    send(widget, "calls", **calls)
    return widget


def buttons(widget: GameWidget) -> set[str]:
    return {move["label"] for move in widget.state["table"]["moves"]}


def test_the_others_call_where_they_never_forget() -> None:
    widget = at(ROBIN_CALLS, forget="never")
    assert "Robin says “Last card”." in send(widget, "tick")["say"]["text"]


def test_a_call_of_theirs_that_is_forgotten_may_be_challenged_and_says_until_when() -> None:
    """Switch: the card was played and nothing said; whoever notices makes Robin draw one card."""
    seeds = (seed for seed in range(60) if _robin_is_silent(seed))
    widget = sw.play(seed=next(seeds), house="switch")
    send(widget, "calls", forget="often", notice="always")
    _to_a_silence(widget)
    assert "Challenge Robin" in buttons(widget)
    held = widget.game.table.count(1)
    said = send(widget, "move", move="challenge 2")["say"]["text"]
    assert said.startswith("You challenge Robin: no call was made, so Robin draws one card.")
    assert widget.game.table.count(1) == held + 1


def _robin_is_silent(seed: int) -> bool:
    widget = sw.play(seed=seed, house="switch")
    send(widget, "calls", forget="often", notice="always")
    return _to_a_silence(widget)


def _to_a_silence(widget: GameWidget) -> bool:
    """Play until Robin may be challenged; return False if the deal is over before."""
    while not widget.game.over:
        if "challenge 2" in widget.game.table.moves(0):
            return True
        if widget.state["panel"]["waiting"]:
            send(widget, "tick")
        else:
            send(widget, "move", move=sw.hint(widget.game.position).move)
    return False


def test_a_silence_is_told_with_the_time_that_is_left_for_a_challenge() -> None:
    """Switch punishes until the own next turn; Jaques only until the next player has played."""
    silent = "9D 3+ 4D8H9S/4C/3CQS 26 - 2w"
    late = " and may be challenged until Robin’s own next turn."
    game = at(silent, notice="never", forget="never").game
    game.play("draw", 2)
    assert f"Robin has not called in time{late}" in game.log
    game = at(silent, "switch~call.lapses=next-ends").game
    game.play("draw", 2)
    assert "Robin has not called in time and may be challenged until this turn is over." in game.log
    game = at(silent, "switch~call.noticed=table").game
    game.play("draw", 2)
    assert "Robin has not called in time." in game.log


def test_each_others_silence_is_left_to_the_learner_who_plays() -> None:
    game = at("9D 3+ 4D8H9S/4C/3C9H5H 26 - 2m", notice="always").game
    others = Others(notice="always")
    assert others.next_move(game) == (2, "9H")
    game.learner = ONLOOKER
    assert others.next_move(game) == (0, "challenge 2")


@pytest.mark.parametrize(("notice", "caught"), [("always", True), ("never", False)])
def test_the_learner_who_forgets_is_caught_as_set(notice: str, caught: bool) -> None:
    widget = at("9C 1+ 9D4C/4D8H9S/3CQS 26 - -", notice=notice)
    send(widget, "move", move="9D")
    for _ in range(3):
        send(widget, "tick")
    assert ("challenges you" in " ".join(widget.game.log)) is caught


def test_an_undo_repeats_what_was_forgotten() -> None:
    widget = sw.play(seed=5, house="switch")
    send(widget, "calls", forget="often", notice="sometimes")
    play_out(widget)
    plays = widget.game.plays
    send(widget, "undo")
    assert len(widget.game.plays) < len(plays)
    play_out(widget)
    assert widget.game.plays == plays


def test_the_settings_stand_only_where_players_have_to_notice() -> None:
    for house in ("practice-table", "jack7", "black-jack"):
        assert sw.play(seed=1, house=house).state["panel"]["calls"] is None
    calls = sw.play(seed=1, house="jaques").state["panel"]["calls"]
    assert calls["forget"] == {"value": "sometimes", "options": ["never", "sometimes", "often"]}
    assert calls["notice"]["value"] == "often"
    assert "Too late to challenge: once the next player has drawn or played." in calls["text"]


def test_settings_are_changed_one_by_one_and_stay_for_the_next_deal() -> None:
    widget = sw.play(seed=1, house="switch")
    send(widget, "calls", forget="never")
    assert send(widget, "calls", notice="always")["panel"]["calls"]["forget"]["value"] == "never"
    calls = send(widget, "deal", seed="2")["panel"]["calls"]
    assert (calls["forget"]["value"], calls["notice"]["value"]) == ("never", "always")


@pytest.mark.parametrize("word", ["rarely", None, 3, ["never"], "<b>"])
def test_what_is_not_offered_is_refused_in_words(word: object) -> None:
    widget = sw.play(seed=1, house="switch")
    assert "is not offered: choose never" in send(widget, "calls", forget=word)["error"]
    assert widget.state["panel"]["calls"]["forget"]["value"] == "sometimes"
