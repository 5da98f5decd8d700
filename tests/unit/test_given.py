"""Whatever is handed in where a text, a seat or a seed belongs is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError

LINE = "9C 1+ 4C5D/9H/7S 20.. - -"
POS = sw.position(f"{LINE} @practice-table")
NOTHING: Any = None
FIVE: Any = 5
WORD: Any = "x"


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: sw.position(FIVE), "5 is not a position: a position is a text such as"),
        (lambda: sw.position(POS), "is not a position"),  # type: ignore[arg-type]
        (lambda: sw.position(LINE, rules=FIVE), "5 is not a house"),
        (lambda: sw.house(FIVE), "5 is not a house: a house is given by its name or line"),
        (lambda: sw.house(NOTHING), "None is not a house"),
        (lambda: sw.deal(FIVE), "5 is not a house"),
        (lambda: sw.deal("practice-table", dealer=WORD), "There is no seat x to deal"),
        (lambda: sw.deal("practice-table", dealer=NOTHING), "There is no seat None to deal"),
        (lambda: sw.match("practice-table", dealer=WORD), "There is no seat x to deal"),
        (lambda: sw.match("practice-table", dealer=True), "There is no seat True to deal"),
        (lambda: sw.match("practice-table", FIVE), "a list of names"),
        (lambda: POS.play(FIVE), "5 is not a move: write a card such as 9D"),
        (lambda: POS.why(NOTHING), "None is not a move"),
        (lambda: POS.play("4C", WORD), "There is no seat x: seats are 0 to 2"),
        (lambda: POS.hand(WORD), "There is no seat x"),
        (lambda: POS.view(NOTHING), "There is no seat None"),
        (lambda: sw.hint(POS, WORD), "There is no seat x"),
        (lambda: POS.fill(WORD), "“x” is not a seed"),
        (lambda: POS.fill(-1), "“-1” is not a seed"),
        (lambda: POS.under(FIVE), "5 is not a house"),
        (lambda: POS.with_names(FIVE), "a list of names"),
        (lambda: POS.with_names(["A", "B"]), "There are 2 names for 3 seats"),
        (lambda: POS.with_names(["A", "B", "A"]), "Two players are called A"),
    ],
)
def test_what_is_not_of_its_kind_is_refused_in_one_sentence(
    ask: Callable[[], object], says: str
) -> None:
    with pytest.raises(SwitchError) as caught:
        ask()
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
