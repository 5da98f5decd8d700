"""A learner working through a lesson: which step, what has been done, what is kept.

A session knows nothing of widgets. It takes the page's messages as dictionaries, and gives back the
sentences to say; `panel()` and `position` are what there is to show.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from switch_edu.errors import BadMove, did_you_mean
from switch_edu.explore.story import play_line
from switch_edu.game import Position
from switch_edu.rules import House, house
from switch_edu.teaching.choices import question
from switch_edu.teaching.hands_on import MoveRun, TryRun
from switch_edu.teaching.lesson import Lesson, Step
from switch_edu.teaching.panel import panel
from switch_edu.teaching.progress import FileStore, Mark, Store
from switch_edu.teaching.runs import QuestionRun, Run, ShowRun
from switch_edu.teaching.scene import CannotStage, stage


class Session:
    """A go through a lesson under a house, with its progress in a store.

    Raises CannotStage when no step of the lesson makes sense under the house.
    """

    def __init__(
        self, lesson: Lesson, rules: House | None = None, store: Store | None = None
    ) -> None:
        self.lesson = lesson
        self.house = rules or house(lesson.house)
        self.store: Store = store or FileStore()
        self.finished = False
        self.notes: list[str] = []
        self.skipped: dict[str, str] = {}
        self._runs: dict[str, Run] = {}
        for step in lesson.steps:
            self._begin(step)
        if not self._runs:
            reason = next(iter(self.skipped.values()))
            raise CannotStage(f"Nothing of this lesson can be played in {self.house.title}. {reason}")
        self.marks = self.store.marks(self.key)
        self.index = self._first_open()
        self._note_skipped(range(self.index))

    @property
    def key(self) -> str:
        """The name under which progress is kept."""
        home = self.house == house(self.lesson.house)
        return self.lesson.id if home else f"{self.lesson.id}@{self.house.line}"

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self.lesson.steps[self.index]

    @property
    def run(self) -> Run:
        """The present go at that step."""
        return self._runs[self.step.id]

    @property
    def position(self) -> Position | None:
        """The position to show, as the learner may see it; None when the step has no table."""
        full = self.run.position
        return None if full is None else full.view(self.run.scene.seat)

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
        """Whether cards may only be looked at (questions, steps to read, steps that are done)."""
        return not self.run.open_table or (self.run.done and self.step.type != "try")

    @property
    def shows_playable(self) -> bool:
        """Whether the table may mark the cards that fit: not while that is the question."""
        return self.run.done or self.step.type in ("show", "move", "try")

    @property
    def also(self) -> tuple[str, ...]:
        """Moves that the table has to offer beside its own, because the question is about them."""
        return self.step.also

    def mark(self, step: Step) -> Mark:
        """Return how a step went so far."""
        return self.marks.get(step.id, Mark())

    def panel(self) -> dict[str, Any]:
        """Return the lesson's panel as the page draws it."""
        return panel(self)

    def handle(self, message: Mapping[str, Any]) -> list[str]:
        """Act on a message of the page and return the sentences to say.

        Types: "answer" (value: ids), "move" (move), "hint", "next", "back", "go" (step), "again",
        "reset". Raises SwitchError (BadMove) in one sentence for a message that makes no sense.
        """
        kinds = {
            "answer": lambda: self._answer(message.get("value")),
            "move": lambda: self._move(message.get("move")),
            "hint": self._hint,
            "next": self._next,
            "back": self._back,
            "go": lambda: self._go(message.get("step")),
            "again": self._again,
            "reset": self._reset,
        }
        kind = str(message.get("type"))
        if kind not in kinds:
            raise BadMove(f"A lesson cannot “{kind}”{did_you_mean(kind, kinds)}.")
        self.notes = []
        return kinds[kind]()

    def _answer(self, given: object) -> list[str]:
        chosen = given if isinstance(given, list | tuple) else [given] if given else []
        outcome = self.run.answer([str(id) for id in chosen])
        self._keep(outcome.kind)
        return [outcome.text]

    def _move(self, move: object) -> list[str]:
        was_done = self.run.done
        outcome = self.run.move(str(move or ""))
        if not was_done:
            self._keep(outcome.kind)
        return [outcome.text, *(outcome.more if outcome.kind == "right" else ())]

    def _hint(self) -> list[str]:
        hint = self.run.hint()
        if hint is None:
            return ["There are no more hints: the last one says it all."]
        told_all = self.run.given == len(self.run.hints)
        if told_all and not self.run.done:
            self._store(self.mark(self.step).went_wrong())
        return [f"Hint {self.run.given}. {hint}"]

    def _next(self) -> list[str]:
        if self.step.type == "show":
            if self.run.forward():
                return [self.run.outcome.text] if self.run.outcome else []
            self._keep("right")
        following = [n for n in self._playable() if n > self.index]
        if not following:
            self.finished = True
            self._note_skipped(range(self.index + 1, len(self.lesson.steps)))
            return [*self.notes, self.panel()["summary"]["text"]]
        passed = range(self.index + 1, following[0])
        return self._move_to(following[0], passed)

    def _back(self) -> list[str]:
        earlier = [n for n in self._playable() if n < self.index]
        if self.finished or not earlier:
            return self._move_to(self.index)
        return self._move_to(earlier[-1], range(earlier[-1] + 1, self.index))

    def _go(self, id: object) -> list[str]:
        ids = [step.id for step in self.lesson.steps]
        if id not in ids:
            raise BadMove(f"There is no step “{id}”{did_you_mean(str(id), ids)} in this lesson.")
        if str(id) in self.skipped:
            self._note_skipped([ids.index(str(id))])
            return self.notes
        said = self._move_to(ids.index(str(id)))
        if self.run.done:
            self._begin(self.step)
        return said

    def _again(self) -> list[str]:
        self._begin(self.step)
        return self._move_to(self.index)

    def _reset(self) -> list[str]:
        self.store.forget(self.key)
        self.marks = {}
        for step in self.lesson.steps:
            self._begin(step)
        self._move_to(self._first_open())
        self._note_skipped(range(self.index))
        return ["Your progress in this lesson is forgotten: a fresh start.", *self.notes]

    def _begin(self, step: Step) -> None:
        """Start a new run of a step, or note why it has no place under this house."""
        try:
            self._runs[step.id] = _run(self.lesson, step, self.house)
        except CannotStage as error:
            self.skipped[step.id] = f"“{step.objective}” is left out. {error}"

    def _move_to(self, index: int, passed: range = range(0)) -> list[str]:
        self.finished = False
        self.index = index
        self._note_skipped(passed)
        return [*self.notes, f"Step {index + 1}. {self.step.objective}."]

    def _note_skipped(self, passed: range | list[int]) -> None:
        steps = [self.lesson.steps[n] for n in passed]
        self.notes += [self.skipped[step.id] for step in steps if step.id in self.skipped]

    def _playable(self) -> list[int]:
        return [n for n, step in enumerate(self.lesson.steps) if step.id not in self.skipped]

    def _first_open(self) -> int:
        playable = self._playable()
        steps = self.lesson.steps
        todo = [n for n in playable if self.mark(steps[n]).state == "todo"]
        return (todo or playable)[0]

    def _keep(self, kind: str) -> None:
        if kind == "wrong":
            self._store(self.mark(self.step).went_wrong())
        elif kind == "right":
            self._store(self.mark(self.step).went_right())

    def _store(self, mark: Mark) -> None:
        self.marks[self.step.id] = mark
        self.store.keep(self.key, self.step.id, mark)


def _run(lesson: Lesson, step: Step, rules: House) -> Run:
    scene = stage(lesson, step, rules)
    if step.type == "move":
        return MoveRun(scene)
    if step.type == "try":
        return TryRun(scene)
    if step.type == "show":
        start = scene.start
        return ShowRun(scene, play_line(start, step.watch)[1:] if start is not None else ())
    return QuestionRun(question(lesson, scene))
