"""Where two sets of rules differ, entry by entry."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.rules.entries import in_order, question_of
from switch_edu.rules.settle import Settled
from switch_edu.rules.values import value_text


@dataclass(frozen=True, slots=True)
class Difference:
    """One entry on which two houses differ: what each says, and the question behind it."""

    entry: str
    question: str
    mine: str
    theirs: str


def differences(mine: Settled, theirs: Settled) -> list[Difference]:
    """Return every entry on which two sets of rules say different things, in reading order."""
    entries = in_order({**theirs.entries(), **mine.entries()})
    found = [(entry, mine.get(entry), theirs.get(entry)) for entry in entries]
    return [
        Difference(entry, question_of(entry), value_text(here), value_text(there))
        for entry, here, there in found
        if here != there
    ]
