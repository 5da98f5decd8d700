"""Runs: the same numbers whoever plays, and nothing is lost when somebody stops."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

import switch_edu as sw
from switch_edu.engine import compiled
from switch_edu.errors import BadFile, SwitchError
from switch_edu.explore.experiments import workers
from switch_edu.explore.experiments.child import Child
from switch_edu.explore.experiments.counting import Counts, count_games
from switch_edu.explore.experiments.plan import read_plan
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.spans import gaps, joined

PAIR = ["practice-table", "switch"]
GAMES = 150


def needs_parquet() -> None:
    """Skip the test where the libraries for Parquet files are missing."""
    pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def whole() -> Outcomes:
    return sw.outcomes(PAIR, games=GAMES, seed=11, workers=1)


@pytest.mark.parametrize("size", [2, 4])
def test_any_number_of_workers_comes_to_the_same(whole: Outcomes, size: int) -> None:
    assert sw.outcomes(PAIR, games=GAMES, seed=11, workers=size).counts == whole.counts


def test_another_seed_plays_other_games(whole: Outcomes) -> None:
    assert sw.outcomes(PAIR, games=GAMES, seed=12, workers=1).counts != whole.counts


def test_a_killed_process_has_its_batch_played_again() -> None:
    plan = read_plan(PAIR, 3, 1, "sensible")
    child = Child()
    try:
        first = child.ask(plan, 0, 5)
        assert child._process is not None
        os.kill(child._process.pid, signal.SIGKILL)
        child._process.wait()
        again = child.ask(plan, 0, 5)
    finally:
        child.end()
    assert first.counts == again.counts == count_games(plan, 0, 5, fast=False)


def test_a_process_that_is_ended_for_good_is_said_in_one_sentence() -> None:
    child = Child()
    child.end()
    with pytest.raises(SwitchError, match="The games stopped"):
        child.ask(read_plan(PAIR, 3, 1, "sensible"), 0, 5)


def test_a_cancelled_run_keeps_whole_games_and_can_be_continued() -> None:
    run = sw.start_outcomes(PAIR, games=100_000, seed=11, workers=2)
    assert run.seconds_left is None
    while not run.games:
        run.step()
    assert run.seconds_left is not None
    run.cancel()
    kept = run.result
    assert run.done
    assert run.cancelled
    assert 0 < kept.games < 100_000
    assert kept.games == sum(stop - start for start, stop in kept.spans)
    for rules in kept.houses:  # each game is counted under all houses
        assert kept.counted("turns", rules).total() == kept.games
    assert run.step() is False
    plan = read_plan(PAIR, 3, 11, "sensible")
    alone = Counts()
    for start, stop in kept.spans:
        alone.add(count_games(plan, start, stop, fast=False))
    assert alone == kept.counts


def test_what_is_continued_is_as_if_it_had_been_played_at_once(whole: Outcomes) -> None:
    part = sw.outcomes(PAIR, games=60, seed=11, workers=1)
    more = part.more(GAMES, workers=2)
    assert more.counts == whole.counts
    assert more.spans == ((0, GAMES),)


def test_progress_is_told() -> None:
    told: list[int] = []
    sw.outcomes(PAIR, games=80, workers=1, progress=lambda run: told.append(run.games))
    assert told == sorted(told)


def test_outcomes_are_saved_and_read_back(whole: Outcomes, tmp_path: Path) -> None:
    needs_parquet()
    path = tmp_path / "games.parquet"
    whole.save(path)
    read = sw.load_outcomes(path)
    assert str(read) == str(whole)
    assert read.counts == whole.counts
    assert read.parting_games("switch") == whole.parting_games("switch")


@pytest.mark.parametrize("address", ["file://{}", "FILE://{}", "file:{}"])
def test_an_address_is_no_path_so_that_no_file_elsewhere_is_written_over(
    whole: Outcomes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    needs_parquet()
    (there := tmp_path / "kept.txt").write_text("kept")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with pytest.raises(BadFile):
        whole.save(address.format(there), replace=True)
    with pytest.raises(BadFile):
        sw.load_outcomes(address.format(there))
    assert there.read_text() == "kept"


def test_a_file_that_is_there_is_kept_unless_it_is_to_be_replaced(
    whole: Outcomes, tmp_path: Path
) -> None:
    needs_parquet()
    (path := tmp_path / "mine.txt").write_text("kept")
    with pytest.raises(BadFile, match="there already"):
        whole.save(path)
    assert path.read_text() == "kept"
    whole.save(path, replace=True)
    assert sw.load_outcomes(path).counts == whole.counts


@pytest.mark.parametrize("path", [None, 1, True, b"x", "", "x\0", "a" * 300, "no/folder"])
def test_what_is_no_path_is_refused_by_both(whole: Outcomes, path: object) -> None:
    needs_parquet()
    with pytest.raises(BadFile):
        whole.save(path)  # type: ignore[arg-type]
    with pytest.raises(BadFile):
        sw.load_outcomes(path)  # type: ignore[arg-type]


def test_names_are_saved_with_their_houses(tmp_path: Path) -> None:
    needs_parquet()
    named = sw.outcomes({"one card": "switch", "until it fits": "switch~until-able"}, games=12)
    named.save(tmp_path / "games.parquet")
    assert sw.load_outcomes(tmp_path / "games.parquet").names == ("one card", "until it fits")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    needs_parquet()
    import pandas

    other, text = tmp_path / "other.parquet", tmp_path / "text.parquet"
    pandas.DataFrame({"a": [1]}).to_parquet(other)
    text.write_text("nothing")
    sw.outcomes(PAIR, games=10, workers=1).save(saved := tmp_path / "saved.parquet")
    frame = pandas.read_parquet(saved)
    key, about = next(iter(frame.attrs.items()))
    changed: list[Path] = []
    for old, new in (("practice-table", "no-such-house"), ("[[1, 0]", "[[1]"), ("form", "from")):
        assert old in about
        frame.attrs[key] = about.replace(old, new)
        changed.append(tmp_path / f"changed-{len(changed)}.parquet")
        frame.to_parquet(changed[-1])
    for path in (other, text, *changed, tmp_path / "missing.parquet"):
        with pytest.raises(BadFile):
            sw.load_outcomes(path)


@pytest.mark.parametrize(
    ("spans", "stop", "missing"),
    [
        ([], 5, ((0, 5),)),
        ([(0, 2), (4, 6)], 8, ((2, 4), (6, 8))),
        ([(3, 9)], 5, ((0, 3),)),
        ([(0, 9)], 5, ()),
    ],
)
def test_what_is_missing_of_the_games(
    spans: list[tuple[int, int]], stop: int, missing: tuple[tuple[int, int], ...]
) -> None:
    assert gaps(spans, stop) == missing


def test_spans_that_touch_are_one() -> None:
    assert joined([(4, 6), (0, 2), (2, 4), (8, 9)]) == ((0, 6), (8, 9))


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.available(), reason="needs numba: pip install switch_edu[fast]")
@pytest.mark.parametrize(
    ("lines", "bots"),
    [
        (["practice-table", "jack7", "switch~hand=5"], ["sensible", "random", "sensible"]),
        (["black-jack", "black-jack~packs=2", "openspiel-crazy-eights"], "random"),
    ],
)
def test_both_runtimes_count_the_same(lines: list[str], bots: str | list[str]) -> None:
    plan = read_plan(lines, 3, 4, bots)
    assert count_games(plan, 0, 60, fast=True) == count_games(plan, 0, 60, fast=False)


def test_a_cluster_comes_to_the_same_though_a_worker_is_killed() -> None:
    distributed = pytest.importorskip("distributed")
    alone = sw.outcomes(PAIR, games=400, seed=11, workers=2)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        run = sw.start_outcomes(PAIR, games=400, seed=11, scheduler=cluster.scheduler_address)
        run.step()
        with distributed.Client(cluster, set_as_default=False) as client:
            victim = next(iter(client.run(os.getpid).values()))
        os.kill(victim, signal.SIGKILL)
        end = time.monotonic() + 120
        while run.step() and time.monotonic() < end:
            pass
        assert run.done
        assert run.result.counts == alone.counts


def test_a_scheduler_that_does_not_answer_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(workers, "PATIENCE", "1s")
    with pytest.raises(SwitchError, match="No Dask scheduler answers at"):
        sw.outcomes(PAIR, games=10, scheduler="tcp://127.0.0.1:9")
