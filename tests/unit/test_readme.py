"""What the README says in Python is what Python says, and its commands and links exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
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
