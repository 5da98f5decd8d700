"""The lesson model: what a tutorial is made of, as read from its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

StepType = Literal["show", "predict", "pick", "move", "try"]
STEP_TYPES: tuple[str, ...] = get_args(StepType)

Claim = Mapping[str, object]


@dataclass(frozen=True)
class Option:
    """One answer that a question offers.

    Whether it is right is worked out: `move` must be allowed at the start of the step, `claim` (see
    `switch_edu.explore.facts`) must hold after the step's line of play. Only what no position can
    show is `stated`. `reply` answers the learner who chose it; `why` is the id of the reason that
    the reply explains, so that it is not shown where a move fails for another reason.
    """

    id: str
    text: str = ""
    move: str = ""
    claim: Claim = field(default_factory=dict)
    stated: bool | None = None
    reply: str = ""
    why: str = ""


@dataclass(frozen=True)
class Reply:
    """What is said to a learner who chose or played the wrong card."""

    reply: str
    why: str = ""


@dataclass(frozen=True)
class Step:
    """One step of a lesson; see the package's docstring for what each field means."""

    id: str
    type: StepType
    objective: str
    text: str
    source: str
    question: str = ""
    ref: str = ""
    house: str = ""
    position: str = ""
    deal: int | None = None
    seat: str = ""
    hidden: bool = False
    setup: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    blunder: str = ""
    watch: tuple[str, ...] = ()
    tell: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    multiple: bool = False
    ask: str = ""
    also: tuple[str, ...] = ()
    missing: str = ""
    goal: Claim = field(default_factory=dict)
    find: tuple[str, ...] = ()
    pay: bool = False
    hints: tuple[str, ...] = ()
    wrong: Mapping[str, Reply] = field(default_factory=dict)
    needs: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A tutorial: its steps, the house that it was written for, and who sits at the table.

    A step may be played under another `house` than the lesson's, and with the first players only.
    """

    id: str
    title: str
    subtitle: str
    house: str
    players: tuple[str, ...]
    source: str
    goals: tuple[str, ...]
    close: str
    steps: tuple[Step, ...] = field(repr=False)

    def step(self, id: str) -> Step | None:
        """Return the step with an id, or None."""
        return next((step for step in self.steps if step.id == id), None)


@dataclass(frozen=True)
class Course:
    """The lessons in the order in which they are learnt, and what is said after the last.

    `house` and `players` are those of the lessons that name none.
    """

    title: str
    house: str
    players: tuple[str, ...]
    lessons: tuple[str, ...]
    after: str
