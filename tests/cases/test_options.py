"""Every option of every ruling is in force, and asked for, in some case."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from switch_edu.explore.cases.file import load, read_case
from switch_edu.explore.cases.run import run
from switch_edu.rules import House
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS, POWERS, pickup_of
from switch_edu.rules.moot import moot
from tests.cases.twisting import twisted

FOLDER = Path(__file__).parent
READINGS: list[dict[str, Any]] = load(FOLDER / "readings.yaml")  # type: ignore[assignment]
# What is told on a sheet and kept by the players, or shows only from one deal to the next.
NOT_SHOWN = {
    ("secret", "mao"), ("timer", "60"), ("timer", "90"), ("last-place", "eliminated"),
}  # fmt: skip


def houses_in_cases() -> Iterator[House]:
    """Yield the house of every case and of every side of a contrast."""
    files = [FOLDER / "golden.yaml", FOLDER / "readings.yaml", *FOLDER.glob("public/*.yaml")]
    for path in files:
        if path.name != "not-run.yaml":
            yield from (read_case(case).house for case in load(path))
    text = FOLDER.joinpath("contrasts.yaml").read_text("utf-8")
    for row in yaml.safe_load(text)["contrasts"]:
        for answer in row["answers"]:
            options = {row["question"]: answer}
            case = {"id": "x", "ruleset": row["rules"], "options": options, "expect": {"over": 0}}
            yield read_case(case).house


@pytest.mark.parametrize("case", READINGS, ids=[case["id"] for case in READINGS])
def test_the_reading_does_what_its_words_say(case: dict[str, Any]) -> None:
    outcome = run(case)
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize("case", READINGS, ids=[case["id"] for case in READINGS])
def test_a_wrong_expectation_fails(case: dict[str, Any]) -> None:
    assert [copy["expect"] for copy in twisted(case) if run(copy).passed] == []


def test_every_option_is_in_force_in_some_case() -> None:
    met: set[tuple[str, str]] = set()
    for house in houses_in_cases():
        idle = moot(house)
        for id in RULINGS.keys() - idle.keys():
            value = house.value(id)
            met |= {(id, str(word)) for word in (value if isinstance(value, tuple) else [value])}
    offered = {(id, word) for id, ruling in RULINGS.items() for word in ruling.options}
    assert offered - met == NOT_SHOWN


def test_every_power_and_every_way_of_answering_is_in_force_in_some_case() -> None:
    powers: set[str] = set()
    ways: set[str] = set()
    for house in houses_in_cases():
        powers |= {"pickup" if pickup_of(power) else power for power in house.powers.values()}
        ways |= {how for given in house.answers.values() for how in given.values()}
    assert powers == {*POWERS, "pickup"}
    assert ways == HOWS.keys()
