"""A plugin that makes NumPy, pandas and numba unimportable: `pytest -p tests.plain`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

HEAVY = ("numpy", "pandas", "numba")


class NotHere(MetaPathFinder):
    """Answers for the heavy libraries, before anybody else, that they are not installed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in HEAVY:
            raise ModuleNotFoundError(f"No module named {name!r} (made unimportable)", name=name)
        return None


for loaded in [name for name in sys.modules if name.partition(".")[0] in HEAVY]:
    del sys.modules[loaded]
sys.meta_path.insert(0, NotHere())
