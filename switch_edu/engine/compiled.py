"""The same kernel compiled by numba: whole deals at a time on NumPy records.

The functions are the ones that plain Python runs. Each is rebuilt over a copy of its module's
globals in which the kernel functions are replaced by their compiled twins, so that there is one
source and two runtimes. Needs the extra `fast`; nothing else imports numba.

Compiling takes half a minute, so the code is kept between sessions (see `kept_code`).
"""

from __future__ import annotations

import functools
import types
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from switch_edu.cards import KINDS
from switch_edu.engine import playouts
from switch_edu.engine.kept_code import code_folder
from switch_edu.engine.kernel import kernel_functions
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.engine.rules import LISTS as RULE_LISTS
from switch_edu.engine.rules import NUMBERS, Rules
from switch_edu.engine.table import LISTS, SCALARS
from switch_edu.errors import SwitchError

# called from outside, by the tests too: worth keeping
ENTRANCES = frozenset(
    {"play_deals", "play_out", "play_pairs", "try_moves", "deal", "step", "blunder"}
)
# Everything else is copied into its callers: the sixteen ints of a judgement then stay in registers
# (see docs/decisions/0006). These have too many callers for that, or work too long to gain by it.
CALLED = frozenset(
    {"finish_turn", "draw_cards", "settle", "refill", "shuffle_stock", "choose_sensible"}
)


@functools.cache
def available() -> bool:
    """Return whether numba and NumPy can be imported."""
    try:
        import numba  # noqa: F401
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True


def _bit_functions() -> dict[str, Any]:
    """Return machine instructions for the functions of `bits`."""
    from numba import types as numba_types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def count_bits(_context: Any, cards: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return numba_types.int64(numba_types.int64), build

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(_context: Any, cards: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return numba_types.int64(numba_types.int64), build

    return {"count_bits": count_bits, "lowest": lowest}


def _copy_record(tables: Any, to: int, source: int) -> None:
    tables[to] = tables[source]


@functools.cache
def compiled_kernel() -> dict[str, Any]:
    """Return the compiled twin of every kernel function, by name; they compile when first called.

    Raises SwitchError when numba is not installed.
    """
    if not available():
        raise SwitchError("The fast runtime needs numba: pip install 'switch_edu[fast]'.")
    from numba import njit

    twins: dict[str, Any] = {**_bit_functions(), "copy_over": njit(_copy_record)}
    scopes: list[dict[str, Any]] = []
    with _kept_code() as kept:
        for name, function in kernel_functions().items():
            if name in twins:
                continue
            scope = dict(function.__globals__)
            scopes.append(scope)
            twin = types.FunctionType(function.__code__, scope, name, function.__defaults__)
            entrance = name in ENTRANCES
            twins[name] = njit(
                nogil=True,
                error_model="numpy",
                cache=kept and entrance,
                forceinline=name not in CALLED,
                no_cpython_wrapper=not entrance,
                no_cfunc_wrapper=not entrance,
            )(twin)
    for scope in scopes:
        for name, twin in twins.items():
            if name in scope:
                scope[name] = twin
    return twins


@contextmanager
def _kept_code() -> Iterator[bool]:
    """Point numba to a folder for this version of the kernel; yield whether it can be written."""
    from numba import config

    folder, usual = code_folder(), config.CACHE_DIR
    config.CACHE_DIR = usual if folder is None else str(folder)
    try:
        yield folder is not None
    finally:
        config.CACHE_DIR = usual


@functools.cache
def _record_types() -> tuple[Any, Any]:
    import numpy as np

    table: list[Any] = [(name, "i8") for name in SCALARS]
    table += [(name, "i8", (length,)) for name, length in LISTS.items()]
    table += [("count", "i8", (MAX_SEATS, KINDS))]
    rules: list[Any] = [(name, "i8") for name in NUMBERS]
    rules += [(name, "i8", (length,)) for name, length in RULE_LISTS.items()]
    return np.dtype(table), np.dtype(rules)


def record_of_rules(rules: Rules) -> Any:
    """Return compiled rules as a NumPy record with the same fields."""
    import numpy as np

    dtype = _record_types()[1]
    record = np.zeros(1, dtype).view(np.recarray)[0]
    for name in dtype.names or ():
        record[name] = getattr(rules, name)
    return record


def empty_tables(n: int) -> Any:
    """Return n empty tables as an array of NumPy records."""
    import numpy as np

    tables = np.zeros(n, _record_types()[0]).view(np.recarray)
    for name, value in SCALARS.items():
        tables[name] = value
    return tables


def play_deals(rules: Rules, seeds: Any, policies: Any, most_steps: int) -> Any:
    """Play one deal per seed, compiled; return one row of results per deal (see `playouts`).

    `seeds` are whole numbers; `policies` is a policy per seat for all deals, or a row of them for
    each deal.
    """
    import numpy as np

    seeds = np.asarray(seeds, dtype=np.int64)
    n = len(seeds)
    rows = np.zeros((n, MAX_SEATS), dtype=np.int64)
    rows[:, : rules.seats] = policies
    results = np.zeros((n, playouts.RESULT_WIDTH), dtype=np.int64)
    play = compiled_kernel()["play_deals"]
    play(record_of_rules(rules), empty_tables(1)[0], seeds, rows, most_steps, results)
    return results
