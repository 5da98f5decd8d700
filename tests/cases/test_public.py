"""What people dispute about the game and what other programs got wrong, as positions of ours."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from switch_edu.explore.cases.file import load
from switch_edu.explore.cases.run import run
from tests.cases.twisting import twisted

FOLDER = Path(__file__).with_name("public")
NOT_RUN = FOLDER / "not-run.yaml"  # {entry: the ruling that it would need, in words}
UNIT_TESTS = Path(__file__).parents[1] / "unit"
ENTRIES: list[str] = tomllib.loads((FOLDER / "index.toml").read_text("utf-8"))["entries"]
CASES: list[Any] = [
    case
    for path in sorted(FOLDER.glob("*.yaml"))
    if path != NOT_RUN
    for case in load(path)
]
FEWEST_RUN = 115  # of the 125 entries


def entry_of(case: dict[str, Any]) -> str:
    """Return the entry that a case belongs to: A01a for A01a-2."""
    return str(case["id"]).partition("-")[0]


def proved_elsewhere() -> set[str]:
    """Return the entries that tests of behaviour beyond positions name."""
    sources = [path.read_text("utf-8") for path in UNIT_TESTS.glob("test_public_faults_*.py")]
    return set(re.findall(r"\b[AB]\d\d[a-z]?\b", "\n".join(sources)))


def not_run() -> dict[str, str]:
    return yaml.safe_load(NOT_RUN.read_text("utf-8")) or {}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_table_answers_as_the_house_says(case: dict[str, Any]) -> None:
    outcome = run(case)
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_wrong_expectation_fails(case: dict[str, Any]) -> None:
    assert [copy["expect"] for copy in twisted(case) if run(copy).passed] == []


def test_every_case_has_a_number_of_its_own_and_says_where_it_is_from() -> None:
    ids = [case["id"] for case in CASES]
    assert sorted(ids) == sorted(set(ids))
    assert [case["id"] for case in CASES if not case.get("from") or not case.get("note")] == []


def test_every_entry_is_run_or_says_which_ruling_it_needs() -> None:
    ran = {entry_of(case) for case in CASES} | proved_elsewhere()
    left = not_run()
    assert sorted(ran & set(left)) == []
    assert sorted(ran | set(left)) == sorted(ENTRIES)
    assert all(isinstance(needs, str) and len(needs.split()) > 3 for needs in left.values())
    assert len(ENTRIES) == 125
    assert len(ran) >= FEWEST_RUN
