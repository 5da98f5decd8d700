"""How soon a class has its cards, and what it costs: `python -m benchmarks.classroom`.

One pupil's page is measured in Chromium. Thirty pupils come at once without browsers, which in a
class are on other machines: each asks for a page, has its cells run, and waits for a widget.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

from benchmarks.calibrate import loops_per_second
from tests.browser import harness
from tests.browser.classroom import Classroom, own_memory, running_class

PUPILS, REPEATS, GOAL = 30, 3, 3  # seconds to one pupil's first card
LESSON = "02-matching.ipynb"
PAGES = (LESSON, "00-welcome.ipynb", "07-full-game.ipynb", "10-your-house.ipynb")
WIDGET = "application/vnd.jupyter.widget-view+json"


def one_pupil(room: Classroom) -> dict[str, float]:
    """Return the seconds to the first widget on each page, the best of several visits."""
    with sync_playwright() as playwright, harness.launch(playwright) as browser:
        page = browser.new_page()

        def visit(name: str) -> float:
            start = time.perf_counter()
            page.goto(room.lesson(name), wait_until="commit")
            page.locator(".switch-edu:visible").first.wait_for(timeout=120_000)
            return time.perf_counter() - start

        return {name: min(visit(name) for _ in range(REPEATS)) for name in PAGES}


async def pupil(room: Classroom) -> float:
    """Return the seconds until the server has given somebody their first widget."""
    start = time.perf_counter()
    answer = await AsyncHTTPClient().fetch(room.lesson(LESSON), request_timeout=120)
    found = re.search(r'"kernelId": "([\w-]+)"', answer.body.decode())
    assert found
    sockets = room.address.replace("http", "ws", 1)
    hearing = await websocket_connect(f"{sockets}api/kernels/{found[1]}/channels")
    line = await websocket_connect(f"{sockets}voila/execution/{found[1]}")
    await line.write_message(json.dumps({"action": "execute", "payload": {"kernel_id": found[1]}}))
    while WIDGET not in str(await line.read_message()):
        pass
    hearing.close()
    return time.perf_counter() - start


async def a_class(room: Classroom) -> list[float]:
    """Return the seconds of thirty pupils who come at the same moment, in order."""
    AsyncHTTPClient.configure(None, max_clients=PUPILS)
    return sorted(await asyncio.gather(*(pupil(room) for _ in range(PUPILS))))


def main() -> None:
    """Print all figures."""
    print(f"calibration: {loops_per_second():.1f} loops/s")
    with tempfile.TemporaryDirectory() as home:
        with running_class(Path(home) / "one") as room:
            for name, seconds in one_pupil(room).items():
                print(f"one pupil, first card of {name}: {seconds:.1f} s (wanted: {GOAL} s)")
        with running_class(Path(home) / "class") as room:
            times = asyncio.run(a_class(room))
            memory = [own_memory(kernel) for kernel in room.kernels()]
    print(f"{PUPILS} at once, from the server: median {statistics.median(times):.1f} s, ", end="")
    print(f"last {times[-1]:.1f} s; {statistics.median(memory):.0f} MB each")


if __name__ == "__main__":
    main()
