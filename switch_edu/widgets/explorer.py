"""The explorer: two to four houses on the same position, as card tables that are played on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import traitlets

from switch_edu.errors import BadLine
from switch_edu.explore.comparing.columns import Rules, read_rules
from switch_edu.explore.tables.side_by_side import SideBySide, side_by_side
from switch_edu.explore.tables.text import side_text
from switch_edu.game import Position
from switch_edu.game.given import shown as quoted
from switch_edu.rules import House
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.explorer_acts import ExplorerActs
from switch_edu.widgets.explorer_reading import read_shown
from switch_edu.widgets.explorer_rules import question_form
from switch_edu.widgets.explorer_state import explorer_panel, seat_shown
from switch_edu.widgets.messages import Message
from switch_edu.widgets.still import Still

START = "9C 1+ 2CKC8HASQH/7/7 26 - - names=You,Robin,Alex"
HOUSES = ("practice-table", "jack7")
_RUN = "To explore, run this cell (Shift+Enter)."


class ExplorerWidget(SwitchWidget):
    """The widget behind `sw.explorer()`.

    All known cards of its position may be seen by whoever looks at it; unknown ones are nowhere.
    The questions of the rules form, alike for all houses, are sent when the form is first opened.
    """

    form = traitlets.Dict().tag(sync=True)

    def __init__(self, given: Sequence[SideBySide], name: str) -> None:
        self._name = name
        self._acts = ExplorerActs(given)
        super().__init__()

    @property
    def text(self) -> str:
        """What is side by side as text: `sw.explorer(text)` shows the same."""
        return side_text(self._acts.now)

    def __repr__(self) -> str:
        return self._name

    def _act(self, kind: str, message: Message) -> Sequence[str]:
        said = self._acts.act(kind, message)
        if self._acts.panel and self._acts.panel[0] == "rules" and not self.form:
            self.form = question_form()
        return said

    def _content(self) -> dict[str, Any]:
        return {"kind": "explorer", "table": None, "panel": explorer_panel(self._acts)}

    def _still(self) -> Still:
        now = self._acts.now
        places = [place for place in now.here if place.position is not None]
        here = places[0].position if places else now.start
        assert here is not None
        said = [] if self._acts.hidden else [row.sentence for row in now.rows if row.differs]
        names = " | ".join(each.line for each in now.houses)
        told = (f"Houses: {names}", *said)
        return Still("Houses side by side", here.view(seat_shown(here)), _RUN, told)


def explorer(
    position: Position | str | None = None,
    rules: Iterable[Rules] | None = None,
    positions: Iterable[Position | str] | None = None,
) -> ExplorerWidget:
    """Return a widget in which houses stand side by side on a position and are played on together.

    `position` is a position, its line, the text that an explorer gives (`LINE @house | house`), or
    one of the questions of `sw.disputes()`.
    `rules` are two to four houses or their lines. `positions` are several to go through, for a
    class. Without any of them a position with many differences is shown.
    Raises SwitchError in one sentence for what cannot be read.
    """
    if position is not None and positions is not None:
        raise BadLine("Give either a position or a list of positions=[…], not both.")
    first: Position | str = START if position is None else position
    several = [first] if positions is None else positions
    if isinstance(several, str | Position) or not isinstance(several, Iterable):
        raise BadLine("Positions are given as a list: write positions=[line, line].")
    houses = None if rules is None else read_rules(rules)
    given = [_read(one, houses) for one in several]
    if not given:
        raise BadLine("The list of positions is empty: give at least one.")
    return ExplorerWidget(given, _call(position, houses, positions))


def _read(one: object, houses: tuple[House, ...] | None) -> SideBySide:
    """Return one position with its houses: those given, those of its text, or the usual ones."""
    if isinstance(one, Position):
        one = one.line
    if not isinstance(one, str):
        raise BadLine(f"“{quoted(one)}” is no position: give a position, its line or a text.")
    if houses is None:
        return read_shown(one, read_rules(HOUSES))
    shown = read_shown(one, houses)
    return shown if shown.houses == houses else side_by_side(shown.start, houses, shown.plays)


def _call(position: object, houses: tuple[House, ...] | None, positions: object) -> str:
    given = [] if position is None else [repr(str(position))]
    given += [] if houses is None else [f"rules={[each.line for each in houses]}"]
    given += [] if positions is None else ["positions=[…]"]
    return f"explorer({', '.join(given)})"
