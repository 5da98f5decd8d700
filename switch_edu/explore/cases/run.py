"""Running cases: each sets up a position under a house, plays on, and compares what is then so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from switch_edu.errors import SwitchError
from switch_edu.explore.cases.actions import Course
from switch_edu.explore.cases.expect import check_expectations, failures
from switch_edu.explore.cases.file import Case, case_id, load, read_case
from switch_edu.explore.cases.match import AROUND, Sitting
from switch_edu.explore.cases.setup import opening


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a case went: what is not as expected, or the sentence why it could not be run at all."""

    id: str
    failures: tuple[str, ...] = ()
    mistake: str = ""

    @property
    def passed(self) -> bool:
        """Whether the case could be run and everything was as expected."""
        return not self.failures and not self.mistake

    def __str__(self) -> str:
        return f"{self.id}: {self.mistake or '; '.join(self.failures) or 'passed'}"


def run_file(path: Path) -> Iterator[Outcome]:
    """Yield the outcome of every case of a file, in order.

    Raises BadFile in one sentence for a file that cannot be read or lists no cases.
    """
    seen: set[str] = set()
    for raw in load(path):
        id = case_id(raw)
        yield Outcome(id, mistake="This id is there twice.") if id in seen else run(raw)
        seen.add(id)


def run(raw: object) -> Outcome:
    """Return the outcome of one case, given as a mapping with the keys of the format."""
    try:
        case = read_case(raw)
        return Outcome(case.id, tuple(_played(case)))
    except SwitchError as error:
        return Outcome(case_id(raw), mistake=str(error))


def _played(case: Case) -> Iterator[str]:
    check_expectations(case)
    sitting = Sitting(case)
    course = Course(opening(case))
    for action in case.do:
        if action in AROUND:
            made = sitting.do(action)
            course = Course(made) if made else course
        else:
            course.do(action)
    course.settle()
    yield from failures(case, course, sitting)
