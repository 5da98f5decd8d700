"""A match as the page plays it: deal after deal, its standings, who sits out, how it ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.game import Game
from switch_edu.game.hidden import ONLOOKER
from switch_edu.widgets.game_widget import GameWidget
from switch_edu.widgets.others import Others
from tests.unit.widget_checks import (
    cards_in,
    follow_hint,
    hidden_cards,
    play_out,
    send,
    to_my_turn,
)

pytestmark = pytest.mark.usefixtures("faults_fail")

# "Numbers count their face, jacks 20, queens and kings 10, aces 15": the rules page of Classic.
CLASSIC = {"A": 15, "J": 20, "Q": 10, "K": 10}
STOP = "classic~match=ceiling-stop"
OUT = "classic~match=ceiling-elimination"
SITS_OUT = "black-jack~last-place=eliminated~game-end=one-left"
FIVE = ("You", "Robin", "Alex", "Sam", "Kim")


def rows(state: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in state["panel"]["match"]["rows"]}


def classic_points(hand: tuple[str, ...]) -> int:
    return sum(CLASSIC.get(card[:-1]) or int(card[:-1]) for card in hand)


def play_match(widget: GameWidget, most: int = 40) -> dict[str, Any]:
    """Play deal after deal until the match is over."""
    for _ in range(most):
        state = play_out(widget)
        if state["panel"]["match"]["result"]:
            return state
        assert send(widget, "next")["error"] is None
    raise AssertionError("the match does not end")


def sitting_out() -> GameWidget:
    """Return a match in whose second round the learner, who came last, does not play."""
    for seed in range(1, 30):
        widget = sw.play(seed=seed, house=SITS_OUT, players=FIVE, rounds=3)
        play_out(widget)
        if send(widget, "next")["table"]["me"] < 0:
            return widget
    raise AssertionError("the learner never comes last")


@pytest.mark.parametrize("house", [STOP, OUT, "jaques~score=winner~match=rounds-highest"])
def test_a_house_with_a_match_is_played_as_one(house: str) -> None:
    assert sw.play(seed=1, house=house).match
    assert sw.play(seed=1, house="classic").match is None


def test_a_number_of_rounds_makes_a_match_of_any_house() -> None:
    widget = sw.play(seed=1, rounds=2)
    assert repr(widget) == "play(seed=1, rounds=2)"
    assert play_match(widget)["panel"]["match"]["round"] == 2


@pytest.mark.parametrize("rounds", [0, -1, 101, "two", True])
def test_a_bad_number_of_rounds_is_refused_in_a_sentence(rounds: Any) -> None:
    with pytest.raises(SwitchError, match="from 1 to 100 rounds"):
        sw.play(seed=1, rounds=rounds)


def test_rounds_are_refused_where_a_ceiling_ends_the_match() -> None:
    with pytest.raises(SwitchError, match="leave out the number of rounds"):
        sw.play(seed=1, house=STOP, rounds=3)


def test_the_standings_add_up_what_is_left_in_hand() -> None:
    widget = sw.play(seed=11, house=STOP)
    expected: dict[str, list[int]] = {name: [] for name in widget.game.names}
    for _ in range(3):
        state = play_out(widget)
        for seat, name in enumerate(widget.game.names):
            expected[name].append(classic_points(widget.game.table.hand(seat)))
        if state["panel"]["match"]["result"]:
            break
        send(widget, "next")
    shown = rows(widget.state)
    assert {name: list(map(int, row["rounds"])) for name, row in shown.items()} == expected
    assert {name: row["points"] for name, row in shown.items()} == {
        name: sum(points) for name, points in expected.items()
    }
    best_first = [row["points"] for row in widget.state["panel"]["match"]["rows"]]
    assert best_first == sorted(best_first)


def test_a_match_ends_when_its_rule_says_so_and_only_a_new_one_follows() -> None:
    widget = sw.play(seed=11, house=STOP)
    state = play_match(widget)
    points = [list(map(int, row["rounds"])) for row in rows(state).values()]
    assert max(map(sum, points)) > 100 >= max(sum(rounds[:-1]) for rounds in points)
    assert "ceiling of 100" in state["panel"]["match"]["result"]["text"]
    assert state["panel"]["match"]["result"]["title"] in state["say"]["text"]
    assert "the match is over" in send(widget, "next")["error"]
    again = send(widget, "deal", seed="")
    assert again["panel"]["match"]["round"] == 1
    assert again["panel"]["match"]["result"] is None
    assert widget.game.names == ("You", "Robin", "Alex")


def test_the_next_deal_waits_for_the_end_of_this_one() -> None:
    widget = sw.play(seed=1, rounds=2)
    assert "Round 1 is not over" in send(widget, "next")["error"]
    assert "not a match" in send(sw.play(seed=1), "next")["error"]


def test_the_deal_goes_round_and_is_told() -> None:
    widget = sw.play(seed=1, house="switch", rounds=3)
    for dealer in ("You deal.", "Robin deals.", "Alex deals."):
        assert dealer in " ".join(widget.state["panel"]["log"])
        play_out(widget)
        said = send(widget, "next")["say"]["text"]
    assert "Alex deals" in said or widget.state["error"]


def test_who_passes_the_ceiling_is_out_and_plays_no_more() -> None:
    widget = sw.play(seed=11, house=OUT, players=FIVE[:4])
    while not any(row["out"] for row in rows(play_out(widget)).values()):
        send(widget, "next")
    out = {name for name, row in rows(widget.state).items() if row["out"]}
    assert out == {name for name, row in rows(widget.state).items() if row["points"] > 100}
    send(widget, "next")
    assert out.isdisjoint(seat["name"] for seat in widget.state["table"]["seats"])
    play_out(widget)
    assert all(rows(widget.state)[name]["rounds"][-1] == "–" for name in out)


def test_a_learner_who_sits_out_watches_without_a_hand() -> None:
    widget = sitting_out()
    state = dict(widget.state)
    assert state["table"]["hand"] == []
    assert state["table"]["moves"] == []
    assert state["table"]["choices"] is None
    assert state["panel"]["watching"] == "You sit out this deal; the others play on."
    assert "You" not in [seat["name"] for seat in state["table"]["seats"]]
    assert send(widget, "tick")["error"] is None
    # the events, the log and the record speak of the cards of earlier deals as well
    shown = {**widget.state["table"], "events": []}
    hidden = hidden_cards(widget.game.table, -1)
    assert not cards_in(json.dumps(shown, ensure_ascii=False)) & hidden


def test_a_learner_who_sits_out_moves_for_nobody() -> None:
    widget = sitting_out()
    plays = widget.game.plays
    assert "sit out" in send(widget, "move", move="draw")["error"]
    assert "sit out" in send(widget, "undo")["error"]
    assert "your turn" in send(widget, "hint")["error"]
    assert widget.game.plays == plays


def test_where_the_learner_sits_out_the_first_seat_is_one_of_the_others() -> None:
    """Switch: Alex has said nothing; the first seat notices, though it is not in turn."""
    game = Game(sw.position("9D 2+ 3S4C/7H8H/5H 26 - 3m names=Robin,Kim,Alex @switch"))
    assert Others(notice="always").next_move(game) != (
        0,
        "challenge 3",
    )  # the learner's own business
    game.learner = ONLOOKER
    assert Others(notice="always").next_move(game) == (0, "challenge 3")


def test_a_deal_that_the_learner_only_watches_may_be_played_to_its_end_at_once() -> None:
    widget = sitting_out()
    state = send(widget, "finish")
    assert state["error"] is None
    assert state["table"]["result"]["title"] in state["say"]["text"]
    assert send(widget, "next")["table"]["me"] == 0  # sits out one round only


def test_who_has_cards_left_may_not_leave_the_others_to_play() -> None:
    widget = sw.play(seed=1, house="switch~game-end=one-left")
    assert "still in the game" in send(widget, "finish")["error"]
    assert widget.game.plays == ()


def test_whoever_is_out_watches_the_others_play_for_places() -> None:
    for seed in range(1, 30):
        widget = sw.play(seed=seed, house="switch~game-end=one-left", players=FIVE)
        while not widget.state["panel"]["watching"] and not widget.state["table"]["result"]:
            to_my_turn(widget) if widget.state["panel"]["waiting"] else follow_hint(widget)
        if widget.state["panel"]["watching"]:
            break
    place = widget.game.table.places[0]
    assert widget.state["table"]["seats"][0]["place"] == place
    assert widget.state["panel"]["watching"] == "You are out of cards; the others play on."
    plays = len(widget.game.plays)
    state = to_my_turn(widget)
    assert state["table"]["result"]
    assert all(play.seat for play in widget.game.plays[plays:])  # nobody out gets a turn
    result = widget.game.result
    assert result
    assert result.places.index("You") + 1 == place


@pytest.mark.parametrize("house", [STOP, OUT, SITS_OUT])
def test_the_record_is_that_of_the_match_and_takes_it_up_again(house: str) -> None:
    rounds = 3 if house == SITS_OUT else None
    widget = sw.play(seed=4, house=house, players=FIVE, rounds=rounds)
    play_out(widget)
    send(widget, "next")
    to_my_turn(widget)
    record = widget.state["panel"]["record"]
    assert record.startswith("switch-edu match")
    assert send(widget, "save", name="friday")["error"] is None
    match = widget.match
    assert sw.play(record=record).match == match
    other = sw.play(seed=1)
    assert send(other, "load", text=record)["say"]["text"].startswith("The match is loaded.")
    assert other.match == match
    assert other.state["panel"]["match"] == widget.state["panel"]["match"]
    third = sw.play(seed=1, rounds=2)
    send(third, "load", name="friday")
    assert third.match == match


def test_a_seed_begins_the_match_that_it_deals() -> None:
    widget = sw.play(seed=1, rounds=2)
    play_out(widget)
    send(widget, "next")
    send(widget, "deal", seed="7")
    assert widget.match == sw.play(seed=7, rounds=2).match


def test_what_is_played_for_is_said() -> None:
    def said(house: str, **given: Any) -> str:
        panel = sw.play(seed=1, house=house, **given).state["panel"]["match"]
        return f"{panel['progress']} {panel['aim']}"

    level = "Those who are level share the win."
    assert said(STOP) == (
        "Nobody has points yet. The match ends when somebody passes 100 points; "
        f"the lowest total wins. {level}"
    )
    assert said(f"{OUT}~ceiling-exact=out~ceiling=50") == (
        "Nobody has points yet. Whoever reaches 50 points is out; the last one left wins. " + level
    )
    assert said("classic~match=rounds-lowest~tie=sudden-death") == (
        "0 of 5 rounds played. The lowest total after five rounds wins. "
        "While the first are level, one more round is played."
    )
    assert said(SITS_OUT, rounds=4) == (
        f"0 of 4 rounds played. Whoever wins most rounds wins the match. {level} "
        "Whoever comes last sits out the next round."
    )
    assert said("jaques~score=winner~match=rounds-highest", rounds=3) == (
        f"0 of 3 rounds played. The highest total after three rounds wins. {level}"
    )


def test_how_far_a_match_has_come_is_said() -> None:
    widget = sw.play(seed=11, house=STOP)
    state = play_out(widget)
    most = max(row["points"] for row in rows(state).values())
    (name,) = [name for name, row in rows(state).items() if row["points"] == most]
    assert state["panel"]["match"]["progress"] == f"{name} is nearest: {most} of 100."
    widget = sw.play(seed=1, rounds=2)
    play_out(widget)
    assert widget.state["panel"]["match"]["progress"] == "1 of 2 rounds played."


def test_a_round_that_nobody_wins_is_dealt_again_and_counts_for_nothing() -> None:
    """Crazy Eights of OpenSpiel: at its limit of cards the game ends without a winner."""
    widget = sw.play(seed=1, house="openspiel-crazy-eights~turn-limit=3", rounds=2)
    state = play_out(widget)
    assert state["table"]["result"]["title"] == "Stopped: nobody wins"
    assert "counts for nothing and is dealt again" in state["say"]["text"]
    assert state["panel"]["match"]["progress"] == "0 of 2 rounds played."
    assert all(row["rounds"] == [] and row["place"] is None for row in rows(state).values())
    assert send(widget, "next")["table"]["result"] is None


def test_places_are_told_round_by_round_where_the_others_play_on() -> None:
    widget = sw.play(seed=5, house=SITS_OUT, players=FIVE, rounds=2)
    state = play_out(widget)
    assert widget.game.result
    order = [rows(state)[name]["rounds"] for name in widget.game.result.places]
    assert order == [["1st"], ["2nd"], ["3rd"], ["4th"], ["last"]]


def test_a_scored_deal_tells_the_points_of_each_player() -> None:
    widget = sw.play(seed=11, house="classic")
    left = play_out(widget)["table"]["result"]["left"]
    hands = [widget.game.table.hand(seat) for seat in range(3)]
    assert [row["points"] for row in left] == list(map(classic_points, hands))
    assert [row["points"] for row in play_out(sw.play(seed=1))["table"]["result"]["left"]] == [
        None
    ] * 3
