"""Which card is best, on the card table, in the full game and in tutorials."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.bots import SensibleBot
from switch_edu.engine import compiled
from switch_edu.explore.analyse import start_analysis
from switch_edu.explore.analyse_result import Analysis
from switch_edu.widgets import chances
from switch_edu.widgets.chances import ChancesWidget
from tests.unit.widget_checks import cards_told, count, count_out, hidden_cards, send, to_my_turn

pytestmark = pytest.mark.usefixtures("faults_fail", "coarse")

LINE = "9C 1+ AS5S9DKC/7/7 26 - - names=You,Robin,Alex @practice-table"
OPEN = "9C 1+ AS5S9D/4D8H9S/3CQS 26 - - names=You,Robin,Alex @practice-table"
COARSE = 0.5  # one batch is enough

analyse = partial(sw.analyse, precision=COARSE, runtime="plain")


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count in plain Python, in small parts, and no longer than a test should take."""
    monkeypatch.setattr(chances, "SLICE", 0)
    monkeypatch.setattr(chances, "start_analysis", partial(start_analysis, precision=COARSE))
    monkeypatch.setattr(chances, "quick_runtime", lambda: "plain")
    monkeypatch.setattr("switch_edu.explore.analyse_run.BATCH", 60)


def asked(widget: ChancesWidget) -> dict[str, Any]:
    """Ask which card is best, and wait for the answer."""
    send(widget, "chances", on=True)
    return count_out(widget)


def agree(shown: dict[str, Any], found: Analysis) -> None:
    """Check that the page shows what an analysis has found."""
    percents = {
        chance.move: [
            round(100 * n, 1) for n in (chance.wins.value, chance.wins.low, chance.wins.high)
        ]
        for chance in found.chances
    }
    bars = shown["analysis"]["bars"]
    assert {move: [bar["value"], bar["low"], bar["high"]] for move, bar in bars.items()} == percents
    assert shown["analysis"]["verdict"] == found.verdict
    assert [row[1] for row in shown["analysis"]["rows"]] == [c.text for c in found.chances]


# -- the card table --------------------------------------------------------------------------------


def test_nothing_is_counted_before_it_is_asked() -> None:
    widget = sw.table(LINE)
    assert widget.chances["offered"]
    assert not widget.chances["on"]
    count(widget)
    assert widget.chances["analysis"] is None


def test_the_bars_are_what_analyse_tells() -> None:
    widget = sw.table(LINE)
    shown = asked(widget)
    agree(shown, analyse(sw.position(LINE)))
    best = shown["analysis"]["rows"][0]
    assert best[0].startswith("★ Play the ")
    assert best[2] == "the best"
    assert [bar["sign"] for bar in shown["analysis"]["bars"].values()].count("★") == 1


def test_bars_come_with_the_first_worlds_and_the_verdict_with_the_last() -> None:
    widget = sw.table(LINE)
    send(widget, "chances", on=True)
    while not widget.chances["analysis"]:
        count(widget)
    some = widget.chances
    assert some["counting"]
    assert some["analysis"]["verdict"].startswith("So far ")
    assert "still counting" in some["analysis"]["verdict"]
    assert "still counting" not in count_out(widget)["analysis"]["verdict"]


def test_the_state_of_the_table_and_its_number_do_not_change_while_it_counts() -> None:
    widget = sw.table(LINE)
    before = send(widget, "chances", on=True)
    count_out(widget)
    assert widget.state == before
    assert widget.chances["number"] == before["number"]


def test_it_is_hidden_again_and_shown_again_without_counting_twice() -> None:
    widget = sw.table(LINE)
    shown = asked(widget)
    send(widget, "chances", on=False)
    assert widget.chances["analysis"] is None
    assert not widget.chances["counting"]
    send(widget, "chances", on=True)
    assert widget.chances["analysis"] == shown["analysis"]
    assert not widget.chances["counting"]


def test_two_clicks_at_once_start_one_count() -> None:
    widget = sw.table(LINE)
    click = {"type": "chances", "on": True, "number": widget.state["number"]}
    widget.receive(click)
    widget.receive({**click, "on": False})
    assert widget.chances["on"]
    assert widget.chances["counting"]


