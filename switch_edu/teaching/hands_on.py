"""Steps at the table: play the card that is asked for, or try anything and see what the table says.

In a move step a wrong try changes nothing; in a try step every refusal is a discovery.
"""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.explore.facts import holds
from switch_edu.explore.story import Story
from switch_edu.game import Position, Verdict
from switch_edu.game.voice import listed
from switch_edu.teaching.check import Kind, Outcome, against
from switch_edu.teaching.runs import Run
from switch_edu.teaching.scene import CannotStage, Scene
from switch_edu.teaching.search import Turn, goes_on, met, refusable, solution
from switch_edu.teaching.words import aftermath, move_phrase, would_follow

_GO_ON = "Go on with your turn."


class _HandsOnRun(Run):
    """A step at the table: `key` are moves that solve it, found by playing, and the last hint.

    Raises CannotStage with the sentence given where there are none.
    """

    open_table = True
    advice: str  # how the last hint begins

    def __init__(self, scene: Scene, key: Turn, missing: str) -> None:
        super().__init__(scene)
        if not key:
            raise CannotStage(missing)
        self._start = scene.story.start
        self._key = key

    @property
    def key(self) -> tuple[str, ...]:
        """The moves that solve it, in order."""
        return self._key

    @property
    def hints(self) -> tuple[str, ...]:
        """The lesson's hints where they are true under this house, then the moves themselves."""
        own = self.scene.step.hints if self.scene.home else ()
        return (*own, f"{self.advice}: {_in_order(self._key, self._start)}.")


class MoveRun(_HandsOnRun):
    """A step in which the learner plays a turn; it is right when the step's goal is reached."""

    advice = "This works"

    def __init__(self, scene: Scene) -> None:
        missing = f"What this step asks for cannot be done in {scene.house.title}."
        super().__init__(scene, solution(scene), missing)
        self._path: tuple[Position, ...] = (self._start,)
        self._turn: Turn = ()

    def move(self, move: str) -> Outcome:
        """Play a move; a refusal, or a turn that misses the goal, leaves the table as it was."""
        if self.done:
            self.outcome = Outcome(
                "info", "This step is done: begin it again, or go on to the next."
            )
            return self.outcome
        before = self._path[-1]
        verdict = before.why(move, self.scene.seat)
        self.outcome = (
            self._played(move, verdict) if verdict else self._refused(before, move, verdict)
        )
        return self.outcome

    def _played(self, move: str, verdict: Verdict) -> Outcome:
        after = self._path[-1].play(move, self.scene.seat)
        self._path, self._turn = (*self._path, after), (*self._turn, move)
        if goes_on(self.scene, self._path, move):
            self._show([after])
            asked = "Say now which card it is to be." if after.waits_for == "joker" else _GO_ON
            return Outcome("info", " ".join(after.events) or asked)
        story = Story(self.scene.house, self._path)
        if not holds(story, self.scene.step.goal):
            return self._missed(move, story)
        self._show([after])
        self.done = True
        return Outcome("right", "Well played!", (str(verdict), *story.events))

    def _missed(self, move: str, story: Story) -> Outcome:
        """A legal turn that was not the one asked for: take it back."""
        way = _in_order(self._turn, self._start)
        self._path, self._turn = (self._start,), ()
        self.position, self.events = self._start, self._start.events
        note = self.scene.step.wrong.get(move)
        said = note.reply if note and not note.why else ""
        legal = f"You may {way} here, but it is not what this step is about."
        more = (would_follow(story.events), "The table is back where it was.")
        return Outcome("wrong", said or legal, more)

    def _refused(self, before: Position, move: str, verdict: Verdict) -> Outcome:
        note = self.scene.step.wrong.get(move)
        after = aftermath(before, move, self.scene.seat)
        if note is not None and note.why in against(verdict):
            return Outcome("wrong", note.reply, (str(verdict), after), against(verdict))
        return Outcome("wrong", str(verdict), (after,), against(verdict))


class TryRun(_HandsOnRun):
    """A step in which anything may be tried, until what it is about has been met.

    That is a refusal, or the price of a move that costs cards. Where the step says that a mistake
    is paid for, the table shows what the house makes of it, and the next try begins afresh.
    """

    advice = "Try this"

    def __init__(self, scene: Scene) -> None:
        missing = f"The refusal that this step is about is not known in {scene.house.title}."
        super().__init__(scene, refusable(scene), missing)
        self._tried: Turn = ()
        self._found: set[str] = set()

    def move(self, move: str) -> Outcome:
        """Try a move: an allowed one is played, any other is explained."""
        self.outcome = self._try(move)
        return self.outcome

    def _try(self, move: str) -> Outcome:
        seat = self.scene.seat
        before, tried = self._before(move)
        verdict = before.why(tried, seat)
        self._found |= set(self.scene.step.find) & set(met(verdict))
        found = self._found == set(self.scene.step.find)
        self.done = self.done or found
        kind: Kind = "right" if found else "info"
        if verdict:
            after = before.play(tried, seat)
            self._tried = (*self._tried, move)
            self._show([after])
            return Outcome(kind, str(verdict), after.events, met(verdict))
        after = before.attempt(tried, seat)
        if self.scene.step.pay and after != before:
            return self._paid(after, kind, verdict)
        return Outcome(kind, str(verdict), (aftermath(before, tried, seat),), against(verdict))

    def _before(self, move: str) -> tuple[Position, str]:
        """Return where a move is tried, and as what: once a turn is over, with all of that turn."""
        if not self._tried or self.position is None:
            return self._start, move
        if not self.position.over and self.position.turn == self.scene.seat:
            return self.position, move
        return self._start, " ".join((*self._tried, move))

    def _paid(self, after: Position, kind: Kind, verdict: Verdict) -> Outcome:
        """Show what a mistake has cost; whatever is tried next is tried at the start again."""
        self._tried = ()
        self.position, self.events = self._start, self._start.events
        self._show([after])
        return Outcome(kind, str(verdict), after.events, against(verdict))


def _in_order(moves: Sequence[str], start: Position) -> str:
    return listed([move_phrase(move, start) for move in moves], "then")
