"""Rules that may not be said aloud: what such a table tells until they are revealed.

It tells what everybody sees and hears: cards laid, drawn and taken, words spoken, whose turn it is,
how the deal ends, and what a mistake costs. What may be done, and why, it does not tell. A verdict
and a position always know it; whoever shows them at a table asks here for the words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from switch_edu.engine.events import Event
from switch_edu.game.scene import Scene, Sentences
from switch_edu.game.voice import Who, counted
from switch_edu.game.words import SENTENCES, describe
from switch_edu.rules import House

if TYPE_CHECKING:
    from switch_edu.game.position import Position
    from switch_edu.game.result import Result
    from switch_edu.game.verdict import Verdict

REFUSED = "That is not allowed."


def keeps_rules(house: House) -> bool:
    """Return whether a table of this house does not tell its rules."""
    return house.value("secret") != "off"


def verdict_words(verdict: Verdict, revealed: bool) -> str:
    """Return what a table says to a move: all of the verdict, or only that it is not allowed."""
    if revealed:
        return str(verdict)
    return "" if verdict else REFUSED


def event_words(position: Position, revealed: bool) -> tuple[str, ...]:
    """Return what the last move did: all of it, or what everybody could see and hear."""
    if revealed:
        return position.events
    scene = Scene(position.shown_names, position.house, position.compiled, position.state)
    return describe(position.happened, scene, _SEEN_AND_HEARD)


def situation_words(position: Position, revealed: bool) -> str:
    """Return what the seat in turn faces, or only whose turn it is and what has to be named."""
    if revealed or position.turn is None or position.waits_for in ("suit", "joker"):
        return position.situation
    return f"{Who(position.shown_names[position.turn]).does('are')} to play."


def result_told(result: Result, revealed: bool) -> Result:
    """Return the end of a deal; without the rules a blocked one does not say what blocked it."""
    if revealed or not result.blocked:
        return result
    title = f"{result.title}."
    return replace(result, why=title, text=result.text.replace(result.why, title))


def _took(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('take')} {counted(event.a)}."


def _passed(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('pass')}."


def _took_back(event: Event, scene: Scene) -> str:
    return f"{scene.who(event).does('take')} {counted(event.a)} back." if event.a else ""


def _fined(event: Event, scene: Scene) -> str:
    return f"That costs {scene.who(event).inner} {counted(event.a)}."


def _challenged(event: Event, scene: Scene) -> str:
    target = Who(scene.names[event.a]).inner
    cost = f": that costs {target} {counted(event.b)}" if event.b else ""
    return f"{scene.who(event).does('challenge')} {target}{cost}."


def _blocked(event: Event, scene: Scene) -> str:
    return "The deal is over."


_ALIKE = (
    "laid", "named", "drew", "called", "last-card", "refilled", "placed", "won", "shown",
)  # fmt: skip
_SEEN_AND_HEARD: Sentences = {
    **{name: SENTENCES[name] for name in _ALIKE},
    "took": _took,
    "passed": _passed,
    "took-back": _took_back,
    "fined": _fined,
    "challenged": _challenged,
    "blocked": _blocked,
}
