"""What the source documents say about positions, case by case, and that the runner would notice."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from switch_edu.explore.case_file import RULESETS, load
from switch_edu.explore.cases import run
from switch_edu.rules.sources import provenance

GOLDEN = Path(__file__).with_name("golden.yaml")
CASES: list[dict[str, Any]] = load(GOLDEN)  # type: ignore[assignment]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_house_rules_as_its_source_says(case: dict[str, Any]) -> None:
    outcome = run(case)
    assert outcome.passed, str(outcome)


def test_every_rule_set_has_cases() -> None:
    assert len(CASES) == 196
    assert {case["ruleset"] for case in CASES} == set(RULESETS)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_case_names_a_section_that_there_is(case: dict[str, Any]) -> None:
    source = case["source"]
    for reference in source if isinstance(source, list) else [source]:
        assert provenance(reference).title


def wrong(value: Any) -> Any:
    """Return something that a right value is not, of the same kind where possible."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case dict():
            first = next(iter(value))
            return {**value, first: wrong(value[first])}
        case list():
            return [*value, "2C"] if "2C" not in value else value[:-1]
    return {"none": "A", "cw": "ccw", "ccw": "cw", "off": 30, "on": 30}.get(value, "none")


def twisted(case: dict[str, Any]) -> list[dict[str, Any]]:
    """Return copies of a case, each with one expectation that is not so."""
    copies = []
    for key, value in case["expect"].items():
        inner = value if key == "facts" else {"": value}
        for fact in inner:
            copy = deepcopy(case)
            if key == "facts":
                copy["expect"][key][fact] = wrong(value[fact])
            else:
                copy["expect"][key] = wrong(value)
            copies.append(copy)
    return copies


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_wrong_expectation_fails(case: dict[str, Any]) -> None:
    assert [copy["expect"] for copy in twisted(case) if run(copy).passed] == []
