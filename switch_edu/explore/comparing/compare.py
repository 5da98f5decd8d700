"""`sw.compare`: the same position, line of play or record under several houses, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from switch_edu.errors import BadLine
from switch_edu.explore.comparing.columns import Place, Rules, places, read_rules, read_start
from switch_edu.explore.comparing.moves import move_rows
from switch_edu.explore.comparing.rows import Row
from switch_edu.explore.comparing.steps import read_steps, step_rows, steps_of
from switch_edu.explore.comparing.table import Comparison
from switch_edu.explore.experiments.naming import names_of
from switch_edu.game import Game, Position, replay
from switch_edu.game.record_lines import GAME


def compare(
    position: Position | Game | str,
    rules: Iterable[Rules] | None = None,
    moves: str | Iterable[str] | None = None,
) -> Comparison:
    """Return what several houses say of the same position, line of play or record.

    `position` is a position or its line: then there is a row for each move of the seat in turn.
    With `moves`, such as "2C, then 8C" or ["You 2C", "Robin 8C"], they are played one after another
    in each house, with a row for each step. A game, or its record as text, is played again in the
    same way, with all hands in view. `rules` are houses or their lines, all shipped ones where none
    are given.

    Raises BadLine, BadHouse, BadMove or BadRecord in one sentence for what cannot be read. A house
    in which the position cannot arise raises nothing: its column says so.
    """
    houses = read_rules(rules)
    game = _game(position)
    if game is not None:
        if moves is not None:
            raise BadLine("A record has its own moves: leave moves= out, or give a position.")
        found = places(game.start, houses)
        title = f"a game of {len(game.plays)} plays by {game.house.line}"
        return _made(title, None, found, step_rows(steps_of(game), found), in_order=True)
    start = read_start(position, houses)  # type: ignore[arg-type]
    found = places(start, houses)
    if moves is None:
        if start.over:
            raise BadLine("The deal is over in this position, so that there is no move to compare.")
        return _made(start.line, start, found, move_rows(found))
    steps = read_steps(moves, start.shown_names)
    return _made(start.line, start, found, step_rows(steps, found), in_order=True)


def _game(start: object) -> Game | None:
    """Return the game that a game or a record is, None for anything else."""
    if isinstance(start, str) and start.lstrip().startswith(GAME):
        return replay(start)
    return start if isinstance(start, Game) else None


def _made(
    title: str,
    start: Position | None,
    found: Sequence[Place],
    rows: tuple[Row, ...],
    in_order: bool = False,
) -> Comparison:
    return Comparison(
        title=title,
        position=start,
        houses=tuple(place.house.line for place in found),
        labels=tuple(place.house.label for place in found),
        titles=names_of([place.house for place in found]),
        rows=rows,
        problems=tuple((place.house.line, place.problem) for place in found if place.problem),
        in_order=in_order,
    )
