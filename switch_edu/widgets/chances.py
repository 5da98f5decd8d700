"""Which card is best: what every widget with a card table shows of an analysis, once it is asked.

The page asks for each next portion, as it asks for the moves of the others: nothing is counted for
a page that is closed, nothing is counted twice for two of them, and the kernel is free in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import traitlets

from switch_edu.bots.history import Source, table_of
from switch_edu.errors import BadMove
from switch_edu.explore.analyse import start_analysis
from switch_edu.explore.analyse_ready import quick_runtime
from switch_edu.explore.analyse_run import AnalysisRun
from switch_edu.game import Position
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.chances_state import analysis_state
from switch_edu.widgets.messages import SLICE, Message


class Question(NamedTuple):
    """A seat in turn whose moves may be compared, in a position or with the game behind it."""

    source: Source
    seat: int

    @property
    def position(self) -> Position:
        """The table as it is now."""
        return table_of(self.source)


class Count:
    """The count of chances for the table on show: whether it is `on`, which `part` came last."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._question: Question | None = None
        self._table: Position | None = None
        self._run: AnalysisRun | None = None
        self._runtime = ""
        self.part = 0

    def ask(self, question: Question | None) -> None:
        """Turn to a table, or to none on which there is anything to compare."""
        table = question.position if question else None  # the game in a question goes on
        if table is not self._table:
            self._run = None
        self._question, self._table = question, table

    @property
    def going_on(self) -> bool:
        """Whether there is something to count."""
        return self.on and self._question is not None and not (self._run and self._run.done)

    def step(self) -> None:
        """Count on for a moment; once compiled code is ready, it begins anew and is soon done.

        Raises SwitchError when the seat cannot choose.
        """
        assert self._question is not None
        self.part += 1
        runtime = quick_runtime()
        if self._run is None or runtime != self._runtime:
            source, seat = self._question
            self._run, self._runtime = start_analysis(source, seat, runtime=runtime), runtime
        self._run.step(SLICE)

    def state(self) -> dict[str, Any]:
        """Return what the page shows: bars and words, and whether to ask for more."""
        result = self._run.result if self.on and self._run else None
        return {
            "offered": self._question is not None,
            "on": self.on,
            "counting": self.going_on,
            "part": self.part,
            "analysis": analysis_state(result, not self.going_on) if result else None,
        }


class ChancesWidget(SwitchWidget):
    """A widget on whose table one may ask which card is best.

    `chances` is what the page shows of it, beside the state that has the same number. Subclasses
    say by `_question` what is to be compared now, and act by `_do` on all other messages.
    """

    chances = traitlets.Dict().tag(sync=True)

    def __init__(self, chances_on: bool = False) -> None:
        self._count = Count(chances_on)
        super().__init__()
        self._follow()

    def _question(self) -> Question | None:
        """Return whose moves may be compared now, None where nobody's may."""
        raise NotImplementedError

    def _do(self, kind: str, message: Message) -> Iterable[str]:
        """Do what a message asks for that is not about the chances, as `_act` does."""
        raise NotImplementedError

    def _act(self, kind: str, message: Message) -> Iterable[str]:
        return self._ask(message) if kind == "chances" else self._do(kind, message)

    def receive(self, message: Any) -> None:
        """Act on a message of the page: count on, or do what it asks for and see what is new."""
        if isinstance(message, Mapping) and message.get("type") == "count":
            self._count_on(message)
            return
        with self.hold_sync():  # state and chances arrive together
            super().receive(message)
            self._follow()

    def _count_on(self, message: Message) -> None:
        """Count on, if the page has seen the last part: two pages do not count twice."""
        count = self._count
        seen = message.get("number"), message.get("part")
        if not count.going_on or seen != (self.state["number"], count.part):
            return
        with self.hold_sync():
            with self._faults_in_words("count", message):
                try:
                    count.step()
                except Exception:
                    count.on = False
                    raise
            self._follow()

    def _ask(self, message: Message) -> tuple[str, ...]:
        """Show or hide the chances; raises BadMove where there is nothing to compare."""
        wanted = bool(message.get("on"))
        if wanted and self._question() is None:
            raise BadMove("There is nothing to compare here: wait until a seat has to choose.")
        self._count.on = wanted
        return ()

    def _follow(self) -> None:
        self._count.ask(self._question())
        self.chances = {"number": self.state["number"], **self._count.state()}


def question_of(source: Source, seat: int | None) -> Question | None:
    """Return the question which move of a seat is best, None unless it is in turn and knows its
    cards."""
    table = table_of(source)
    if seat is None or table.turn != seat or table.count(seat) != len(table.hand(seat)):
        return None
    return Question(source, seat)
