"""What a seat has seen so far: its view of everything that was done at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from switch_edu.engine.events import Event, read_events
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import SwitchError
from switch_edu.game import Game, Position
from switch_edu.game.given import shown
from switch_edu.game.hidden import view_table
from switch_edu.game.moves import Move, read_moves
from switch_edu.game.trial import Trial
from switch_edu.game.turns import Play

Source = Game | Position  # what somebody plays from: a game, or a position without a past


def table_of(source: Source) -> Position:
    """Return the table as it is now; raises SwitchError for anything but a game or a position."""
    if isinstance(source, Game):
        return source.table
    if isinstance(source, Position):
        return source
    raise SwitchError(
        f"“{shown(source)}” is neither a game nor a position: write sw.position(line) for a line."
    )


class Glimpse(NamedTuple):
    """One thing done by a seat, with the table before and after it as the viewer saw it.

    `move` is None for a refused try, `shown` are the kinds that such a try has shown to everybody
    and that are in its player's hand again.
    """

    seat: int
    move: Move | None
    before: Table
    after: Table
    events: tuple[Event, ...]
    shown: tuple[int, ...] = ()


class History(NamedTuple):
    """What a seat has seen: the table at first, and everything since. There are views only."""

    rules: Rules
    seat: int
    start: Table
    glimpses: tuple[Glimpse, ...] = ()


def history_of(source: Source, seat: int) -> History:
    """Return what a seat has seen of a game; of a position alone it has seen what lies there."""
    if isinstance(source, Position):
        return History(source.compiled, seat, view_table(source.state, seat))
    start = source.start
    glimpses: list[Glimpse] = []
    tables = zip(source.positions, source.plays, source.positions[1:], strict=False)
    for before, play, after in tables:
        glimpses += _glimpses(before, play, after, seat)
    return History(start.compiled, seat, view_table(start.state, seat), tuple(glimpses))


def _glimpses(before: Position, play: Play, after: Position, seat: int) -> Iterator[Glimpse]:
    moves = read_moves(play.move)
    tables = view_table(before.state, seat), view_table(after.state, seat)
    events = after.happened if after is not before else ()
    if play.refused:
        yield Glimpse(play.seat, None, *tables, events, _shown(before, play, after, moves))
        return
    if len(moves) == 1:
        yield Glimpse(play.seat, moves[0], *tables, events)
        return
    start = before.state.copy()
    start.rng = before.luck
    trial = Trial(before.house, before.compiled, start, play.seat, "You")
    for move in moves:
        seen = view_table(trial.table, seat)
        trial.table.nevents = 0
        trial.play([move])
        now = view_table(trial.table, seat)
        yield Glimpse(play.seat, move, seen, now, read_events(trial.table))


def _shown(
    before: Position, play: Play, after: Position, moves: tuple[Move, ...]
) -> tuple[int, ...]:
    """Return the cards of a refused try, up to the one that failed, that were taken back."""
    failed = before.why(play.move, play.seat).move
    texts = [str(move) for move in moves]
    tried = moves[: texts.index(failed) + 1]
    row = after.state.count[play.seat]
    return tuple(move.action for move in tried if move.kind == "lay" and row[move.action])
