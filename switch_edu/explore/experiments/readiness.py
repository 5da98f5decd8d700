"""Whether the compiled kernel is ready, and getting it ready while plain Python plays.

Code that was compiled before is read from disk in about a second. Compiling takes longer; another
process does that and leaves the code on disk, so that nothing waits in this one. Sharp seats need
other code, to try moves; they look for it on disk at the beginning of each game.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread

from switch_edu.bots.sharp import SharpBot
from switch_edu.engine.compile import compile_rules
from switch_edu.game import deal
from switch_edu.rules import house

LONG = 2_000  # games from which on compiling is worth it
LONG_SHARP = 20  # the same where seats are sharp
_ready = Event()
_begun = Lock()
_trials_begun = Lock()


def ready() -> bool:
    """Return whether the compiled kernel can play at once."""
    return _ready.is_set()


def prepare(games: int, sharp: bool = False) -> None:
    """Begin to get compiled code ready in the background, if so many games are worth it."""
    from switch_edu.engine import compiled

    if not compiled.available():
        return
    if sharp:
        _prepare_trials(games)
    elif not _ready.is_set():
        _prepare_pairs(games)


def _prepare_pairs(games: int) -> None:
    from switch_edu.engine.compiled_pairs import is_kept

    if (games >= LONG or is_kept()) and _begun.acquire(blocking=False):
        Thread(target=_compile_and_load, name="switch_edu compiler", daemon=True).start()


def _prepare_trials(games: int) -> None:
    from switch_edu.engine.compiled_trials import is_kept

    if games >= LONG_SHARP and not is_kept() and _trials_begun.acquire(blocking=False):
        Thread(target=lambda: _compile(compile_trials), daemon=True).start()


def get_ready() -> None:
    """Load the compiled kernel, or compile it where that has not been done yet; this takes long."""
    from switch_edu.engine.compiled_pairs import play_pairs
    from switch_edu.engine.layout import MAX_SEATS

    rules = compile_rules(house("from-scratch"), 2)
    play_pairs(rules, (rules.packs, rules.jokers), 0, 0, 1, [0] * MAX_SEATS, 0, 100)
    _ready.set()


def compile_trials() -> None:
    """Compile what sharp seats need and leave it on disk; this takes long."""
    SharpBot(worlds=1, runtime="compiled").choose(deal("from-scratch"))


def _compile_and_load() -> None:
    from switch_edu.engine.compiled_pairs import is_kept

    if not is_kept():
        _compile(get_ready)
    with suppress(Exception):  # plain Python plays on where the compiler cannot be used
        get_ready()


def _compile(doing: Callable[[], None]) -> None:
    """Let another process do one of the above, if there is a folder for what it compiles."""
    from switch_edu.engine.kept_code import code_folder

    if code_folder() is None:
        return
    name, nothing = doing.__name__, subprocess.DEVNULL
    code = f"from {__name__} import {name}; {name}()"
    subprocess.run(
        [sys.executable, "-c", code], check=False, stdin=nothing, stdout=nothing, stderr=nothing
    )
