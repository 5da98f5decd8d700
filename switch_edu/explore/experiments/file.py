"""Outcomes on disk: a Parquet file that can be read anywhere, and continued here."""

from __future__ import annotations

import io
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
from switch_edu.texts import read_bytes, write_bytes

_KEY = "switch_edu outcomes"
_FORM = 1
_MOST_BYTES = 100_000_000
_WHAT = "saved outcomes"


def save(outcomes: Outcomes, path: str | Path, *, replace: bool) -> None:
    """Write how often each number came about, with the plan beside it, to a file here.

    Raises SwitchError where pandas or pyarrow is missing; BadFile where the file cannot be written,
    or is there already and `replace` is false.
    """
    target = _path(path)
    rows = [
        {"contrast": contrast, "measure": measure, "number": number, "games": games}
        for (contrast, measure), counted in outcomes.counts.numbers.items()
        for number, games in sorted(counted.items())
    ]
    frame = frame_of(rows)
    frame.attrs[_KEY] = json.dumps(_about(outcomes))
    try:
        content = frame.to_parquet(None, index=False)
    except ImportError:
        raise SwitchError(_MISSING) from None
    write_bytes(target, content, replace=replace)


_MISSING = "Parquet files need pyarrow, which is not installed: `pip install pyarrow` adds it."


def load_outcomes(path: str | Path) -> Outcomes:
    """Return outcomes that were saved; raises BadFile for a file that holds none."""
    content = read_bytes(_path(path), _WHAT, _MOST_BYTES)
    try:
        import pandas

        frame = pandas.read_parquet(io.BytesIO(content))
    except ImportError:
        raise SwitchError(_MISSING) from None
    except (OSError, ValueError):
        raise BadFile(f"{shown(path)} holds no saved outcomes.") from None
    try:
        return _read(json.loads(frame.attrs[_KEY]), frame.to_dict("records"))
    except SwitchError as error:
        raise BadFile(f"{shown(path)} cannot be continued: {error}") from None
    except (KeyError, TypeError, ValueError):
        raise BadFile(f"{shown(path)} holds no saved outcomes.") from None


def _path(path: object) -> Path:
    """Return a path; an address such as file://… is none, it would be looked for here."""
    if not isinstance(path, str | Path):
        raise BadFile(f"{shown(path)} is no file: give a path such as games.parquet.")
    return Path(path)


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
