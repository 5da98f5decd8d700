"""Python for the browser: the runtime of Pyodide, fetched with npm and checked."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any

# the one version that jupyterlite-pyodide-kernel 0.8.6 is made for
VERSION = "314.0.6"
SHA512 = (
    "04a0d327222a1710b8044c4ba9e452ddfe71bd76488ceb7c0b7cc62cdfc273bb"
    "45c52c2f29585591c8504360062ceb51e18ad53881716d5f29a320ce3a65b0c5"
)
NEEDED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LIST = "pyodide-lock.json"

Lock = dict[str, Any]


def unpack(cache: Path, folder: Path) -> Lock:
    """Put the runtime into a folder and return the list of packages of its distribution.

    The archive is kept in `cache`. Raises SystemExit in one sentence without npm, or when the
    archive is not the one that the checksum is of.
    """
    folder.mkdir(parents=True)
    with tarfile.open(_archive(cache)) as archive:
        for name in (*NEEDED, _LIST):
            source = archive.extractfile(f"package/{name}")
            assert source
            with (folder / name).open("wb") as target:
                shutil.copyfileobj(source, target)
    listed: Lock = json.loads((folder / _LIST).read_text(encoding="utf-8"))
    return listed


def _archive(cache: Path) -> Path:
    path = cache / f"pyodide-{VERSION}.tgz"
    if not path.exists():
        cache.mkdir(parents=True, exist_ok=True)
        _fetch(cache)
    digest = hashlib.sha512(path.read_bytes()).hexdigest()
    if digest != SHA512:
        raise SystemExit(f"{path} is not pyodide {VERSION}, or it is damaged: delete it.")
    return path


def _fetch(cache: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The site is built with npm, which comes with Node.js: install it.")
    command = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"npm cannot fetch pyodide {VERSION}:\n{done.stderr}")
