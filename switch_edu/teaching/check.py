"""Checking an answer: right, wrong or none given, and what the learner is told about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from switch_edu.errors import BadMove, did_you_mean
from switch_edu.explore.story import CARDLESS
from switch_edu.game import Verdict
from switch_edu.game.voice import listed, number
from switch_edu.teaching.choices import Choice, Question
from switch_edu.teaching.words import aftermath

Kind = Literal["right", "wrong", "unanswered", "info"]


@dataclass(frozen=True)
class Outcome:
    """What came of an answer or a move.

    `text` is the sentence for the learner, `more` what follows from it or lies behind it, `reasons`
    the ids of the reasons for which moves were refused.
    """

    kind: Kind
    text: str
    more: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def check(asked: Question, chosen: Sequence[str]) -> Outcome:
    """Return what came of choosing the given ids; raises BadMove for an id that is not offered."""
    offered = [choice.id for choice in asked.choices]
    strange = [id for id in chosen if id not in offered]
    if strange and asked.scene.step.type == "pick" and set(strange) <= set(CARDLESS):
        return Outcome("unanswered", "This question is only about the cards in the hand.")
    if strange:
        hint = did_you_mean(strange[0], offered)
        raise BadMove(f"“{strange[0]}” is not one of the answers{hint}: {listed(offered)}.")
    if not chosen:
        several = "everything that you think is right" if asked.several else "one of the answers"
        return Outcome("unanswered", f"Nothing is chosen yet: choose {several}, then check.")
    if len(set(chosen)) > 1 and not asked.several:
        return Outcome("unanswered", "Choose just one of the answers, then check.")
    picked = [choice for choice in asked.choices if choice.id in chosen]
    wrong = [choice for choice in picked if not choice.right]
    if wrong:
        return _wrong(asked, wrong)
    if asked.several and len(picked) < len(asked.right):
        return _incomplete(asked, len(picked))
    return _right(asked, picked)


def refusal(choice: Choice, familiar: bool) -> tuple[str, bool]:
    """Return what is said about a wrong choice, and whether those are the lesson's own words.

    The lesson's words are used where they are about the reason for which the move is refused, or
    where the answers are those of the lesson's own house.
    """
    verdict = choice.verdict
    fits = choice.why in against(verdict) if choice.why and verdict is not None else familiar
    if choice.reply and fits:
        return choice.reply, True
    if verdict is not None and not verdict:
        return str(verdict), False
    return f"“{choice.text}” is not right here.", False


def against(verdict: Verdict) -> tuple[str, ...]:
    """Return the ids of the reasons that speak against a move: what bars it, or what it lacks."""
    return tuple(reason.id for reason in verdict.reasons if reason.kind in ("bar", "lack"))


def _wrong(asked: Question, wrong: list[Choice]) -> Outcome:
    said = [refusal(choice, asked.familiar) for choice in wrong]
    more = [text for text, _ in said[1:]]
    reasons: list[str] = []
    for choice, (_, own_words) in zip(wrong, said, strict=True):
        verdict = choice.verdict
        if verdict is None or verdict:
            continue
        reasons += against(verdict)
        more += [str(verdict)] if own_words else []
        more.append(aftermath(asked.scene.story.start, choice.move, asked.scene.seat))
    return Outcome("wrong", said[0][0], tuple(dict.fromkeys(more)), tuple(reasons))


def _incomplete(asked: Question, found: int) -> Outcome:
    left = len(asked.right) - found
    text = f"Right so far, but {number(left)} more {'is' if left == 1 else 'are'} right as well."
    missing = asked.scene.step.missing
    return Outcome("wrong", text, (missing,) if missing and asked.familiar else ())


def _right(asked: Question, picked: list[Choice]) -> Outcome:
    own = " ".join(choice.reply for choice in picked if choice.reply) if asked.familiar else ""
    verdicts = [choice.verdict for choice in picked if choice.verdict is not None]
    more = [*grounds(verdicts), *asked.scene.story.events]
    return Outcome("right", f"Right! {own}".strip(), tuple(more))


def grounds(verdicts: Sequence[Verdict]) -> list[str]:
    """Return one sentence for each allowed move: the ground that allows it, with its source."""
    return [str(verdict) for verdict in verdicts if verdict]
