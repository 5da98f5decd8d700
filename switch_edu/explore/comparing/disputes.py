"""Arguments at the table in plain words, each with the position and the move that decide it."""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from switch_edu.errors import SwitchError
from switch_edu.game.given import shown
from switch_edu.game.voice import listed

_FILE = Path(__file__).with_name("disputes.toml")
_SMALL = frozenset(
    "a an the i me my you we it is are am can could may might do does did if when on onto upon to "
    "of in put play lay have".split()
)
_SPELT = 0.8  # how near a word has to be to count as a slip of the pen
_NEAR = 0.5  # how alike a question has to be to be offered
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

    Small words, a plural, a slip of the pen and another usual word for the same do not matter;
    every card and power that is named does. Raises SwitchError with the nearest questions where
    none is meant for certain.
    """
    known = {_gist(dispute.question): dispute for dispute in disputes()}
    ids = {dispute.id: dispute for dispute in known.values()}
    asked = _gist(question)
    words = sorted({word for gist in known for word in gist})
    spelt = tuple(_nearest(word, words) for word in asked)
    found = ids.get(question.strip()) or known.get(asked) or known.get(spelt)
    if found:
        return found
    likely = sorted(known, key=lambda gist: _alike(spelt, gist), reverse=True)[:_SUGGESTED]
    near = [known[gist].question for gist in likely if _alike(spelt, gist) >= _NEAR]
    offered = listed([f"“{other}”" for other in near])
    hint = f" (did you mean {offered}?)" if near else ""
    raise SwitchError(
        f"“{shown(question, 70)}” is not a question that can be settled by its words{hint}: "
        "sw.disputes() lists all, or `switch-edu settle`; any other is settled by a position and "
        "a move."
    )


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def _gist(text: str) -> tuple[str, ...]:
    """Return the words of a question that matter, in their order and without a plural’s s."""
    text = text[:_LONGEST].lower()
    for said, meant in _table()["said"].items():
        text = re.sub(rf"\b{said}s?\b", meant, text)
    words = re.findall(r"[a-z0-9]+", text)
    return tuple(word.removesuffix("s") for word in words if word not in _SMALL)


def _alike(asked: tuple[str, ...], gist: tuple[str, ...]) -> float:
    """Return from 0 to 1 how many words two questions share: half of it counts their order."""
    in_order = difflib.SequenceMatcher(None, asked, gist).ratio()
    shared = 2 * len({*asked} & {*gist}) / max(1, len({*asked}) + len({*gist}))
    return (in_order + shared) / 2


def _nearest(word: str, words: list[str]) -> str:
    close = difflib.get_close_matches(word, words, n=1, cutoff=_SPELT)
    return close[0] if close else word
