"""Where compiled code is kept between sessions.

Numba would not notice that a *called* function has changed and would run old code: the folder is
named by all sources of the kernel.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path


def code_folder() -> Path | None:
    """Return the folder for the code of this version of the kernel, None if none can be written."""
    from platformdirs import user_cache_path

    kernel = f"kernel-{code_key(Path(__file__).parent)}"
    folder = user_cache_path("switch_edu", appauthor=False) / kernel
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def code_key(engine: Path) -> str:
    """Return a name for the compiled code of the kernel whose source is in `engine`.

    The compiler reads back only what it made from the same files, in the same place and of the
    same age: code of another copy would be taken to be ready, and then be compiled once more.
    """
    digest = hashlib.sha256(sys.version.encode())
    for source in (engine.parent / "cards.py", *sorted(engine.rglob("*.py"))):
        digest.update(f"{source} {source.stat().st_mtime_ns} ".encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
