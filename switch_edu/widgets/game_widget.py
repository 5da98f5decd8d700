"""The widget of a full game: what it shows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.bots.kinds import read_kind
from switch_edu.game import Game, Match
from switch_edu.widgets.chances import ChancesWidget, Question, question_of
from switch_edu.widgets.game_acts import GameActs
from switch_edu.widgets.game_panel import game_panel, points_of, result_panel
from switch_edu.widgets.messages import Message
from switch_edu.widgets.others import Others
from switch_edu.widgets.sitting import Sitting
from switch_edu.widgets.still import Still
from switch_edu.widgets.table_state import last_laid, table_state
from switch_edu.widgets.unspoken import unspoken_table

_RUN = "To play, run this cell (Shift+Enter)."


class GameWidget(ChancesWidget):
    """The widget behind `sw.play()`; `game` is the deal on the table, `match` what it belongs to.

    The bots move one at a time, when the page asks for it: Python never waits. What the page gets
    is the view of the learner's seat.
    """

    def __init__(self, sitting: Sitting, name: str, bots: str = "sensible") -> None:
        self._name = name
        self._acts = GameActs(sitting, Others(read_kind(bots)))
        super().__init__()

    @property
    def game(self) -> Game:
        """The deal on the table."""
        return self._acts.game

    @property
    def match(self) -> Match | None:
        """The match that is played, None where it is one deal."""
        return self._acts.sitting.match

    def __repr__(self) -> str:
        return self._name

    def _question(self) -> Question | None:
        """Return what a hint has left open: how much better its move is than the others."""
        sitting, hinted = self._acts.sitting, self._acts.hint is not None
        return question_of(self.game, sitting.me) if hinted and sitting.revealed else None

    def _do(self, kind: str, message: Message) -> Sequence[str]:
        return self._acts.act(kind, message)

    def _content(self) -> dict[str, Any]:
        sitting, game = self._acts.sitting, self.game
        table = table_state(
            game.position,
            sitting.me,
            events=sitting.log,
            last=last_laid(game.positions),
            quiet=not sitting.mine,
        )
        if not sitting.revealed:
            table = unspoken_table(table, game.position, sitting.me)
        table["result"] = result_panel(game.result, points_of(game))
        return {"kind": "game", "table": table, "panel": game_panel(self._acts)}

    def _still(self) -> Still:
        what, sitting = "A match" if self.match else "A full game", self._acts.sitting
        shown = self.game.position if sitting.revealed else None  # its picture tells what is owed
        return Still(f"{what} of Switch", shown, _RUN, sitting.log)
