"""What is counted of a game: a game worked out by hand, and a recount of whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from switch_edu.engine import compiled, tally
from switch_edu.engine.events import Event
from switch_edu.engine.judge import judge
from switch_edu.engine.rules import Rules
from switch_edu.engine.specialising.specialise import specialised
from switch_edu.engine.step import step
from switch_edu.explore.experiments import counting
from switch_edu.explore.experiments.counting import count_games, play_rows
from switch_edu.explore.experiments.plan import read_plan
from switch_edu.explore.experiments.replaying import Turn, replayed
from switch_edu.game import Game, Position, position
from switch_edu.game.moves import read_moves
from switch_edu.game.rounds import round_of

Row = list[int]


def told(line: str, *moves: str, scoring: int = tally.SCORE_NONE) -> Row:
    """The row of a game that goes on from a position with these moves, up to its end."""
    start = position(line)
    rules, table = start.compiled, start.state.copy()
    row = [0] * tally.ROW_WIDTH
    tally.begin_tally(rules, table, row)
    for move in moves:
        table.nevents = 0
        seat, action = table.player, read_moves(move)[0].action
        step(rules, table, seat, action, judge(rules, table, seat))
        tally.count_step(table, seat, action, row)
    tally.end_tally(rules, table, scoring, row)
    return row


# Robin adds a two to your two, Alex takes all four, you draw, which ends your turn at this table,
# and Robin lays the last card. Robin leads alone from the second of the five turns on.
STORY = "9C 1+ 2C5H9S/2D3D/2SKSQS4C 20.. - - @practice-table"
MOVES = ("2C", "2D", "take", "draw", "3D")


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        (tally.TURNS, 5),
        (tally.PLAYED, 3),
        (tally.DRAWN, 1),
        (tally.MISSED, 0),
        (tally.CHAIN, 2),
        (tally.OWED, 4),
        (tally.LEADS, 0),
        (tally.LEAD_KEPT, 400),
        (tally.WAS_BLOCKED, 0),
        (tally.UNFINISHED, 0),
        (tally.STEPS, 5),
        (tally.WINNER, 1),
        (tally.IN_ORDER, 0),
        (tally.IN_ORDER + 1, 1),
        (tally.WON + 1, 1),
        (tally.POINTS, tally.NOTHING),
    ],
)
def test_a_game_worked_out_by_hand(column: int, expected: int) -> None:
    assert told(STORY, *MOVES)[column] == expected


def test_a_skip_is_a_turn_missed_and_no_turn() -> None:
    # you play an eight, Robin misses a turn, Alex plays the last card
    row = told("9C 1+ 8C5H/7D7H/3C 20.. - - @practice-table", "8C", "3C")
    assert (row[tally.TURNS], row[tally.MISSED], row[tally.WINNER]) == (2, 1, 2)


def test_the_lead_changes_when_another_seat_holds_strictly_fewest() -> None:
    # you lead with one card left; Robin with one is level, which changes nothing, leads alone once
    # you have drawn in the fourth turn, and goes out in the fifth
    moves = ("3C", "4C", "KC", "draw", "QC")
    row = told("9C 1+ 3C5H/4CQC/KC7D7S 20.. - - @practice-table", *moves)
    assert (row[tally.LEADS], row[tally.LEAD_KEPT]) == (1, 800)


def test_what_is_not_over_is_unfinished_and_has_no_winner() -> None:
    row = told(STORY, "2C", "2D")
    assert row[tally.UNFINISHED] == 1
    assert row[tally.WINNER] == row[tally.LEAD_KEPT] == tally.NOTHING


def test_a_skip_that_could_be_answered_and_is_not_is_a_turn_missed_and_no_turn() -> None:
    row = told("8S 2+ 5H6H/7C9C/9D 10.. 1t:8 - @classic~answers.8.8=add", "end")
    assert (row[tally.TURNS], row[tally.MISSED]) == (0, 1)


def test_a_debt_that_is_carried_on_is_no_link_of_a_chain() -> None:
    # one card is left to draw: you take it, and three of the four wait for the next player
    row = told("2S 1+ 5H6H/7C8C/9D 1.. 4:2 - @switch~short-supply=carried", "take")
    assert (row[tally.TURNS], row[tally.CHAIN], row[tally.OWED]) == (1, 1, 4)


def test_shares_of_a_game_are_rounded_to_the_nearest_thousandth() -> None:
    # you have one card as Robin has, lead when Robin draws in turn 2 of 3, and lay it: 2/3
    moves = ("3C", "draw", "end", "6C")
    row = told("9C 1+ 3C6C/5H 20.. - - @switch~call.when=none", *moves)
    assert (row[tally.TURNS], row[tally.LEAD_KEPT]) == (3, 667)


def test_wins_are_counted_by_the_order_of_play_from_the_first_player() -> None:
    # seat 3 deals, so seat 4 goes first of four, and seat 1 second
    row = told("9C 1+ 9D/6H7C/7H8H/KCQC 10.. - - dealer=3 @switch~call.when=none", "9D")
    assert row[tally.IN_ORDER : tally.IN_ORDER + 4] == [0, 1, 0, 0]
    assert row[tally.WON : tally.WON + 4] == [1, 0, 0, 0]


# a blocked deal goes to the fewest cards, which two hold: a five and a six; the third has 7 and 8
@pytest.mark.parametrize(
    ("score", "scores"), [(tally.SCORE_LOSERS, [0, 0, 15]), (tally.SCORE_WINNER, [0, 0, 0])]
)
def test_a_blocked_round_that_ends_level_is_shared(score: int, scores: Row) -> None:
    row = told("9C blocked+ 5H/6H/7H8H 0 - - @switch~blocked=lowest-hand", scoring=score)
    assert row[tally.SCORE : tally.SCORE + 3] == scores
    assert row[tally.POINTS] == sum(scores)
    assert (row[tally.WINNER], row[tally.WAS_BLOCKED]) == (tally.NOTHING, 1)


def test_games_without_a_winner_are_left_out_of_what_only_winners_have() -> None:
    found = count_games(read_plan("openspiel-crazy-eights", 3, 1, "random"), 0, 40, fast=False)
    kept, points = found.numbers[0, "lead-kept"], found.numbers[0, "points"]
    won = sum(found.numbers[0, f"seat-{seat}"][1] for seat in (1, 2, 3))
    assert 0 < won < 40
    assert kept.total() == won
    assert min(kept) >= 0
    assert min(points) >= 0


# -- whole games, counted again from the positions and what happened in them ----------------------

HOUSES = ["practice-table", "jack7", "black-jack", "switch~call.when=one-left", "classic"]


def sums(turns: tuple[Turn, ...], name: str, place: str) -> int:
    events = [event for turn in turns for event in happened(turn) if event.name == name]
    return sum(getattr(event, place) for event in events)


def happened(turn: Turn) -> list[Event]:
    return [event for table in turn.tables[1:] for event in table.happened]


@pytest.mark.parametrize("line", HOUSES)
def test_a_recount_of_whole_games_agrees(line: str) -> None:
    plan = read_plan(line, 3, 5, ["random", "sensible", "sensible"])
    rows = play_rows(plan, 0, 0, 12, fast=False)
    for game, row in enumerate(rows):
        start, turns = replayed(plan, 0, game)
        end = turns[-1].after
        assert end.over
        assert row[tally.DRAWN] == sums(turns, "drew", "a")
        penalties = sum(sums(turns, name, "a") for name in ("took", "fined"))
        penalties += sums(turns, "challenged", "b") + served(end, turns)
        assert row[tally.PENALTY] == penalties
        assert row[tally.MISSED] == sum(
            event.name == "skipped" for turn in turns for event in happened(turn)
        ) + sum(event.name == "skipped" for event in start.happened)
        assert row[tally.WINNER] == (-1 if end.winner is None else end.winner)


def served(end: Position, turns: tuple[Turn, ...]) -> int:
    """Cards that a winning pickup makes the next player draw, which no event tells."""
    before = turns[-1].tables[-2]
    grown = [end.count(seat) - before.count(seat) for seat in range(end.seats)]
    told = sum(e.a for e in end.happened if e.name in ("drew", "took", "fined"))
    return max(0, sum(n for n in grown if n > 0) - told)


@pytest.mark.parametrize("line", ["jack7", "switch"])
def test_a_long_run_without_numba_comes_to_the_same(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = read_plan(line, 3, 5, ["random", "sensible", "sensible"])
    usual = play_rows(plan, 0, 40, 20, fast=False)
    made: list[str] = []

    def recorded(rules: Rules, function: str) -> Callable[..., Any]:
        made.append(function)
        return specialised(rules, function)

    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(counting, "MANY", 59)
    monkeypatch.setattr(counting, "specialised", recorded)
    assert play_rows(plan, 0, 39, 20, fast=False)[1:] == usual[:-1]
    assert play_rows(plan, 0, 59, 1, fast=False) == usual[-1:]  # a single game, looked at again
    assert not made
    assert play_rows(plan, 0, 40, 20, fast=False) == usual
    assert made == ["play_pairs"]


@pytest.mark.parametrize("line", ["jack7", "black-jack", "openspiel-crazy-eights"])
def test_points_are_those_of_a_round(line: str) -> None:
    plan = read_plan(line, 3, 8, "random")
    for game, row in enumerate(play_rows(plan, 0, 0, 15, fast=False)):
        start, turns = replayed(plan, 0, game)
        played = Game(start, seed=1)
        played._positions.append(turns[-1].after)
        scored = round_of(played, (0, 1, 2), 0, 3)
        expected = sum(scored.scores) if scored.scores else tally.NOTHING
        assert row[tally.POINTS] == expected
        assert row[tally.SCORE : tally.SCORE + 3] == list(scored.scores or (0, 0, 0))
