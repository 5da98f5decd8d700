"""One move under several houses, and which of them answer alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from switch_edu.cards import FACES, SUIT_NAMES, card_label
from switch_edu.engine.layout import NAME_0
from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.words import aspect_words, parting
from switch_edu.game.moves import Move, read_moves
from switch_edu.game.voice import counted, listed

_MOST_TOLD = 8
_MOST_NAMED = 4  # more houses than that are counted, the table names them


@dataclass(frozen=True)
class Row:
    """A move, with the answer of each house in the order of the comparison."""

    move: str
    cells: tuple[Cell, ...]
    who: str = ""

    @property
    def label(self) -> str:
        """The move for people, with its player where one is named: "Robin 8♣"."""
        return f"{self.who} {move_label(self.move)}".strip()

    @property
    def question(self) -> str:
        """The move as a question to the houses."""
        return f"{self.label}: is it allowed here, and what follows?"

    @cached_property
    def answers(self) -> tuple[Cell, ...]:
        """The cells of the houses that can say something."""
        return tuple(cell for cell in self.cells if cell.verdict is not None)

    @property
    def differs(self) -> bool:
        """Whether the houses that can say something differ in what is allowed or what follows."""
        return len({cell.key for cell in self.answers}) > 1

    @property
    def odd(self) -> tuple[bool, ...]:
        """Which of the cells do not answer as most houses do, where the houses differ."""
        usual = max(alike(self.answers), key=len)[0].key if self.differs else None
        return tuple(
            usual is not None and cell.legal is not None and cell.key != usual
            for cell in self.cells
        )

    @property
    def parting(self) -> tuple[str, ...]:
        """In which aspects of what follows the houses differ that allow the move."""
        return parting([cell.outcome for cell in self.answers if cell.outcome])

    @property
    def sentence(self) -> str:
        """How the houses differ on this move, in one sentence; what they share is left out."""
        parts = [
            f"{places} {_answer(group, self.parting, mixed=self._mixed)}"
            for group, places in self._groups_named()
        ]
        return f"{self.label}: {'; '.join(parts)}."

    def as_dict(self) -> dict[str, object]:
        """Return the row in plain values that JSON knows too."""
        return {
            "move": self.move,
            "label": self.label,
            "differs": self.differs,
            "sentence": self.sentence if self.differs else "",
            "cells": [cell.as_dict() for cell in self.cells],
        }

    @property
    def _mixed(self) -> bool:
        return len({(cell.legal, cell.price) for cell in self.answers}) > 1

    def _groups_named(self) -> list[tuple[tuple[Cell, ...], str]]:
        groups = sorted(alike(self.answers), key=len)
        named = [(group, f"in {names_of(group)}") for group in groups]
        if len(groups) > 1 and len(groups[-1]) > 1:
            others = counted(len(groups[-1]), "house")
            named[-1] = groups[-1], f"in the other {others}"
        return named


def alike(cells: Iterable[Cell], aspects: Sequence[str] | None = None) -> list[tuple[Cell, ...]]:
    """Return the cells in groups that answer alike, those of the first house first.

    With `aspects` only these sides of what follows count besides what is allowed, at what price.
    """
    groups: dict[tuple[object, ...], list[Cell]] = {}
    for cell in cells:
        key = cell.key if aspects is None else cell.key_of(aspects)
        groups.setdefault(key, []).append(cell)
    return [tuple(group) for group in groups.values()]


def way_on(rows: Sequence[Row], place: int) -> str:
    """Return how a line of play goes on in the house at a place, in sentences.

    It ends with a step that is refused, or with three dots where there is more to tell.
    """
    told: list[str] = []
    for row in rows:
        cell = row.cells[place]
        told += cell.told
        if cell.legal is not True:
            refused = f"“{row.label}” is refused, because {because(cell)}."
            told.append(cell.problem or refused)
            break
    return " ".join([*told[:_MOST_TOLD], *(["…"] if len(told) > _MOST_TOLD else [])])


def names_of(cells: Sequence[Cell]) -> str:
    """Return the houses of some cells: their names, or how many they are."""
    if len(cells) > _MOST_NAMED:
        return counted(len(cells), "house")
    return listed([cell.house.label for cell in cells], "and")


def _answer(group: Sequence[Cell], aspects: Sequence[str], *, mixed: bool) -> str:
    """Return what one group says: allowed or not where that differs, else what follows.

    A reason that is not everybody's is told as that of the first house.
    """
    cell = group[0]
    if not cell.legal:
        source = f" ({cell.source})" if cell.source else ""
        own = f" in {cell.house.label}" if len({one.brief for one in group}) > 1 else ""
        return f"not allowed,{own} because {because(cell)}{source}"
    costs = f" for {counted(cell.price)}" if cell.price else ""
    follows = aspect_words(cell.outcome, aspects) if cell.outcome else ""
    cite = f" ({cell.power_source})" if follows and cell.power_source else ""
    if not mixed:
        return f"{follows}{cite}"
    return f"allowed{costs}{': ' if follows else ''}{follows}{cite}"


def move_label(move: str) -> str:
    """Return a move for people: "A♥ name clubs", "draw"."""
    return " ".join(_atom_label(atom) for atom in read_moves(move))


def _atom_label(atom: Move) -> str:
    match atom.kind:
        case "lay":
            return card_label(atom.action) if atom.action < FACES else "joker"
        case "declare":
            return f"as {card_label(atom.action)}"
        case "name":
            return f"name {SUIT_NAMES[atom.action - NAME_0]}"
    return str(atom)


def because(cell: Cell) -> str:
    """Return the reason of a cell as the rest of a sentence."""
    reason = cell.reason.rstrip(".")
    return reason[:1].lower() + reason[1:] if reason.startswith(_LOWERED) else reason


_LOWERED = (
    "The ", "A ", "An ", "You ", "Your ", "Only ", "There ", "No ", "Nothing ", "Nobody ", "It ",
    "With ", "That ",
)  # fmt: skip
