"""What a house file offers: variations and knobs, each with a name, a title and its changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from switch_edu.errors import BadHouse
from switch_edu.rules.entries import Changes, read_changes
from switch_edu.rules.sources import Provenance, provenance

_LONGEST = 80
_MOST_NOTES = 2000


@dataclass(frozen=True, slots=True)
class Variation:
    """A named difference from a house: its title, its changes and where it comes from."""

    title: str
    changes: Changes
    source: Provenance | None


@dataclass(frozen=True, slots=True)
class Knob:
    """One switch of a source that moves several rulings: per option, the changes that it makes."""

    title: str
    standard: str
    options: dict[str, Changes]
    source: Provenance | None

    def touches(self) -> set[str]:
        """Return the entries that any option of the knob settles."""
        return {entry for changes in self.options.values() for entry in changes}


def read_table(head: Mapping[str, object], key: str) -> list[tuple[str, Any]]:
    """Return what a part of a file holds; raises BadHouse where it is no table."""
    table = head.get(key, {})
    if not isinstance(table, Mapping):
        raise BadHouse(f"{key} has to be a table: write [{key}] on a line of its own.")
    return list(table.items())


def read_title(row: Mapping[str, object], name: str) -> str:
    """Return the title in a table, or the name where there is none.

    Raises BadHouse for one that could not stand in a heading or a sentence.
    """
    title = row.get("title", name)
    if not isinstance(title, str) or not title.isprintable() or not 0 < len(title) <= _LONGEST:
        raise BadHouse(f"title has to be text in quotes, on one line of at most {_LONGEST} signs.")
    return title


def read_notes(row: Mapping[str, object]) -> str:
    """Return the notes on a house, "" where there are none; raises BadHouse where they are no text.

    They may have several lines.
    """
    notes = row.get("notes", "")
    plain = isinstance(notes, str) and all(line.isprintable() for line in notes.splitlines())
    if not plain or not isinstance(notes, str) or len(notes) > _MOST_NOTES:
        raise BadHouse(f"notes have to be plain text in quotes, at most {_MOST_NOTES} signs.")
    return "\n".join(notes.splitlines()).strip()


def _check_name(name: str, what: str) -> None:
    """Raise BadHouse for a name that could not stand in the one-line form."""
    if not re.fullmatch(r"\w[\w.-]*", name):
        raise BadHouse(
            f"{what} cannot be called “{name}”: write letters, digits and -, such as two-packs."
        )


def read_variation(name: str, row: object) -> Variation:
    """Return a variation as its table says; raises BadHouse in one sentence."""
    _check_name(name, "A variation")
    if not isinstance(row, Mapping):
        raise BadHouse(f"The variation {name} has to be a table of changes in braces.")
    changes = {key: value for key, value in row.items() if key not in ("title", "source")}
    return Variation(read_title(row, name), read_changes(changes), _source(row))


def read_knob(name: str, row: object) -> Knob:
    """Return a knob as its table says; raises BadHouse in one sentence."""
    _check_name(name, "A knob")
    rows = row.get("options") if isinstance(row, Mapping) else None
    if not isinstance(row, Mapping) or not _holds_tables(rows):
        raise BadHouse(f"The knob {name} has to be a table with options, each a table of changes.")
    for word in rows:
        _check_name(word, f"An option of the knob {name}")
    options = {word: read_changes(changes) for word, changes in rows.items()}
    standard = str(row.get("standard", next(iter(options))))
    if standard not in options:
        raise BadHouse(f"The knob {name} has no option “{standard}” to be its standard.")
    return Knob(read_title(row, name), standard, options, _source(row))


def _holds_tables(rows: object) -> TypeGuard[Mapping[str, Mapping[str, object]]]:
    return (
        isinstance(rows, Mapping)
        and len(rows) > 0
        and all(isinstance(each, Mapping) for each in rows.values())
    )


def _source(row: Mapping[str, object]) -> Provenance | None:
    return provenance(row["source"]) if "source" in row else None
