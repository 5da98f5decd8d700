"""Steps at the table: play the card that is asked for, or try anything and see what the table says.

In a move step a wrong try changes nothing; in a try step every refusal is a discovery.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from switch_edu.explore.facts import holds
from switch_edu.explore.story import CARDLESS, Story
from switch_edu.game import Position, Verdict
from switch_edu.game.voice import listed
from switch_edu.teaching.check import Outcome, against
from switch_edu.teaching.runs import Run
from switch_edu.teaching.scene import CannotStage, Scene
from switch_edu.teaching.words import aftermath, move_phrase, would_follow

_DEEPEST = 4  # moves of one turn that are tried in the search for a solution


class MoveRun(Run):
    """A step in which the learner plays a turn; it is right when the step's goal is reached."""

    open_table = True

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self._start = scene.story.start
        self._path: list[Position] = [self._start]
        self._key = _solution(scene)
        if not self._key:
            raise CannotStage(f"What this step asks for cannot be done in {scene.house.title}.")

    @property
    def key(self) -> tuple[str, ...]:
        """The moves of one way to do it."""
        return self._key

    @property
    def hints(self) -> tuple[str, ...]:
        """The lesson's hints where they are true under this house, then the moves themselves."""
        own = self.scene.step.hints if self.scene.home else ()
        way = listed([move_phrase(move) for move in self._key], "then")
        return (*own, f"This works: {way}.")

    def move(self, move: str) -> Outcome:
        """Play a move; a refusal, or a turn that misses the goal, leaves the table as it was."""
        if self.done:
            self.outcome = Outcome(
                "info", "This step is done: begin it again, or go on to the next."
            )
            return self.outcome
        before = self._path[-1]
        verdict = before.why(move)
        self.outcome = (
            self._played(move, verdict) if verdict else self._refused(before, move, verdict)
        )
        return self.outcome

    def _played(self, move: str, verdict: Verdict) -> Outcome:
        after = self._path[-1].play(move)
        self._path.append(after)
        if _open(after, self.scene.seat):
            self._show([after])
            return Outcome("info", " ".join(after.events) or "Go on with your turn.")
        story = Story(self.scene.house, tuple(self._path))
        if not holds(story, self.scene.step.goal):
            return self._missed(move, story)
        self._show([after])
        self.done = True
        return Outcome("right", "Well played!", (str(verdict), *story.events))

    def _missed(self, move: str, story: Story) -> Outcome:
        """A legal turn that was not the one asked for: take it back."""
        self._path = [self._start]
        self.position, self.events = self._start, self._start.events
        note = self.scene.step.wrong.get(move)
        said = note.reply if note and not note.why else ""
        legal = f"You may {move_phrase(move)} here, but it is not what this step is about."
        more = (would_follow(story.events), "The table is back where it was.")
        return Outcome("wrong", said or legal, more)

    def _refused(self, before: Position, move: str, verdict: Verdict) -> Outcome:
        note = self.scene.step.wrong.get(move)
        after = aftermath(before, move)
        if note is not None and note.why in against(verdict):
            return Outcome("wrong", note.reply, (str(verdict), after), against(verdict))
        return Outcome("wrong", str(verdict), (after,), against(verdict))


class TryRun(Run):
    """A step in which anything may be tried, until the refusals that it is about have been met."""

    open_table = True

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self._start = scene.story.start
        self._tried: tuple[str, ...] = ()
        self._found: set[str] = set()
        self._key = _refusable(scene)
        if not self._key:
            raise CannotStage(
                f"The refusal that this step is about is not known in {scene.house.title}."
            )

    @property
    def key(self) -> tuple[str, ...]:
        """Moves that lead to the refusals."""
        return self._key

    @property
    def hints(self) -> tuple[str, ...]:
        """The lesson's hints where they are true under this house, then what to try."""
        own = self.scene.step.hints if self.scene.home else ()
        way = listed([move_phrase(move) for move in self._key], "then")
        return (*own, f"Try this: {way}.")

    def move(self, move: str) -> Outcome:
        """Try a move: an allowed one is played, any other is explained and changes nothing."""
        self.outcome = self._try(move)
        return self.outcome

    def _try(self, move: str) -> Outcome:
        assert self.position is not None
        turn = (*self._tried, move)
        still = not self._tried or _open(self.position, self.scene.seat)
        before, tried = (self.position, move) if still else (self._start, " ".join(turn))
        verdict = before.why(tried)
        if verdict:
            self._tried = turn
            self._show([before.play(tried)])
            return Outcome("info", str(verdict), self.position.events)
        self._found |= set(self.scene.step.find) & set(against(verdict))
        found = self._found == set(self.scene.step.find)
        self.done = self.done or found
        more = (aftermath(before, tried),)
        return Outcome("right" if found else "info", str(verdict), more, against(verdict))


def _open(position: Position, seat: int) -> bool:
    """Say whether a seat's turn is still going on."""
    return not position.over and position.turn == seat


def _solution(scene: Scene) -> tuple[str, ...]:
    """Return the shortest turn that reaches the goal of a step, or nothing when there is none."""
    start = scene.story.start
    waiting: deque[tuple[tuple[str, ...], tuple[Position, ...]]] = deque([((), (start,))])
    while waiting:
        moves, path = waiting.popleft()
        for move in path[-1].moves():
            turn, line = (*moves, move), (*path, path[-1].play(move))
            if _open(line[-1], scene.seat):
                if len(turn) < _DEEPEST:
                    waiting.append((turn, line))
            elif holds(Story(scene.house, line), scene.step.goal):
                return turn
    return ()


def _refusable(scene: Scene) -> tuple[str, ...]:
    """Return moves of one turn that are refused for what the step wants to be found, or nothing."""
    wanted = set(scene.step.find)
    for turn in _turns(scene):
        if wanted <= set(against(scene.story.start.why(" ".join(turn)))):
            return turn
    return ()


def _turns(scene: Scene) -> Iterator[tuple[str, ...]]:
    hand = scene.story.start.hand(scene.seat)
    yield from ((move,) for move in (*hand, *CARDLESS))
    pairs = [(first, then) for first in hand for then in hand if first != then]
    yield from sorted(pairs, key=lambda pair: pair[0][:-1] != pair[1][:-1])  # equal ranks first
