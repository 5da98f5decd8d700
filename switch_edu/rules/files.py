"""House files: a TOML file says a parent, what differs from it, and where each entry comes from.

    title = "Turbo Switch"
    source = "switch-article"               # the document that it follows
    parent = "switch"                       # a house in one line; without it, a game without powers
    notes = "Every other Friday."           # what stands below the title of the sheet
    call.price = 5                          # rulings
    without = ["queens"]                    # variations of the parent that do not fit here
    [powers]                                # card selector = power
    [answers]                               # power's cards = { answering cards = how }
    [sources]                               # entry = ["document/section", "a few words"]
    "call.price" = ["switch-article/switch-call", "five cards in Turbo Switch"]
    [remarks]                               # entry = where an own house has it from, in a few words
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

from switch_edu.errors import BadHouse, SwitchError, did_you_mean
from switch_edu.rules.entries import Changes, read_changes, read_entry
from switch_edu.rules.offers import (
    Knob,
    Variation,
    read_knob,
    read_notes,
    read_table,
    read_title,
    read_variation,
)
from switch_edu.rules.own_houses import SUFFIX, is_own_name, own_houses, own_path
from switch_edu.rules.sources import Provenance, provenance, remark

FOLDER = Path(__file__).with_name("houses")
NAMES = (
    "practice-table", "jack7", "switch", "turbo-switch", "peanuckle",
    "black-jack", "j28", "classic", "jaques", "crazy-eights", "openspiel-crazy-eights",
)  # fmt: skip
SCRATCH = "from-scratch"
_MOST_PARENTS = 20
_HEAD = (
    "title", "parent", "source", "sources", "notes", "remarks", "variations", "knobs",
    "without",
)  # fmt: skip


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
    notes: str = ""


def houses() -> list[str]:
    """Return the names of the shipped houses."""
    return list(NAMES)


@cache
def shipped_file(name: str) -> HouseFile:
    """Return the file of a shipped house; raises BadHouse when there is none of the name."""
    if name not in (*NAMES, SCRATCH):
        hint = did_you_mean(name, (*NAMES, *own_houses()))
        raise BadHouse(
            f"There is no house “{name}”{hint}: sw.houses() lists them, or `switch-edu houses`."
        )
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read_file(text, name, shipped=True)


def own_place(rules: str) -> Path | None:
    """Return the file that a house in one line begins with, None where it is a shipped one.

    That is a path that ends in ".toml", or the name under which an own house is saved.
    """
    if rules.endswith(SUFFIX):
        return Path(rules)
    name = rules.partition("~")[0].strip()
    if name in (*NAMES, SCRATCH) or not is_own_name(name):
        return None
    path = own_path(name)
    return path if path.is_file() else None


def own_file(path: Path) -> HouseFile:
    """Return the house file at a path.

    Raises BadHouse when it is missing, cannot be read, or is built on itself or on too many others.
    """
    file = _file_at(path)
    passed, above = {path.resolve()}, own_place(file.parent)
    while above:
        if above.resolve() in passed:
            raise BadHouse(
                f"The house file {path} is built on itself: its parent has to be another house."
            )
        passed.add(above.resolve())
        if len(passed) > _MOST_PARENTS:
            raise BadHouse(
                f"The house file {path} is built on more than {_MOST_PARENTS} others in a row: "
                "save one of them anew, on a shipped house."
            )
        above = own_place(_file_at(above).parent)
    return file


def _file_at(path: Path) -> HouseFile:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:  # a path may hold signs that no path can
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadHouse(f"The house file {path} cannot be read: {reason}.") from None
    return read_file(text, path.stem)


def read_file(text: str, name: str = "own", *, shipped: bool = False) -> HouseFile:
    """Return what the text of a house file says.

    Raises BadHouse in one sentence: what is wrong, where, and what would be right.
    """
    try:
        return _read(tomllib.loads(text), name, shipped)
    except tomllib.TOMLDecodeError as error:
        raise BadHouse(f"The file of the house {name} is not TOML: {error}.") from None
    except (RecursionError, ValueError) as error:
        if isinstance(error, SwitchError):
            raise
        raise BadHouse(
            f"The file of the house {name} is no house: it has brackets in brackets without end, "
            "or a number that is too long."
        ) from None


def _read(table: dict[str, Any], name: str, shipped: bool) -> HouseFile:
    head = {key: table.pop(key) for key in _HEAD if key in table}
    _check_head(head, name)
    try:
        varied, switched = read_table(head, "variations"), read_table(head, "knobs")
        title = read_title(head, name)
        return HouseFile(
            name=name,
            title=title,
            parent=head.get("parent", "" if shipped and name == SCRATCH else SCRATCH),
            changes=read_changes(table),
            sources=_sources(head, title),
            variations={name: read_variation(name, row) for name, row in varied},
            knobs={name: read_knob(name, row) for name, row in switched},
            document=head.get("source", ""),
            without=frozenset(head.get("without", ())),
            shipped=shipped,
            notes=read_notes(head),
        )
    except BadHouse as error:
        raise BadHouse(f"In the file of the house {name}: {error}") from None


def _sources(head: Mapping[str, object], title: str) -> dict[str, Provenance]:
    cited = {read_entry(key): provenance(at) for key, at in read_table(head, "sources")}
    spoken = {read_entry(key): remark(said, title) for key, said in read_table(head, "remarks")}
    return cited | spoken


def _check_head(head: Mapping[str, object], name: str) -> None:
    for key in ("parent", "source"):
        if not isinstance(head.get(key, ""), str):
            raise BadHouse(f"In the file of the house {name}: {key} has to be text in quotes.")
    dropped = head.get("without", [])
    if not isinstance(dropped, list) or not all(isinstance(each, str) for each in dropped):
        raise BadHouse(f"In the file of the house {name}: without has to be a list of names.")