def test_two_pages_count_once() -> None:
    widget = sw.table(LINE)
    send(widget, "chances", on=True)
    message = {"type": "count", "number": widget.state["number"], "part": 0}
    widget.receive(message)
    first = widget.chances
    widget.receive(message)
    assert widget.chances == first


def test_what_was_counted_for_another_position_is_dropped() -> None:
    widget = sw.table(OPEN)
    asked(widget)
    late = {"type": "count", "number": widget.state["number"], "part": widget.chances["part"]}
    send(widget, "move", move="9D")
    assert widget.chances["on"]  # and counted anew, for Robin
    assert widget.chances["counting"]
    assert widget.chances["analysis"] is None
    widget.receive(late)
    assert widget.chances["analysis"] is None
    agree(count_out(widget), analyse(widget.position))


def test_a_refusal_leaves_the_bars_where_they_are() -> None:
    widget = sw.table(LINE)
    shown = asked(widget)
    send(widget, "move", move="5S")
    assert widget.chances["analysis"] == shown["analysis"]
    assert widget.chances["number"] == widget.state["number"]


def test_it_is_offered_again_when_a_seat_has_to_choose_whose_cards_are_known() -> None:
    widget = sw.table(LINE)
    asked(widget)
    send(widget, "move", move="9D")
    assert not widget.chances["offered"]  # Robin's cards are unknown
    assert not widget.chances["counting"]
    send(widget, "move", move="undo")
    assert widget.chances["counting"]


def test_where_there_is_nothing_to_compare_it_says_so() -> None:
    widget = sw.table("9C 2+ 5H8H/7/7 26 - - @practice-table")
    assert "nothing to compare" in send(widget, "chances", on=True)["error"]
    assert not widget.chances["on"]


def test_suits_to_be_named_have_bars() -> None:
    widget = sw.table(LINE)
    send(widget, "move", move="AS")
    shown = asked(widget)
    assert set(shown["analysis"]["bars"]) == {"=C", "=D", "=H", "=S"}
    assert any("Name hearts" in row[0] for row in shown["analysis"]["rows"])


def test_a_joker_stands_for_either() -> None:
    widget = sw.table("9C 1+ 5SJK1JK2/7/7 30 - - @jack7")
    bars = asked(widget)["analysis"]["bars"]
    assert bars["JK1"] == bars["JK2"]


def test_a_table_may_begin_with_it() -> None:
    widget = sw.table(LINE, analyse=True)
    assert widget.chances["counting"]
    agree(count_out(widget), analyse(sw.position(LINE)))
    assert repr(widget).endswith("seat=0, analyse=True)")


