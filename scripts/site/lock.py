"""Which packages the browser's Python finds: the site's own, and a few of Pyodide's by network."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from scripts.site import lite
from scripts.site.runtime import Lock
from scripts.site.wheels import Wheel

# what a table of results or a case file wants; loaded where there is a network
REMOTE = ("pandas", "pyyaml")


def write(folder: Path, wheels: Iterable[Wheel], listed: Lock) -> None:
    """Write the list of packages next to the runtime: all wheels, and where REMOTE ones are."""
    packages = {wheel.name: _entry(wheel) for wheel in wheels}
    for name in with_dependencies(listed, REMOTE):
        entry = listed["packages"][name]
        file = f"{lite.distribution()}{entry['file_name']}"
        packages.setdefault(name, {**entry, "file_name": file})
    lock = {"info": listed["info"], "packages": packages}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock, indent=1), encoding="utf-8")


def with_dependencies(listed: Lock, names: Iterable[str]) -> Iterator[str]:
    """Yield packages of a distribution and whatever they depend on, each once."""
    waiting, seen = list(names), set()
    while waiting:
        name = waiting.pop().replace("_", "-")
        if name not in seen:
            seen.add(name)
            yield name
            waiting += listed["packages"][name]["depends"]


def _entry(wheel: Wheel) -> dict[str, Any]:
    return {
        "name": wheel.name,
        "version": wheel.version,
        "file_name": wheel.file.name,
        "install_dir": "site",
        "sha256": wheel.sha256,
        "package_type": "package",
        "imports": list(wheel.imports),
        # all wheels of the site are loaded when Python starts, so none has to name another
        "depends": [],
        "unvendored_tests": False,
    }
