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
LIST: Any = [1]
ENDLESS = 10**5000  # more digits than Python writes
SWITCH = sw.house("switch")


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
        (lambda: POS.can_talk(9), "There is no seat 9"),
        (lambda: sw.deal("switch", seed=ENDLESS), "“int” is not a seed"),
        (lambda: sw.hint(WORD), "“x” is neither a game nor a position"),
        (lambda: sw.bot("random").choose(FIVE), "“5” is neither a game nor a position"),
        (lambda: sw.bot(FIVE), "There is no bot “5”"),
        (lambda: sw.tutorial(FIVE), "There is no lesson “5”"),
        (lambda: sw.play(players=FIVE), "a list of names"),
        (lambda: sw.play(record=FIVE), "A record is a text"),
        (lambda: SWITCH.diff(FIVE), "5 is not a house"),
        (lambda: SWITCH.with_(FIVE), "“5” is no rule: write a text such as “jokers=0”"),
        (lambda: SWITCH.value(LIST), "There is no ruling “[1]”"),
        (lambda: SWITCH.says(LIST), "There is no question “[1]”"),
        (lambda: SWITCH.source(FIVE), "“5” is no entry"),
        (lambda: sw.save_house("switch", FIVE), "“5” is no name for a house"),
        (lambda: sw.save_house("switch", "own", title=FIVE), "title has to be text"),
        (lambda: sw.save_house("switch", "own", notes=FIVE), "notes have to be plain text"),
        (lambda: sw.save_house("switch", "own", remarks=FIVE), "remarks are a few words for each"),
        (lambda: sw.save_house("switch", "own", remarks={"draw": FIVE}), "remarks are a few words"),
    ],
)
def test_what_is_not_of_its_kind_is_refused_in_one_sentence(
    ask: Callable[[], object], says: str
) -> None:
    with pytest.raises(SwitchError) as caught:
        ask()
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_hint_is_for_a_game_as_well_as_for_a_position() -> None:
    game = sw.deal("switch", seed=1, dealer=2)
    assert sw.hint(game) == sw.hint(game.position)


def test_a_house_is_held_against_one_by_name() -> None:
    """Black jacks have a power in "switch"; without it, that is an entry that differs."""
    found = SWITCH.diff("switch~powers.black-J=none")
    assert "powers.black-J" in [difference.entry for difference in found]


def test_one_house_alone_is_not_said_to_agree() -> None:
    alone = sw.compare(LINE, ["practice-table"]).summary
    assert alone == "One house alone has nothing that it could be compared with."
