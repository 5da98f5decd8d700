"""One go at a step: what the learner sees of it, what may be done, and what came of it.

A run starts afresh whenever a step is begun again; what lasts is kept as progress by the session.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from switch_edu.errors import BadMove
from switch_edu.game import Position
from switch_edu.game.voice import listed
from switch_edu.teaching.check import Outcome, check
from switch_edu.teaching.choices import Question
from switch_edu.teaching.scene import Scene
from switch_edu.teaching.words import would_follow


class Run:
    """What all kinds of steps have in common.

    `position` is the whole position on the table (None without one), `events` what was played in
    this run, `outcome` what came of the last try, `done` whether the step is solved.
    """

    open_table = False  # whether cards may be played on the table

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position: Position | None = scene.start
        self.events: tuple[str, ...] = scene.start.events if scene.start is not None else ()
        self.outcome: Outcome | None = None
        self.done = False
        self.given = 0

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids chosen in the last answer."""
        return ()

    @property
    def hints(self) -> tuple[str, ...]:
        """All hints in order; the last one names an answer that is accepted."""
        return ()

    @property
    def key(self) -> tuple[str, ...]:
        """An accepted answer: ids for a question, moves in order on the table."""
        return ()

    def answer(self, chosen: Sequence[str]) -> Outcome:
        """Take an answer to a question; raises BadMove where none is asked."""
        raise BadMove("There is nothing to choose in this step.")

    def move(self, move: str) -> Outcome:
        """Take a move on the table; raises BadMove where the table is only to be looked at."""
        raise BadMove("In this step the cards are only to be looked at.")

    def forward(self) -> bool:
        """Show the next thing that there is to watch; return False when there is nothing more."""
        return False

    def hint(self) -> str | None:
        """Return the next hint, or None when all have been given."""
        if self.given == len(self.hints):
            return None
        self.given += 1
        return self.hints[self.given - 1]

    def _show(self, path: Sequence[Position]) -> None:
        """Let the table follow a line of play."""
        for position in path:
            self.position = position
            self.events = (*self.events, *position.events)


class ShowRun(Run):
    """A step to read; what there is to watch or tell comes move by move, sentence by sentence."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self._watch = list(scene.watch)
        self._tell = [scene.fill_in(sentence) for sentence in scene.step.tell]

    def forward(self) -> bool:
        """Play the next move that there is to watch, or tell the next sentence."""
        if self._watch:
            position = self._watch.pop(0)
            self._show([position])
            self.outcome = Outcome("info", " ".join(position.events))
        elif self._tell:
            self.events = (*self.events, self._tell[0])
            self.outcome = Outcome("info", self._tell.pop(0))
        else:
            self.done = True
            return False
        return True


class QuestionRun(Run):
    """A step that asks for a prediction or for cards; once it is answered the table plays on."""

    def __init__(self, asked: Question) -> None:
        super().__init__(asked.scene)
        self.asked = asked
        self._chosen: tuple[str, ...] = ()
        self._wrongs = 0
        if asked.scene.step.hidden:
            self.position, self.events = None, ()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids chosen in the last answer."""
        return self._chosen

    @property
    def key(self) -> tuple[str, ...]:
        """The ids of the right answers, or of one of them where only one may be chosen."""
        return self.asked.right if self.asked.several else self.asked.right[:1]

    @property
    def hints(self) -> tuple[str, ...]:
        """The lesson's hints where they are true under this house, then the answer itself."""
        own = self.scene.step.hints if self.asked.familiar else ()
        right = [choice.text for choice in self.asked.choices if choice.id in self.key]
        return (*own, f"The answer is: {listed(right, 'and')}.")

    def answer(self, chosen: Sequence[str]) -> Outcome:
        """Check an answer; a right one lets the table follow the line of play asked about."""
        outcome = check(self.asked, chosen)
        self._chosen = tuple(dict.fromkeys(chosen))
        if outcome.kind == "wrong":
            self._wrongs += 1
            outcome = self._with_what_follows(outcome)
        self.outcome = outcome
        if outcome.kind == "right" and not self.done:
            self.done = True
            path = self.scene.story.path
            if self.position is None and path:
                self.position, self.events = path[0], path[0].events
            self._show(path[1:])
        return outcome

    def _with_what_follows(self, outcome: Outcome) -> Outcome:
        """Show where the line of play leads, once a guess has failed twice."""
        events = self.scene.story.events
        if self._wrongs < 2 or not events:
            return outcome
        return replace(outcome, more=(*outcome.more, would_follow(events)))
