"""A running `switch-edu serve` for the browser tests, and what its kernels are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from tests.browser.harness import stop

MEGABYTE = 2**20


@dataclass(frozen=True)
class Classroom:
    """A server for a class: its link, its process, and its home folder."""

    link: str
    process: int
    home: Path

    @property
    def address(self) -> str:
        """The link without the key."""
        return self.link.partition("?")[0]

    def lesson(self, name: str) -> str:
        """Return the address of a notebook's page."""
        return f"{self.address}voila/render/{name}"

    def kernels(self) -> list[int]:
        """Return the processes of the kernels that run: forks of a child of the server's."""
        children = psutil.Process(self.process).children()
        return [kernel.pid for child in children for kernel in child.children()]

    @property
    def complaints(self) -> str:
        """What the teacher has read beside the sentences that are meant to be read."""
        return (self.home / "server.log").read_text(encoding="utf-8")


@contextmanager
def running_class(home: Path, *options: str) -> Iterator[Classroom]:
    """Start `switch-edu serve` with a home folder of its own; stop it at the end."""
    home.mkdir()
    with (home / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "switch_edu", "serve", "--no-browser", *options],
            env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        try:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, (home / "server.log").read_text()
            link = re.sub(r"//[^/]+:", "//127.0.0.1:", found[0])
            yield Classroom(link, server.pid, home)
        finally:
            stop(server)


def runs(process: psutil.Process) -> bool:
    """Say whether a process runs; one that has ended may still be listed until it is reaped."""
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def own_memory(process: int) -> float:
    """Return the megabytes that a process shares with no other."""
    return float(psutil.Process(process).memory_full_info().uss) / MEGABYTE


def has_loaded(process: int, package: str) -> bool:
    """Say whether a process has loaded the compiled parts of a package."""
    return f"/{package}/" in Path(f"/proc/{process}/maps").read_text(encoding="utf-8")
