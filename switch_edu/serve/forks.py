"""Kernels that are forked from one process in which all is loaded: ready at once, small, alike.

This module can only be imported where processes can be forked.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import tempfile
from contextlib import suppress
from importlib.metadata import EntryPoint
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from threading import Thread
from typing import Any

from jupyter_client.connect import KernelConnectionInfo, port_names
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

NAME = "switch-edu-fork"
_PRELOAD = "switch_edu.serve.preload"
# pages send no code, and nobody reads what kernels log
_OPTIONS = ("--HistoryManager.enabled=False", "--IPKernelApp.log_level=CRITICAL")
_STARTING = 60  # seconds
_LOOKING = 2  # seconds between two looks whether the process of the forks is there


def get_ready() -> None:
    """Load what kernels need, and make forking the way to start one."""
    _context().set_forkserver_preload([_PRELOAD])
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server alone
    forkserver.ensure_running()
    signal.signal(signal.SIGINT, handler)
    point = EntryPoint(NAME, f"{__name__}:ForkProvisioner", KernelProvisionerFactory.GROUP_NAME)
    factory = KernelProvisionerFactory.instance()
    factory.provisioners[NAME] = point
    factory.default_provisioner_name = NAME


class ForkProvisioner(LocalProvisioner):
    """Starts a kernel by a fork instead of a new Python, and waits until it can be spoken to.

    The kernel chooses its own ports: those that are free now may be taken when it has started.
    """

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Start the kernel whose connection file is the last word of `cmd`."""
        self.cwd = options["cwd"]
        _leave_ports_open(Path(cmd[-1]))
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = _context().Process(
            target=_run_kernel, args=(cmd[-1], self.cwd, options["env"], theirs), daemon=True
        )
        process.start()
        theirs.close()
        self.process = _Child(process)  # type: ignore[assignment]
        self.pid = self.pgid = process.pid  # a session of its own
        with ours:
            ports = await _received(ours)
        for name, port in ports.items():
            setattr(self.parent, name, port)
        self.connection_info.update(ports)  # type: ignore[typeddict-item]
        return self.connection_info


def _leave_ports_open(connection_file: Path) -> None:
    known = json.loads(connection_file.read_text(encoding="utf-8"))
    text = json.dumps({**known, **dict.fromkeys(port_names, 0)})
    connection_file.write_text(text, encoding="utf-8")


async def _received(pipe: Connection) -> dict[str, int]:
    """Return what the kernel sends once it is listening; raises EOFError when it has ended."""
    loop = asyncio.get_running_loop()
    arrived = loop.create_future()
    loop.add_reader(pipe.fileno(), arrived.set_result, None)
    try:
        async with asyncio.timeout(_STARTING):
            await arrived
    finally:
        loop.remove_reader(pipe.fileno())
    ports: dict[str, int] = pipe.recv()
    return ports


class _Child:
    """A forked process with the methods of a `subprocess.Popen` that a provisioner uses."""

    stdin = stdout = stderr = None

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self) -> int | None:
        self._process.join()
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self._process.pid:
            os.kill(self._process.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def _context() -> ForkServerContext:
    return multiprocessing.get_context("forkserver")


def _end_with_server() -> None:
    """End when the server, or the process of the forks, has gone without ending us: was killed."""
    server, forks = multiprocessing.parent_process(), os.getppid()
    while server and server.is_alive() and os.getppid() == forks:
        server.join(_LOOKING)
    os._exit(0)


def _run_kernel(file: str, folder: str, environment: dict[str, str], listening: Connection) -> None:
    from ipykernel.kernelapp import IPKernelApp

    os.setsid()
    Thread(target=_end_with_server, daemon=True).start()
    os.environ.update(environment)
    tempfile.tempdir = None  # read anew from the environment
    os.chdir(folder)
    app = IPKernelApp.instance()
    with suppress(KeyboardInterrupt):  # ended while it was starting
        app.initialize(["-f", file, *_OPTIONS])  # type: ignore[no-untyped-call]
        listening.send({name: getattr(app, name) for name in port_names})
        listening.close()
        app.start()  # type: ignore[no-untyped-call]
