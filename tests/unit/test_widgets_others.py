"""How well the others play in a full game, and that sharp ones let the page do other things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.bots import SharpBot
from switch_edu.errors import SwitchError
from switch_edu.widgets import game_acts, others
from switch_edu.widgets.game_widget import GameWidget
from tests.unit.widget_checks import follow_hint, play_out, send

pytestmark = pytest.mark.usefixtures("faults_fail", "quick")

WORLDS = 12
LONGEST = 500  # ticks for one move


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let sharp players imagine little, in plain Python, and every tick be as short as can be."""
    monkeypatch.setattr(others, "SharpBot", partial(SharpBot, worlds=WORLDS))
    monkeypatch.setattr(others, "quick_runtime", lambda: "plain")
    monkeypatch.setattr(game_acts, "SLICE", 0)


def sharp_game(seed: int = 3) -> GameWidget:
    """A game in which the learner has played and a sharp Robin has something to think about."""
    widget = sw.play(seed=seed, bots="sharp")
    while not hesitates(widget):
        send(widget, "tick") if widget.state["panel"]["waiting"] else follow_hint(widget)
    return widget


def hesitates(widget: GameWidget) -> bool:
    game = widget.game
    return widget.state["panel"]["waiting"] and len(set(game.table.moves()) - {"call"}) > 2


def tick_till_played(widget: GameWidget) -> int:
    """Tick until something is played; return how many ticks that took."""
    before = len(widget.game.plays)
    for ticks in range(1, LONGEST):
        send(widget, "tick")
        if len(widget.game.plays) > before:
            return ticks
        assert widget.state["panel"]["thinking"]
    raise AssertionError("nobody plays")


def test_they_play_sensibly_until_something_else_is_chosen() -> None:
    widget = sw.play(seed=1)
    skill = widget.state["panel"]["skill"]
    assert skill["value"] == "sensible"
    assert [kind for kind, _ in skill["options"]] == ["random", "sensible", "sharp"]
    state = send(widget, "skill", value="sharp")
    assert state["panel"]["skill"]["value"] == "sharp"
    assert state["say"]["text"] == "The others play sharply from now on."


@pytest.mark.parametrize("kind", ["sharpe", "", None, ["sharp"], "<b>"])
def test_a_kind_that_there_is_not_is_told_in_a_sentence(kind: Any) -> None:
    widget = sw.play(seed=1)
    assert "There is no bot" in send(widget, "skill", value=kind)["error"]
    assert widget.state["panel"]["skill"]["value"] == "sensible"
    with pytest.raises(SwitchError, match="There is no bot"):
        sw.play(seed=1, bots=kind)


def test_the_representation_tells_it() -> None:
    assert repr(sw.play(seed=7, bots="sharp")) == "play(seed=7, bots='sharp')"
    assert repr(sw.play(seed=7, bots="sensible")) == "play(seed=7)"


@pytest.mark.parametrize("kind", ["random", "sharp"])
def test_a_game_with_other_players_comes_to_its_end(kind: str) -> None:
    assert play_out(sw.play(seed=4, bots=kind))["table"]["result"]


def test_a_sharp_player_plays_what_the_sharp_bot_would_after_several_ticks() -> None:
    widget = sharp_game()
    game = widget.game
    expected = SharpBot(game.seed or 0, worlds=WORLDS, runtime="plain").choose(game)
    assert tick_till_played(widget) > 1
    assert game.plays[-1].move == expected
    assert not widget.state["panel"]["thinking"]


def test_what_happens_meanwhile_is_not_lost_and_stops_the_thought() -> None:
    widget = sharp_game()
    send(widget, "tick")
    assert widget.state["panel"]["thinking"]
    state = send(widget, "undo")
    assert state["error"] is None
    assert not state["panel"]["thinking"]
    assert not state["panel"]["waiting"]


def test_a_pause_stops_the_thought_and_one_move_takes_it_up() -> None:
    widget = sharp_game()
    send(widget, "tick")
    assert not send(widget, "pause", on=True)["panel"]["thinking"]
    assert tick_till_played(widget) > 1


def test_a_thought_that_fails_is_told_and_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> Iterator[None]:
        yield
        raise ZeroDivisionError

    monkeypatch.setattr("switch_edu.widgets.base.raise_faults", False)
    widget = sharp_game()
    with monkeypatch.context() as patch:
        patch.setattr(SharpBot, "_thoughts", failing)
        send(widget, "tick")
        assert "Something went wrong" in send(widget, "tick")["error"]
    assert tick_till_played(widget) > 1


def test_nobody_waits_for_sharp_players_to_finish_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = sharp_game()
    monkeypatch.setattr(others, "SharpBot", None)
    widget._acts.settings.others.play_on(widget.game)
    assert widget.game.turn in (0, None)


def test_the_page_is_not_told_by_thinking_in_vain_whether_somebody_waits() -> None:
    """To show that somebody is to move, nobody has to think about it."""
    widget = sharp_game()
    assert widget.state["panel"]["waiting"]
    assert not widget.state["panel"]["thinking"]
