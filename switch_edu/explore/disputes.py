"""Arguments at the table in plain words, each with the position and the move that decide it."""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from switch_edu.errors import SwitchError
from switch_edu.game.given import shown
from switch_edu.game.voice import listed

_FILE = Path(__file__).with_name("disputes.toml")
_ALIKE = 0.8  # two questions that share so much are the same one in other words
_MARGIN = 0.05  # by which it has to be nearer than any other
_NEAR = 0.3
_SUGGESTED = 3
_LONGEST = 300


@dataclass(frozen=True, slots=True, repr=False)
class Dispute:
    """A question that people argue about, and what decides it.

    `line` is the position, `before` what is played first in each house, `move` the move that is
    argued about. `asks` names what of that which follows is in question, `ruling` the entry of a
    house that answers it; with `mistake` the move is made although it is not allowed.
    """

    id: str
    question: str
    line: str
    move: str
    before: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    ruling: str = ""
    mistake: bool = False

    def __str__(self) -> str:
        return self.question

    def __repr__(self) -> str:
        return f"<{self.question}>"


def disputes() -> tuple[Dispute, ...]:
    """Return the questions that `sw.settle` knows, theme by theme."""
    return tuple(
        Dispute(**row | {key: tuple(row.get(key, ())) for key in ("before", "asks")})
        for row in _table()["dispute"]
    )


def counted_houses() -> tuple[str, ...]:
    """Return the rule sets that a question is put to: those that the documents describe."""
    return tuple(_table()["counted"])


def find(question: str) -> Dispute:
    """Return the dispute that plain words, or its id, ask for.

    Small differences in wording do not matter. Raises SwitchError with the nearest questions where
    none is meant for certain.
    """
    known = disputes()
    asked = _plain(question)
    for dispute in known:
        if asked in (_plain(dispute.question), _plain(dispute.id)):
            return dispute
    ranked = sorted(known, key=lambda dispute: -_likeness(asked, _plain(dispute.question)))
    likeness = [_likeness(asked, _plain(dispute.question)) for dispute in ranked[:2]]
    if likeness[0] >= _ALIKE and likeness[0] >= likeness[1] + _MARGIN:
        return ranked[0]
    near = [row for row in ranked[:_SUGGESTED] if _likeness(asked, _plain(row.question)) >= _NEAR]
    hint = f" (did you mean {listed([f'“{row.question}”' for row in near])}?)" if near else ""
    raise SwitchError(
        f"“{shown(question, 70)}” is not a question that can be settled by its words{hint}: "
        "sw.disputes() lists all; any other is settled by a position and a move."
    )


@cache
def _table() -> dict[str, list[dict[str, object]]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def _plain(text: str) -> str:
    """Return a question without capitals, signs and doubled spaces."""
    return " ".join(re.findall(r"[a-z0-9]+", text[:_LONGEST].lower()))


def _likeness(asked: str, known: str) -> float:
    """Return how much of two questions is the same words in the same order, from 0 to 1."""
    return difflib.SequenceMatcher(None, asked.split(), known.split()).ratio()
