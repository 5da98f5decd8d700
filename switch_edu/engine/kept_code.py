"""Where compiled code is kept between sessions.

Numba would not notice that a *called* function has changed and would run old code: the folder is
named by all sources of the kernel.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path


def code_folder() -> Path | None:
    """Return the folder for the code of this version of the kernel, None if none can be written."""
    from platformdirs import user_cache_path

    engine = Path(__file__).parent
    digest = hashlib.sha256()
    for source in (engine.parent / "cards.py", *sorted(engine.glob("*.py"))):
        digest.update(source.read_bytes())
    folder = user_cache_path("switch_edu", appauthor=False) / f"kernel-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None
