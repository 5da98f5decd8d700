"""Every error that a user can cause: one sentence that says what, where, why and what is right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

_LONG_QUOTATION = re.compile(r"“([^”]{80})[^”]{20,}”")


class SwitchError(ValueError):
    """Base of all errors that the user's own input can cause; `str(error)` is one sentence.

    What was typed is quoted in it: line ends and signs that a console obeys are shown as �, and of
    a long quotation only the beginning.
    """

    def __init__(self, sentence: str = "") -> None:
        visible = "".join(sign if sign.isprintable() else "�" for sign in sentence)
        super().__init__(_LONG_QUOTATION.sub(r"“\1…”", visible))

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows instead of a traceback."""
        return [str(self)]


class BadCard(SwitchError):
    """A card that cannot be read, or that cannot be where it was put."""


class BadLine(SwitchError):
    """A position line that cannot be read, or a position that cannot exist."""


class BadMove(SwitchError):
    """A move that cannot be read (an illegal one is an `IllegalMove`)."""


class BadHouse(SwitchError):
    """A house, ruling, power or answer that does not exist or does not fit."""


class BadRecord(SwitchError):
    """A game record that cannot be read or replayed."""


class BadSeed(SwitchError):
    """A seed that is not a whole number in range."""


class BadFile(SwitchError):
    """A file that is missing or does not hold what was asked for."""


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Return " (did you mean X?)" for the nearest known word, or an empty string."""
    near = word if isinstance(word, str) else ""
    close = difflib.get_close_matches(near, list(known), n=1, cutoff=0.6)
    return f" (did you mean {close[0]}?)" if close else ""
