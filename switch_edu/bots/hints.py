"""A hint: the sensible move, with the reason that decided for it."""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.bots.history import Source, table_of
from switch_edu.bots.reasons import Choice, only_move, reason_of, reason_to_win
from switch_edu.bots.sight import Sight, look_in_turn
from switch_edu.bots.words import doing, speaking
from switch_edu.engine.sensible import WINS, Mark, best_option, mark


@dataclass(frozen=True, slots=True)
class Hint:
    """A move as text, and in words what to do and why; `str(hint)` is the whole sentence."""

    move: str
    advice: str
    reason: str

    def __str__(self) -> str:
        return f"{self.advice}: {self.reason}."


def hint(source: Source, seat: int | None = None) -> Hint:
    """Return what the sensible player would do in turn, in a game or a position, and why.

    The reason is the thing looked at by which that move is furthest ahead of the next best one.
    Raises BadMove when the deal is over, or when the seat's own cards are not all known, and
    SwitchError for anything but a game or a position.
    """
    sight = look_in_turn(table_of(source), seat)
    words = next(sight.due_words(), -1)
    if words >= 0:
        return Hint(sight.text(words), *speaking(sight, words))
    best = best_option(sight.rules, sight.table, sight.seat, sight.moves, sight.judged)
    return Hint(sight.text(best), doing(sight, best), _why(sight, best))


def _why(sight: Sight, best: int) -> str:
    marks = _marks(sight)
    own = marks.pop(best)
    if not marks:
        return reason_to_win(sight) if own[WINS] else only_move(sight, best)
    # Of moves that are marked alike it does not matter which is played: compare with another one.
    others = {option: m for option, m in marks.items() if m != own} or marks
    rival = max(others, key=lambda option: sum(others[option]))
    return reason_of(sight, Choice(best, own, rival, others[rival]))


def _marks(sight: Sight) -> dict[int, Mark]:
    return {
        option: mark(sight.rules, sight.table, sight.seat, option, sight.judged)
        for option in range(63)
        if sight.moves >> option & 1
    }
