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

from tests.browser.harness import stop

MEGABYTE = 2**20


@dataclass(frozen=True)
class Classroom:
    """A server for a class: where it answers, its process, and its home folder."""

    address: str
    process: int
    home: Path

    def lesson(self, name: str) -> str:
        """Return the address of a notebook's page."""
        return f"{self.address}voila/render/{name}"

    def kernels(self) -> list[int]:
        """Return the processes of the kernels that run."""
        told = subprocess.run(
            ["ps", "-o", "pid=,args=", "--ppid", str(self.process)], capture_output=True, text=True
        )
        lines = [line.split(maxsplit=1) for line in told.stdout.splitlines()]
        return [int(pid) for pid, command in lines if "ipykernel" in command]


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
            yield Classroom(found[0], server.pid, home)
        finally:
            stop(server)


def own_memory(process: int) -> float:
    """Return the megabytes that a process shares with no other."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    parts = re.findall(r"^Private_(?:Clean|Dirty):\s+(\d+) kB", told, re.MULTILINE)
    return sum(map(int, parts)) * 1024 / MEGABYTE
