"""The card table on one position: what the page is told, and what happens on a click."""

from __future__ import annotations

from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import BadLine, SwitchError
from switch_edu.widgets.table_state import table_state
from tests.unit.widget_checks import cards_told, hidden_cards, send

pytestmark = pytest.mark.usefixtures("faults_fail")

LINE = "9C 1+ AS5S7H9DKC/7/7 26 - - names=You,Robin,Alex @practice-table"
OPEN = "9C 1+ AS5S9D/4D8H9S/3CQS 26 - - names=You,Robin,Alex @practice-table"


# -- what the page is told -------------------------------------------------------------------------


def test_every_card_says_whether_it_fits_and_why() -> None:
    hand = {held["card"]: held for held in table_state(sw.position(LINE), 0)["hand"]}
    assert {card for card, held in hand.items() if held["playable"]} == {"AS", "9D", "KC"}
    assert hand["7H"]["why"] == "neither a club nor a nine"
    assert not any(held["price"] or held["drawn"] or held["joker"] for held in hand.values())


def test_the_middle_and_the_seats() -> None:
    state = table_state(sw.position(LINE), 0)
    assert state["pile"] == {"top": "9C", "face": None, "under": 6, "laid": [], "open": False}
    assert state["suit"] == {"id": "C", "named": False, "awaited": False}
    assert (state["stock"], state["owed"], state["turn"], state["direction"]) == (26, None, 0, 1)
    robin = {"name": "Robin", "cards": 7, "place": None, "miss": 0, "said": False}
    assert state["seats"][1] == robin
    assert state["situation"]["text"] == "Your turn: a club or a nine, or any ace."


def test_a_move_that_is_closed_is_shown_with_its_reason() -> None:
    (draw,) = table_state(sw.position(LINE), 0)["moves"]
    assert (draw["id"], draw["legal"]) == ("draw", False)
    assert "may not draw" in draw["why"]


def test_a_pickup_is_taken_or_answered() -> None:
    state = table_state(
        sw.position("2S 1+ 4S2H/3/7 30 4:2 - names=You,Robin,Alex @practice-table"), 0
    )
    assert state["owed"] == {
        "cards": 4, "turns": 0, "seat": 0, "power": "2", "text": "You face four cards",
    }  # fmt: skip
    assert state["situation"]["text"] == "You face four cards: a two, or take them."
    assert [(move["id"], move["label"]) for move in state["moves"]] == [("take", "Take four cards")]


def test_another_seats_turn_is_said() -> None:
    state = table_state(
        sw.position("2S 2+ 4S/3/7 30 2:2 - names=You,Robin,Alex @practice-table"), 0
    )
    robin = {"id": "waiting", "text": "Robin faces two cards: a two, or take them."}
    assert state["situation"] == robin
    assert state["owed"]["text"] == "Robin faces two cards"


def test_naming_offers_four_suits() -> None:
    state = table_state(sw.position(LINE).play("AS"), 0)
    assert state["choices"]["kind"] == "suit"
    assert state["choices"]["title"] == state["situation"]["text"] == "You have to name a suit."
    assert state["suit"]["awaited"]  # spades are printed on the ace, and not in force
    assert [option["id"] for option in state["choices"]["options"]] == ["=C", "=D", "=H", "=S"]
    assert all(option["legal"] for option in state["choices"]["options"])
    assert state["moves"] == []


def test_declaring_offers_every_card_and_tells_which_fit() -> None:
    before = sw.position("9C 1+ JK14S/7/7 30 - - @jack7")
    assert table_state(before, 0)["hand"][-1]["joker"]
    declaring = table_state(before.play("JK1"), 0)
    options = {option["id"]: option["legal"] for option in declaring["choices"]["options"]}
    assert len(options) == 52
    assert options["=9D"]
    assert options["=KC"]
    assert not options["=5S"]


def test_while_a_joker_waits_no_other_card_is_played() -> None:
    widget = sw.table("9C 1+ 9DJK1/7/7 30 - - @jack7")
    state = send(widget, "move", move="JK1")
    assert not any(held["playable"] for held in state["table"]["hand"])
    state = send(widget, "move", move="9D")
    assert state["error"] == "Say first which card the joker is, such as =9D."
    state = send(widget, "move", move="=9H")
    assert state["table"]["pile"]["laid"] or state["table"]["pile"]["top"] == "JK1"


def test_a_jokers_face_is_told() -> None:
    state = table_state(sw.position("JK1=JC 2+ 4/AC3D3S6HKH/4 14 7:black-J 1cw @jack7"), 1)
    assert (state["pile"]["top"], state["pile"]["face"]) == ("JK1", "JC")


def test_a_drawn_card_that_may_be_laid_is_marked() -> None:
    state = table_state(sw.position("AH=H 2+?+KH 6/3C6D7S9CKH/7 27 - - @switch"), 1)
    assert [held["card"] for held in state["hand"] if held["drawn"]] == ["KH"]
    assert "Keep the card" in [move["label"] for move in state["moves"]]


def test_unknown_cards_are_counted() -> None:
    state = table_state(sw.position("9C 1+ 7H+3/5/5 20.. - - @practice-table"), 0)
    assert [held["card"] for held in state["hand"]] == ["7H"]
    assert state["unknown"] == 3


