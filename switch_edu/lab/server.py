"""Starting JupyterLab on this machine only, and saying where it is."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from switch_edu import content, ports
from switch_edu.errors import BadFile
from switch_edu.lab.folder import Folder, working_folder
from switch_edu.lab.settings import lab_path, write_settings
from switch_edu.lab.trust import trust_shipped

ADDRESS = "127.0.0.1"
WELCOME = "00-welcome.ipynb"


def open_lab(
    *,
    directory: Path | None = None,
    port: int | None = None,
    browser: bool = True,
    say: Callable[[str], None],
) -> None:
    """Open JupyterLab on the welcome notebook and serve it until Ctrl-C.

    Without a port the first free one from 8888 is taken. `say` is given each sentence for the
    user, the address among them. Raises `BadFile` when JupyterLab is missing, as where Python
    itself runs in a browser, when the folder cannot be used or the port is taken.
    """
    if find_spec("jupyterlab") is None:
        raise BadFile("The notebooks open in JupyterLab: pip install jupyterlab installs it.")
    folder = working_folder(directory)
    if port is not None:
        ports.check_free(ADDRESS, port)
    if not content.in_checkout() or directory is not None:
        say(f"The notebooks are in {folder.notebooks}")
    for name in folder.held_back:
        say(f"{name} has a newer version; yours is changed and was kept (rename it to get both).")
    with tempfile.TemporaryDirectory(prefix="switch-edu-") as scratch:
        _serve(folder, write_settings(Path(scratch), WELCOME), port, browser, say)


def _serve(
    folder: Folder, settings: list[str], port: int | None, browser: bool, say: Callable[[str], None]
) -> None:
    from jupyterlab.labapp import LabApp

    os.environ[content.LESSONS_VARIABLE] = str(folder.lessons)  # kernels inherit it
    token = secrets.token_urlsafe()
    trust_shipped(folder.notebooks)
    server = LabApp.initialize_server(
        argv=[
            *settings,
            f"--ServerApp.ip={ADDRESS}",
            f"--ServerApp.port={port or 8888}",
            f"--ServerApp.root_dir={folder.notebooks}",
            f"--ServerApp.open_browser={browser}",
            f"--IdentityProvider.token={token}",
            # only our own sentences and real errors in the terminal
            "--Application.log_level=ERROR",
            "--KernelManager.transport_encryption=auto",
            # Ctrl-C stops at once; containers run as root, and only this machine can connect
            "--ServerApp.answer_yes=True",
            "--ServerApp.allow_root=True",
        ]
    )
    say(f"JupyterLab: http://{ADDRESS}:{server.port}{lab_path()}?token={token}")
    say("Ctrl-C stops it.")
    server.start()
