"""Starting the server of a class, and saying where it is."""

from __future__ import annotations

import ipaddress
import logging
import os
import secrets
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from switch_edu import content, userdata
from switch_edu.errors import BadFile

HOME = "127.0.0.1"
_EVERYWHERE = ("0.0.0.0", "::")
# what most of a class opens first; each kept warm costs as much memory as a pupil
_WARM = ("00-welcome.ipynb", "01-deal.ipynb")


@dataclass(frozen=True)
class Plan:
    """What a teacher decides: where to listen, for how many, how long an idle page is kept."""

    notebooks: Path
    address: str = HOME
    port: int = 8866
    most: int = 30
    idle_minutes: int = 60
    warm: int = 1

    @property
    def token(self) -> str:
        """The key in the link, a new one each time; "" where only this machine can connect."""
        return "" if is_this_machine(self.address) else secrets.token_urlsafe(12)


def serve(plan: Plan, *, browser: bool, say: Callable[[str], None]) -> None:
    """Offer the course as pages until Ctrl-C. `say` is given each sentence for the user.

    Raises `BadFile` when Voila is missing.
    """
    if find_spec("voila") is None:
        raise BadFile("Serving a class needs Voila: pip install 'switch-edu[serve]' installs it.")
    from tornado.ioloop import IOLoop
    from traitlets.config import Config

    from switch_edu.serve.app import CourseApp

    os.environ[userdata.VARIABLE] = userdata.IN_BROWSER  # kernels inherit it
    os.environ[content.LESSONS_VARIABLE] = str(content.lessons())
    with tempfile.TemporaryDirectory(prefix="switch-edu-class-") as scratch:
        # what the kernels keep in temporary folders goes with the server, even if one is killed
        os.environ["TMPDIR"] = tempfile.tempdir = scratch
        logging.getLogger("tornado").setLevel(logging.ERROR)  # our own sentences and real errors
        token = plan.token
        app = CourseApp(config=Config(settings(plan, token, browser)))
        app.initialize([])
        IOLoop.current().add_callback(lambda: say(links(plan, app.port, token)))
        app.start()


def settings(plan: Plan, token: str, browser: bool) -> dict[str, Any]:
    """Return what Voila is told."""
    pools = {name: {"pool_size": plan.warm} for name in _WARM}
    return {
        "CourseApp": {
            "root_dir": str(plan.notebooks),
            "ip": plan.address,
            "port": plan.port,
            "open_browser": browser,
            "token": token,
            "most": plan.most,
            "log_level": "ERROR",
        },
        "KernelManager": {"transport_encryption": "auto"},
        "VoilaConfiguration": {
            "multi_kernel_manager_class": "switch_edu.serve.app.Kernels",
            "preheat_kernel": plan.warm > 0,
            "extension_denylist": ["@jupyterlite/pyodide-kernel-extension"],
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
        },
        "VoilaKernelManager": {"kernel_pools_config": {"default": {"pool_size": 0}, **pools}},
        "Kernels": {
            "cull_idle_timeout": 60 * plan.idle_minutes,
            "cull_interval": 30,
            "cull_connected": True,
        },
    }


def links(plan: Plan, port: int, token: str) -> str:
    """Return the sentence that says where the course is."""
    host = plan.address
    if host in _EVERYWHERE:
        host = "ADDRESS-OF-THIS-COMPUTER"
    key = f"?token={token}" if token else ""
    return f"The course for a class of up to {plan.most}: http://{host}:{port}/{key}"


def is_this_machine(address: str) -> bool:
    """Say whether an address can be reached from this machine only."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
