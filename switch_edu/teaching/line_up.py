"""The steps of a lesson that have a place under a house, and the present go at each of them."""

from __future__ import annotations

from collections.abc import Iterable

from switch_edu.rules import House
from switch_edu.teaching.choices import question
from switch_edu.teaching.hands_on import MoveRun, TryRun
from switch_edu.teaching.lesson import Lesson, Step
from switch_edu.teaching.runs import QuestionRun, Run, ShowRun
from switch_edu.teaching.scene import CannotStage, stage


class LineUp:
    """The runs of a lesson's steps under a house.

    `skipped` says for each step that has no place under the house why it has none. Raises
    CannotStage when that is so of every step.
    """

    def __init__(self, lesson: Lesson, rules: House) -> None:
        self._lesson = lesson
        self._house = rules
        self._runs: dict[str, Run] = {}
        self.skipped: dict[str, str] = {}
        self.begin_all()
        if not self._runs:
            reason = next(iter(self.skipped.values()))
            raise CannotStage(f"Nothing of this lesson has a place in {rules.title}. {reason}")

    @property
    def playable(self) -> list[int]:
        """The places in the lesson of the steps that can be taken."""
        return [n for n, step in enumerate(self._lesson.steps) if step.id in self._runs]

    def run(self, step: Step) -> Run:
        """Return the present go at a step that is not skipped."""
        return self._runs[step.id]

    def begin(self, step: Step) -> None:
        """Begin a step afresh, or note why it has no place under this house."""
        try:
            self._runs[step.id] = _run(self._lesson, step, self._house)
        except CannotStage as error:
            self.skipped[step.id] = f"“{step.objective}” is left out. {error}"

    def begin_all(self) -> None:
        """Begin every step afresh."""
        for step in self._lesson.steps:
            self.begin(step)

    def left_out(self, places: Iterable[int]) -> list[str]:
        """Return a sentence for each of the steps at these places that is skipped."""
        ids = [self._lesson.steps[n].id for n in places]
        return [self.skipped[id] for id in ids if id in self.skipped]


def _run(lesson: Lesson, step: Step, rules: House) -> Run:
    scene = stage(lesson, step, rules)
    if step.type == "show":
        return ShowRun(scene)
    if step.type == "move":
        return MoveRun(scene)
    if step.type == "try":
        return TryRun(scene)
    return QuestionRun(question(lesson, scene))
