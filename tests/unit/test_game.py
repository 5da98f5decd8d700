"""Games: dealing, playing, tries that are refused, going back, and how it ended."""

from __future__ import annotations

import random
from typing import Any

import pytest

from switch_edu.errors import BadHouse, BadMove, BadSeed, SwitchError
from switch_edu.game import Game, IllegalMove, Position, deal, position
from switch_edu.game.turns import Play

AT = "names=You,Robin,Alex @practice-table"


def from_line(line: str) -> Game:
    return Game(position(line))


def test_the_practice_table_is_dealt_as_its_guide_says() -> None:
    """Practice table, 01: seven each, 30 in the stock, a harmless starter, you are first."""
    for seed in range(200):
        game = deal("practice-table", seed=seed)
        assert [game.table.count(seat) for seat in range(3)] == [7, 7, 7]
        assert (game.table.stock, game.table.older, game.turn) == (30, 0, 0)
        assert game.table.top[:-1] not in ("A", "2", "8", "J")


def test_the_same_seed_deals_the_same_cards() -> None:
    assert deal("jack7", seed=7).table == deal("jack7", seed="007").table
    assert deal("jack7", seed=7).table != deal("jack7", seed=8).table


def test_without_a_seed_a_fresh_one_is_drawn_and_shown() -> None:
    game = deal("practice-table")
    assert game.seed is not None
    assert deal("practice-table", seed=game.seed) == game


@pytest.mark.parametrize("seed", [-1, 2**32, "x", "", "1e3", 1.0, True, "9" * 5000, "٣"])
def test_a_bad_seed_is_refused_in_one_sentence(seed: object) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0 to 4294967295"):
        deal("practice-table", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 2**32 - 1, "0", " 4294967295 "])
def test_the_ends_of_the_range_are_seeds(seed: int | str) -> None:
    assert deal("practice-table", seed=seed).seed in (0, 2**32 - 1)


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (["You", "You", "Alex"], "Two players are called You"),
        (["You", " ", "Alex"], "Player 2 has no name"),
        (["You", "R" * 31, "Alex"], "at most 30 characters"),
        (["You", "Rob\x07in", "Alex"], "all of them visible"),
        (["You"] * 9, "9 players cannot sit down"),
        ("You", "a list of names"),
        (["You", 3], "a list of names"),
        (5, "a list of names"),
        ([], "a list of names"),
    ],
)
def test_bad_names_are_refused_in_one_sentence(players: Any, says: str) -> None:
    with pytest.raises(SwitchError, match=says):
        deal("practice-table", players, seed=1)


def test_too_few_players_for_the_house_are_refused() -> None:
    with pytest.raises(BadHouse, match="this house is for 3 players"):
        deal("practice-table", ["You", "Robin"], seed=1)


def test_a_dealer_without_a_seat_is_refused() -> None:
    with pytest.raises(SwitchError, match="There is no seat 3 to deal"):
        deal("practice-table", seed=1, dealer=3)


def test_an_illegal_move_changes_nothing_and_is_not_recorded() -> None:
    game = from_line(f"9C 1+ 4C5S6H/7/7 20.. - - {AT}")
    before = game.table
    with pytest.raises(IllegalMove, match="neither a club nor a nine"):
        game.play("5S")
    assert game.table is before
    assert game.plays == ()


def test_a_refused_try_is_recorded_and_told() -> None:
    """Practice table: only legal moves are taken, at no cost."""
    game = from_line(f"9C 1+ 4C5S6H/7/7 20.. - - {AT}")
    before = game.table
    game.attempt("5S")
    assert game.plays == (Play(0, "5S", refused=True),)
    assert game.table == before
    assert game.log[-1] == "You try to play the five of spades, which is refused."


def test_a_mistake_costs_what_the_house_says_and_is_told() -> None:
    """Jack7, Your turn: two penalty cards, and the turn ends."""
    game = from_line("9C 1+ 4C5S6H/7/7 20.. - - names=You,Robin,Alex @jack7")
    game.attempt("5S")
    assert (game.table.count(0), game.turn) == (5, 1)
    assert game.log[-2:] == (
        "You try to play the five of spades, which is a mistake.",
        "You draw two cards for the mistake.",
    )


def test_only_cards_are_mistakes_and_other_moves_are_refused_at_no_cost() -> None:
    """Encyclopedia, Black Jack: an error is an illegal card, or one laid at the wrong time."""
    pos = position("9C 1+ 4C5S6H/7/7 20.. - - @black-jack")
    for move in ("draw", "take", "end", "pass", "challenge 2", "=H"):
        assert not pos.why(move)
        assert pos.attempt(move) is pos
    assert pos.attempt("5S").count(0) == 5
    # but a queen left without her cover was laid against the rules
    assert position("9C>QC 1+ 4C6H/7/7 20.. - - @black-jack").attempt("end").count(0) == 5


def test_after_a_mistake_with_a_drawn_card_nothing_more_is_drawn() -> None:
    # one card a turn is drawn, and the mistake leaves the turn where it was
    again = "@classic~illegal.card=draw-2~illegal.then=try-again"
    after = position(f"9C 1+?+KC KC3D6D/7/7 20.. - - {again}").attempt("3D")
    assert after.waits_for == "drawn"
    assert {"KC", "end"} <= set(after.moves()) <= {"KC", "end", "call"}


