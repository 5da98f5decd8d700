"""An experiment: houses play many games with the same deals, and the page shows the outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from switch_edu.explore.experiments.naming import Houses
from switch_edu.explore.experiments.outcomes import read_games
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.explorer_rules import question_form
from switch_edu.widgets.messages import Message
from switch_edu.widgets.outcomes_acts import OutcomesActs, read_experiment
from switch_edu.widgets.outcomes_state import TITLE, call_of, houses_text, outcomes_panel
from switch_edu.widgets.still import Still

HOUSES = ("switch", "switch~until-able")
_RUN = "To play, run this cell (Shift+Enter)."


class OutcomesWidget(SwitchWidget):
    """The widget behind `sw.experiment()`.

    Games are played by workers in the background; the page asks now and then what has come of
    them, so that nothing is played for a page that is closed, and the kernel stays free.
    The questions of the rules form, alike for all houses, are sent when the form is first opened.
    """

    form = traitlets.Dict().tag(sync=True)

    def __init__(self, acts: OutcomesActs, name: str) -> None:
        self._name = name
        self._acts = acts
        super().__init__()

    @property
    def result(self) -> Outcomes | None:
        """What the games so far have come to, with its frames; None before any was played."""
        return self._acts.result

    def __repr__(self) -> str:
        return self._name

    def close(self) -> None:
        """Stop what is being played, and close the widget."""
        self._acts.act("cancel", {})
        super().close()

    def _act(self, kind: str, message: Message) -> Sequence[str]:
        said = self._acts.act(kind, message)
        if self._acts.open is not None and not self.form:
            self.form = question_form()
        return said

    def _content(self) -> dict[str, Any]:
        return {"kind": "outcomes", "table": None, "panel": outcomes_panel(self._acts)}

    def _still(self) -> Still:
        return Still(TITLE, None, _RUN, (f"The same without a page: {call_of(self._acts)}",))


def experiment(
    rules: Houses = HOUSES,
    players: int = 3,
    games: int = 10_000,
    seed: int = 1,
    bots: str | Sequence[str] = "sensible",
) -> OutcomesWidget:
    """Return a widget in which houses play many games with the same deals, and are compared.

    `rules` are two to four houses or their lines, or a mapping that gives each a name; they and
    everything else can be changed in the page. What is given is as for `sw.outcomes`.

    Raises SwitchError in one sentence for what cannot be played.
    """
    plan = read_experiment(rules, players, seed, bots)
    acts = OutcomesActs(plan, read_games(games))
    given = {"players": (players, 3), "games": (games, 10_000), "seed": (seed, 1)}
    lines = tuple(house.line for house in plan.houses)
    parts = [houses_text(plan)] if lines != HOUSES or plan.given else []
    parts += [f"{name}={value}" for name, (value, usual) in given.items() if value != usual]
    parts += [] if bots == "sensible" else [f"bots={bots!r}"]
    return OutcomesWidget(acts, f"experiment({', '.join(parts)})")
