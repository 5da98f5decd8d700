"""Outcomes on disk: a Parquet file that can be read anywhere, and continued here."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from switch_edu.bots.sharp import WORLDS, check_worlds
from switch_edu.errors import BadFile, SwitchError
from switch_edu.explore.experiments.counting import Counts
from switch_edu.explore.experiments.plan import Plan, read_bots
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.spans import joined, length
from switch_edu.explore.frames import frame_of
from switch_edu.game.given import read_player_count, read_seed, shown
from switch_edu.rules import house

_KEY = "switch_edu outcomes"
_FORM = 1


def save(outcomes: Outcomes, path: str | Path) -> None:
    """Write how often each number came about, with the plan beside it.

    Raises SwitchError where pandas or pyarrow is missing or the file cannot be written.
    """
    rows = [
        {"contrast": contrast, "measure": measure, "number": number, "games": games}
        for (contrast, measure), counted in outcomes.counts.numbers.items()
        for number, games in sorted(counted.items())
    ]
    frame = frame_of(rows)
    frame.attrs[_KEY] = json.dumps(_about(outcomes))
    try:
        frame.to_parquet(path, index=False)
    except ImportError:
        raise SwitchError(_MISSING) from None
    except OSError as error:
        raise BadFile(f"{shown(path)} could not be written: {error.strerror}.") from None


_MISSING = "Parquet files need pyarrow, which is not installed: `pip install pyarrow` adds it."


def load_outcomes(path: str | Path) -> Outcomes:
    """Return outcomes that were saved; raises BadFile for a file that holds none."""
    if not isinstance(path, str | Path):
        raise BadFile(f"{shown(path)} is no file: give the path that they were saved under.")
    try:
        import pandas

        frame = pandas.read_parquet(path)
    except ImportError:
        raise SwitchError(_MISSING) from None
    except OSError as error:
        why = error.strerror or "it holds no saved outcomes"
        raise BadFile(f"{shown(path)} could not be read: {why}.") from None
    except ValueError:
        raise BadFile(f"{shown(path)} holds no saved outcomes.") from None
    try:
        return _read(json.loads(frame.attrs[_KEY]), frame.to_dict("records"))
    except SwitchError as error:
        raise BadFile(f"{shown(path)} cannot be continued: {error}") from None
    except (KeyError, TypeError, ValueError):
        raise BadFile(f"{shown(path)} holds no saved outcomes.") from None


def _about(outcomes: Outcomes) -> dict[str, Any]:
    plan, counts = outcomes.plan, outcomes.counts
    return {
        "form": _FORM,
        "houses": [one.line for one in plan.houses],
        "players": plan.players,
        "seed": plan.seed,
        "bots": plan.bots,
        "worlds": plan.worlds,
        "contrasts": plan.contrasts,
        "names": plan.given,
        "spans": outcomes.spans,
        "parted": list(counts.parted.items()),
        "examples": list(counts.examples.items()),
    }


def _read(about: dict[str, Any], rows: list[Any]) -> Outcomes:
    lengths = {len(weights) for weights in about["contrasts"]}
    if about["form"] != _FORM or lengths != {len(about["houses"])}:
        raise KeyError(_KEY)
    players = read_player_count(about["players"])
    plan = Plan(
        houses=tuple(house(line) for line in about["houses"]),
        players=players,
        seed=read_seed(about["seed"]),
        bots=read_bots(about["bots"], players),
        contrasts=tuple(tuple(weights) for weights in about["contrasts"]),
        worlds=check_worlds(about.get("worlds", WORLDS)),
        given=tuple((str(line), str(name)) for line, name in about.get("names", ())),
    )
    spans = joined((start, stop) for start, stop in about["spans"])
    counts = Counts(length(spans))
    for row in rows:
        key = int(row["contrast"]), str(row["measure"])
        counts.numbers.setdefault(key, Counter())[int(row["number"])] = int(row["games"])
    counts.parted = Counter({int(at): int(games) for at, games in about["parted"]})
    counts.examples = {int(at): list(games) for at, games in about["examples"]}
    return Outcomes(plan, counts, spans)