def test_a_fault_while_counting_is_told_and_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("switch_edu.widgets.base.raise_faults", False)
    widget = sw.table(LINE)
    send(widget, "chances", on=True)
    monkeypatch.setattr(chances, "start_analysis", lambda *_, **__: 1 // 0)
    count(widget)
    assert "Something went wrong" in widget.state["error"]
    assert not widget.chances["on"]
    assert widget.chances["number"] == widget.state["number"]


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
def test_compiled_code_takes_over_with_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = sw.table(LINE)
    send(widget, "chances", on=True)
    count(widget)
    monkeypatch.setattr(chances, "quick_runtime", lambda: "compiled")
    agree(count_out(widget), analyse(sw.position(LINE)))


# -- what it may know ------------------------------------------------------------------------------


def test_swapping_hidden_cards_changes_nothing() -> None:
    table = sw.deal("practice-table", seed=4).table
    assert table.turn is not None
    view = table.view(table.turn)
    one, other = sw.table(view.fill(1)), sw.table(view.fill(2))
    assert one.position != other.position
    assert asked(one)["analysis"] == asked(other)["analysis"]


def test_it_tells_no_hidden_card() -> None:
    whole = sw.position(OPEN)
    widget = sw.table(whole)
    asked(widget)
    assert not cards_told(widget) & hidden_cards(whole, 0)


def test_rules_that_are_not_told_are_not_given_away() -> None:
    widget = sw.table(LINE.replace("practice-table", "classic~mao"))
    assert not widget.chances["offered"]
    assert send(widget, "chances", on=True)["error"]
    send(widget, "move", move="reveal")
    assert widget.chances["offered"]


def test_a_game_whose_rules_are_not_told_gives_nothing_away_either() -> None:
    widget = sw.play(seed=1, house="classic~mao")
    to_my_turn(widget)
    send(widget, "hint")
    assert not widget.chances["offered"]
    send(widget, "reveal")
    assert widget.chances["offered"]


# -- the full game ---------------------------------------------------------------------------------


def test_a_hint_comes_at_once_and_its_numbers_when_asked() -> None:
    widget = sw.play(seed=1)
    assert not widget.chances["offered"]
    assert send(widget, "chances", on=True)["error"]
    send(widget, "hint")
    assert widget.state["panel"]["hint"]["text"]
    assert widget.chances["offered"]
    assert not widget.chances["on"]
    agree(asked(widget), analyse(widget.game))


def test_in_a_game_all_counts_that_the_seat_has_seen() -> None:
    widget = sw.play(seed=2)
    player = SensibleBot()
    while "draw" not in [play.move for play in widget.game.plays if play.seat]:
        send(widget, "move", move=player.choose(widget.game.position))
        to_my_turn(widget)
    send(widget, "hint")
    shown = asked(widget)
    agree(shown, analyse(widget.game))
    assert analyse(widget.game).rows() != analyse(widget.game.table).rows()


def test_the_bars_go_with_the_move_and_come_with_the_next_hint() -> None:
    widget = sw.play(seed=1)
    send(widget, "hint")
    send(widget, "chances", on=True)
    count(widget)
    late = {"type": "count", "number": widget.state["number"], "part": widget.chances["part"]}
    send(widget, "move", move=sw.hint(widget.game.position).move)
    assert not widget.chances["offered"]
    assert widget.chances["analysis"] is None
    before = widget.chances
    widget.receive(late)
    assert widget.chances == before
    to_my_turn(widget)
    send(widget, "hint")
    assert widget.chances["counting"]
    send(widget, "undo")
    assert not widget.chances["counting"]


def test_the_clock_of_a_timed_game_does_not_mind() -> None:
    widget = sw.play(seed=1, house="practice-table~timer=30")
    send(widget, "pause", on=False)
    send(widget, "hint")
    send(widget, "chances", on=True)
    count(widget)
    state = send(widget, "time", turn=widget.state["panel"]["clock"]["turn"])
    assert state["say"]["text"].startswith("Your time is up.")
    assert widget.chances["analysis"] is None


def test_a_game_that_has_gone_on_is_counted_anew() -> None:
    game = sw.deal("practice-table", seed=1)
    counting = chances.Count(on=True)
    counting.ask(chances.question_of(game, game.turn))
    while counting.going_on:
        counting.step()
    counting.ask(chances.question_of(game, game.turn))
    assert not counting.going_on
    game.play(game.moves()[0])
    counting.ask(chances.question_of(game, game.turn))
    assert counting.state()["analysis"] is None
    assert counting.going_on


# -- tutorials -------------------------------------------------------------------------------------


def at_step(kind: str) -> ChancesWidget:
    """The tutorial on matching at its first step of a kind that has a table."""
    widget = sw.tutorial("matching")
    for step in widget.session.lesson.steps:
        if step.type == kind and step.position and not step.hidden:
            send(widget, "go", step=step.id)
            return widget
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["pick", "predict"])
def test_no_answer_is_given_away(kind: str) -> None:
    widget = at_step(kind)
    assert not widget.chances["offered"]
    assert send(widget, "chances", on=True)["error"]


def test_once_the_cards_are_found_they_can_be_compared() -> None:
    widget = at_step("pick")
    send(widget, "answer", value=list(widget.session.run.key))
    assert widget.state["panel"]["step"]["done"]
    agree(asked(widget), analyse(widget.session.run.position, widget.session.seat))


def test_a_hands_on_step_offers_it() -> None:
    widget = at_step("move")
    agree(asked(widget), analyse(widget.session.run.position, widget.session.seat))
