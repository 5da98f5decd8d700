"""Paired play in the compiled runtime (see `paired`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.engine.kept_code import code_folder
from switch_edu.engine.rules import Rules
from switch_edu.engine.tally import ROW_WIDTH


def play_pairs(
    rules: Rules,
    pack: Sequence[int],
    first_seed: int,
    first_game: int,
    games: int,
    policies: Sequence[int],
    scoring: int,
    most_steps: int,
) -> Any:
    """Return a row of results for each game, as a NumPy array; raises SwitchError without numba."""
    import numpy as np

    from switch_edu.engine.compiled import compiled_kernel, empty_tables, record_of_rules

    rows = np.zeros((games, ROW_WIDTH), dtype=np.int64)
    compiled_kernel()["play_pairs"](
        record_of_rules(rules),
        empty_tables(1)[0],
        np.asarray(pack, dtype=np.int64),
        first_seed,
        first_game,
        np.asarray(policies, dtype=np.int64),
        scoring,
        most_steps,
        rows,
    )
    return rows


def is_kept() -> bool:
    """Return whether compiled code for paired play is kept on this machine, ready to be read."""
    folder = code_folder()
    return folder is not None and any(folder.rglob("paired.play_pairs-*.nbi"))
