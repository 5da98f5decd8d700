"""What is counted of a game: a game worked out by hand, and a recount of whole games."""

from __future__ import annotations

import pytest

from switch_edu.engine import tally
from switch_edu.engine.events import Event
from switch_edu.engine.judge import judge
from switch_edu.engine.step import step
from switch_edu.explore.counting import play_rows
from switch_edu.explore.divergence import Turn, replayed
from switch_edu.explore.plan import read_plan
from switch_edu.game import Game, Position, position
from switch_edu.game.moves import read_moves
from switch_edu.game.rounds import round_of

Row = list[int]


def told(line: str, *moves: str) -> Row:
    """The row of a game that goes on from a position with these moves, up to its end."""
    start = position(line)
    rules, table = start._rules, start._table.copy()
    row = [0] * tally.ROW_WIDTH
    tally.begin_tally(rules, table, row)
    for move in moves:
        table.nevents = 0
        seat, action = table.player, read_moves(move)[0].action
        step(rules, table, seat, action, judge(rules, table, seat))
        tally.count_step(table, seat, action, row)
    tally.end_tally(rules, table, tally.SCORE_NONE, row)
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
