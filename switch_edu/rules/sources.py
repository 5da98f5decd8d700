"""Where a rule comes from: the documents, and references to them with a few words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from switch_edu.errors import BadHouse, did_you_mean

_LONGEST = 200
_FIELDS = {"title", "cite", "sections"}


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where an entry of a house comes from.

    `title` and `section` name the document, `words` say in a few words of our own what it says.
    `open` is true where the document leaves the question open and `words` say what was taken.
    """

    title: str
    section: str
    words: str
    open: bool = False
    cite: str = ""

    def __str__(self) -> str:
        place = self.cite or self.title
        return f"{place}, {self.section}" if self.section else place


AGREED = Provenance("This table", "", "agreed by the players", cite="This table")


@dataclass(frozen=True, slots=True)
class Document:
    """A source document: its title, a short citation, and its sections by id."""

    id: str
    title: str
    cite: str
    sections: dict[str, str]


@cache
def documents() -> dict[str, Document]:
    """Return the source documents by id."""
    return read_documents(Path(__file__).with_name("sources.toml").read_text(encoding="utf-8"))


def read_documents(text: str) -> dict[str, Document]:
    """Return the documents that TOML text describes.

    Raises BadHouse when it is no TOML, or a document has other fields than a title, a short
    citation and sections.
    """
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadHouse(f"The list of sources is not TOML: {error}.") from None
    return {id: _document(id, row) for id, row in rows.items()}


def _document(id: str, row: object) -> Document:
    if not isinstance(row, dict) or set(row) != _FIELDS:
        given = ", ".join(row) if isinstance(row, dict) else "no table"
        needed = ", ".join(sorted(_FIELDS))
        raise BadHouse(f"The source {id} needs {needed}, and no more: it has {given}.")
    return Document(id, **row)


def provenance(reference: object) -> Provenance:
    """Return the provenance that ["table/03", "a few words"] or "table/03" writes.

    A reference without a section (["table", "…"]) says that the document leaves the question open.
    Raises BadHouse when document or section does not exist.
    """
    match reference:
        case [str(place), str(words)]:
            pass
        case str(place):
            words = ""
        case _:
            raise BadHouse(
                f'“{reference}” is no reference to a source: write ["table/03", "a few words"].'
            )
    id, _, section = place.partition("/")
    known = documents()
    if id not in known:
        raise BadHouse(f"There is no source “{id}”{did_you_mean(id, known)}.")
    document = known[id]
    if section and section not in document.sections:
        hint = did_you_mean(section, document.sections)
        raise BadHouse(f"The source {id} has no section “{section}”{hint}.")
    name = document.sections[section] if section else ""
    return Provenance(document.title, name, words, not section, document.cite)


def remark(words: object, title: str) -> Provenance:
    """Return the provenance of an entry that an own house explains in its own words.

    Raises BadHouse for words that could not stand in a sentence.
    """
    if not isinstance(words, str) or not words.isprintable() or not 0 < len(words) <= _LONGEST:
        raise BadHouse(f"A remark has to be text in quotes, on one line of up to {_LONGEST} signs.")
    return Provenance(title, "", words, cite=title)


def reference_to(source: Provenance) -> list[str]:
    """Return the reference that `provenance` reads back; empty for what is in no document."""
    for document in documents().values():
        if document.title == source.title:
            places = [id for id, name in document.sections.items() if name == source.section]
            place = f"{document.id}/{places[0]}" if places else document.id
            return [place, source.words]
    return []
