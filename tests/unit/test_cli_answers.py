"""`switch-edu why`, `houses` and `sheet`: what they print, and one sentence for every mistake."""

from __future__ import annotations

import pytest

import switch_edu as sw
from tests.unit.command_checks import check_complaint, run

LINE = "9C 1+ 5S7H9DKC/7/7 26 - - @practice-table"


# -- why ---------------------------------------------------------------------------------------


def test_why_says_no_and_why_with_the_source() -> None:
    shown = run("why", LINE, "7H")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("practice-table: no. The seven of hearts is neither a club nor")
    assert shown.stdout.strip().endswith("(Practice table, 02, Find the match)")
    assert len(shown.stdout.splitlines()) == 1


def test_why_says_yes() -> None:
    assert run("why", LINE, "9D").stdout.startswith("practice-table: yes. ")


def test_why_asks_several_houses() -> None:
    line = "9C 1+ 5SAH9DKC/7/7 26 - -"
    shown = run("why", line, "AH", "--houses", "practice-table, classic,jack7~ace-any=off")
    answers = [line.split(". ")[0] for line in shown.stdout.splitlines()]
    assert answers == ["practice-table: yes", "classic: no", "jack7~ace-any=off: no"]


def test_why_says_where_a_position_cannot_arise() -> None:
    shown = run("why", "9C 1+ 9D/7/7/7 18 - -", "9D", "--houses", "practice-table,classic")
    first, second = shown.stdout.splitlines()
    assert first.startswith("practice-table: cannot arise here. ")
    assert second.startswith("classic: yes. ")


def test_why_takes_several_cards_as_one_turn() -> None:
    line = "5H 1+ 6H6S7SKD/7/7 30 - - @jack7"
    assert run("why", line, "6H", "6S", "7S").stdout.startswith("jack7: yes. ")
    assert run("why", line, "6H 7S").stdout.startswith("jack7: no. The seven of spades")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ([], "Missing argument 'LINE'. `switch-edu why --help` shows what it takes."),
        (["--foo"], "No such option '--foo'. `switch-edu why --help` shows what it takes."),
        ([LINE], "Missing argument 'MOVE...'"),
        (["9C", "9D"], "The line ends before its part"),
        (["9C 1+ 5S7H9DKC/7/7 26 - -", "9D"], "end it with @practice-table"),
        ([LINE, "7Z"], "“7Z” is not a card"),
        ([LINE, "drwa"], "(did you mean draw?)"),
        ([LINE, ""], "No move was given"),
        ([LINE, "9D", "--houses", "jak7"], "(did you mean jack7?)"),
        ([LINE, "9D", "--houses", " , "], "--houses names no house"),
        (["9C 1+ 9C/7/7 26 - -", "9D", "--houses", "jack7,classic"], "The card 9C is there too"),
        ([LINE.replace("9C 1+", "9C 4+"), "9D"], "Seat 4 cannot be in turn"),
    ],
)
def test_why_complains_in_one_sentence(words: list[str], part: str) -> None:
    check_complaint(run("why", *words), part)


# -- houses and sheet --------------------------------------------------------------------------


def test_houses_lists_every_house_with_what_it_offers() -> None:
    shown = run("houses")
    assert shown.exit_code == 0
    assert all(f"\n{name} " in f"\n{shown.stdout}" for name in sw.houses())
    assert "king-stop" in shown.stdout
    assert "runs=on|off" in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 88


@pytest.mark.parametrize("name", sw.houses())
def test_sheet_prints_every_house(name: str) -> None:
    shown = run("sheet", name)
    assert shown.exit_code == 0
    assert shown.stdout.strip() == sw.house(name).sheet().strip()


def test_sheet_reads_variations() -> None:
    assert "classic~queens" in run("sheet", "classic~queens").stdout


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ([], "Missing argument 'HOUSE'"),
        (["jak7"], "There is no house “jak7” (did you mean jack7?)"),
        (["classic~qeens"], "(did you mean queens?)"),
        (["jack7~runs=maybe"], "runs cannot be “maybe”"),
        (["nowhere.toml"], "nowhere.toml cannot be read"),
        ([""], "There is no house “”"),
    ],
)
def test_sheet_complains_in_one_sentence(words: list[str], part: str) -> None:
    check_complaint(run("sheet", *words), part)
