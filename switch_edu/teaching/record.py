"""How the steps of one lesson went, under one house: marks that a store keeps."""

from __future__ import annotations

from switch_edu.errors import SwitchError
from switch_edu.game.given import shown
from switch_edu.rules import House, house
from switch_edu.teaching.lesson import Lesson, Step
from switch_edu.teaching.progress import Mark, Store
from switch_edu.teaching.progress_line import export_progress, import_progress


class Record:
    """The marks of a lesson's steps; every change goes to the store at once.

    `key` is the name under which they are kept: the lesson's id, and any house but its own.
    """

    def __init__(self, lesson: Lesson, rules: House, store: Store) -> None:
        home = rules == house(lesson.house)
        self.key = lesson.id if home else f"{lesson.id}@{rules.line}"
        if not isinstance(store, Store):
            raise SwitchError(f"{shown(store)} is no store of progress, such as a MemoryStore.")
        self._store = store
        self._marks = store.marks(self.key)

    @property
    def notice(self) -> str:
        """A sentence for the learner when something is wrong with the store, else ""."""
        return self._store.notice

    def mark(self, step: Step) -> Mark:
        """Return how a step went so far."""
        return self._marks.get(step.id, Mark())

    def went_wrong(self, step: Step) -> None:
        """Note a wrong try."""
        self._keep(step, self.mark(step).went_wrong())

    def went_right(self, step: Step) -> None:
        """Note that a step was solved."""
        self._keep(step, self.mark(step).went_right())

    def read_again(self) -> None:
        """Take over what the store has by now."""
        self._marks = self._store.marks(self.key)

    def import_line(self, line: str) -> int:
        """Take over the marks of a line of progress; return how many steps it speaks of."""
        count = import_progress(line, self._store)
        self.read_again()
        return count

    def export_line(self) -> str:
        """Return all progress in the store, of every lesson, as one line."""
        return export_progress(self._store)

    def forget(self) -> None:
        """Forget how all the steps went."""
        self._marks = {}
        self._store.forget(self.key)

    def _keep(self, step: Step, mark: Mark) -> None:
        self._marks[step.id] = mark
        self._store.keep(self.key, step.id, mark)
