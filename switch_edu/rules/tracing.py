"""Finding where an entry of a house comes from: the topmost layer that settles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.rules.entries import Changes
from switch_edu.rules.sources import AGREED, Provenance, documents

if TYPE_CHECKING:
    from switch_edu.rules.house import House

SILENT = "says nothing on it; the usual answer is taken"


def source_of(house: House, entry: str) -> Provenance:
    """Return where a house has an entry from; `open` where its document does not settle it."""
    return _traced(house, _also(entry)) or _left_open(house)


def _traced(house: House, entries: list[str]) -> Provenance | None:
    entry = entries[0]
    if entry in dict(house.overrides):
        return AGREED
    for name, option in reversed(house.knobs):
        knob = house.known_knobs[name]
        if _settles(knob.options[option], entry):
            return knob.source or AGREED
    for name in reversed(house.variations):
        variation = house.known_variations[name]
        if _settles(variation.changes, entry):
            return variation.source or AGREED
    cited = [name for name in entries if name in house.file.sources]
    if cited:
        return house.file.sources[cited[0]]
    if entry in house.file.changes:
        return Provenance(house.file.title, "", "as its file says", cite=house.file.title)
    return _traced(house.parent, entries) if house.parent else None


def _settles(changes: Changes, entry: str) -> bool:
    """Return whether changes settle an entry, or a part of it: "answers.2" and "answers.2.2"."""
    return entry in changes or any(change.startswith(f"{entry}.") for change in changes)


def _also(entry: str) -> list[str]:
    """Return the entry and what speaks for it: all answers to a power, then the power itself."""
    parts = entry.split(".")
    if parts[0] != "answers":
        return [entry]
    return [entry, f"answers.{parts[1]}", f"powers.{parts[1]}"]


def _left_open(house: House) -> Provenance:
    file = house.file
    while not file.document and house.parent:
        house = house.parent
        file = house.file
    document = documents().get(file.document)
    if document is None:
        return Provenance(file.title, "", SILENT, open=True, cite=file.title)
    return Provenance(document.title, "", SILENT, open=True, cite=document.cite)
