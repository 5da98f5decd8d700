"""`sw.compare` on a line of play and on a record: where houses part, and each one's own way on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.steps import Step, read_steps

NAMES = ("You", "Robin", "Alex")
AT = "names=You,Robin,Alex @practice-table"


def legal(comparison: Any, house: str) -> list[bool | None]:
    at = comparison.houses.index(house)
    return [row.cells[at].legal for row in comparison.rows]


# -- reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    ["2C, then 8C", "2C then 8C", "2C; 8C", "2C,8C", "2C\n8C\n", ["2C", "8C"], ("2c", " 8C ")],
)
def test_a_line_of_play_is_written_in_many_ways(moves: Any) -> None:
    assert [step.move for step in read_steps(moves, NAMES)] == ["2C", "8C"]


def test_players_may_be_named() -> None:
    steps = read_steps("You 6H 6S, then robin draw, Alex AH=S", NAMES)
    assert [(step.seat, step.move) for step in steps] == [
        (0, "6H 6S"), (1, "draw"), (2, "AH =S"),
    ]  # fmt: skip


def test_ending_a_turn_goes_without_saying() -> None:
    assert read_steps("9D, then end, then 9H", NAMES) == (
        Step("9D", fresh=True), Step("9H", fresh=True),
    )  # fmt: skip
    assert [step.move for step in read_steps("end", NAMES)] == ["end"]


@pytest.mark.parametrize(
    ("moves", "part"),
    [
        ("", "No move was given"),
        ([], "No move was given"),
        ("banana", "“banana” is not a move"),
        ("Bob 9C", "“Bob” is not a"),
        ([7], "7 is not a move"),
        (["9C"] * 2001, "at most 2000 steps"),
    ],
)
def test_what_is_no_line_of_play_is_one_sentence(moves: Any, part: str) -> None:
    with pytest.raises(SwitchError) as caught:
        read_steps(moves, NAMES)
    assert part in str(caught.value)


# -- where houses part -------------------------------------------------------------------------


def test_houses_part_where_one_lets_an_eight_be_answered() -> None:
    # table/03: Robin is skipped at once, so that Alex plays; jaques/play: Robin may answer
    line = f"9C 1+ 5C8C3D/8D4D6S/9D3H6H 20.. - - {AT}"
    comparison = sw.compare(line, ["practice-table", "jaques"], moves="8C, then 8D")
    assert comparison.in_order
    assert comparison.parting is comparison.rows[0]
    assert legal(comparison, "practice-table") == [True, False]  # Alex is next and has none
    assert legal(comparison, "jaques") == [True, True]
    first, *ways = comparison.differences
    assert first.startswith("The houses part at step 1, 8♣: in practice-table Robin misses a turn,")
    assert len(ways) == 2
    assert ways[0].startswith("From there in practice-table: You play the eight of clubs.")
    assert "“8♦” is refused, because the eight of diamonds is not in Alex’s hand." in ways[0]
    assert "Robin plays the eight of diamonds." in ways[1]


def test_a_skip_that_nobody_answers_is_missed_without_saying() -> None:
    line = f"9C 1+ 8C5C3D/4D8S7H/8H9D6H 20.. - - {AT}"  # Robin could answer, but does not
    comparison = sw.compare(line, ["practice-table", "jaques"], moves="You 8C, Alex 8H")
    assert legal(comparison, "practice-table") == legal(comparison, "jaques") == [True, True]
    assert "Robin misses a turn." in comparison.rows[1].cells[1].told


def test_nothing_parts_houses_that_play_alike() -> None:
    line = f"9C 1+ 5C8C3D/5D4D6S/9D3H6H 20.. - - {AT}"
    comparison = sw.compare(line, ["switch", "turbo-switch"], moves="5C, 5D, 9D")
    assert comparison.parting is None
    assert comparison.differences == ()
    assert legal(comparison, "switch") == [True, True, True]


def test_play_ends_where_a_house_refuses_and_the_rest_says_so() -> None:
    # rules-page/powers: only a red jack answers a black one
    line = f"9S 1+ JS4D6H/JC3D3C/5C5D5H 30.. - - {AT}"
    comparison = sw.compare(line, ["practice-table", "classic"], moves="JS, then JC, then take")
    assert legal(comparison, "practice-table") == [True, True, True]
    assert legal(comparison, "classic") == [True, False, None]
    last = comparison.rows[2].cells
    assert last[0].as_dict()["drawn"] == [["Alex", 10]]
    assert last[1].problem == "The play ended with J♣, which is refused."
    assert "“J♣” is refused, because the jack of clubs is no answer" in comparison.differences[2]


def test_a_turn_that_one_house_leaves_open_is_ended_by_the_next_player() -> None:
    # jack7/runs: You may go on with 6S; the next entry is Robin's all the same
    line = f"5H 1+ 6H6S7D/6C3D3C/5C5D4H 30.. - - {AT}"
    comparison = sw.compare(line, ["practice-table", "jack7"], moves="6H, then 6C")
    assert legal(comparison, "practice-table") == legal(comparison, "jack7") == [True, True]
    assert comparison.cell("6H", "jack7").as_dict()["more"] == ["6S"]
    robins = sw.compare(line, ["practice-table", "jack7"], moves="6H, then 6S")
    assert legal(robins, "practice-table") == legal(robins, "jack7") == [True, False]
    run = sw.compare(line, ["practice-table", "jack7"], moves="You 6H, You 6S")
    assert legal(run, "practice-table") == [True, False]
    assert legal(run, "jack7") == [True, True]


def test_a_suit_is_named_when_the_house_wants_it_named() -> None:
    # jack7/ace: when the turn ends; table/03: as it is played
    line = f"9C 1+ AH6S7D/6C3D3C/5C5D4H 30.. - - {AT}"
    for moves in ("AH=C, then 6C", "You AH, You =C, Robin 6C"):
        comparison = sw.compare(line, ["practice-table", "jack7"], moves=moves)
        assert set(legal(comparison, "practice-table")) == {True}
        assert set(legal(comparison, "jack7")) == {True}


def test_steps_after_the_end_of_the_deal_say_so() -> None:
    line = f"9C 1+ 4C/9D3D3C/5C5D4H 30.. - 1c {AT}"
    comparison = sw.compare(line, ["practice-table"], moves="4C, then 5C")
    assert comparison.rows[0].cells[0].as_dict()["winner"] == "You"
    assert comparison.rows[1].cells[0].problem == "The deal is over already."


def test_where_the_position_cannot_arise_every_step_says_so() -> None:
    comparison = sw.compare("9C 1+ 5C8D/7/7/7 20.. - - @switch", ["practice-table"], moves="5C")
    assert legal(comparison, "practice-table") == [None]
    assert "4 players cannot sit down" in comparison.rows[0].cells[0].problem


# -- a whole record ----------------------------------------------------------------------------


def played() -> Any:
    line = f"9C 1+ 2C5S8D/2H7D5D/9H3D4S 30 - - {AT}"
    game = sw.replay(f"switch-edu record, version 1\nstart: {line}\n\n1. You: 5S?, 2C; Robin: 2H")
    game.play("take")
    game.play("draw")
    return game


def test_a_record_is_played_again_in_every_house() -> None:
    game = played()
    rules = ["practice-table", "jack7"]
    comparison = sw.compare(game, rules)
    assert [row.label for row in comparison.rows][:4] == [
        "You 5♠", "You 2♣", "Robin 2♥", "Alex take",
    ]  # fmt: skip
    assert str(sw.compare(game.record(), rules)) == str(comparison)
    # table silent: a card that does not fit is refused; jack7/turn: two cards, and the turn
    first = comparison.rows[0]
    assert comparison.parting is first
    assert [cell.as_dict()["drawn"] for cell in first.cells] == [[], [["You", 2]]]
    assert [cell.as_dict()["next"] for cell in first.cells] == ["You", "Robin"]
    assert legal(comparison, "practice-table") == [False, True, True, True, True]
    assert legal(comparison, "jack7") == [False, False, None, None, None]


@pytest.mark.parametrize("house", sw.houses())
def test_the_record_of_a_house_goes_through_in_it_unchanged(house: str) -> None:
    for seed in (27, 35, 57):
        rng = random.Random(seed)
        game = sw.deal(house, seed=seed)
        for _ in range(50):
            if not game.over:
                game.play(rng.choice(game.moves()))
        comparison = sw.compare(game, [house])
        assert all(cell.legal for cell in comparison.cells)
        assert comparison.rows[-1].cells[0].as_dict()["over"] == game.over


def test_a_record_has_its_own_moves() -> None:
    with pytest.raises(SwitchError, match="leave moves= out"):
        sw.compare(played(), moves="9C")
    with pytest.raises(SwitchError, match="The heading “players:” is missing"):
        sw.compare("switch-edu record, version 1\nrules: jack7")


def test_of_a_long_record_the_steps_around_the_parting_are_shown() -> None:
    game = sw.deal("practice-table", seed=11)
    for _ in range(40):
        game.play(game.moves()[0])
    comparison = sw.compare(game, ["practice-table", "jack7", "switch"])
    text = str(comparison)
    assert len(comparison.rows) == len(game.plays)
    assert "more are not shown" in text
    assert text.splitlines()[-1] == "a game of 40 plays by practice-table"  # hands stay hidden
    assert max(map(len, text.splitlines()[:-1])) <= 100


def test_a_joker_that_stands_for_no_card_is_told_and_stops_nobody_else() -> None:
    """In classic a joker is a variation that is wild, in jack7 it stands for a card."""
    line = "9C 1+ JK14D6S/7/7 20.. - - names=You,Robin,Alex @jack7"
    found = sw.compare(line, ["classic~joker", "jack7"], "JK1=6C").rows[0].cells
    assert [cell.legal for cell in found] == [None, True]
    assert found[0].problem.startswith("=6C would say which card a joker is, and by these rules it")
