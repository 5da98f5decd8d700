"""JupyterLite: what it is told, and its command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from switch_edu.lab.settings import OVERRIDES

_EXTENSIONS = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
_KERNEL = "@jupyterlite/pyodide-kernel-extension"
# others that happen to be installed stay out
USED = (_KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")

_MEMORY = ["memoryStorageDriver"]
# nothing is kept of a notebook, and a phone has no room for what its readers do not need
_TOOLBAR = {"@jupyterlab/notebook-extension:panel": {"toolbar": [
    {"name": name, "disabled": True} for name in ("save", "cut", "copy", "paste", "cellType")
]}}  # fmt: skip


def kernel_wheels() -> Path:
    """Return the folder of the wheels that come with the kernel."""
    return _EXTENSIONS / _KERNEL / "static" / "pypi"


def distribution() -> str:
    """Return where Pyodide's own distribution is, as the kernel has it."""
    schema = _EXTENSIONS / _KERNEL / "static" / "schema" / "kernel.v0.schema.json"
    told = json.loads(schema.read_text(encoding="utf-8"))["properties"]["pyodideUrl"]["default"]
    return str(told).rpartition("/")[0] + "/"


def build(work: Path, packages: list[str]) -> Path:
    """Build in a folder that holds `files` and `static`, and return the folder of the site.

    `packages` are loaded when Python starts. The folder has to be new: what the tool remembers of
    an earlier run hides changed settings. Raises SystemExit in one sentence without JupyterLite.
    """
    if not kernel_wheels().is_dir():
        raise SystemExit("The site needs JupyterLite: pip install -e '.[site]' installs it.")
    site = work / "site"
    _write(work / "jupyter_lite_config.json", {"LiteBuildConfig": {
        "apps": ["notebooks"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "contents": [str(work / "files")],
        "output_dir": str(site),
        "ignore_sys_prefix": ["federated_extensions"],
        "federated_extensions": [str(_EXTENSIONS / name) for name in USED],
    }})  # fmt: skip
    _write(work / "overrides.json", {**OVERRIDES, **_TOOLBAR})
    _write(work / "jupyter-lite.json", {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Switch",
            "exposeAppInBrowser": "true",  # for the page that says what is loading
            # a notebook is as shipped each time it is opened; in a private window nothing is kept
            "enableMemoryStorage": True,
            "contentsStorageDrivers": _MEMORY,
            "settingsStorageDrivers": _MEMORY,
            "workspacesStorageDrivers": _MEMORY,
            "litePluginSettings": {f"{_KERNEL}:kernel": {
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": packages},
            }},
        },
    })  # fmt: skip
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(work)]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"JupyterLite has failed:\n{done.stdout}\n{done.stderr}")
    return site


def _write(path: Path, told: Any) -> None:
    path.write_text(json.dumps(told), encoding="utf-8")
