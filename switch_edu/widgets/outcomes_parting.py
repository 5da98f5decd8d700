"""The games of an experiment that went differently: one at a time, turn by turn, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.errors import BadMove
from switch_edu.explore.experiments.divergence import Divergence
from switch_edu.explore.experiments.replaying import Turns, turn_words
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.game import Position
from switch_edu.game.result import result_of
from switch_edu.widgets.explorer_state import seat_shown
from switch_edu.widgets.game_panel import result_panel
from switch_edu.widgets.table_state import last_laid, table_state


class Parting:
    """One of the games that went differently under a house, at one of its turns.

    `turn` counts from where they part: at 0 the tables are still the same, unless the deal is not.
    """

    def __init__(self, outcomes: Outcomes, at: int) -> None:
        self._outcomes = outcomes
        self.at = at
        self.games = outcomes.parting_games(outcomes.houses[at])
        if not self.games:
            raise BadMove("No game went differently in that house.")
        self.go_to(0)

    def go_to(self, nth: int) -> None:
        """Show another of the games, at the turn at which it parts."""
        self.nth = max(0, min(nth, len(self.games) - 1))
        house = self._outcomes.houses[self.at]
        self.game: Divergence = self._outcomes.divergence(self.games[self.nth], house)
        self.turn = 0 if self.game.parted_at_deal else 1

    def go_on(self, step: int) -> None:
        """Show a turn later or earlier."""
        self.turn = max(0, min(self.turn + step, self.turns))

    @property
    def turns(self) -> int:
        """How many turns there are from where the games part, under the house with more."""
        return max(map(len, self.game.rest))

    @property
    def title(self) -> str:
        """Which turn is on show."""
        if self.turn:
            return f"Turn {self.game.alike + self.turn}"
        return "The deal" if self.game.parted_at_deal else f"After turn {self.game.alike}"

    @property
    def said(self) -> tuple[str, ...]:
        """What happens in the turn on show under each house."""
        return tuple(self._words(turns) for turns in self.game.rest)

    def _words(self, turns: Turns) -> str:
        if not self.turn:
            return "" if self.game.parted_at_deal else "Still the same in both."
        return turn_words(turns[self.turn - 1] if self.turn <= len(turns) else None)

    def sentences(self) -> Sequence[str]:
        """Return what there is to say of the turn on show."""
        pairs = zip(self.game.names, self.said, strict=True)
        return (f"{self.title}.", *(f"{name}: {words}" for name, words in pairs if words))


def parting_state(shown: Parting) -> dict[str, Any]:
    """Return what the page shows of a game that parts, as plain data."""
    it = shown.game
    sides = zip(it.names, it.rest, it.positions, shown.said, (0, shown.at), strict=True)
    return {
        "house": shown.at,
        "which": f"game {shown.nth + 1} of {len(shown.games)}",
        "nth": shown.nth,
        "count": len(shown.games),
        "summary": it.summary,
        "why": list(it.why),
        "title": shown.title,
        "turn": shown.turn,
        "turns": shown.turns,
        "sides": [
            {"name": name, "series": at, "words": words, "table": _table(turns, start, shown.turn)}
            for name, turns, start, words, at in sides
        ],
    }


def _table(turns: Turns, start: Position, turn: int) -> dict[str, Any]:
    """Return a table as it is after so many turns; nothing can be played on it."""
    path = [start, *(table for each in turns[:turn] for table in each.tables[1:])]
    here = path[-1]
    last = last_laid(path)
    table = table_state(here, seat_shown(here), last=last, quiet=True)
    if here.over:
        table["result"] = result_panel(result_of(here, last[1] if last else None))
    return table
