"""Which functions are the kernel: the ones that are also compiled, or specialised for a house."""

from __future__ import annotations

import types

from switch_edu.engine import (
    answering,
    bits,
    blunder,
    calls,
    deal,
    effects,
    ending,
    events,
    finish,
    following,
    grouping,
    judge,
    laying,
    matching,
    paired,
    pile,
    playouts,
    policies,
    powerless,
    prospects,
    seats,
    sensible,
    settling,
    step,
    supply,
    tally,
    trials,
    turn,
    worlds,
)

KERNEL = (
    bits, events, supply, powerless, following, finish, calls, pile, grouping, matching, judge,
    seats, effects, answering, turn, settling, ending, laying, step, deal, prospects, sensible,
    policies, playouts, blunder, tally, paired,
    worlds, trials,
)  # fmt: skip
PLAIN_ONLY = frozenset({"read_events"})


def kernel_functions() -> dict[str, types.FunctionType]:
    """Return every function of the kernel by name; no two modules have one of the same name."""
    functions: dict[str, types.FunctionType] = {}
    for module in KERNEL:
        for name, value in vars(module).items():
            own = isinstance(value, types.FunctionType) and value.__module__ == module.__name__
            if own and name not in PLAIN_ONLY:
                functions[name] = value
    return functions
