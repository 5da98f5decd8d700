"""Houses with the same rules are one house and print one line, however they were put together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from switch_edu.errors import BadHouse
from switch_edu.rules import House, house, houses
from switch_edu.rules.lenses import questions


def made_from(name: str) -> Iterator[House]:
    """Yield a house with each of its variations, switches and answers to questions, and pairs."""
    base = house(name)
    named: list[str] = [*base.known_variations]
    named += [f"{knob}={word}" for knob, row in base.known_knobs.items() for word in row.options]
    asked = [f"{lens.id}={word}" for lens in questions().values() for word in lens.options]
    for first in ["", *named]:
        for second in [*named, *asked] if first in ("", *named[:1]) else named:
            try:
                yield base.with_(*filter(None, (first, second)))
            except BadHouse:
                continue


@pytest.mark.parametrize("name", houses())
def test_the_same_rules_print_the_same_line(name: str) -> None:
    lines: dict[tuple[tuple[str, object], ...], set[str]] = defaultdict(set)
    for rules in made_from(name):
        lines[tuple(sorted(rules.settled.entries().items()))].add(rules.line)
    assert len(lines) > 50
    assert [sorted(said) for said in lines.values() if len(said) > 1] == []


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("classic~powers.K=skip", "classic~king-stop"),
        ("classic~powers.A=none~powers.Q=reverse", "classic~queens"),
        ("jack7~starter=neutral", "jack7~starter-power=off"),
        ("jack7~starter-power=off~starter=acts", "jack7"),
        ("black-jack~v5", "black-jack"),
        ("black-jack~w1~packs=2", "black-jack~packs=2"),
    ],
)
def test_what_a_variation_says_goes_by_its_name(said: str, line: str) -> None:
    assert house(said).line == line
    assert house(said) == house(line)
