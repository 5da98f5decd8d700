"""What the guides leave open: every reading is an option of a house, or left out with a reason."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from switch_edu.rules import House, house

OPEN: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("ambiguities.yaml").read_text("utf-8")
)


def houses_of(row: dict[str, Any]) -> dict[str, House]:
    """Return the house of every reading."""
    base = house(row["of"]) if "of" in row else house("from-scratch")
    return {
        words: base.with_(line) if line else base for words, line in row.get("readings", {}).items()
    }


def test_the_guides_leave_94_things_open() -> None:
    assert len(OPEN) == 94
    for name, row in OPEN.items():
        assert row.keys() <= {"of", "readings", "left-out"}, name
        assert len(row.get("readings", {})) + len(row.get("left-out", {})) > 0, name


@pytest.mark.parametrize("name", OPEN)
def test_readings_are_different_rules(name: str) -> None:
    for one, other in combinations(houses_of(OPEN[name]).values(), 2):
        assert one != other
        assert one.diff(other) != []


@pytest.mark.parametrize("name", OPEN)
def test_a_reading_is_written_in_one_line_and_read_back(name: str) -> None:
    for rules in houses_of(OPEN[name]).values():
        assert house(rules.line) == rules


def test_what_is_left_out_has_a_reason() -> None:
    left_out = [item for row in OPEN.values() for item in row.get("left-out", {}).items()]
    assert len(left_out) == 12
    for words, reason in left_out:
        assert len(words.split()) > 2
        assert len(reason.split()) > 4
