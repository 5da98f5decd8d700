"""Houses compiled for the kernel, each once for a number of seats."""

from __future__ import annotations

from functools import lru_cache

from switch_edu.engine.compile import compile_rules
from switch_edu.engine.rules import Rules
from switch_edu.rules import House


@lru_cache(maxsize=512)
def compiled(rules: House, seats: int) -> Rules:
    """Return a house compiled for a number of seats; raises BadHouse if so many cannot play."""
    return compile_rules(rules, seats)
