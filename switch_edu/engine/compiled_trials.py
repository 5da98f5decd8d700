"""Trials in the compiled runtime (see `trials`)."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Any

from switch_edu.engine.kept_code import code_folder
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import LISTS, SCALARS, Table
from switch_edu.engine.trials import SEEN, TABLES

_loaded = Event()


class CompiledTrials:
    """Records of a table and its places, for many trials; raises SwitchError without numba."""

    def __init__(
        self, rules: Rules, table: Table, places: Sequence[Sequence[int]], cards: Sequence[int]
    ) -> None:
        from switch_edu.engine.compiled import compiled_kernel, empty_tables, record_of_rules

        self._try_moves = compiled_kernel()["try_moves"]  # says what is missing before NumPy does
        import numpy as np

        self._numpy = np
        self._rules = record_of_rules(rules)
        self._tables = empty_tables(TABLES)
        for name in (*SCALARS, *LISTS, "count"):
            self._tables[name][SEEN] = getattr(table, name)
        self._places = np.array(places, dtype=np.int64)
        self._cards = np.array(cards, dtype=np.int64)

    def play(
        self,
        seat: int,
        actions: Sequence[int],
        policies: Sequence[int],
        first_seed: int,
        worlds: int,
        most_steps: int,
    ) -> Any:
        """Return a row for each world with what became of each action, as a NumPy array."""
        np = self._numpy
        results = np.zeros((worlds, len(actions)), dtype=np.int64)
        self._try_moves(
            self._rules, self._tables, self._places, self._cards, seat,
            np.asarray(actions, dtype=np.int64), np.asarray(policies, dtype=np.int64),
            first_seed, most_steps, results,
        )  # fmt: skip
        _loaded.set()
        return results


def is_loaded() -> bool:
    """Return whether compiled code for trials has been used in this process."""
    return _loaded.is_set()


def is_kept() -> bool:
    """Return whether compiled code for trials is kept on this machine, ready to be read."""
    folder = code_folder()
    return folder is not None and any(folder.rglob("trials.try_moves-*.nbi"))
