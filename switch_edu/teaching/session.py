"""A learner working through a lesson: which step, what has been done, what is kept.

A session knows nothing of widgets. It takes the page's messages as dictionaries, and gives back the
sentences to say; `panel()` and `position` are what there is to show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from switch_edu.errors import BadMove, did_you_mean
from switch_edu.game import Position
from switch_edu.rules import House, house
from switch_edu.rules.words import counted
from switch_edu.teaching.check import Outcome
from switch_edu.teaching.lesson import Lesson, Step
from switch_edu.teaching.line_up import LineUp
from switch_edu.teaching.panel import panel
from switch_edu.teaching.progress import FileStore, Store
from switch_edu.teaching.record import Record
from switch_edu.teaching.runs import Run


class Session:
    """A go through a lesson under a house (its own by default), with its progress in a store.

    `notes` are sentences about skipped steps that the last message passed over; `finished` is true
    after the last step. Raises CannotStage when no step of the lesson has a place under the house.
    """

    def __init__(
        self, lesson: Lesson, rules: House | None = None, store: Store | None = None
    ) -> None:
        self.lesson = lesson
        self.house = rules or house(lesson.house)
        self.record = Record(lesson, self.house, store or FileStore())
        self.finished = False
        self._begun = False
        self._line_up = LineUp(lesson, self.house)
        self.index = self._first_open()
        self.notes = self._line_up.left_out(range(self.index))

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self.lesson.steps[self.index]

    @property
    def run(self) -> Run:
        """The present go at that step."""
        return self._line_up.run(self.step)

    @property
    def skipped(self) -> dict[str, str]:
        """Why the steps that have no place under this house are skipped, by id."""
        return self._line_up.skipped

    @property
    def position(self) -> Position | None:
        """The position to show, as the learner may see it; None when the step has no table."""
        full = self.run.position
        return None if full is None else full.view(self.seat)

    @property
    def seat(self) -> int:
        """The seat whose hand is shown."""
        return self.run.scene.seat

    @property
    def events(self) -> tuple[str, ...]:
        """What has happened on the table in this step, oldest first."""
        return self.run.events

    @property
    def quiet(self) -> bool:
        """Whether cards may only be looked at (questions, steps to read, moves that are made)."""
        return not self.run.open_table or (self.run.done and self.step.type != "try")

    @property
    def shows_playable(self) -> bool:
        """Whether the table may mark the cards that fit: not while that is the question."""
        return self.run.done or self.step.type in ("show", "move", "try")

    def panel(self) -> dict[str, Any]:
        """Return the lesson's panel as the page draws it."""
        return panel(self)

    def handle(self, message: Mapping[str, Any]) -> list[str]:
        """Act on a message of the page and return the sentences to say.

        Types: "answer" (value: ids), "move" (move), "hint", "next", "back", "go" (step), "again",
        "reset", "import" (line). Raises SwitchError in one sentence for a message that makes no
        sense.
        """
        kinds: dict[str, Callable[[], list[str]]] = {
            "answer": lambda: self._answer(message.get("value")),
            "move": lambda: self._move(message.get("move")),
            "hint": self._hint,
            "next": self._next,
            "back": self._back,
            "go": lambda: self._go(message.get("step")),
            "again": self._again,
            "reset": self._reset,
            "import": lambda: self._import(message.get("line")),
        }
        kind = str(message.get("type"))
        if kind not in kinds:
            raise BadMove(f"A lesson cannot “{kind}”{did_you_mean(kind, kinds)}.")
        self.notes = []
        self._begun = True
        return kinds[kind]()

    def take_up_again(self) -> list[str]:
        """Take note of progress that has come from elsewhere, and return the sentences to say.

        Who has done nothing here yet is brought to the first step that is open.
        """
        self.record.read_again()
        first = self._first_open()
        if self._begun or first == self.index:
            return []
        return self._move_to(first, range(first))

    def _answer(self, given: object) -> list[str]:
        chosen = given if isinstance(given, list | tuple) else [given] if given else []
        return self._told(self.run.answer([str(id) for id in chosen]))

    def _move(self, move: object) -> list[str]:
        return self._told(self.run.move(str(move or "")))

    def _told(self, outcome: Outcome) -> list[str]:
        if outcome.kind == "wrong":
            self.record.went_wrong(self.step)
        elif outcome.kind == "right":
            self.record.went_right(self.step)
        return [outcome.text, *outcome.more]

    def _hint(self) -> list[str]:
        hint = self.run.hint()
        if hint is None:
            return ["There are no more hints: the last one says it all."]
        if self.run.given == len(self.run.hints) and not self.run.done:
            self.record.went_wrong(self.step)  # who was told the answer may like to repeat it
        return [f"Hint {self.run.given}. {hint}"]

    def _next(self) -> list[str]:
        if self.step.type == "show":
            if self.run.forward():
                return [self.run.outcome.text] if self.run.outcome else []
            self.record.went_right(self.step)
        following = [n for n in self._line_up.playable if n > self.index]
        if following:
            return self._move_to(following[0], range(self.index + 1, following[0]))
        self.finished = True
        self.notes = self._line_up.left_out(range(self.index + 1, len(self.lesson.steps)))
        return [*self.notes, self.panel()["summary"]["text"]]

    def _back(self) -> list[str]:
        earlier = [n for n in self._line_up.playable if n < self.index]
        if self.finished or not earlier:
            return self._move_to(self.index)
        return self._move_to(earlier[-1], range(earlier[-1] + 1, self.index))

    def _go(self, id: object) -> list[str]:
        ids = [step.id for step in self.lesson.steps]
        if id not in ids:
            raise BadMove(f"There is no step “{id}”{did_you_mean(str(id), ids)} in this lesson.")
        if id in self.skipped:
            self.notes = [self.skipped[str(id)]]
            return self.notes
        place = ids.index(str(id))
        if self._line_up.run(self.lesson.steps[place]).done:
            self._line_up.begin(self.lesson.steps[place])
        return self._move_to(place)

    def _again(self) -> list[str]:
        self._line_up.begin(self.step)
        return self._move_to(self.index)

    def _reset(self) -> list[str]:
        self.record.forget()
        self._line_up.begin_all()
        first = self._line_up.playable[0]
        self._move_to(first, range(first))
        return ["Your progress in this lesson is forgotten: a fresh start.", *self.notes]

    def _import(self, line: object) -> list[str]:
        count = self.record.import_line(str(line or ""))
        return [f"The progress of {counted(count, 'step')} is taken over."]

    def _move_to(self, index: int, passed: Iterable[int] = ()) -> list[str]:
        self.finished = False
        self.index = index
        self.notes = self._line_up.left_out(passed)
        return [*self.notes, f"Step {index + 1}. {self.step.objective}."]

    def _first_open(self) -> int:
        """The first step that was never tried, or the first of all."""
        playable, steps = self._line_up.playable, self.lesson.steps
        todo = [n for n in playable if self.record.mark(steps[n]).state == "todo"]
        return (todo or playable)[0]
