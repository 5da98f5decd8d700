"""`sw.save_house`: the user's own house, written to a file from which it is read like any other."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w

from switch_edu.errors import BadFile, BadHouse
from switch_edu.rules.entries import Changes, read_entry
from switch_edu.rules.files import NAMES, SCRATCH, read_file
from switch_edu.rules.house import House, house
from switch_edu.rules.offers import Knob, Variation, read_notes, read_title
from switch_edu.rules.own_houses import SUFFIX, check_own_name, own_path
from switch_edu.rules.sources import Provenance, reference_to
from switch_edu.rules.values import value_text
from switch_edu.userdata import write_whole


def save_house(
    rules: str | House,
    name: str | Path,
    *,
    title: str = "",
    notes: str = "",
    remarks: Mapping[str, str] | None = None,
    replace: bool = False,
) -> House:
    """Save a house under a name of its own and return it as `sw.house(name)` will read it.

    A name that ends in ".toml" is the path of the file; any other one is kept among the user's own
    houses, which `sw.own_houses()` lists. `title` is what the sheet is headed with, `notes` stand
    below it. `remarks` say of single entries in a few words where they come from, for example
    {"call.price": "as grandmother had it"}. What an own house said of its sources stays.

    Raises BadHouse for a name, entry or text that cannot be, BadFile where there is a house of the
    name already and `replace` is false, or where the file cannot be written.
    """
    path = _path(name)
    if path.exists() and not replace:
        raise BadFile(
            f"{path.name} is there already: choose another name, or write replace=True to put "
            "this house in its place."
        )
    _check_texts(title, notes, remarks or {})
    text = house_text(house(rules), path.stem, title=title, notes=notes, remarks=remarks)
    read_file(text, path.stem)  # what could not be read is not written
    try:
        write_whole(path, text)
    except (OSError, ValueError) as error:  # a path may hold signs that no path can
        reason = getattr(error, "strerror", None) or "it is no path"
        raise BadFile(f"The house cannot be saved as {path}: {reason}.") from None
    return house(str(name))


def house_text(
    rules: House,
    name: str,
    *,
    title: str = "",
    notes: str = "",
    remarks: Mapping[str, str] | None = None,
) -> str:
    """Return a house as the text of a file: a shipped parent and what differs from it."""
    said = house(rules.line)
    own = _own_chain(rules)
    table: dict[str, Any] = {"title": title or _title(rules, name)}
    table |= {"notes": kept} if (kept := notes or rules.file.notes) else {}
    table["parent"] = dataclasses.replace(said, overrides=()).line
    table |= _head(own)
    table |= _nested(dict(said.overrides))
    table |= _sources(rules, own, remarks or {})
    table |= _offers(rules, own)
    return f"# House rules of Switch. “switch-edu sheet FILE” tells them.\n{tomli_w.dumps(table)}"


def _check_texts(title: object, notes: object, remarks: object) -> None:
    """Raise BadHouse for what is no text, which a file could not hold either."""
    read_title({"title": title} if title else {}, "own")
    read_notes({"notes": notes})
    if not isinstance(remarks, Mapping) or not all(isinstance(at, str) for at in remarks.values()):
        raise BadHouse('remarks are a few words for each entry: write {"draw": "as we play it"}.')


def _path(name: str | Path) -> Path:
    if isinstance(name, Path) or (isinstance(name, str) and name.strip().endswith(SUFFIX)):
        path = Path(str(name).strip())
        if path.suffix != SUFFIX:
            raise BadHouse(f"The file of a house ends in {SUFFIX}: {path.name} does not.")
        return path
    if name in (*NAMES, SCRATCH):
        raise BadHouse(f"{name} comes with the package: give your house a name of its own.")
    check_own_name(name)
    return own_path(name)


def _title(rules: House, name: str) -> str:
    if not rules.file.shipped:
        return rules.file.title
    words = name.replace("-", " ").strip()
    return (words[:1].upper() + words[1:]) or rules.file.title


def _own_chain(rules: House) -> list[House]:
    """Return the houses of the user's own that a house is built on, itself first."""
    chain: list[House] = []
    at: House | None = rules
    while at is not None and not at.file.shipped:
        chain.append(at)
        at = at.parent
    return chain


def _head(own: list[House]) -> dict[str, Any]:
    documents = [each.file.document for each in own if each.file.document]
    without = sorted({name for each in own for name in each.file.without})
    return ({"source": documents[0]} if documents else {}) | (
        {"without": without} if without else {}
    )


def _nested(changes: Changes) -> dict[str, Any]:
    """Return changes as a house file nests them: rulings, then powers, then answers by power."""
    table: dict[str, Any] = {}
    for entry, value in changes.items():
        kind, *path = entry.split(".") if entry.startswith(("powers.", "answers.")) else [entry]
        inner = table
        for key in [kind, *path[:-1]] if path else []:
            inner = inner.setdefault(key, {})
        inner[path[-1] if path else kind] = value if isinstance(value, int) else value_text(value)
    return table


def _sources(rules: House, own: list[House], remarks: Mapping[str, str]) -> dict[str, Any]:
    """Return the sources and remarks of own houses that still hold, and the new remarks."""
    told = {read_entry(entry): words for entry, words in remarks.items()}
    found: dict[str, Provenance] = {}
    for each in reversed(own):
        found |= each.file.sources
    kept = {
        entry: source
        for entry, source in found.items()
        if entry not in told and rules.source(entry) == source
    }
    cited = {entry: ref for entry, source in kept.items() if (ref := reference_to(source))}
    spoken = {entry: source.words for entry, source in kept.items() if entry not in cited} | told
    return ({"remarks": spoken} if spoken else {}) | ({"sources": cited} if cited else {})


def _offers(rules: House, own: list[House]) -> dict[str, Any]:
    """Return the variations and switches that own houses offer and that are not chosen."""
    varied: dict[str, Any] = {}
    switched: dict[str, Any] = {}
    for each in reversed(own):
        varied |= {name: _variation(row) for name, row in each.file.variations.items()}
        switched |= {name: _knob(row) for name, row in each.file.knobs.items()}
    for name in rules.variations:
        varied.pop(name, None)
    for name, _ in rules.knobs:
        switched.pop(name, None)
    return ({"variations": varied} if varied else {}) | ({"knobs": switched} if switched else {})


def _variation(row: Variation) -> dict[str, Any]:
    return _titled(row) | _nested(row.changes)


def _knob(row: Knob) -> dict[str, Any]:
    options = {word: _nested(changes) for word, changes in row.options.items()}
    return _titled(row) | {"standard": row.standard, "options": options}


def _titled(row: Variation | Knob) -> dict[str, Any]:
    reference = reference_to(row.source) if row.source else None
    return {"title": row.title} | ({"source": reference} if reference else {})
