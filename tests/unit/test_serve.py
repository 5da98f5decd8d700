"""What is decided about a class before a server runs: seats, links, the front page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from switch_edu.errors import BadFile
from switch_edu.serve import server
from switch_edu.serve.front import front_page, full_page
from switch_edu.serve.seats import Seats
from switch_edu.serve.server import Plan, is_this_machine, links, settings


@pytest.mark.parametrize(
    ("address", "alone"),
    [
        ("127.0.0.1", True), ("localhost", True), ("::1", True), ("127.8.8.8", True),
        ("0.0.0.0", False), ("::", False), ("192.168.1.7", False),
        ("school.example", False), ("", False),
    ],
)  # fmt: skip
def test_only_a_link_that_others_can_use_has_a_key(address: str, alone: bool) -> None:
    assert is_this_machine(address) is alone
    plan = Plan(Path(), address)
    token = plan.token
    assert (token == "") is alone
    assert settings(plan, token, browser=False)["CourseApp"]["token"] == token
    assert ("token=" in links(plan, 8866, token)) is not alone


def test_each_start_has_a_key_of_its_own() -> None:
    plan = Plan(Path(), "0.0.0.0")
    assert plan.token != plan.token


def test_where_every_address_is_listened_to_the_link_has_a_place_for_it() -> None:
    sentence = links(Plan(Path(), "0.0.0.0", most=12), 8867, "abc")
    assert sentence == (
        "The course for a class of up to 12: http://ADDRESS-OF-THIS-COMPUTER:8867/?token=abc"
    )


def test_a_request_holds_a_seat_until_its_kernel_is_counted() -> None:
    kernels: list[str] = []
    seats = Seats(2, lambda: len(kernels))
    with seats.take() as one:
        kernels.append("one")
        seats.seated()
        with seats.take() as two, seats.take() as three:
            assert (one, two, three) == (True, True, False)
    with seats.take() as another:  # the second one's kernel never started
        assert another
    kernels.append("two")
    with seats.take() as another:
        assert not another
    kernels.pop()
    with seats.take() as another:
        assert another


def test_a_class_that_comes_at_once_gets_all_seats_and_no_more() -> None:
    kernels: list[str] = []
    seats = Seats(30, lambda: len(kernels))

    async def come(name: int) -> bool:
        with seats.take() as seated:
            if seated:
                await asyncio.sleep(0)
                kernels.append(str(name))
                seats.seated()
                await asyncio.sleep(0.01)
            return seated

    async def all_come() -> list[bool]:
        return await asyncio.gather(*map(come, range(35)))

    assert asyncio.run(all_come()).count(True) == 30


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


def test_who_comes_too_late_reads_how_many_there_is_room_for() -> None:
    assert "room for 7 people at once" in full_page(7)


def test_without_voila_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "find_spec", lambda name: None)
    with pytest.raises(BadFile, match=r"pip install 'switch-edu\[serve\]'"):
        server.serve(Plan(Path()), browser=False, say=print)
