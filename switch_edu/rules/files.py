"""House files: a TOML file says a parent, what differs from it, and where each entry comes from.

    title = "Turbo Switch"
    source = "switch-article"               # the document that it follows
    parent = "switch"                       # a house in one line; without it, a game without powers
    call.price = 5                          # rulings
    without = ["queens"]                    # variations of the parent that do not fit here
    [powers]                                # card selector = power
    [answers]                               # power's cards = { answering cards = how }
    [sources]                               # entry = ["document/section", "a few words"]
    "call.price" = ["switch-article/switch-call", "five cards in Turbo Switch"]
    [variations]                            # name = { title, source, and changes }
    [knobs]                                 # name = { title, source, options = { word = changes } }
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules.entries import Changes, read_changes, read_entry
from switch_edu.rules.sources import Provenance, provenance

FOLDER = Path(__file__).with_name("houses")
NAMES = (
    "practice-table", "jack7", "switch", "turbo-switch", "peanuckle",
    "black-jack", "j28", "classic", "jaques", "crazy-eights", "openspiel-crazy-eights",
)  # fmt: skip
SCRATCH = "from-scratch"
_HEAD = ("title", "parent", "source", "sources", "variations", "knobs", "without")


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


@dataclass(frozen=True, slots=True)
class HouseFile:
    """What a house file says, read and checked; `parent` is a house in one line ("" for none)."""

    name: str
    title: str
    parent: str
    changes: Changes
    sources: dict[str, Provenance]
    variations: dict[str, Variation]
    knobs: dict[str, Knob]
    document: str = ""
    without: frozenset[str] = frozenset()
    shipped: bool = False


def houses() -> list[str]:
    """Return the names of the shipped houses."""
    return list(NAMES)


@cache
def shipped_file(name: str) -> HouseFile:
    """Return the file of a shipped house; raises BadHouse when there is none of the name."""
    if name not in (*NAMES, SCRATCH):
        hint = did_you_mean(name, NAMES)
        raise BadHouse(f"There is no house “{name}”{hint}: `switch-edu houses` lists them.")
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read_file(text, name, shipped=True)


def own_file(path: Path) -> HouseFile:
    """Return the house file at a path; raises BadHouse when it is missing or cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadHouse(f"The house file {path} cannot be read: {reason}.") from None
    return read_file(text, path.stem)


def read_file(text: str, name: str = "own", *, shipped: bool = False) -> HouseFile:
    """Return what the text of a house file says.

    Raises BadHouse in one sentence: what is wrong, where, and what would be right.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadHouse(f"The file of the house {name} is not TOML: {error}.") from None
    head = {key: table.pop(key) for key in _HEAD if key in table}
    _check_head(head, name)
    try:
        return HouseFile(
            name=name,
            title=head.get("title", name),
            parent=head.get("parent", "" if shipped and name == SCRATCH else SCRATCH),
            changes=read_changes(table),
            sources={read_entry(key): provenance(at) for key, at in _table(head, "sources")},
            variations={key: _variation(key, row) for key, row in _table(head, "variations")},
            knobs={key: _knob(key, row) for key, row in _table(head, "knobs")},
            document=head.get("source", ""),
            without=frozenset(head.get("without", ())),
            shipped=shipped,
        )
    except BadHouse as error:
        raise BadHouse(f"In the file of the house {name}: {error}") from None


def _check_head(head: Mapping[str, object], name: str) -> None:
    for key in ("title", "parent", "source"):
        if not isinstance(head.get(key, ""), str):
            raise BadHouse(f"In the file of the house {name}: {key} has to be text in quotes.")
    dropped = head.get("without", [])
    if not isinstance(dropped, list) or not all(isinstance(each, str) for each in dropped):
        raise BadHouse(f"In the file of the house {name}: without has to be a list of names.")


def _table(head: Mapping[str, object], key: str) -> list[tuple[str, Any]]:
    table = head.get(key, {})
    if not isinstance(table, Mapping):
        raise BadHouse(f"{key} has to be a table: write [{key}] on a line of its own.")
    return list(table.items())


def _variation(name: str, row: object) -> Variation:
    if not isinstance(row, Mapping):
        raise BadHouse(f"The variation {name} has to be a table of changes in braces.")
    changes = {key: value for key, value in row.items() if key not in ("title", "source")}
    return Variation(row.get("title", name), read_changes(changes), _source(row))


def _knob(name: str, row: object) -> Knob:
    if not isinstance(row, Mapping) or not isinstance(row.get("options"), Mapping):
        raise BadHouse(f"The knob {name} has to be a table with options, each a table of changes.")
    options = {str(word): read_changes(changes) for word, changes in row["options"].items()}
    standard = str(row.get("standard", next(iter(options))))
    if standard not in options:
        raise BadHouse(f"The knob {name} has no option “{standard}” to be its standard.")
    return Knob(row.get("title", name), standard, options, _source(row))


def _source(row: Mapping[str, object]) -> Provenance | None:
    return provenance(row["source"]) if "source" in row else None
