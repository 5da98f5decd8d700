"""A tutorial: the lesson's session with a card table beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from switch_edu.rules import House, house
from switch_edu.teaching import Session, Store, lesson
from switch_edu.widgets.chances import ChancesWidget, Question, question_of
from switch_edu.widgets.messages import Message
from switch_edu.widgets.still import Still
from switch_edu.widgets.table_state import table_state

_RUN = "To take this tutorial, run this cell (Shift+Enter)."


class TutorialWidget(ChancesWidget):
    """The widget behind `sw.tutorial(name)`; all that it knows is the `session`."""

    def __init__(self, session: Session) -> None:
        self.session = session
        super().__init__()

    def __repr__(self) -> str:
        lesson_name = self.session.lesson.id
        home = self.session.house == house(self.session.lesson.house)
        return f"tutorial({lesson_name!r}{'' if home else f', house={self.session.house.line!r}'})"

    def _content(self) -> dict[str, Any]:
        return {"kind": "tutorial", "table": self._table(), "panel": self.session.panel()}

    def _table(self) -> dict[str, Any] | None:
        session = self.session
        if session.position is None or session.finished:
            return None
        return table_state(
            session.position,
            session.seat,
            events=session.events,
            quiet=session.quiet,
            marked=session.shows_playable,
        )

    def _question(self) -> Question | None:
        """Return nothing while it would give away the answer to the step."""
        session = self.session
        shown = session.run.position
        if shown is None or session.finished or not session.shows_playable:
            return None
        return question_of(shown, session.seat)

    def _do(self, kind: str, message: Message) -> Sequence[str]:
        return self.session.handle(message)

    def _recalled(self) -> list[str]:
        return self.session.take_up_again()

    def _still(self) -> Still:
        panel = self.session.panel()
        step = panel["step"]
        options = " · ".join(option["text"] for option in step["options"] or ())
        if step["type"] == "pick":
            options = f"or: {options[0].lower()}{options[1:]}" if options else ""  # beside the hand
        told = (step["objective"], *step["text"], step["question"], options)
        paragraphs = tuple(text for text in told if text)
        return Still(f"Tutorial: {panel['title']}", self.session.position, _RUN, paragraphs)


def tutorial(
    name: str, house: str | House | None = None, store: Store | None = None
) -> TutorialWidget:
    """Return the tutorial with a name such as "matching", under its own house or another.

    Progress is kept in `store`, by default a file of the user's. Raises SwitchError in one sentence
    for a lesson or a house that does not exist, or a lesson of which the house leaves nothing.
    """
    return TutorialWidget(Session(lesson(name), _house(house), store))


def _house(rules: str | House | None) -> House | None:
    return None if rules is None else house(rules)
