"""What a question offers, and which of it is right: worked out by the engine, never typed.

A card or move is right when the house allows it in the position; a claim is right when it holds
after the step's line of play. Only what a position cannot show ("what do you know of Robin's
cards?") is stated in the lesson.
"""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.explore.facts import holds, value
from switch_edu.game import Verdict
from switch_edu.teaching.lesson import Lesson, Option, Step
from switch_edu.teaching.scene import CannotStage, Scene, house_of, stage
from switch_edu.teaching.words import move_label


@dataclass(frozen=True)
class Choice:
    """One thing that a learner may choose.

    `move` and `verdict` are there when it is a move; `reply` and `why` are the lesson's own words
    about it, as in `lesson.Option`.
    """

    id: str
    text: str
    right: bool
    move: str = ""
    verdict: Verdict | None = None
    reply: str = ""
    why: str = ""


@dataclass(frozen=True)
class Question:
    """The choices of a step under a house.

    `familiar` says whether the right ones are those of the lesson's own house, so that what the
    lesson says about right and wrong is true here too.
    """

    scene: Scene
    choices: tuple[Choice, ...]
    familiar: bool

    @property
    def right(self) -> tuple[str, ...]:
        """The ids of the right choices."""
        return tuple(choice.id for choice in self.choices if choice.right)

    @property
    def several(self) -> bool:
        """Whether more than one choice may be made."""
        return self.scene.step.type == "pick" or self.scene.step.multiple


def question(lesson: Lesson, scene: Scene) -> Question:
    """Return the question that a predict or pick step asks under the scene's house.

    Raises CannotStage when nothing that it offers is right there.
    """
    found = _choices(scene)
    right = {choice.id for choice in found if choice.right}
    if not right:
        raise CannotStage(
            f"None of the answers that this step offers is right in {scene.house.title}."
        )
    return Question(scene, found, scene.home or right == _right_at_home(lesson, scene.step))


def _right_at_home(lesson: Lesson, step: Step) -> set[str]:
    home = stage(lesson, step, house_of(lesson, step))
    return {choice.id for choice in _choices(home) if choice.right}


def _choices(scene: Scene) -> tuple[Choice, ...]:
    if scene.step.type == "pick":
        return _cards_and_moves(scene)
    found = tuple(_from_option(option, scene) for option in scene.step.options)
    if scene.step.ask and not any(choice.right for choice in found):
        answer = str(value(scene.story, scene.step.ask))
        found = (*found, Choice(answer, answer.capitalize(), right=True))
    return found


def _cards_and_moves(scene: Scene) -> tuple[Choice, ...]:
    start = scene.story.start
    return tuple(_from_move(move, scene) for move in (*start.hand(scene.seat), *scene.step.also))


def _from_move(move: str, scene: Scene) -> Choice:
    start = scene.story.start
    verdict = start.why(move, scene.seat)
    note = scene.step.wrong.get(move)
    reply, why = (note.reply, note.why) if note else ("", "")
    return Choice(move, move_label(move, start), bool(verdict), move, verdict, reply, why)


def _from_option(option: Option, scene: Scene) -> Choice:
    verdict = scene.story.start.why(option.move, scene.seat) if option.move else None
    right = option.stated is not False
    if verdict is not None:
        right = right and bool(verdict)
    if option.claim:
        right = right and holds(scene.story, option.claim)
    text = option.text or (move_label(option.move) if option.move else option.id)
    return Choice(option.id, text, right, option.move, verdict, option.reply, option.why)