def test_a_mistake_is_the_next_players_act_that_closes_the_time_for_a_call() -> None:
    # penalty cards are drawn, and the call had to come before the next player draws or plays
    costly = "@classic~illegal.card=draw-2"
    after = position(f"9C 1+ 5D6D/7/1 20.. - 3w {costly}").attempt("5D")
    assert after.turn == 1
    assert "call" not in after.moves(2)


def test_who_misses_a_turn_has_neither_drawn_nor_played() -> None:
    """Jaques: the call comes in time until the next player has drawn or played."""
    pos = position("9C 1+ 8C4D7H/8D5C/5 20.. - - @jaques").play("8C").play("8D").play("end")
    assert pos.turn == 0
    assert "call" in pos.moves(1)
    assert ("2w" in pos.line, "2w" in pos.play("4D").line) == (True, False)


def test_a_joker_that_waits_for_its_face_is_seen_by_all() -> None:
    pos = position("9C 2+?JK1 7/4C5DJK1/7 20.. - - @jack7")
    view = pos.view(0)
    assert view.hand(1) == ("JK1",)
    assert view.count(1) == 3
    filled = view.fill(3)
    assert filled.play("=9H").count(1) == 2
    assert filled.play("=9H").top == "JK1"


def test_while_anothers_joker_waits_it_is_simply_not_your_turn() -> None:
    pos = position("9C 2+?JK1 4C5D/4C5DJK1/7 20.. - - @jack7~packs=2")
    assert pos.why("4C", 0).ids == ("not-your-turn",)
    with pytest.raises(BadMove, match="such as =6H"):
        pos.why("JK1", 1)


def test_a_legal_attempt_is_simply_played() -> None:
    game = from_line(f"9C 1+ 4C5S6H/7/7 20.. - - {AT}")
    game.attempt("4C")
    assert game.plays == (Play(0, "4C"),)


def test_calls_and_challenges_are_plays_of_their_own() -> None:
    """Rules page, Turn and Card Matching: due before the next player's turn, two cards."""
    game = from_line("9C 1+ 4C5S/7C6D/3 20.. - - names=You,Robin,Alex @classic")
    game.play("4C")
    game.call(0)
    game.play("7C")
    assert game.plays == (Play(0, "4C"), Play(0, "call"), Play(1, "7C"))
    game.challenge(2, 1)
    assert (game.table.count(1), game.log[-1]) == (
        3,
        "Alex challenges Robin: no call was made, so Robin draws two cards.",
    )


def test_nobody_challenges_themselves_or_an_empty_seat() -> None:
    game = from_line("9C 1+ 4C5S/7C6D/3 20.. - 1m @classic")
    with pytest.raises(BadMove, match="cannot challenge themselves"):
        game.challenge(0, 0)
    with pytest.raises(BadMove, match="There is no seat 5"):
        game.challenge(0, 5)


def test_a_seat_is_a_plain_digit() -> None:
    pos = position("9C 1+ 4C5D/7/7 20.. - 2m @classic")
    for word in ("challenge ²", "challenge ٣", "challenge " + "9" * 5000):
        with pytest.raises(SwitchError):
            pos.why(word)


def test_a_mistake_after_the_end_of_the_deal_costs_nothing() -> None:
    """A house with two cards for every mistake, whoever makes it; the deal stays over."""
    pos = position("3D over+ 8D5H/#1/5C8C 20:9C - 1c,3c @jack7")
    for seat in range(3):
        assert pos.attempt("8D", seat) is pos
        assert pos.attempt("draw", seat) is pos


def test_the_learner_sees_own_cards_and_no_others() -> None:
    game = deal("practice-table", seed=7)
    assert len(game.position.hand(0)) == 7
    assert game.position.hand(1) == game.position.hand(2) == ()
    assert game.table.hand(1) != ()
    hidden = set(game.table.hand(1)) | set(game.table.hand(2))
    assert not any(card in repr(game.position) for card in hidden)


def test_showing_a_game_from_a_line_tells_no_hidden_card() -> None:
    game = from_line(f"9C 1+ 4C5S/KDKH/QDQH 20.. - - {AT}")
    assert not any(card in repr(game) for card in ("KD", "KH", "QD", "QH"))


def test_undo_goes_back_to_before_your_last_turn() -> None:
    game = from_line(f"9C 1+ 4C5S6H/7C6D/7H3H 20.. - - {AT}")
    start = game.table
    game.play("4C")
    game.play("7C")
    assert game.turn == 2
    game.undo()
    assert game.table == start
    assert game.plays == ()


def test_undo_in_the_middle_of_a_turn_goes_back_to_its_start() -> None:
    game = from_line("9C 1+ 6C6S7S2D/7/7 20.. - - names=You,Robin,Alex @jack7")
    start = game.table
    for move in ("6C", "6S", "call", "7S"):
        game.play(move)
    game.undo()
    assert (game.table, game.plays) == (start, ())


