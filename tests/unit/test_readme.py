"""What the README says in Python is what Python says, and its commands and links exist."""

from __future__ import annotations

import doctest
import re
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

import switch_edu as sw

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
FEW = {"games": 20, "worlds": 2}
CALLS = sorted(
    call
    for call in re.findall(r"`(sw\.\w+\(.*?\))`", README.read_text(encoding="utf-8"))
    if "…" not in call
)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_example_is_true() -> None:
    text = README.read_text(encoding="utf-8")
    blocks = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert blocks
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", None, None)
    said: list[str] = []
    assert runner.run(example, out=said.append).failed == 0, "".join(said)
    assert len(example.examples) == 7


def quick(name: str) -> object:
    """Return what switch_edu calls so; what plays many games plays few."""
    found = getattr(sw, name)
    return partial(found, **FEW) if name in ("outcomes", "factorial", "skill") else found


def test_the_calls_are_found() -> None:
    assert {"sw.hint(pos)", "sw.play(seed=7)", "sw.table(pos, analyse=True)"} <= {*CALLS}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_that_it_names_can_be_made(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = {
        "sw": SimpleNamespace(**{name: quick(name) for name in sw.__all__}),
        "pos": sw.position("9C 1+ 5S7H9DKC/7/7 26 - - @practice-table"),
        "one": "practice-table",
        "other": "jaques",
    }
    assert eval(call, names) is not None


def test_the_commands_of_make_exist() -> None:
    text = README.read_text(encoding="utf-8") + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    asked = set(re.findall(r"\bmake ([a-z]+(?:-[a-z]+)?)(?=[`\s]*(?:#|`|\n))", text))
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert "test" in asked
    assert asked <= made


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
