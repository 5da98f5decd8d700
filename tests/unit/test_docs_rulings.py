"""docs/rulings.md is what the rules make of it, and tells every question once."""

from __future__ import annotations

import re

from scripts import rulings
from switch_edu.rules import houses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.lenses import questions

PAGE = rulings.FILE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert rulings.page() == PAGE, "the rules have changed: run `make docs`"


def test_every_question_and_every_ruling_is_told_once() -> None:
    for id in questions().keys() - RULINGS.keys():
        told = re.findall(rf"^(?:Asked as |\| )?`{re.escape(id)}`(?! \||=)", PAGE, re.MULTILINE)
        alike = re.findall(rf"^\| `{re.escape(id)}` \| [A-Z]", PAGE, re.MULTILINE)
        assert len(told) + len(alike) == 1, id
    for ruling in RULINGS.values():
        assert PAGE.count(f"### {ruling.question}\n\n`{ruling.id}`\n") == 1, ruling.id


def test_every_option_has_its_gloss_and_every_house_its_place() -> None:
    for ruling in RULINGS.values():
        if ruling.kind == "choice":
            for option, gloss in ruling.options.items():
                assert re.search(rf"^\| `{re.escape(option)}`( \(usual\))? \| ", PAGE, re.MULTILINE)
                assert f"| {gloss} |" in PAGE
    assert all(f"`{name}`" in PAGE for name in houses())


def test_rows_are_whole() -> None:
    # practice table, 02: match suit or rank; jack7, Runs: the same rank, or the next in the suit
    assert "| `rank+next` | a card of the same rank or the next rank up or down" in PAGE
    row = next(line for line in PAGE.splitlines() if line.startswith("| `until-playable` |"))
    assert row.endswith("| `switch~until-able` (Encyclopedia, Switch, Game Rules) |")
    tables = [line for line in PAGE.splitlines() if line.startswith("|")]
    assert all(line.count(" | ") in (1, 2) for line in tables if not line.startswith("|-"))