def test_undo_by_turn_tells_two_turns_of_one_player_apart() -> None:
    """Jack7, Power cards: with two players a king means going again."""
    game = from_line("9C 1+ KC4C5C6S/7D7H8S 20.. - - names=You,Robin @jack7")
    game.play("KC end")
    between = game.table
    game.play("4C end")
    game.undo()
    assert (game.table, game.turn) == (between, 0)


def test_undo_takes_a_mistake_back_too() -> None:
    game = from_line("9C 1+ 4C5S6H/7/7 20.. - - names=You,Robin,Alex @jack7")
    start = game.table
    game.attempt("5S")
    game.undo()
    assert (game.table, game.plays) == (start, ())


def test_undo_of_whoever_played_last() -> None:
    game = from_line(f"9C 1+ 4C5S6H/7C6D/7H3H 20.. - - {AT}")
    game.play("4C")
    before = game.table
    game.play("7C")
    game.undo(seat=None)
    assert (game.table, game.turn) == (before, 1)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(SwitchError, match="nothing to undo"):
        deal("practice-table", seed=1).undo()


def test_hidden_cards_that_an_undo_has_shown_are_remembered() -> None:
    game = from_line(f"9C 1+ 5S6H/7C6D/7H3H KDQD+18.. - - {AT}")
    assert not game.seen
    game.play("draw")
    game.play("7C")
    game.undo()
    assert game.seen == {"KD", "7C"}


def test_an_undo_that_shows_nothing_marks_nothing() -> None:
    game = from_line(f"9C 1+ 4C5S6H/7C6D/7H3H 20.. - - {AT}")
    game.play("4C")
    game.undo()
    assert game.seen == frozenset()


@pytest.mark.parametrize("rules", ["practice-table", "jack7", "black-jack", "classic"])
def test_undo_is_exact(rules: str) -> None:
    """After going back the same moves lead to the same tables, drawn cards and all."""
    for seed in range(4):
        chance = random.Random(seed)
        game = deal(rules, seed=seed)
        for _ in range(chance.randrange(5, 60)):
            if game.over:
                break
            game.play(chance.choice(game.moves()))
        plays, positions = game.plays, game.positions
        game.undo()
        back = len(game.plays)
        assert game.positions == positions[: back + 1]
        for play in plays[back:]:
            game.add(play)
        assert [line_of(pos) for pos in game.positions] == [line_of(pos) for pos in positions]


def line_of(pos: Position) -> str:
    return pos.line


def test_the_result_says_why_a_deal_was_won() -> None:
    """Practice table, 06: the winning card, and the cards left in each hand."""
    game = from_line(f"9C 1+ AH/7/3 20.. - - {AT}")
    assert game.result is None
    game.play("AH")
    result = game.result
    assert result is not None
    assert (result.winner, result.card, result.blocked) == (0, "AH", False)
    assert result.left == {"You": 0, "Robin": 7, "Alex": 3}
    assert result.title == "You win"
    assert str(result) == (
        "You win: the last card was the ace of hearts. "
        "Robin has seven cards left and Alex has three cards left."
    )
    assert game.moves() == ()


def test_a_blocked_deal_has_no_winner_and_says_why() -> None:
    """Practice table, 05: three turns in a row without a play or a draw."""
    game = from_line(f"9C 1+ 5D6D/4H7S/3DKH 0.. - - {AT}")
    for _ in range(3):
        game.play("pass")
    result = game.result
    assert result is not None
    assert (result.winner, result.blocked, result.card) == (None, True, None)
    assert result.title == "Blocked: nobody wins"
    assert result.text.startswith(
        "The deal is blocked: three turns in a row brought neither a play nor a draw, "
        "so nobody wins."
    )


def test_play_for_places_is_told_in_order() -> None:
    """Encyclopedia, Switch: the game may go on until all but one are out."""
    at = "names=You,Robin,Alex @switch~game-end=one-left"
    game = from_line(f"9C 1+ 4C/5C5D/5H3H 20.. - - {at}")
    for move in ("4C", "5C", "5H", "5D"):
        assert not game.over
        game.play(move)
    result = game.result
    assert result is not None
    assert (result.winner, result.card) == (0, "4C")
    assert result.places == ("You", "Robin", "Alex")
    assert "Robin comes second and Alex comes third." in result.text


def test_the_log_opens_with_the_starter_and_the_first_player() -> None:
    game = deal("practice-table", seed=7)
    assert game.log == (
        "The king of clubs lies on the pile.",
        "You are first to play.",
    )


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadMove, match="There is no seat 3: seats are 0 to 2"):
        deal("practice-table", seed=1).call(3)


@pytest.mark.parametrize("seat", [-2, 3])
def test_a_position_has_no_seat_beyond_its_hands(seat: int) -> None:
    pos = position("9C 1+ 4C5S6H/7/7 20.. - - @practice-table")
    for ask in (pos.hand, pos.count, pos.view, pos.moves, pos.missing, pos.announced):
        with pytest.raises(BadMove, match="seats are 0 to 2"):
            ask(seat)
    with pytest.raises(BadMove, match="seats are 0 to 2"):
        pos.why("4C", seat)