def test_a_quiet_or_unmarked_table_gives_nothing_away() -> None:
    state = table_state(sw.position(LINE), 0, quiet=True, marked=False)
    assert state["situation"]["text"] == "You are to play."
    assert state["moves"] == []
    assert (state["quiet"], state["marked"]) == (True, False)


def test_only_the_last_six_events_are_told() -> None:
    state = table_state(sw.position(LINE), 0, events=[str(n) for n in range(9)])
    assert state["events"] == ["3", "4", "5", "6", "7", "8"]


def test_the_view_of_a_seat_hides_the_other_hands() -> None:
    whole = sw.position(OPEN)
    assert table_state(whole, 0) == table_state(whole.view(0), 0)


# -- clicks ----------------------------------------------------------------------------------------


def test_a_refusal_is_explained_and_costs_nothing() -> None:
    widget = sw.table(LINE)
    state = send(widget, "move", move="7H")
    assert state["say"]["text"].startswith("The seven of hearts is neither a club nor a nine.")
    assert widget.position == sw.position(LINE)


def test_under_a_house_with_penalties_a_try_costs_nothing_either() -> None:
    line = "9C 1+ 5S7H9DKC/7/7 26 - - @jack7"
    widget = sw.table(line)
    send(widget, "move", move="7H")
    assert widget.position.count(0) == 4


def test_a_card_of_the_hand_on_show_waits_for_its_seats_turn() -> None:
    line = "9C 2+ 5H8H/7/7 26 - - names=You,Robin,Alex @practice-table"
    widget = sw.table(line)
    state = send(widget, "move", move="8H")
    assert state["say"]["text"] == "It is Robin’s turn."
    assert widget.position == sw.position(line)


def test_a_card_is_played_and_can_be_taken_back() -> None:
    widget = sw.table(LINE)
    state = send(widget, "move", move="9D")
    assert state["table"]["pile"]["top"] == "9D"
    assert state["table"]["last"] == {"seat": 0, "card": "9D"}
    assert state["table"]["events"] == ["You play the nine of diamonds."]
    assert state["table"]["moves"][-1]["id"] == "undo"
    state = send(widget, "move", move="undo")
    assert state["table"]["pile"]["top"] == "9C"
    assert state["table"]["events"] == []


def test_taking_back_where_nothing_was_played() -> None:
    assert send(sw.table(LINE), "move", move="undo")["table"]["pile"]["top"] == "9C"


def test_where_hands_are_known_the_learner_plays_for_every_seat() -> None:
    widget = sw.table(OPEN)
    state = send(widget, "move", move="9D")
    assert state["table"]["me"] == 1
    assert [held["card"] for held in state["table"]["hand"]] == ["4D", "8H", "9S"]
    state = send(widget, "move", move="4D")
    assert state["table"]["me"] == 2


def test_where_hands_are_unknown_the_others_can_draw() -> None:
    widget = sw.table(LINE)
    state = send(widget, "move", move="9D")
    assert state["table"]["me"] == 0
    assert [move["label"] for move in state["table"]["moves"]] == [
        "Robin: draw a card",
        "Take back",
    ]
    send(widget, "move", move="draw")
    state = send(widget, "move", move="draw")
    assert (state["table"]["turn"], state["table"]["stock"]) == (0, 24)


@pytest.mark.parametrize("move", ["11H", "", "<b>", "=X"])
def test_what_is_no_move_is_an_error_in_words(move: str) -> None:
    state = send(sw.table(LINE), "move", move=move)
    assert state["error"]
    assert state["table"]["pile"]["top"] == "9C"


def test_an_unknown_message_is_an_error_in_words() -> None:
    assert "zap" in send(sw.table(LINE), "zap")["error"]


def test_a_won_deal_stays_on_the_table() -> None:
    state = send(sw.table("9C 1+ 9D/3/7 30 - - @practice-table"), "move", move="9D")
    assert state["table"]["turn"] is None
    assert state["table"]["situation"]["text"] == "You have won."
    assert state["table"]["result"]["title"] == "You win"
    why = "The last card was the nine of diamonds."  # who won is in the title, the cards in a list
    assert state["table"]["result"]["text"] == why


def test_hidden_hands_are_nowhere_in_the_page_or_the_notebook() -> None:
    whole = sw.position(OPEN)
    widget = sw.table(whole)
    assert not cards_told(widget) & hidden_cards(whole, 0)


def test_names_are_given_to_seats_without() -> None:
    names = [
        seat["name"]
        for seat in sw.table("9C 2+ 3/4S/5 26 - - @practice-table", 1).state["table"]["seats"]
    ]
    assert names == ["Seat 1", "You", "Seat 3"]


def test_the_representation_is_always_the_same() -> None:
    assert repr(sw.table(LINE)) == repr(sw.table(LINE))
    assert repr(sw.table(LINE, seat=0)).startswith("table('9C 1+ ")
    one, other = (sw.table(LINE)._still().bundle() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("seat", [-1, 3, "0", None])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    with pytest.raises(SwitchError, match="seats are 0 to 2"):
        sw.table(LINE, seat)


@pytest.mark.parametrize("given", [42, None, ["9C"]])
def test_what_is_no_position(given: Any) -> None:
    with pytest.raises(SwitchError, match="is no position"):
        sw.table(given)


def test_a_line_that_cannot_be_read() -> None:
    with pytest.raises((BadLine, SwitchError)):
        sw.table("9C 1+")
