"""What the source documents say about positions, case by case, and that the runner would notice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from switch_edu.explore.cases.file import RULESETS, load
from switch_edu.explore.cases.run import run
from switch_edu.rules.sources import provenance
from tests.cases.twisting import twisted

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


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_wrong_expectation_fails(case: dict[str, Any]) -> None:
    assert [copy["expect"] for copy in twisted(case) if run(copy).passed] == []
