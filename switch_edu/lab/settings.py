"""What JupyterLab is told so that the first thing on screen is the notebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WORKSPACE = "switch"

OVERRIDES: dict[str, dict[str, Any]] = {
    # nothing is asked of the network, and no toast covers the first card
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    },
    # our notebooks are short: a card table stays in the page while it is scrolled out of sight
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}


def write_settings(folder: Path, notebook: str) -> list[str]:
    """Write settings and a workspace with both side bars collapsed into `folder`.

    Returns the arguments that make JupyterLab use them and open `notebook`.
    """
    settings, workspaces = folder / "settings", folder / "workspaces"
    settings.mkdir()
    workspaces.mkdir()
    (settings / "overrides.json").write_text(json.dumps(OVERRIDES))
    _save_workspace(workspaces, notebook)
    return [
        f"--LabApp.app_settings_dir={settings}",
        f"--LabApp.workspaces_dir={workspaces}",
        f"--LabApp.default_url={lab_path()}",
        "--LabApp.extension_manager=readonly",
    ]


def lab_path() -> str:
    """Return the path of the prepared workspace on the server."""
    return f"/lab/workspaces/{WORKSPACE}"


def _save_workspace(folder: Path, notebook: str) -> None:
    from jupyterlab_server.workspaces_handler import WorkspacesManager

    WorkspacesManager(str(folder)).save(WORKSPACE, json.dumps(_workspace(notebook)))


def _workspace(notebook: str) -> dict[str, Any]:
    widget = f"notebook:{notebook}"
    dock = {"type": "tab-area", "currentIndex": 0, "widgets": [widget]}
    collapsed = {"collapsed": True, "visible": True, "widgets": []}
    return {
        "metadata": {"id": WORKSPACE},
        "data": {
            "layout-restorer:data": {
                "main": {"dock": dock, "current": widget},
                "left": {**collapsed, "widgets": ["filebrowser"]},
                "right": collapsed,
                "down": {"size": 0, "widgets": []},
                "relativeSizes": [0, 1, 0],
            },
            widget: {"data": {"path": notebook, "factory": "Notebook"}},
        },
    }
