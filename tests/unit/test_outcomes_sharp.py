"""Sharp seats in experiments: the same games whoever plays, each seat from what it has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from threading import Lock

import pytest

import switch_edu as sw
from switch_edu.engine import compiled, compiled_trials
from switch_edu.engine.paired import deal_shared
from switch_edu.engine.table import Table
from switch_edu.engine.tally import ACTION, WON
from switch_edu.explore.experiments import deal as dealing
from switch_edu.explore.experiments import readiness
from switch_edu.explore.experiments.counting import count_games, play_rows
from switch_edu.explore.experiments.deal import PairedDeal
from switch_edu.explore.experiments.plan import Plan, read_plan
from switch_edu.game.hidden import fill_table, view_table

PAIR = ["switch", "switch~together=no"]
ONE_SHARP = ["sharp", "sensible", "random"]
GAMES = 4


def sharp_plan(*lines: str, worlds: int = 2) -> Plan:
    return read_plan(lines or PAIR, 3, 5, ONE_SHARP, worlds)


@pytest.fixture(autouse=True)
def plain_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials in plain Python, whatever code this machine keeps."""
    monkeypatch.setattr(dealing, "trials_runtime", lambda: "plain")


def in_hands(table: Table) -> list[list[int]]:
    return table.count[: table.seats]


def test_the_deals_are_those_of_any_bots() -> None:
    sharp, other = sharp_plan(), read_plan(PAIR, 3, 5, "sensible")
    for game in (0, 1, 5):
        table = Table()
        deal_shared(other.rules[0], table, other.pack, other.seed_of(game), other.dealer_of(game))
        dealt = PairedDeal(sharp, 0, game).table
        assert in_hands(dealt) == in_hands(table)
        assert (dealt.top, dealt.player, dealt.stock) == (table.top, table.player, table.stock)


@pytest.mark.parametrize("line", ["jack7", "switch~call.when=one-left", "from-scratch"])
def test_without_sharp_seats_a_deal_is_played_as_the_kernel_plays_it(line: str) -> None:
    plan = read_plan(line, 3, 2, ["random", "sensible", "random"])
    rows = play_rows(plan, 0, 0, GAMES, fast=False)
    assert [PairedDeal(plan, 0, game).play_out() for game in range(GAMES)] == rows


def test_a_sharp_seat_chooses_other_moves_than_a_sensible_one() -> None:
    sharp, sensible = sharp_plan(worlds=20), read_plan(PAIR, 3, 5, ["sensible", *ONE_SHARP[1:]])
    rows = [play_rows(plan, 0, 0, GAMES, fast=False) for plan in (sharp, sensible)]
    assert rows[0] != rows[1]


def test_what_a_sharp_seat_does_cannot_depend_on_cards_that_it_does_not_see() -> None:
    plan = sharp_plan("practice-table~must-play=no", worlds=6)
    compared = 0
    for game in range(2):
        deal = PairedDeal(plan, 0, game)
        while deal.going:
            if deal.table.player == 0:  # the same to see, with other cards behind it
                other = deepcopy(deal)
                other.table = fill_table(view_table(deal.table, 0), plan.rules[0], seed=9)
                compared += in_hands(other.table) != in_hands(deal.table)
                deal.step()
                other.step()
                assert deal.row[ACTION] == other.row[ACTION]
            else:
                deal.step()
    assert compared > 10


def test_its_luck_is_the_same_under_a_house_that_plays_the_same_game() -> None:
    found = sw.outcomes(
        ["jaques", "jaques~value.ace=1"], games=8, bots=ONE_SHARP, worlds=2, workers=1
    )
    assert found.parted("jaques~value.ace=1") == 0


@pytest.mark.parametrize("size", [1, 3])
def test_any_number_of_workers_comes_to_the_same(size: int) -> None:
    alone = count_games(sharp_plan(), 0, GAMES, fast=False)
    found = sw.outcomes(PAIR, games=GAMES, seed=5, bots=ONE_SHARP, worlds=2, workers=size)
    assert found.counts == alone


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
def test_compiled_trials_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = count_games(sharp_plan("jack7", "black-jack"), 0, 3, fast=True)
    monkeypatch.setattr(dealing, "trials_runtime", lambda: "compiled")
    assert count_games(sharp_plan("jack7", "black-jack"), 0, 3, fast=True) == plain


def test_a_run_begins_with_single_games() -> None:
    run = sw.start_outcomes(PAIR, games=9, bots=ONE_SHARP, worlds=2, workers=1)
    while not run.games:
        run.step()
    assert run.games == 1
    assert run.seconds_left is not None
    run.cancel()
    assert run.result.games < 9


def test_the_number_of_worlds_is_saved_and_continued_with(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    part = sw.outcomes(PAIR, games=2, seed=5, bots=ONE_SHARP, worlds=2, workers=1)
    part.save(tmp_path / "sharp.parquet")
    read = sw.load_outcomes(tmp_path / "sharp.parquet")
    assert read.plan == part.plan
    assert read.plan != sharp_plan(worlds=3)
    assert read.more(GAMES, workers=1).counts == count_games(sharp_plan(), 0, GAMES, fast=False)


def test_the_text_says_who_is_sharp_and_how_much_it_imagines() -> None:
    found = sw.outcomes(PAIR, games=2, bots=ONE_SHARP, worlds=2, workers=1)
    who = "seat 1 sharp (two worlds a move), seat 2 sensible and seat 3 random"
    assert who in str(found)
    everybody = read_plan(PAIR, 2, 1, "sharp")
    assert everybody.bots_text == "2 sharp players (200 worlds a move)"
    assert "world" not in read_plan(PAIR, 2, 1, "sensible").bots_text


def test_a_game_with_a_sharp_seat_is_shown_from_where_it_parts() -> None:
    found = sw.outcomes(PAIR, games=12, bots=ONE_SHARP, worlds=2, workers=1)
    shown = found.divergence()
    assert shown.game == found.parting_games(PAIR[1])[0]
    for turns, house in zip(shown.turns, range(2), strict=True):
        row = play_rows(found.plan, house, shown.game, 1, fast=False)[0]
        assert turns[-1].after.winner == next(seat for seat in range(3) if row[WON + seat])


def test_switches_are_tried_by_sharp_seats_too() -> None:
    found = sw.factorial(
        "switch", ["together=no", "hand=5"], games=2, bots="sharp", worlds=1, workers=1
    )
    assert "3 sharp players (one world a move)" in str(found)


class AtOnce:
    """A thread that has done everything when it has been started."""

    def __init__(self, target: Callable[..., None], args: Sequence[object] = (), **_: object):
        self.start = lambda: target(*args)


def test_code_for_trials_is_compiled_for_many_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(compiled, "available", lambda: True)
    monkeypatch.setattr(compiled_trials, "is_kept", lambda: False)
    monkeypatch.setattr(readiness, "_compile", begun.append)
    monkeypatch.setattr(readiness, "_trials_begun", Lock())
    monkeypatch.setattr(readiness, "Thread", AtOnce)
    readiness.prepare(readiness.LONG_SHARP - 1, sharp=True)
    assert begun == []
    for _ in range(2):  # and once only
        readiness.prepare(readiness.LONG_SHARP, sharp=True)
    assert begun == [readiness.compile_trials]
