"""Starting the server of a class, and saying where it is."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from switch_edu import content, userdata
from switch_edu.errors import BadFile
from switch_edu.serve import links

_CULLING = 30  # seconds between two looks for idle kernels
# Pages reach this server alone, nobody frames them, and none tells another its link with the key.
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; "
        "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
}
_FAILED = "Load this page again, and tell your teacher if it stays like this."


@dataclass(frozen=True)
class Plan:
    """What a teacher decides: where to listen, for how many, how long an idle page is kept.

    Without a port the first free one from 8866 is taken.
    """

    notebooks: Path
    address: str = links.HOME
    port: int | None = None
    most: int = 30
    idle_minutes: float = 60


def serve(plan: Plan, *, browser: bool, say: Callable[[str], None]) -> None:
    """Offer the course as pages until Ctrl-C. `say` is given each sentence for the user.

    Raises `BadFile` when Voila is missing, the address or port cannot be used, or no temporary
    folder can be written.
    """
    if find_spec("voila") is None:
        raise BadFile("Serving a class needs Voila: pip install 'switch-edu[serve]' installs it.")
    port = links.free_port(plan.address, plan.port)
    try:
        scratch = tempfile.TemporaryDirectory(prefix="switch-edu-", ignore_cleanup_errors=True)
    except OSError as error:
        raise BadFile(
            f"No folder for temporary files can be written ({error.strerror}): "
            "set TMPDIR to one that can."
        ) from error
    with scratch as folder:
        _get_forks_ready()
        _prepare_kernels(Path(folder))
        _run(plan, port, browser, say)
    say("The class is over.")


def _get_forks_ready() -> None:
    """Start kernels by forking; where that cannot be, as on Windows, Jupyter's way remains."""
    if hasattr(os, "fork"):
        from switch_edu.serve import forks

        forks.get_ready()


def _prepare_kernels(scratch: Path) -> None:
    """Set what kernels inherit: what they keep goes with the server, even if one is killed."""
    os.environ[userdata.VARIABLE] = userdata.IN_BROWSER
    os.environ[content.LESSONS_VARIABLE] = str(content.lessons())
    os.environ["IPYTHONDIR"] = str(scratch / "ipython")  # no start-up files of the teacher's
    os.environ["TMPDIR"] = tempfile.tempdir = str(scratch)


def _run(plan: Plan, port: int, browser: bool, say: Callable[[str], None]) -> None:
    from tornado.ioloop import IOLoop
    from traitlets.config import Config

    from switch_edu.serve.answers import tell_failure
    from switch_edu.serve.app import CourseApp
    from switch_edu.serve.watch import tell_how_many

    logging.getLogger("tornado").setLevel(logging.ERROR)  # our own sentences and real errors
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)  # that it is full is none
    key = links.new_key(plan.address)
    app = CourseApp(config=Config(settings(plan, port, key)))
    app.initialize([])

    async def begin() -> None:
        asyncio.get_running_loop().set_exception_handler(tell_failure)
        for sentence in greeting(plan, port, key):
            say(sentence)
        if browser:
            here = links.link(links.host_for_us(plan.address), port, key)
            await asyncio.to_thread(webbrowser.open, here)
        await tell_how_many(app.seats, say)

    IOLoop.current().add_callback(begin)
    app.start()


def settings(plan: Plan, port: int, key: str) -> dict[str, Any]:
    """Return what Voila is told."""
    idle = 60 * plan.idle_minutes
    return {
        "CourseApp": {
            "root_dir": str(plan.notebooks),
            "ip": plan.address,
            "port": port,
            "port_retries": 0,
            "open_browser": False,
            "token": key,
            "most": plan.most,
            "kernel_websocket_connection_class": "switch_edu.serve.kernels.Hearing",
            "tornado_settings": {
                # without a key, a page of another site must not pass itself off as ours
                "allow_remote_access": bool(key),
                "headers": _HEADERS,
            },
            "log_level": "CRITICAL",  # what matters here is an exception, and tornado tells those
        },
        "KernelManager": {"transport_encryption": "auto", "cache_ports": False},
        "VoilaConfiguration": {
            "multi_kernel_manager_class": "switch_edu.serve.kernels.Kernels",
            "progressive_rendering": True,
            "extension_denylist": ["@jupyterlite/pyodide-kernel-extension"],
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
        },
        "Kernels": {
            "cull_idle_timeout": round(idle),
            "cull_interval": max(1, min(_CULLING, round(idle / 4))),
        },
        # a kernel that has died is not started again: it would know nothing of its page
        "AsyncIOLoopKernelRestarter": {"restart_limit": 0, "time_to_dead": 1.0},
        "VoilaExecutor": {
            "cell_error_instruction": _FAILED,
            # seconds; after the usual ones a busy computer would leave cells without their output
            "startup_timeout": 300,
            "iopub_timeout": 120,
        },
    }


def greeting(plan: Plan, port: int, key: str) -> list[str]:
    """Return what the teacher reads first: the link, who can open it, how it ends."""
    address = links.link(links.host_for_others(plan.address), port, key)
    who = (
        "Only this link opens it: the key in it is new each time."
        if key
        else "Only this computer can open it; --ip 0.0.0.0 lets your network in."
    )
    return [f"The course for a class of up to {plan.most}: {address}", who, "Ctrl-C ends it."]
