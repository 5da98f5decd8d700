"""Reading what somebody answers: one of the choices, its number, or "don't know"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from switch_edu.errors import SwitchError
from switch_edu.explore.interviewing.questions import Question
from switch_edu.game.given import shown
from switch_edu.game.voice import listed

Said: TypeAlias = str | int | None
_UNKNOWN = ("don't know", "don’t know", "?")


def chosen(said: Said, question: Question, choices: Sequence[str]) -> str | None:
    """Return the choice that an answer means, None for "don't know".

    Raises SwitchError in one sentence, with what is offered, for anything else.
    """
    if said is None or (isinstance(said, str) and said.strip().lower() in _UNKNOWN):
        return None
    if isinstance(said, int) and not isinstance(said, bool) and 1 <= said <= len(choices):
        return choices[said - 1]
    if isinstance(said, str):
        alike = [choice for choice in choices if choice.lower() == said.strip().rstrip(".").lower()]
        if alike:
            return alike[0]
    offered = listed([f"“{choice}”" for choice in choices])
    raise SwitchError(
        f"“{shown(str(said))}” is no answer to “{question.text}” Say {offered}, a number from 1 to "
        f"{len(choices)}, or “don't know”."
    )
