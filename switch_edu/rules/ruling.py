"""What a ruling is: one question about the game, its possible answers and the default."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["choice", "number", "set", "selectors", "range"]
Value = str | int | tuple[str, ...] | tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question of the rules, declared once; validation, forms, sheets and refusals read it.

    `kind` says what a value is: "choice" one of the options (str), "number" an int from `least` to
    `most`, "set" a tuple of options, "selectors" a tuple of card selectors or of the words in
    `options`, "range" a pair of ints. `options` maps each offered word to a one-line gloss.
    A `rare` one is fine print: a sheet tells it only where somebody has settled it.
    """

    id: str
    theme: str
    question: str
    options: dict[str, str]
    default: Value
    kind: Kind = "choice"
    least: int = 0
    most: int = 0
    unit: str = ""
    rare: bool = False


def choice(id: str, theme: str, question: str, default: str, /, **options: str) -> Ruling:
    """Declare a ruling with one answer out of several; an option's "_" stands for "-"."""
    words = {name.strip("_").replace("_", "-"): gloss for name, gloss in options.items()}
    return Ruling(id, theme, question, words, default)


def rare(ruling: Ruling) -> Ruling:
    """Return a ruling as fine print, which most tables never come to ask."""
    return replace(ruling, rare=True)


def number(
    id: str, theme: str, question: str, default: int, least: int, most: int, unit: str
) -> Ruling:
    """Declare a ruling whose answer is a whole number from `least` to `most`."""
    return Ruling(id, theme, question, {}, default, "number", least, most, unit)


def several(
    id: str, theme: str, question: str, default: tuple[str, ...], /, **options: str
) -> Ruling:
    """Declare a ruling whose answer is any number of the options together."""
    words = {name.strip("_").replace("_", "-"): gloss for name, gloss in options.items()}
    return Ruling(id, theme, question, words, default, "set")
