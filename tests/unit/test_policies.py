"""The playing policies: what a sensible player does, with which cards in sight, and how well."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from switch_edu.cards import read_cards, set_of
from switch_edu.engine import compiled, playouts
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.judge import judge
from switch_edu.engine.layout import DECLARE, OVER
from switch_edu.engine.pile import fitting
from switch_edu.engine.policies import RANDOM, SENSIBLE, choose_random, choose_sensible
from switch_edu.engine.prospects import reach
from switch_edu.engine.table import Table
from switch_edu.game import position
from switch_edu.game.moves import move_of
from switch_edu.rules import house, houses

MOST_STEPS = 5_000


def sensible_move(line: str) -> str:
    """What the sensible policy does in the seat in turn, as text."""
    pos = position(line)
    rules, table = pos.compiled, pos.state
    action = choose_sensible(rules, table, table.player, judge(rules, table, table.player))
    return str(move_of(action, declaring=table.phase == DECLARE))


# -- what a good player would say, position by position --------------------------------------------

REASONED = [
    # Seat 2 is about to go out: hit it. Both cards fit, only the two makes it pick up.
    ("9C 1+ 2C7C5H/1/7 30 - - @practice-table", "2C"),
    # An eight takes the turn from the player with one card left.
    ("9C 1+ 8C7C5H/1/7 30 - - @practice-table", "8C"),
    # The ace fits anything, so it is kept while something else fits.
    ("9C 1+ AC7C5H/7/7 30 - - @practice-table", "7C"),
    # Under a pickup: an answer, rather than two cards.
    ("2C 1+ 2H7C5H/7/7 30 2:2 - @practice-table", "2H"),
    # An ace that is only shown costs nothing, rather than five cards.
    ("AH 1+ AS7C5H/7/7 30.. 5:AH - @j28~answers.AH.AS=show", "AS"),
    # An eight that is paid for costs four cards like taking them, and is spent: a two adds to it.
    ("2C 1+ 2H8H5H/7/7 30.. 4:2 - @practice-table~answers.2.8=pay", "2H"),
    # A red jack is kept against black ones while another heart fits.
    ("9H 1+ JH7H5S/7/7 30 - - @practice-table", "7H"),
    # Three of the other four cards are spades: spades are named.
    ("9C>AH 1+?suit 3S5S9S7D/7/7 30 - - @practice-table", "=S"),
    # The last card wins, whatever it is.
    ("9C 1+ 2C/7/7 30 - - @practice-table", "2C"),
    # Clubs or diamonds can be left in force: three more clubs are held, no more diamonds.
    ("7H 1+ 7C7D3C4C9C/7/7 30 - - @practice-table", "7C"),
    # Nothing fits.
    ("9C 1+ 7D5H/7/7 30 - - @practice-table", "draw"),
    # An open queen has to be covered, with any card, or paid for with two.
    ("QD* 1+ 3D9S/7/7 32 - 1cn @jack7", "3D"),
    # Only one of the queens could be covered in her suit, so that one is played.
    ("QC 1+ QS8S3S7D5D/7/7 30 - - @jack7~cover.with=suit~run.steps=none", "QS"),
    # In jack7 a power card laid last costs two cards: the plain one is left for the end.
    ("9C 1+ 8C3C/7/7 32 - - @jack7", "call"),
    # A run goes on for as long as a card fits.
    ("9C>4C 1+ 4H9S9D/7/7 32 - - @jack7", "4H"),
    # J28: a power card may not be laid last, so it goes first.
    ("9C 1+ 8C3C/7/7 30 - 1cn @j28", "8C"),
]


@pytest.mark.parametrize(("line", "move"), REASONED)
def test_does_what_a_good_player_would_do(line: str, move: str) -> None:
    assert sensible_move(line) == move


# -- on how many cards a hand could follow ---------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "cards", "tops"),
    [
        # Thirteen clubs, thirteen diamonds, the fives and the nines of the other two suits.
        ("practice-table", "5C 9D", 30),
        # One suit only: thirteen clubs, and three more cards of each of two ranks.
        ("practice-table", "5C 9C", 19),
        # A five lies on fours and sixes too: 13 clubs, 3 of each of three ranks.
        ("jack7~run.first=next-number", "5C", 22),
        # A jack lies on twos as well: 13 clubs, 3 jacks and 3 twos.
        ("jack7~run.equal=J2-on-pile", "JC", 19),
        ("practice-table", "AC", 52),  # wild
    ],
)
def test_the_reach_of_a_hand_is_counted(line: str, cards: str, tops: int) -> None:
    held = set_of(read_cards(cards))
    assert reach(compile_rules(house(line), 3), held, 7) == tops


@pytest.mark.parametrize("name", [*sorted(houses()), "jack7~run.equal=J2-on-pile"])
def test_the_reach_of_a_hand_is_the_cards_that_it_fits(name: str) -> None:
    rules, chance, table = compile_rules(house(name), 3), Random(name), Table()
    for _ in range(100):
        held = sum(1 << face for face in chance.sample(range(52), 4)) & ~rules.cover
        tops = 0
        for top in range(52):
            table.face, table.suit = top, top // 13
            suit, rank, wild, near = fitting(rules, table)
            tops += bool(held & (suit | rank | wild | near))
        assert reach(rules, held, 7) == tops, held


# -- what it must not look at ----------------------------------------------------------------------


def test_hidden_cards_change_nothing(many: Callable[[int], int]) -> None:
    for name in sorted(houses()):
        rules = compile_rules(house(name), 3)
        table = Table()
        for seed in range(many(8)):
            playouts.play_deal(rules, table, seed, [SENSIBLE] * 3, seed % 40)
            if table.phase >= OVER:
                continue
            seat = table.player
            judged = judge(rules, table, seat)
            seen = choose_sensible(rules, table, seat, judged)
            blind = table.copy()
            blind.stock.reverse()
            blind.rng = 1
            for other in range(3):
                if other != seat:  # as many cards, but all of them the same useless one
                    blind.count[other] = [0] * 54 + [blind.hand[other]]
                    blind.held[other] = 0
            assert choose_sensible(rules, blind, seat, judged) == seen


def test_the_sensible_policy_leaves_the_random_numbers_alone() -> None:
    rules = compile_rules(house("practice-table"), 3)
    table = Table()
    playouts.play_deal(rules, table, 3, [SENSIBLE] * 3, 0)
    before = table.rng
    choose_sensible(rules, table, table.player, judge(rules, table, table.player))
    assert table.rng == before


# -- how well it plays -----------------------------------------------------------------------------


def rotated(deals: int) -> list[list[int]]:
    """One sensible seat among three, another one in each deal."""
    seats = range(3)
    return [[SENSIBLE if seat == n % 3 else RANDOM for seat in seats] for n in range(deals)]


def won_by_the_sensible_seat(results: list[list[int]]) -> float:
    return sum(row[playouts.WINNER] == deal % 3 for deal, row in enumerate(results)) / len(results)


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
def test_one_sensible_player_beats_two_random_ones_in_ten_thousand_deals() -> None:
    rules = compile_rules(house("practice-table"), 3)
    results = compiled.play_deals(rules, range(10_000), rotated(10_000), MOST_STEPS)
    assert won_by_the_sensible_seat(results.tolist()) >= 0.48


def test_one_sensible_player_beats_two_random_ones_in_plain_python() -> None:
    rules = compile_rules(house("practice-table"), 3)
    deals = 2_000
    results = [[0] * playouts.RESULT_WIDTH for _ in range(deals)]
    playouts.play_deals(rules, Table(), range(deals), rotated(deals), MOST_STEPS, results)
    assert won_by_the_sensible_seat(results) >= 0.45


@pytest.mark.parametrize("name", sorted(houses()))
def test_it_beats_a_random_player_under_every_house(name: str) -> None:
    seats = 3 if name == "practice-table" else 2
    rules = compile_rules(house(name), seats)
    table = Table()
    won = 0
    for seed in range(200):
        me = seed % seats
        policies = [SENSIBLE if seat == me else RANDOM for seat in range(seats)]
        playouts.play_deal(rules, table, seed, policies, MOST_STEPS)
        won += table.winner == me
    # 200 deals of an even match would give less than this in 99 cases of 100
    assert won > 200 / seats + 16


@pytest.mark.parametrize("name", sorted(houses()))
def test_sensible_players_always_finish(name: str) -> None:
    for seats in (3,) if name == "practice-table" else (2, 4, 6):
        rules = compile_rules(house(name), seats)
        table = Table()
        for seed in range(40):
            playouts.play_deal(rules, table, seed, [SENSIBLE] * seats, MOST_STEPS)
            assert table.phase >= OVER


# -- the random policy -----------------------------------------------------------------------------


def test_random_play_takes_every_legal_move_about_equally_often() -> None:
    pos = position("9C 1+ 7C5C2C9D/7/7 30 - - @practice-table")
    table = pos.state.copy()
    table.rng = 12345
    judged = judge(pos.compiled, table, 0)
    taken = [choose_random(pos.compiled, table, 0, judged) for _ in range(4_000)]
    assert {str(move_of(action, False)) for action in taken} == {"7C", "5C", "2C", "9D"}
    assert all(900 < taken.count(action) < 1_100 for action in set(taken))
