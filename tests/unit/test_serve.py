"""What is decided about a class before a server runs: seats, links, the front page."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import nbformat
import pytest
from tornado.web import Application

from switch_edu.errors import BadFile
from switch_edu.serve import links, server
from switch_edu.serve.app import CourseApp
from switch_edu.serve.front import door_page, front_page, full_page
from switch_edu.serve.reading import for_reading
from switch_edu.serve.seats import Seats
from switch_edu.serve.server import Plan, greeting
from switch_edu.serve.watch import tell_how_many

T = TypeVar("T")


@pytest.mark.parametrize(
    ("address", "alone"),
    [
        ("127.0.0.1", True), ("localhost", True), ("::1", True), ("127.8.8.8", True),
        ("0.0.0.0", False), ("::", False), ("192.168.1.7", False),
        ("school.example", False), ("", False),
    ],
)  # fmt: skip
def test_only_a_link_that_others_can_use_has_a_key(address: str, alone: bool) -> None:
    assert links.is_this_machine(address) is alone
    assert (links.new_key(address) == "") is alone


def test_each_start_has_a_key_of_its_own() -> None:
    assert links.new_key("0.0.0.0") != links.new_key("0.0.0.0")


def test_the_teacher_reads_the_link_who_can_open_it_and_how_it_ends() -> None:
    assert greeting(Plan(Path(), most=12), 8867, "") == [
        "The course for a class of up to 12: http://127.0.0.1:8867/",
        "Only this computer can open it; --ip 0.0.0.0 lets your network in.",
        "Ctrl-C ends it.",
    ]
    assert greeting(Plan(Path(), "192.168.1.7"), 8866, "abc") == [
        "The course for a class of up to 30: http://192.168.1.7:8866/?token=abc",
        "Only this link opens it: the key in it is new each time.",
        "Ctrl-C ends it.",
    ]


def test_where_every_address_is_listened_to_the_link_names_one_that_can_be_typed() -> None:
    assert links.host_for_others("0.0.0.0") not in ("0.0.0.0", "")
    assert links.host_for_us("0.0.0.0") == "127.0.0.1"
    assert links.host_for_us("::") == "::1"  # who listens there does not answer to 127.0.0.1
    assert links.link("fe80::1", 8866, "") == "http://[fe80::1]:8866/"


def test_a_port_that_is_taken_is_refused_or_the_next_one_used() -> None:
    with socket.socket() as busy:
        busy.bind((links.HOME, 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(BadFile, match=rf"Port {port} cannot be used \(address already in"):
            links.free_port(links.HOME, port)
    with socket.socket() as busy:
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        first = links.free_port(links.HOME, None)
        busy.bind((links.HOME, first))
        busy.listen()
        assert links.free_port(links.HOME, None) > first


def test_a_port_that_another_program_takes_meanwhile_is_told() -> None:
    app = CourseApp()
    app.app = Application()
    with socket.create_server((links.HOME, 0)) as busy:
        app.ip, app.port = busy.getsockname()
        with pytest.raises(BadFile, match=f"just taken the port {app.port}: start the class again"):
            app.listen()


@pytest.mark.parametrize("address", ["192.0.2.7", "no such name", "two..dots"])
def test_an_address_of_another_machine_is_refused(address: str) -> None:
    with pytest.raises(BadFile, match=f"does not have the address “{address}”"):
        links.free_port(address, None)


def test_a_seat_passes_from_a_request_to_its_kernel() -> None:
    seats = Seats(2)
    with seats.take() as one:
        seats.hand_over("kernel 1")
        with seats.take() as two, seats.take() as three:
            assert (one, two, three) == (True, True, False)
    assert seats.taken == 1  # the second one's kernel never started
    with seats.take():
        seats.hand_over("kernel 2")
    with seats.take() as another:
        assert not another
    seats.leave("kernel 1")
    seats.leave("kernel 1")
    with seats.take() as another:
        assert another


def run(work: Coroutine[object, object, T]) -> T:
    """Run in a thread of its own: after a browser test this one has a loop that never ends."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def test_a_class_that_comes_at_once_gets_all_seats_and_no_more() -> None:
    seats = Seats(30)

    async def come(name: int) -> bool:
        with seats.take() as seated:
            if seated:
                await asyncio.sleep(0)
                seats.hand_over(str(name))
                await asyncio.sleep(0.01)
            return seated

    async def all_come() -> list[bool]:
        return await asyncio.gather(*map(come, range(35)))

    assert run(all_come()).count(True) == 30
    assert seats.taken == 30


def test_the_teacher_is_told_how_many_have_come_when_that_has_changed() -> None:
    said: list[str] = []

    async def watch() -> None:
        seats = Seats(3)
        watching = asyncio.create_task(tell_how_many(seats, said.append, pause=0.01))
        with seats.take():
            seats.hand_over("kernel")
        while not said:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        watching.cancel()

    run(asyncio.wait_for(watch(), timeout=20))
    assert len(said) == 1
    assert said[0].startswith("1 of 3 seats are taken; ")


def test_a_page_has_nothing_that_only_makes_sense_beside_code() -> None:
    notebook = nbformat.v4.new_notebook()
    tagged = {"tags": ["beside-code"]}
    notebook.cells = [
        nbformat.v4.new_markdown_cell("# 1 · The <deal>\n\nSeven cards each."),
        nbformat.v4.new_markdown_cell("Press **Shift + Enter**.", metadata=tagged),
        nbformat.v4.new_code_cell("sw.play()"),
        nbformat.v4.new_code_cell("print(1)", metadata=tagged),
    ]
    page = for_reading(notebook)
    assert [cell.source for cell in page.cells] == [notebook.cells[0].source, "sw.play()"]
    assert page.metadata.title == "1 · The <deal>"


def test_the_front_page_lists_titles_as_text(tmp_path: Path) -> None:
    hostile = "# <script>alert(1)</script>"
    for name, source in (("01-deal", "# 1 · The deal\n\ntext"), ("02-x", hostile)):
        cells = [{"cell_type": "markdown", "source": source.splitlines(keepends=True)}]
        (tmp_path / f"{name}.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    (tmp_path / "03-broken.ipynb").write_text("{", encoding="utf-8")
    page = front_page(tmp_path)
    assert '<a href="voila/render/01-deal.ipynb">1 · The deal</a>' in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert '<a href="voila/render/03-broken.ipynb">03-broken</a>' in page
    assert "<script" not in page


def test_whose_link_has_no_key_or_another_one_is_told_so() -> None:
    assert "This link lacks the key" in door_page(tried=False)
    assert "This key does not fit." in door_page(tried=True)


def test_who_comes_too_late_reads_how_many_there_is_room_for() -> None:
    assert "room for 7 people at once" in full_page(7)


def test_without_voila_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "find_spec", lambda name: None)
    with pytest.raises(BadFile, match=r"pip install 'switch-edu\[serve\]'"):
        server.serve(Plan(Path()), browser=False, say=print)
