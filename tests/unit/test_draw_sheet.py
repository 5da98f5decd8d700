"""The rule sheet as HTML: whole, escaped, the same every time, and marked without colour."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from switch_edu.draw import sheet_html, sheet_page
from switch_edu.rules import house, houses
from switch_edu.rules.statements import THEMES, statements
from tests.unit.command_checks import check_complaint, run


def words_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize("name", houses())
def test_every_rule_and_its_source_is_on_the_sheet(name: str) -> None:
    words = words_of(sheet_html(house(name)))
    for theme in THEMES:
        for rule in statements(house(name), theme):
            assert rule.about in words
            assert all(clause.words in words for clause in rule.clauses)
            assert all(clause.source.cite in words for clause in rule.clauses)


def test_the_line_at_the_end_restores_the_house() -> None:
    rules = house("jack7~runs=off~powers.4=pickup-4")
    line = re.findall(r"<code[^>]*>(.*?)</code>", sheet_html(rules))[-1]
    assert house(unescape(line)) == rules


def test_a_difference_is_marked_in_words_and_shape() -> None:
    html = sheet_html(house("classic~queens"), house("classic"))
    assert words_of(html).count("▶") == 1 + 2  # the legend, the queens, the aces
    assert html.count("3px solid currentcolor") == 2
    assert "In Classic Switch: No power." in words_of(html)
    assert "▶" not in sheet_html(house("classic~queens"))


def test_an_open_reading_is_marked() -> None:
    words = words_of(sheet_html(house("jack7")))
    assert "◇ Which way does play start? Clockwise. (jack7 leaves it open)" in words
    assert "◇ How many cards is each player dealt" not in words


def test_the_sheet_is_the_same_every_time_and_what_a_notebook_shows() -> None:
    rules = house("black-jack~v2")
    assert sheet_html(rules) == sheet_html(rules) == rules._repr_html_()


def test_titles_are_escaped(tmp_path: Path) -> None:
    path = tmp_path / "loud.toml"
    path.write_text("title = '<b>Ours & \"theirs\"</b>'\nhand = 5\n", encoding="utf-8")
    page = sheet_page(house(str(path)), house("classic"))
    assert "<b>Ours" not in page
    assert "&lt;b&gt;Ours &amp; " in page


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    path = tmp_path / "rules.html"
    words = ["sheet", "classic~queens", "--html", str(path), "--against", "classic"]
    shown = run(*words)
    assert shown.exit_code == 0
    assert str(path) in shown.stdout
    assert path.read_text(encoding="utf-8") == sheet_page(house("classic~queens"), house("classic"))


def test_the_command_prints_what_differs() -> None:
    words = ["sheet", "classic~queens", "--against", "classic"]
    shown = run(*words)
    assert shown.stdout.strip() == house("classic~queens").sheet("classic").strip()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--against", "clasic"], "(did you mean classic?)"),
        (["--html", "/nowhere/at/all.html"], "cannot be written: No such file or directory."),
    ],
)
def test_the_command_complains_in_one_sentence(words: list[str], part: str) -> None:
    shown = run("sheet", "classic", *words)
    check_complaint(shown, part)


def test_the_longest_sheets_stay_within_two_pages() -> None:
    # printed and looked at: black-jack beside openspiel-crazy-eights, 11,100 letters, is two pages
    for name in houses():
        for other in houses():
            words = words_of(sheet_html(house(name), house(other)))
            assert len(words) <= 11_500, (name, other)
