"""Records: a game as text that reads back to the same game; bad ones are told in one sentence."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from switch_edu.errors import BadMove, BadRecord
from switch_edu.game import Game, IllegalMove, deal, position, replay
from switch_edu.rules import houses

HEAD = """switch-edu record, version 1
rules: practice-table
players: You, Robin, Alex
seed: 7
dealer: 1
"""


def test_a_record_can_be_read_by_people() -> None:
    """Seed 7 at the practice table: your ace names hearts after a try that is refused."""
    game = deal("practice-table", seed=7)
    for move in ("9C", "9S", "2S"):
        game.play(move)
    game.attempt("KH")
    game.play("take")
    assert game.record() == HEAD + "\n1. You: 9C; Robin: 9S; Alex: 2S\n2. You: KH?, take\n"


def test_a_game_from_a_position_has_its_line_in_the_record() -> None:
    line = "9C 1+ AH4C/7C6D/7H3H 20.. - - names=You,Robin,Alex @practice-table"
    game = Game(position(line))
    game.play("AH =S")
    assert game.record() == (
        f"switch-edu record, version 1\nstart: {position(line).line}\n\n1. You: AH =S\n"
    )
    again = replay(game.record())
    assert again == game
    assert again.table == game.table


@pytest.mark.parametrize(
    "names",
    [
        ["Zoë", "Anne Marie", "李雷"],
        ["a:b", "c;d", "e,f"],
        ["1. You: 9C?", "#x", "100%"],
        ["<b>", "`rm`", "@jack7"],
    ],
)
def test_any_visible_name_reads_back(names: list[str]) -> None:
    game = deal("practice-table", names, seed=7)
    game.play("9C")
    assert replay(game.record()).names == tuple(names)
    assert replay(game.record()) == game


def test_remarks_and_blank_lines_are_passed_over() -> None:
    text = "# my game\n\n" + HEAD + "\n# we start\n\n1. You: 9C\n"
    assert replay(text) == played(["9C"])


def played(moves: list[str]) -> Game:
    game = deal("practice-table", seed=7)
    for move in moves:
        game.play(move)
    return game


def test_cards_that_an_undo_has_shown_stay_in_the_record() -> None:
    game = played(["9C", "9S"])
    game.undo()
    assert "seen: 9S\n" in game.record()
    assert replay(game.record()).seen == {"9S"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a record of a game: its first line has to be"),
        ("rules: practice-table", "not a record of a game"),
        ("switch-edu record, version 2\n", "not a record of a game"),
        (HEAD.replace("seed: 7\n", ""), "The heading “seed:” is missing"),
        (HEAD + "seed: 8\n", "Line 6: “seed” is there twice"),
        (HEAD + "sead: 8\n", r"Line 6: “sead: 8” is no heading .* \(did you mean seed\?\)"),
        (HEAD.replace("seed: 7", "seed: 4294967296"), "Line 4: “4294967296” is not a seed"),
        (HEAD.replace("dealer: 1", "dealer: 0"), "Line 5: “0” is no dealer"),
        (HEAD.replace("dealer: 1", "dealer: 4"), "Line 3: There is no seat 3 to deal"),
        (HEAD.replace("practice-table", "practise-table"),
         r"Line 2: There is no house “practise-table” \(did you mean practice-table\?\)"),
        (HEAD.replace("practice-table", "/etc/hosts.toml"), "Line 2: a record names rules"),
        (HEAD.replace(", Alex", ""), "Line 3: 2 players cannot sit down"),
        (HEAD + "start: 9C 1+ 4C/7/7 20.. - - @practice-table\n",
         "Line 2: “rules” is not needed beside “start”"),
        ("switch-edu record, version 1\nstart: 9C 1+\n", "Line 2: The line ends before"),
        ("switch-edu record, version 1\nstart: 9C 1+ 4C/7/7 20.. - - @x.TOML\n",
         "Line 2: a record names rules by their line, not by a file"),
        (HEAD + "1 You: 9C\n", "Line 6: “1 You: 9C” does not begin with a number and a dot"),
        (HEAD + "2. You: 9C\n", "Line 6: “2.” should be “1.”: rounds are numbered in order"),
        (HEAD + "1. You: 9C\n3. Robin: 9S\n", "Line 7: “3.” should be “2.”"),
        (HEAD + "1. You: 9C\n1. Robin: 9S\n", "Line 7: “1.” should be “2.”"),
        (HEAD + "1. 9C\n", "Line 6: “9C” does not begin with a player of this game"),
        (HEAD + "1. Robyn: 9C\n", r"Line 6: “Robyn: 9C” .* \(did you mean Robin\?\)"),
        (HEAD + "1. You: 9C\n2. Robin: KH\n",
         "Line 7: Robin cannot play “KH” here: The king of hearts is not in Robin’s hand"),
        (HEAD + "1. You: 1C\n", "Line 6: You cannot play “1C” here: “1C” is not a card"),
        (HEAD + "1. You: 9C?\n", "Line 6: You cannot play “9C” here: 9C is allowed here"),
        (HEAD + "1. You:\n", "Line 6: You cannot play “” here: No move was given"),
        (HEAD + "1. You: 9C;\n", "Line 6: “” does not begin with a player"),
        (HEAD + "seen: 9\n1. You: 9C\n", "Line 6: “9” is not a card"),
        ("x" * 300_000, "a text of at most 200000 characters"),
        (None, "a text of at most"),
    ],
)  # fmt: skip
def test_a_bad_record_is_told_by_its_line(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as caught:
        replay(text)
    assert "\n" not in str(caught.value)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Random games with refused tries, calls out of turn and goings back."""
    rules = draw(st.sampled_from(houses()))
    game = deal(rules, seed=draw(st.integers(0, 2**32 - 1)))
    chance = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 60))):
        if game.over:
            break
        act = chance.random()
        if act < 0.15:
            try_anything(game, chance)
        elif act < 0.18 and game.plays:
            game.undo()
        else:
            game.play(chance.choice(game.moves()))
    return game


def try_anything(game: Game, chance: random.Random) -> None:
    """Let some seat try, call or challenge; what is no move there is passed over."""
    with contextlib.suppress(IllegalMove, BadMove):
        match chance.randrange(4):
            case 0:
                game.call(chance.randrange(3))
            case 1:
                game.challenge(0, 1)
            case _:
                tried = chance.choice(["9D", "draw", "KS end", "take", "AH=S"])
                game.attempt(tried, chance.randrange(3))


@given(games())
def test_a_record_reads_back_to_an_equal_game(game: Game) -> None:
    again = replay(game.record())
    assert again == game
    assert again.positions == game.positions
    assert again.log == game.log
    assert again.result == game.result
    assert again.seen == game.seen


@given(games())
def test_going_back_to_the_start_is_exact(game: Game) -> None:
    positions = [pos.line for pos in game.positions]
    while game.plays:
        game.undo()
        assert [pos.line for pos in game.positions] == positions[: len(game.plays) + 1]


@given(games(), st.data())
def test_a_record_that_was_tampered_with_reads_or_is_refused_in_one_sentence(
    game: Game, data: st.DataObject
) -> None:
    text = game.record()
    at = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.text(max_size=8))
    length = data.draw(st.integers(0, 8))
    said = ""
    try:
        replay(text[:at] + junk + text[at + length :])
    except BadRecord as error:
        said = str(error)
    assert "\n" not in said
