"""What houses want beyond the practice table, each through the messages of a full game.

Positions and what follows are worked out by hand from the rules named in each test.
"""

from __future__ import annotations

from typing import Any

import pytest

import switch_edu as sw
from switch_edu.widgets.game_widget import GameWidget
from tests.unit.widget_checks import send, to_my_turn

pytestmark = pytest.mark.usefixtures("faults_fail")


def at(line: str) -> GameWidget:
    """Return a game that begins from a position, in which the learner sits first."""
    start = line.replace(" @", " names=You,Robin,Alex @")
    return sw.play(record=f"switch-edu record, version 1\nstart: {start}\n")


def play(widget: GameWidget, *moves: str) -> dict[str, Any]:
    """Play moves, none of which may fail inside the program, and return the state after them."""
    for move in moves:
        assert send(widget, "move", move=move)["error"] is None
    return dict(widget.state)


def buttons(state: dict[str, Any]) -> dict[str, str]:
    return {move["id"]: move["label"] for move in state["table"]["moves"] if move["legal"]}


def marked(state: dict[str, Any]) -> list[str]:
    return [held["card"] for held in state["table"]["hand"] if held["playable"]]


def hand(state: dict[str, Any]) -> list[str]:
    return [held["card"] for held in state["table"]["hand"]]


# -- jokers ----------------------------------------------------------------------------------------


def test_a_joker_is_declared_and_lies_as_that_card() -> None:
    """jack7: a joker is any card that could be played there."""
    widget = at("9C 1+ JK14H5S/4D8H9S/3CQS 26 - - @jack7")
    state = play(widget, "JK1")
    choices = state["table"]["choices"]
    assert choices["kind"] == "joker"
    legal = {option["id"] for option in choices["options"] if option["legal"]}
    assert {"=10C", "=9H", "=AD"} <= legal
    assert not {"=10H", "=KD"} & legal
    assert state["table"]["moves"] == []  # nothing else goes on before that is said
    state = play(widget, "=10C")
    assert state["table"]["choices"] is None
    assert state["table"]["pile"]["face"] == "10C"
    assert "joker as the ten of clubs" in state["say"]["text"]


def test_a_wild_joker_asks_for_a_suit_instead() -> None:
    """Classic with jokers: each is a wild card that names a suit."""
    state = play(at("9C 1+ JK14H5S/4D8H9S/3CQS 26 - - @classic~joker"), "JK1")
    assert state["table"]["choices"]["kind"] == "suit"


# -- runs, queens, naming --------------------------------------------------------------------------


def test_a_run_goes_on_card_by_card_until_it_is_ended() -> None:
    """jack7: the next rank in the suit, or the same rank; only ending it passes the turn."""
    widget = at("9C 1+ 9D10D10SKC2H/4D8H9S/3CQS 26 - - @jack7")
    state = play(widget, "9D")
    assert marked(state) == ["10D"]
    assert buttons(state)["end"] == "End your turn"
    state = play(widget, "10D", "10S")
    assert state["table"]["pile"]["laid"] == ["9D", "10D", "10S"]
    state = play(widget, "end")
    assert widget.game.turn == 1
    assert state["say"]["text"] == state["table"]["situation"]["text"]  # never ended in silence


def test_a_queen_left_bare_costs_two_cards_and_stays_open() -> None:
    """jack7: cover her with any card or draw two; the next player then has to cover her."""
    widget = at("9C 1+ QC4C10SKD2H/4D8H9S/3CQS 26 - - @jack7")
    state = play(widget, "QC")
    assert marked(state) == ["4C", "KD", "2H", "10S"]
    assert "or draw two cards" in state["table"]["situation"]["text"]
    state = play(widget, "end")
    assert len(hand(state)) == 6
    assert state["table"]["pile"]["open"] is True
    assert "left uncovered" in state["say"]["text"]


def test_a_queen_that_must_be_covered_leaves_no_other_way() -> None:
    """Black Jack: a card of her suit covers her."""
    state = play(at("9C 1+ QC4C10SKD2H/4D8H9S/3CQS 26 - - @black-jack"), "QC")
    assert marked(state) == ["4C"]
    assert "end" not in buttons(state)


def test_a_suit_is_named_when_the_turn_ends() -> None:
    """jack7: an ace in a run names nothing until the turn is ended on it."""
    widget = at("9C 1+ ACAH10SKD2H/4D8H9S/3CQS 26 - - @jack7")
    assert play(widget, "AC", "AH")["table"]["choices"] is None
    state = play(widget, "end")
    assert state["table"]["choices"]["kind"] == "suit"
    state = play(widget, "=S")
    assert state["table"]["suit"] == {"id": "S", "named": True, "awaited": False}
    assert widget.game.turn == 1


def test_a_suit_is_named_at_once_and_the_turn_goes_on() -> None:
    """Jacks, Twos and Eights: the jack's player may lay a card of the suit on that go."""
    widget = at("9C 1+ JC5H10SKD2H/4D8H9S/3CQS 26 - - @j28")
    assert play(widget, "JC")["table"]["choices"]["kind"] == "suit"
    state = play(widget, "=H")
    assert marked(state) == ["2H", "5H"]
    assert "end" in buttons(state)


def test_two_black_jacks_go_together_and_the_next_player_faces_ten() -> None:
    """Switch: both black jacks at once make ten."""
    widget = at("9C 1+ JCJS9D4H/4D8H9S/3CQS 26 - - @switch")
    assert marked(play(widget, "JC")) == ["JS"]
    state = play(widget, "JS", "end")
    assert state["table"]["owed"]["cards"] == 10


