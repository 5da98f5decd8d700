"""Which Switch do you play? The interview with a card table and buttons for the answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, overload

from switch_edu.draw.words import nearest_seat
from switch_edu.errors import SwitchError
from switch_edu.explore.interviewing.interview import Interview, interviewed
from switch_edu.explore.interviewing.said import Said
from switch_edu.explore.interviewing.words import DONT_KNOW
from switch_edu.game.given import shown
from switch_edu.rules.workshop import save_house
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.messages import Message
from switch_edu.widgets.still import Still
from switch_edu.widgets.table_state import table_state

_TITLE = "Which Switch do you play?"
_RUN = "To be asked, run this cell (Shift+Enter)."


class InterviewWidget(SwitchWidget):
    """The widget behind `sw.interview()`; all that it knows is the `interview` so far."""

    def __init__(self, interview: Interview | None = None) -> None:
        self.interview = interview or Interview()
        self._saved = ""
        super().__init__()

    def __repr__(self) -> str:
        return "interview()"

    def _content(self) -> dict[str, Any]:
        return {"kind": "interview", "table": self._table(), "panel": self._panel()}

    def _table(self) -> dict[str, Any] | None:
        question = self.interview.question
        if question is None or question.position is None:
            return None
        here = question.position
        table = table_state(here, nearest_seat(here), quiet=True, marked=False)
        # whose rules the picture was made under is no hint that is meant to be given
        return {**table, "house": None, "line": None}

    def _panel(self) -> dict[str, Any]:
        it = self.interview
        panel = {
            "title": _TITLE,
            "step": f"{len(it.given)}-{it.until}",
            "heading": it.heading,
            "back": bool(it.given),
        }
        if it.question:
            asked = {"text": it.question.text, "scene": it.question.scene, "choices": [*it.choices]}
            return {**panel, "question": {**asked, "unknown": DONT_KNOW}, "found": None}
        return {**panel, "question": None, "found": self._found()}

    def _found(self) -> dict[str, Any]:
        it = self.interview
        lists = [{"title": title, "rows": [*rows]} for title, rows in it.lists]
        found = {"text": [*it.findings], "lists": lists, "saved": self._saved}
        if it.house is None:
            return {**found, "line": "", "sheet": ""}
        return {**found, "line": it.house.line, "sheet": it.house.sheet()}

    def _act(self, kind: str, message: Message) -> list[str]:
        if kind == "save":
            return self._save(message.get("name"))
        self.interview = self._after(kind, message)
        self._saved = ""
        question = self.interview.question
        told = [question.text] if question else [self.interview.findings[0]]
        return [f"{self.interview.heading}.", *told]

    def _after(self, kind: str, message: Message) -> Interview:
        match kind:
            case "answer":
                return self.interview.answer(message.get("value"))
            case "back":
                return self.interview.back()
            case "more":
                return self.interview.go_on()
            case "again":
                return Interview()
        raise SwitchError(f"An interview has no action “{shown(kind)}”.")

    def _save(self, name: object) -> list[str]:
        if self.interview.house is None:
            raise SwitchError("There is no house to save yet: answer a question first.")
        saved = save_house(self.interview.house, str(name or "").strip())
        self._saved = saved.name
        return [f'Saved: sw.house("{saved.name}") reads it.']

    def _still(self) -> Still:
        it = self.interview
        if it.question is None:
            rows = [f"{title} {' '.join(rows)}" for title, rows in it.lists]
            return Still(_TITLE, None, _RUN, (it.heading, *it.findings, *rows))
        answers = " · ".join([*it.choices, DONT_KNOW])
        told = (f"{it.heading}: {it.question.text}", it.question.scene, answers)
        return Still(_TITLE, it.question.position, _RUN, tuple(filter(None, told)))


@overload
def interview(answers: None = None) -> InterviewWidget: ...
@overload
def interview(answers: Iterable[Said] | Mapping[str, Said]) -> Interview: ...
def interview(
    answers: Iterable[Said] | Mapping[str, Said] | None = None,
) -> InterviewWidget | Interview:
    """Return a widget that asks which Switch somebody plays, and finds the house.

    With `answers` there is no widget but the interview after them, whose `question`, `house` and
    `open` can be read: a list in the order of the questions, each an answer in words, its number
    from 1, or None for "don't know"; or a mapping {question: answer}.
    Raises SwitchError in one sentence for an answer that is not offered.
    """
    return InterviewWidget() if answers is None else interviewed(answers)
