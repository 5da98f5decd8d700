"""A step of a lesson with its answer, as it can be shown where nobody can be asked.

The answer is worked out as in the interactive lesson: the run of the step is given its own key.
"""

from __future__ import annotations

from dataclasses import dataclass

from switch_edu.game import Position
from switch_edu.rules.sources import provenance
from switch_edu.teaching.check import refusal
from switch_edu.teaching.choices import Choice, Question
from switch_edu.teaching.hands_on import TryRun
from switch_edu.teaching.lesson import Step
from switch_edu.teaching.runs import QuestionRun, Run, ShowRun


@dataclass(frozen=True)
class Explained:
    """A choice that a step offers: whether it is right, and the sentences that say why.

    `in_hand` says that it is a card of the hand, which is in the picture.
    """

    text: str
    right: bool
    said: tuple[str, ...]
    in_hand: bool


@dataclass(frozen=True)
class Worked:
    """A step with its answer.

    `text` are the paragraphs before the question, `events` what has happened on the table. `before`
    is what the learner sees (None without a table, or while it is hidden), with the cards that are
    `fitting` marked; `after` what the table comes to, None where it stays as it is. `answer` is the
    answer in one sentence, "" where nothing is asked, `told` the sentences that follow it.
    """

    step: Step
    text: tuple[str, ...]
    events: tuple[str, ...]
    before: Position | None
    fitting: tuple[str, ...]
    choices: tuple[Explained, ...]
    hints: tuple[str, ...]
    answer: str
    told: tuple[str, ...]
    after: Position | None
    source: str


def worked(run: Run) -> Worked:
    """Return the step of a run that has just begun, with its answer; the run is over then."""
    step, events, before = run.scene.step, run.events, _seen(run)
    choices = _explained(run.asked) if isinstance(run, QuestionRun) else ()
    *hints, answer = run.hints or ("",)
    told = _work(run)
    after = _seen(run)
    return Worked(
        step=step,
        text=tuple(run.scene.fill_in(part) for part in step.text.split("\n\n")),
        events=events,
        before=before,
        fitting=() if isinstance(run, QuestionRun) else _fitting(before, run.scene.seat),
        choices=choices,
        hints=tuple(hints),
        answer=answer,
        told=told,
        after=None if after == before else after,
        source=str(provenance(step.source)),
    )


def _seen(run: Run) -> Position | None:
    """Return the table as the learner sees it."""
    return None if run.position is None else run.position.view(run.scene.seat)


def _fitting(table: Position | None, seat: int) -> tuple[str, ...]:
    """Return the cards that the table marks: those that may be played."""
    if table is None or table.turn != seat or table.waits_for not in ("turn", "drawn"):
        return ()
    return tuple(card for card in table.hand(seat) if table.why(card, seat))


def _work(run: Run) -> tuple[str, ...]:
    """Bring a run to its end, and return what is told on the way."""
    if isinstance(run, ShowRun):
        told: list[str] = []
        while run.forward():
            told += [run.outcome.text] if run.outcome else []
        return tuple(told)
    if isinstance(run, QuestionRun):
        run.answer(run.key)
        missing = [run.scene.step.missing] if run.asked.familiar and run.asked.several else []
        return (*filter(None, missing), *run.scene.story.events)
    return _played(run)


def _played(run: Run) -> tuple[str, ...]:
    """Play what solves a step; in a step to try things out each refusal is what is told."""
    told: list[str] = []
    for move in run.key:
        outcome = run.move(move)
        if isinstance(run, TryRun):
            told += [outcome.text, *outcome.more]
        else:
            told = [*outcome.more]
    return tuple(told)


def _explained(asked: Question) -> tuple[Explained, ...]:
    also = asked.scene.step.also
    pick = asked.scene.step.type == "pick"
    return tuple(
        Explained(choice.text, choice.right, _said(asked, choice), pick and choice.id not in also)
        for choice in asked.choices
    )


def _said(asked: Question, choice: Choice) -> tuple[str, ...]:
    """Return the lesson's own words about a choice, and the ruling with its source."""
    ruling = [str(choice.verdict)] if choice.verdict is not None else []
    if choice.right:
        own = [choice.reply] if choice.reply and asked.familiar else []
        return (*own, *ruling)
    text, own_words = refusal(choice, asked.familiar)
    refused = choice.verdict is not None and not choice.verdict
    return (text, *ruling) if own_words and refused else (text,)
