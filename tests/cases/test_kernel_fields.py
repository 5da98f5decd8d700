"""All that the kernel reads of a house matters: some case fails where it is left at rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from switch_edu.engine.compile import compile_rules
from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.explore.cases.file import load
from switch_edu.explore.cases.run import run
from switch_edu.game import compiling
from switch_edu.rules import House, house
from tests.cases.test_contrasts import CONTRASTS, played

FOLDER = Path(__file__).parent
FILES = [FOLDER / "readings.yaml", FOLDER / "golden.yaml", *sorted(FOLDER.glob("public/*.yaml"))]
CASES = [case for path in FILES if path.name != "not-run.yaml" for case in load(path)]
AT_REST = compile_rules(house("from-scratch"), 3)
# How many cards and players there are is no answer; the rest shows in long play or in advice.
ELSEWHERE = {
    "seats", "packs", "jokers", "hand_size", "answering", "suit_sets",
    "draw_limit", "must_draw_on", "turn_limit", "rank_spreads",
}  # fmt: skip


def failing() -> Iterator[bool]:
    """Yield of every case and every side of a contrast whether it fails."""
    for row in CONTRASTS:
        for answer, expect in row["answers"].items():
            yield bool(played(row, answer, expect))
    for case in CASES:
        yield not run(case).passed


@pytest.mark.parametrize("name", [name for name in (*NUMBERS, *LISTS) if name not in ELSEWHERE])
def test_some_case_fails_without_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def resting(rules: House, seats: int) -> Rules:
        made = compile_rules(rules, seats)
        value = getattr(AT_REST, name)
        setattr(made, name, value[:] if isinstance(value, list) else value)
        return made

    monkeypatch.setattr(compiling, "compile_rules", resting)
    compiling.compiled.cache_clear()
    try:
        assert any(failing())
    finally:
        compiling.compiled.cache_clear()
