"""What nobody can do to a class: pupils who are no friends, strangers, those who kill processes."""

from __future__ import annotations

import json
import os
import re
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
import websocket

from tests.browser.classroom import Classroom, running_class, runs

NEW_PROTOCOL = "v1.kernel.websocket.jupyter.org"
LESSON = "02-matching.ipynb"
PATIENCE = 20  # seconds


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Classroom]:
    """A class on this machine, whose teacher never reads a traceback."""
    with running_class(tmp_path_factory.mktemp("class") / "home") as room:
        yield room
    assert "Traceback" not in room.complaints


def ask(address: str, **headers: str) -> tuple[int, str]:
    """Return the status and the text of an answer."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def kernel_of_a_new_page(room: Classroom) -> str:
    """Sit down as a browser does, and return the id of the kernel."""
    found = re.search(r'"kernelId": "([^"]+)"', ask(room.lesson(LESSON))[1])
    assert found
    return found[1]


def line(
    room: Classroom, path: str, *protocols: str, origin: str | None = None
) -> websocket.WebSocket:
    """Open a socket as a page does."""
    address = room.address.replace("http", "ws") + path
    return websocket.create_connection(
        address, timeout=PATIENCE, subprotocols=list(protocols), origin=origin
    )


def in_new_protocol(message: dict[str, object]) -> bytes:
    """Return a message as a page sends it."""
    parts = [b"shell", *(json.dumps(message[part]).encode() for part in message)]
    ends = [8 * (len(parts) + 2)]
    for part in parts:
        ends.append(ends[-1] + len(part))
    numbers = [len(ends), *ends]
    return b"".join(number.to_bytes(8, "little") for number in numbers) + b"".join(parts)


def wait_until(come: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    end = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize(
    "path",
    [
        "voila/tree", "voila/api/contents", f"voila/files/{LESSON}", "api/contents", "api/sessions",
        "api/kernels", "api/terminals", "terminals/1", "logout", "voila/render/..%2fsecret.ipynb",
    ],
)  # fmt: skip
def test_of_jupyter_nothing_is_offered_but_what_pages_need(path: str, room: Classroom) -> None:
    status, text = ask(room.address + path)
    assert status == 404
    assert "There is no such lesson" in text


def test_no_message_of_a_pupil_runs_code_or_holds_up_the_class(
    room: Classroom, tmp_path: Path
) -> None:
    written = tmp_path / "written"
    header = {"msg_id": "1", "msg_type": "execute_request", "session": "x", "username": ""}
    code = {"code": f"open({str(written)!r}, 'w')", "silent": False}
    order = {"header": header, "parent_header": {}, "metadata": {}, "content": code}
    hostile = [in_new_protocol(order), b"", b"\1", b"\xff" * 8, b"\xff" * 80, b"\0" * 80]
    channels = f"api/kernels/{kernel_of_a_new_page(room)}/channels"
    for protocols in ((NEW_PROTOCOL,), ()):
        for message in hostile:
            line(room, channels, *protocols).send_binary(message)
        line(room, channels, *protocols).send(json.dumps({**order, "channel": "shell"}))
    for text in ("no message", "[]", "null"):
        line(room, f"voila/execution/{kernel_of_a_new_page(room)}").send(text)
    assert ask(room.lesson(LESSON))[0] == 200
    assert not written.exists()


def test_pages_that_are_left_at_once_leave_nothing_open(tmp_path: Path) -> None:
    with running_class(tmp_path / "home") as room:
        server = psutil.Process(room.process)
        for _ in range(2):  # what the server opens once for all
            leave_at_once(room)
        before = server.num_fds()
        for _ in range(4):
            leave_at_once(room)
        wait_until(lambda: server.num_fds() <= before and room.kernels() == [])
    assert room.complaints == ""


def leave_at_once(room: Classroom) -> None:
    """Ask for the cells of a page and go before the page hears what they show."""
    kernel = kernel_of_a_new_page(room)
    execution = line(room, f"voila/execution/{kernel}")
    execution.send(json.dumps({"action": "execute", "payload": {"kernel_id": kernel}}))
    execution.close()
    farewell = urllib.request.Request(f"{room.address}voila/api/shutdown/{kernel}", method="POST")
    urllib.request.urlopen(farewell, timeout=PATIENCE).close()


def test_a_page_of_another_site_cannot_pass_itself_off_as_ours(room: Classroom) -> None:
    before = room.kernels()
    assert ask(room.lesson(LESSON), Host="evil.example")[0] == 403
    assert room.kernels() == before
    kernel = kernel_of_a_new_page(room)
    for path in (f"line/{kernel}", f"voila/execution/{kernel}", f"api/kernels/{kernel}/channels"):
        with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
            line(room, path, origin="http://evil.example")
        line(room, path)


def test_without_the_key_nothing_of_a_pupil_is_reached(tmp_path: Path) -> None:
    with running_class(tmp_path / "home", "--ip=0.0.0.0") as room:
        _, key = room.link.split("?token=")
        _, page = ask(room.lesson(LESSON), Authorization=f"token {key}")
        found = re.search(r'"kernelId": "([^"]+)"', page)
        assert found
        kernel = f"api/kernels/{found[1]}"
        assert ask(room.address + kernel)[0] == 403
        for path in (f"line/{found[1]}", f"voila/execution/{found[1]}", f"{kernel}/channels"):
            with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
                line(room, path)
        assert len(room.kernels()) == 1
    assert room.complaints == ""


def test_pages_fetch_nothing_from_elsewhere_and_tell_nobody_their_link(room: Classroom) -> None:
    with urllib.request.urlopen(room.lesson(LESSON), timeout=PATIENCE) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "default-src 'self'" in policy
    assert "http" not in policy


@pytest.mark.parametrize("victim", ["the server", "the process of the forks"])
def test_no_kernel_is_left_over_when_a_process_is_killed(victim: str, tmp_path: Path) -> None:
    with running_class(tmp_path / "home") as room:
        for _ in range(2):
            kernel_of_a_new_page(room)
        kernels = [psutil.Process(kernel) for kernel in room.kernels()]
        assert len(kernels) == 2
        killed = room.process if victim == "the server" else kernels[0].ppid()
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: not any(map(runs, kernels)))
        if victim != "the server":
            assert ask(room.lesson(LESSON))[0] == 200
            assert len(room.kernels()) == 1
    assert room.complaints == ""
