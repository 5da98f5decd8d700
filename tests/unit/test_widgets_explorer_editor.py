"""The position editor of the explorer: the line after a click on a card or a changed part."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.tables.editing import place_card, set_part, waiting_powers

LINE = "9C 1+ KC7H/5H+6/7 26 - - @switch"


def placed(card: str, where: str | int, line: str = LINE) -> str:
    return place_card(sw.position(line), card, where)


def changed(part: str, value: object, line: str = LINE) -> str:
    return set_part(sw.position(line), part, value)


def test_a_card_goes_into_a_hand_and_out_again() -> None:
    assert placed("5D", 0) == "9C 1+ KC7H5D/5H+6/7 26 - -"
    assert placed("7♥", 0) == "9C 1+ KC/5H+6/7 26 - -"


def test_a_card_of_a_hand_with_unknown_ones_becomes_one_of_them() -> None:
    assert placed("5D", 2) == "9C 1+ KC7H/5H+6/5D+6 26 - -"
    assert placed("5D", 1) == "9C 1+ KC7H/5H5D+5/7 26 - -"


def test_a_card_lies_in_one_place() -> None:
    assert placed("5H", 0) == "9C 1+ KC7H5H/6/7 26 - -"
    assert placed("KC", "top") == "KC 1+ 7H/5H+6/7 26 - -"
    with pytest.raises(SwitchError, match="choose another top card first"):
        placed("9C", 0)


def test_another_top_card_ends_what_waited_for_the_old_one() -> None:
    line = "2C 1+ 7H2S/7/7 26 4:2 - @switch"
    assert placed("9C", "top", line) == "9C 1+ 7H2S/7/7 26 - -"
    named = "AH=S 1+ 7H2S/7/7 26 - - @switch"
    assert placed("9C", "top", named) == "9C 1+ 7H2S/7/7 26 - -"


def test_known_cards_of_the_stock_become_unknown_where_one_is_taken() -> None:
    line = "9C 1+ KC7H/5/5 3S+2KH.. - - @switch"
    assert placed("3S", 0, line) == "9C 1+ KC7H3S/5/5 4.. - -"


@pytest.mark.parametrize(
    ("part", "value", "line"),
    [
        ("turn", "1", "9C 2+ KC7H/5H+6/7 26 - -"),
        ("direction", "-1", "9C 1- KC7H/5H+6/7 26 - -"),
        ("direction", "1", "9C 1+ KC7H/5H+6/7 26 - -"),
        ("suit", "S", "9C=S 1+ KC7H/5H+6/7 26 - -"),
        ("suit", "", "9C 1+ KC7H/5H+6/7 26 - -"),
        ("players", "2", "9C 1+ KC7H/5H+6 26 - -"),
        ("players", "4", "9C 1+ KC7H/5H+6/7/5 26 - -"),
        ("stock", "12", "9C 1+ KC7H/5H+6/7 12 - -"),
        ("owed", "4 2", "9C 1+ KC7H/5H+6/7 26 4:2 -"),
        ("owed", "1 8", "9C 1+ KC7H/5H+6/7 26 1t:8 -"),
        ("owed", "", "9C 1+ KC7H/5H+6/7 26 - -"),
        ("unknown 1", "2", "9C 1+ KC7H/5H+2/7 26 - -"),
        ("unknown 2", 0, "9C 1+ KC7H/5H+6/0 26 - -"),
        ("queen", "open", "9C* 1+ KC7H/5H+6/7 26 - -"),
    ],
)
def test_one_part_is_set_and_the_rest_stays(part: str, value: object, line: str) -> None:
    assert changed(part, value) == line


def test_the_direction_of_an_ended_turn_stays_a_line() -> None:
    assert changed("direction", "-1", "9C 1+?+KC KC3D/7/7 27 - - @classic") == (
        "9C 1-?+KC KC3D/7/7 27 - -"
    )


@pytest.mark.parametrize(
    ("part", "value"),
    [("turn", "3"), ("turn", "x"), ("suit", "X"), ("players", "-1"), ("stock", "many"),
     ("owed", "two 2"), ("unknown 9", "1"), ("unknown", "1"), ("hat", "1")],
)  # fmt: skip
def test_what_is_no_part_or_value_is_said(part: str, value: str) -> None:
    with pytest.raises(SwitchError):
        changed(part, value)


@pytest.mark.parametrize(("card", "where"), [("XX", 0), ("5D", 3), ("5D", "middle"), ("5D", -1)])
def test_what_is_no_card_or_place_is_said(card: str, where: str | int) -> None:
    with pytest.raises(SwitchError):
        placed(card, where)


def test_what_may_wait_comes_from_all_houses() -> None:
    powers = waiting_powers((sw.house("crazy-eights"), sw.house("practice-table")))
    assert powers == {"2": "cards", "8": "turns", "black-J": "cards"}
    assert waiting_powers((sw.house("from-scratch"),)) == {}
