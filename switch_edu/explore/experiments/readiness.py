"""Whether the compiled kernel is ready, and getting it ready while plain Python plays.

Code that was compiled before is read from disk in about a second. Compiling takes longer; another
process does that and leaves the code on disk, so that nothing waits in this one.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from threading import Event, Lock, Thread

from switch_edu.engine.compile import compile_rules
from switch_edu.rules import house

LONG = 2_000  # games from which on compiling is worth it
_ready = Event()
_begun = Lock()


def ready() -> bool:
    """Return whether the compiled kernel can play at once."""
    return _ready.is_set()


def prepare(games: int) -> None:
    """Begin to get the compiled kernel ready in the background, if so many games are worth it."""
    from switch_edu.engine import compiled
    from switch_edu.engine.compiled_pairs import is_kept

    if not compiled.available() or _ready.is_set():
        return
    if (games >= LONG or is_kept()) and _begun.acquire(blocking=False):
        Thread(target=_prepare, name="switch_edu compiler", daemon=True).start()


def get_ready() -> None:
    """Load the compiled kernel, or compile it where that has not been done yet; this takes long."""
    from switch_edu.engine.compiled_pairs import play_pairs
    from switch_edu.engine.layout import MAX_SEATS

    rules = compile_rules(house("from-scratch"), 2)
    play_pairs(rules, (rules.packs, rules.jokers), 0, 0, 1, [0] * MAX_SEATS, 0, 100)
    _ready.set()


def _prepare() -> None:
    from switch_edu.engine.compiled_pairs import is_kept
    from switch_edu.engine.kept_code import code_folder

    if code_folder() is not None and not is_kept():
        code = f"from {__name__} import get_ready; get_ready()"
        nothing = subprocess.DEVNULL
        subprocess.run(
            [sys.executable, "-c", code], check=False, stdin=nothing, stdout=nothing, stderr=nothing
        )
    with suppress(Exception):  # plain Python plays on where the compiler cannot be used
        get_ready()
