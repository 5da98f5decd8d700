"""The rule sheet of a house as text: plain English in reading order, each rule with its source."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from switch_edu.rules.house import House
from switch_edu.rules.sources import Provenance
from switch_edu.rules.statements import THEMES, Rule, statements

_WIDTH = 88
ALIKE = (
    "Everywhere alike: in turn, play a card that has the suit or the rank of the top card; "
    "whoever is first to hold none wins."
)


def sheet(house: House, against: House | None = None) -> str:
    """Return the rules of a house as text, at most 88 characters wide.

    Rules that nothing in the house asks for are left out. Held against another house, a rule that
    differs begins with ">" and says how the other one has it. The last line is the house in one
    line.
    """
    lines = [house.title, "=" * len(house.title), "", *_notes(house), *textwrap.wrap(ALIKE, _WIDTH)]
    if against:
        lines += [*textwrap.wrap(compared(house, against, "> marks"), _WIDTH)]
    for theme, heading in THEMES.items():
        rules = statements(house, theme, against)
        if rules:
            lines += ["", heading, "-" * len(heading)]
            lines += [line for rule in rules for line in _written(rule, against)]
    return "\n".join([*lines, "", f"In one line: {house.line}"])


def _notes(house: House) -> list[str]:
    lines = [part for line in house.file.notes.split("\n") for part in textwrap.wrap(line, _WIDTH)]
    return [*lines, ""] if lines else []


def compared(house: House, against: House, mark: str) -> str:
    """Return what a sheet says of the house that it is held against."""
    found = sum(bool(rule.there) for theme in THEMES for rule in statements(house, theme, against))
    if not found:
        return f"Held against {against.title}: no rule differs."
    rules = "rule that differs" if found == 1 else f"{found} rules that differ"
    return f"Held against {against.title}: {mark} the {rules}."


def cited(source: Provenance) -> str:
    """Return a source as a sheet names it: "Jaques, Setting up" or "Jaques leaves it open"."""
    return f"{source.cite} leaves it open" if source.open else str(source)


def sentences(rule: Rule) -> Iterator[tuple[str, str]]:
    """Yield what a rule says as (words, source); neighbours from one source are one."""
    words = rule.clauses[0].words
    source = cited(rule.clauses[0].source)
    for clause in rule.clauses[1:]:
        if cited(clause.source) != source:
            yield words, source
            words, source = clause.words, cited(clause.source)
        else:
            words = f"{words} {clause.words}"
    yield words, source


def _written(rule: Rule, against: House | None) -> Iterator[str]:
    said = " ".join(f"{words} ({source})" for words, source in sentences(rule))
    yield _wrapped(f"{rule.about} {said}", ">" if rule.there else "-")
    if against and rule.there:
        yield _wrapped(f"In {against.title}: {rule.there}", " ")


def _wrapped(text: str, mark: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=f"{mark} ", subsequent_indent="  ")
