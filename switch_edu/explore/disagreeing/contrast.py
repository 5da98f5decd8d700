"""`sw.contrast`: one position, two rulings: what each house says, what follows, why they differ."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from switch_edu.errors import BadHouse, BadLine
from switch_edu.explore.comparing.cells import Cell
from switch_edu.explore.comparing.columns import (
    TWO_HOUSES,
    Place,
    Rules,
    places,
    read_rules,
    read_start,
)
from switch_edu.explore.comparing.rows import move_label
from switch_edu.explore.comparing.settle import asked
from switch_edu.explore.comparing.steps import Step, read_steps, take_step, way_to
from switch_edu.explore.comparing.words import parting
from switch_edu.explore.disagreeing.contrast_picture import contrast_html
from switch_edu.explore.disagreeing.rulings import DecidingRuling, deciding, rulings_between
from switch_edu.explore.disagreeing.words import cell_words, ruling
from switch_edu.game import Position
from switch_edu.game.voice import number
from switch_edu.rules import House


@dataclass(frozen=True, eq=False, repr=False)
class Contrast:
    """What two houses make of one move; made by `sw.contrast(…)`. It is true if they differ.

    `positions` is the moment before the move in each house, `cells` what each says of it, `asks`
    in what of that which follows they part, `rulings` those that decide.
    """

    question: str
    positions: tuple[Position, ...]
    cells: tuple[Cell, ...]
    asks: tuple[str, ...] = ()
    rulings: tuple[DecidingRuling, ...] = ()

    def __bool__(self) -> bool:
        return len({cell.key_of(self.asks) for cell in self.cells}) > 1

    @property
    def said(self) -> tuple[str, ...]:
        """What each house says of the move and what follows, as sentences with the source."""
        return tuple(cell_words(cell, self.asks) for cell in self.cells)

    @property
    def why(self) -> tuple[str, ...]:
        """The deciding rulings, each with both answers and their sources, as sentences."""
        first, second = self.cells
        return tuple(ruling(each, first.house.title, second.house.title) for each in self.rulings)

    def __str__(self) -> str:
        said = [
            f"{cell.house.label}: {cell.move} is {words}"
            for cell, words in zip(self.cells, self.said, strict=True)
        ]
        return "\n".join([self.question, *said, *(f"Why: {each}" for each in self.why)])

    def __repr__(self) -> str:
        return f"<{self.question} {' | '.join(self.said)}>"

    def _repr_html_(self) -> str:
        return contrast_html(self)


def contrast(
    position: Position | str, move: str | None = None, rules: Sequence[Rules] = ()
) -> Contrast:
    """Return what two houses make of one move in the same position, side by side.

    It is a position (or its line) and a move, or one of the questions of `sw.disputes()` in plain
    words, exactly as for `sw.settle`; `rules` are the two houses or their lines.

    Raises BadHouse unless there are two houses, BadLine in one sentence where the position cannot
    arise in one of them, and what `sw.settle` raises for what cannot be read.
    """
    dispute = asked(position, move)
    houses = _two(rules)
    start = read_start(dispute.line if move is None else position, houses)
    steps = list(read_steps([*dispute.before, dispute.move], start.shown_names))
    steps[-1] = replace(steps[-1], refused=dispute.mistake)
    sides = [_side(steps, place) for place in places(start, houses)]
    cells = tuple(cell for _, cell in sides)
    asks = dispute.asks or parting([cell.outcome for cell in cells if cell.outcome])

    def answer(house: House) -> Hashable:
        return _side(steps, *places(start, [house]))[1].key_of(asks)

    found = Contrast(
        dispute.question or f"{move_label(dispute.move)}: is it allowed, and what follows?",
        tuple(before for before, _ in sides),
        cells,
        asks,
    )
    entries = deciding(*houses, answer) if found else ()
    return replace(found, rulings=rulings_between(*houses, entries))


def _two(rules: Sequence[Rules]) -> tuple[House, House]:
    houses = read_rules(rules)
    if len(houses) != 2:
        raise BadHouse(
            f"A contrast is between two houses, and {number(len(houses))} came: write "
            f"rules={TWO_HOUSES}."
        )
    return houses[0], houses[1]


def _side(steps: Sequence[Step], place: Place) -> tuple[Position, Cell]:
    """Return the position before the last step in a house, and what the house says of the step.

    Where an earlier step is refused already it is told of that one.
    """
    here = place.position
    if here is None:
        raise BadLine(place.problem)
    for step in steps[:-1]:
        cell, after = take_step(step, here, place.house)
        if after is None:
            return here, cell
        here = after
    before = way_to(steps[-1], here)[-1]
    return before, take_step(steps[-1], before, place.house)[0]
