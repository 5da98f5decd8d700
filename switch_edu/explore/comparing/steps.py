"""One line of play, or a whole record, repeated under several houses: each goes its own way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from switch_edu.errors import BadMove
from switch_edu.explore.comparing.cells import Cell, tried
from switch_edu.explore.comparing.columns import Place
from switch_edu.explore.comparing.outcome import outcome_of
from switch_edu.explore.comparing.rows import Row, move_label
from switch_edu.explore.turns import ended, is_open
from switch_edu.game import Game, Position
from switch_edu.game.given import shown
from switch_edu.game.moves import read_moves
from switch_edu.rules import House

MOST_STEPS = 2_000
_EXAMPLE = 'moves="2C, then 8C"'
_BETWEEN = re.compile(r"[,;\n]+|\bthen\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is done: by a seat, or by whoever is in turn (None).

    `refused` says that it was tried against the rules, so that its price is paid; `fresh` that a
    turn begins with it.
    """

    move: str
    seat: int | None = None
    refused: bool = False
    fresh: bool = False


def read_steps(moves: str | Iterable[str], names: Sequence[str]) -> tuple[Step, ...]:
    """Return the steps of a line of play such as "2C, then Robin 8C" or ["2C", "Robin 8C"].

    A step without a player is a turn of whoever comes next. Raises BadMove or BadCard in one
    sentence for what is no move, and for too many of them.
    """
    if not isinstance(moves, Iterable):
        raise BadMove(f"{shown(moves)} is no line of play: write {_EXAMPLE}, for example.")
    entries = _BETWEEN.split(moves) if isinstance(moves, str) else list(moves)
    wanted = [entry for entry in entries if not isinstance(entry, str) or entry.strip()]
    if len(wanted) > MOST_STEPS:
        raise BadMove(f"A line of play has at most {MOST_STEPS} steps; this one has {len(wanted)}.")
    if not wanted:
        raise BadMove(f"No move was given: write {_EXAMPLE}, for example.")
    return _turns([_read_step(entry, names) for entry in wanted])


def steps_of(game: Game) -> tuple[Step, ...]:
    """Return everything that was done in a game."""
    return _turns([Step(play.move, play.seat, play.refused) for play in game.plays])


def step_rows(steps: Sequence[Step], places: Sequence[Place]) -> tuple[Row, ...]:
    """Return a row for each step, as it goes in each house's own way of the play."""
    names = next((place.position.shown_names for place in places if place.position), ())
    ways = [play_steps(steps, place) for place in places]
    return tuple(
        Row(step.move, tuple(way[at] for way in ways), _who(step, names))
        for at, step in enumerate(steps)
    )


def play_steps(steps: Sequence[Step], place: Place) -> list[Cell]:
    """Return what a house says of each step, up to the first that it does not allow."""
    here, problem = place.position, place.problem
    cells = []
    for step in steps:
        if here is None:
            cells.append(Cell(step.move, place.house, problem=problem))
            continue
        cell, here = take_step(step, here, place.house)
        refused = f"The play ended with {shown(move_label(step.move))}, which is refused."
        problem = cell.problem or refused
        cells.append(cell)
    return cells


def _turns(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Return the steps without those that only end a turn: a step of somebody else ends it too."""
    kept: list[Step] = []
    fresh = False
    for step in steps:
        if kept and step.move == "end" and not step.refused and step.seat == kept[-1].seat:
            fresh = True
            continue
        names_suit = step.move.startswith("=")
        begins = (fresh or step.seat is None) and not names_suit
        kept.append(replace(step, fresh=begins))
        fresh = False
    return tuple(kept)


def _read_step(entry: object, names: Sequence[str]) -> Step:
    if isinstance(entry, str):
        text = " ".join(entry.split())
        for seat, name in enumerate(names):
            if text.lower().startswith(f"{name.lower()} "):
                return Step(_written(text[len(name) :]), seat)
    return Step(_written(entry))


def _written(move: object) -> str:
    return " ".join(map(str, read_moves(move)))


def _who(step: Step, names: Sequence[str]) -> str:
    return "" if step.seat is None else names[step.seat]


def take_step(step: Step, here: Position, house: House) -> tuple[Cell, Position | None]:
    """Return what a house says of a step, and the position after it if the play goes on."""
    if here.over:
        return Cell(step.move, house, problem="The deal is over already."), None
    try:
        return _taken(step, here, house)
    except BadMove as error:  # a move that means nothing in this house
        return Cell(step.move, house, problem=str(error)), None


def _taken(step: Step, here: Position, house: House) -> tuple[Cell, Position | None]:
    path = way_to(step, here)
    ready = path[-1]
    seat = _seat(step, ready)
    move, verdict = tried(ready, step.move, seat)
    if not verdict and not step.refused:
        return Cell(step.move, house, verdict), None
    after = ready.attempt(move, seat)
    told = tuple(chain.from_iterable(table.events for table in (*path[1:], after)))
    outcome = outcome_of(ready, after, seat, after.shown_names)
    return Cell(step.move, house, verdict, outcome, told=told), after


def way_to(step: Step, here: Position) -> list[Position]:
    """Return the positions up to the one in which a step is allowed, if it is allowed at all.

    Before it a turn may end by itself: a run stops, a drawn card is kept, a skip is accepted.
    """
    path = [here]
    for _ in range(here.seats + 1):
        table = path[-1]
        waits = step.fresh and is_open(table)
        if not waits and tried(table, step.move, _seat(step, table))[1]:
            return path
        after = ended(table, declining=True)
        if after is None or after.over:
            break
        path.append(after)
    begun = [at for at, table in enumerate(path) if not (step.fresh and is_open(table))]
    return path[: begun[0] + 1] if begun else path


def _seat(step: Step, table: Position) -> int:
    return (table.turn or 0) if step.seat is None else step.seat
