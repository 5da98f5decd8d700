"""Whether moves can be tried by compiled code, which is read while plain Python tries them.

Reading takes a second or so, in which nobody should have to wait. Nothing is compiled here: what a
page asks for is not long enough for that.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Lock, Thread

from switch_edu.engine.compiled_trials import is_kept, is_loaded
from switch_edu.explore.experiments.readiness import compile_trials

_begun = Lock()


def quick_runtime() -> str:
    """Return the runtime that answers soonest now; kept code is read for the next time."""
    if is_loaded():
        return "compiled"
    if _begun.acquire(blocking=False) and is_kept():
        Thread(target=_read, name="switch_edu reader", daemon=True).start()
    return "plain"


def _read() -> None:
    with suppress(Exception):  # plain Python goes on where the compiler cannot be used
        compile_trials()
