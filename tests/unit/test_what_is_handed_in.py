"""What is of no use where it is handed in is refused in one sentence, by whatever takes it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import switch_edu as sw
from switch_edu.errors import SwitchError

PAIR = ["practice-table", "switch"]
REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "a bot that is a list": (lambda: sw.outcomes(PAIR, bots=[["x"]] * 3), "There is no bot"),  # type: ignore[list-item]
    "players in words": (lambda: sw.gaps("switch", players="x"), "is no number of players"),  # type: ignore[arg-type]
    "an interview of text": (lambda: sw.Interview("x"), "begins without answers"),  # type: ignore[arg-type]
    "no file": (lambda: sw.load_outcomes(None), "is no file"),  # type: ignore[arg-type]
    "a number for a scheduler": (lambda: sw.outcomes(PAIR, scheduler=5), "is no address"),  # type: ignore[arg-type]
    "a path for a store": (lambda: sw.tutorial("deal", store="x.json"), "is no store"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_in_one_sentence(case):
    call, said = REFUSED[case]
    with pytest.raises(SwitchError) as caught:
        call()
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