# -- calls -----------------------------------------------------------------------------------------


def test_a_call_before_the_card_keeps_the_others_quiet() -> None:
    """Switch: “last card” with one card left, or it costs one card."""
    widget = at("9C 1+ 9D4C/4D8H9S/3CQS 26 - - @switch")
    assert buttons(dict(widget.state))["call"] == "Say “Last card”"
    state = play(widget, "call", "9D")
    assert state["table"]["seats"][0]["said"] is True
    send(widget, "tick")
    assert "challenges" not in widget.state["say"]["text"]
    assert widget.game.position.count(0) == 1


def test_a_call_after_the_card_counts_until_the_next_player_starts() -> None:
    widget = at("9C 1+ 9D4C/4D8H9S/3CQS 26 - - @switch")
    state = play(widget, "9D")
    assert buttons(state) == {"call": "Say “Last card”"}
    play(widget, "call")
    to_my_turn(widget)
    assert widget.game.position.count(0) == 1


@pytest.mark.parametrize(("house", "price"), [("switch", 1), ("turbo-switch", 5), ("classic", 2)])
def test_a_call_forgotten_is_noticed_and_costs_what_the_house_says(house: str, price: int) -> None:
    widget = at(f"9C 1+ 9D4C/4D8H9S/3CQS 26 - - @{house}")
    send(widget, "calls", notice="always")
    play(widget, "9D")
    said = ""
    for _ in range(4):
        said += send(widget, "tick")["say"]["text"]
    assert "challenges you: no call was made" in said
    assert widget.game.position.count(0) == 1 + price


def test_peanuckle_has_two_words_for_two_calls() -> None:
    """Peanuckle: a word at two cards and another one at one."""
    widget = at("9C 1+ 9D4C5S/4D8H9S/3CQS 26 - - @peanuckle")
    assert buttons(play(widget, "9D"))["call"] == "Say “Peaknuckle”"
    widget = at("9C 1+ 9D4C/4D8H9S/3CQS 26 - - @peanuckle")
    assert buttons(play(widget, "9D"))["call"] == "Say “Supper-peaknuckle”"


def test_a_call_missed_costs_the_win() -> None:
    """jack7: “Cards!” in the turn before; without it the last card does not win, and costs two."""
    widget = at("9C 1+ 4C/4D8H9S/3CQS 26 - - @jack7")
    state = play(widget, "4C")
    assert state["table"]["result"] is None
    assert widget.game.position.count(0) == 2
    assert "the call that was not made" in state["say"]["text"]


@pytest.mark.parametrize("turn", ["1", "3"])
def test_a_silent_player_is_challenged_in_turn_or_not(turn: str) -> None:
    """Switch: another player who notices; Robin draws one card."""
    widget = at(f"9D {turn}+ 9S4C/5H/7H8H 26 - 2m @switch")
    assert buttons(dict(widget.state))["challenge 2"] == "Challenge Robin"
    state = play(widget, "challenge 2")
    assert state["table"]["seats"][1]["cards"] == 2
    assert "Robin draws one card" in state["say"]["text"]
    assert "challenge 2" not in buttons(state)


# -- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["jack7", "black-jack"])
def test_a_card_is_taken_back_with_two_more(house: str) -> None:
    """Both: the card comes back, and two more with it; the turn is over."""
    widget = at(f"9C 1+ 9D10DKC2H/4D8H9S/3CQS 26 - - @{house}")
    state = play(widget, "2H")
    assert len(hand(state)) == 6
    assert "2H" in hand(state)
    assert "draw two cards for the mistake" in state["say"]["text"]
    assert widget.game.turn == 1


def test_a_mistake_in_a_run_brings_all_of_it_back() -> None:
    widget = at("9C 1+ 9D10DKC2H/4D8H9S/3CQS 26 - - @jack7")
    state = play(widget, "9D", "2H")
    assert {"9D", "10D", "KC", "2H"} <= set(hand(state))
    assert len(hand(state)) == 6
    assert state["table"]["pile"]["top"] == "9C"
    assert "take back everything laid" in state["say"]["text"]


def test_skips_that_have_to_be_answered_leave_no_other_way() -> None:
    """Jacks, Twos and Eights: the next player must play an eight also."""
    widget = at("8C 1+ 8D4C/4D8H9S/3CQS 26 1t:8 - @j28")
    assert "end" not in buttons(dict(widget.state))
    assert "must answer with it" in play(widget, "end")["say"]["text"]
    assert buttons(dict(at("8C 1+ 7D4C/4D8H9S/3CQS 26 1t:8 - @j28").state))["end"] == (
        "Miss your turn"
    )


# -- the turn comes --------------------------------------------------------------------------------


def test_the_learners_turn_is_said_as_it_comes() -> None:
    widget = at("9C 1+ 9D4C5H/4D8H9S/3CQS 26 - - @practice-table")
    play(widget, "9D")
    state = to_my_turn(widget)
    assert state["table"]["turn"] == 0
    assert state["say"]["text"].endswith(state["table"]["situation"]["text"])
    again = send(widget, "hint")["say"]["text"]
    assert state["table"]["situation"]["text"] not in again  # once


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_sit_at_the_table(seats: int) -> None:
    names = ("You", "Robin", "Alex", "Sam", "Kim", "Lee", "Max", "Zoe")[:seats]
    widget = sw.play(seed=3, house="switch", players=names)
    assert [seat["name"] for seat in widget.state["table"]["seats"]] == list(names)
    to_my_turn(widget)
    assert widget.game.turn == 0
