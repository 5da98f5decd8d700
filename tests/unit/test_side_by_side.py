"""Every pair of the notebook “side by side”, held against what the documents say.

Each side names the golden case that states the same ruling, and the facts are worked out from it by
hand; `test_golden` proves that the cases themselves hold.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
import yaml

import switch_edu as sw
from switch_edu.explore.cases.file import RULESETS

ROOT = Path(__file__).parents[2]
GOLDEN = {
    case["id"]: case
    for case in yaml.safe_load((ROOT / "tests/cases/golden.yaml").read_text("utf-8"))["cases"]
}
Side = tuple[str, str, dict[str, object]]  # a house, its golden case, what is claimed
YES: dict[str, object] = {"legal": True}
NO: dict[str, object] = {"legal": False}
CLAIMS: dict[str, tuple[Side, Side]] = {
    "Can I play an ace on anything?": (
        ("practice-table", "t2-31", YES), ("jaques", "q3-06", NO)),
    "Is the next player skipped at once by an eight?": (
        ("practice-table", "t2-10", {"next": "Alex", "skipped": ("Robin",)}),
        ("jaques", "q3-13", {"next": "Robin", "turns": 1})),
    "How many cards does a black jack cost?": (
        ("black-jack", "bj-11", {"owed": 5}), ("classic", "r1-12", {"owed": 7})),
    "Can I put a black jack on a two?": (
        ("classic", "r1-41", NO), ("jack7", "a4-13", {"owed": 9})),
    "Does one red jack cancel two black jacks?": (
        ("switch", "sw-17", {"drawn": (("You", 5),), "owed": 0}),
        ("practice-table", "t2-12", {"drawn": (), "owed": 0})),
    "May I play the card that I have just drawn?": (
        ("practice-table", "t2-06", NO), ("j28", "j28-19", YES)),
    "May I go on myself with the suit that my jack names?": (
        ("jaques", "q3-17", NO), ("j28", "j28-09", YES)),
    "Can I cover a queen with any card?": (
        ("black-jack", "bj-18", NO), ("jack7", "a4-56", YES)),
    "Can I finish on an ace?": (
        ("switch", "sw-21", {"over": False, "drawn": (("You", 1),)}),
        ("practice-table", "t2-22", {"winner": "You"})),
    "Can I finish on an eight?": (
        ("j28", "j28-21", NO), ("jack7", "a4-49", {"over": False, "drawn": (("You", 2),)})),
    "Can a forgotten call be punished after the next player has played?": (
        ("jaques", "q3-20", NO), ("classic", "r1-20", {"drawn": (("You", 2),)})),
    "Does the ace of hearts cost the next player five cards?": (
        ("j28", "j28-16", {"owed": 5}), ("classic", "r1-17", {"turned": True, "next": "Alex"})),
}  # fmt: skip


def test_the_notebook_has_these_pairs_and_no_others():
    notebook = json.loads((ROOT / "notebooks/09-side-by-side.ipynb").read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    shown = [ast.parse(cell, mode="eval").body for cell in code if cell.startswith("sw.contrast")]
    wanted = [
        f"sw.contrast({question!r}, rules=[{one!r}, {other!r}])"
        for question, ((one, *_), (other, *_)) in CLAIMS.items()
    ]
    assert [ast.unparse(call) for call in shown] == wanted


@pytest.mark.parametrize("question", CLAIMS)
def test_what_a_pair_claims_is_what_the_documents_say(question):
    sides = CLAIMS[question]
    it = sw.contrast(question, rules=[house for house, *_ in sides])
    assert it
    assert it.rulings
    for cell, (house, golden, claim) in zip(it.cells, sides, strict=True):
        case = GOLDEN[golden]
        assert RULESETS[case["ruleset"]] == house
        assert not {"variant", "options"} & case.keys(), "the case is about the house as it is"
        assert cell.legal == claim.get("legal", True)
        for fact, value in claim.items():
            if fact != "legal":
                assert getattr(cell.outcome, fact) == value, fact
