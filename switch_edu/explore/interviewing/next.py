"""Which rule sets may be meant after some answers, and what to ask next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from switch_edu.explore.interviewing.candidates import Candidate, families, family_of
from switch_edu.explore.interviewing.odds import Given, choices_for, gain, posterior
from switch_edu.explore.interviewing.questions import PositionQuestion, Question, all_questions

Weights: TypeAlias = Mapping[Candidate, float]
_LIKELY = 0.15  # of a house that is as likely as this, the variations are asked about too
_LEAST_GAIN = 0.02  # bits; what tells less is not worth a question
_WITHOUT_TABLE = 0.7  # a position is easier to answer than a ruling in the abstract


def all_alike() -> Weights:
    """Return the shipped houses, none likelier than another."""
    return {each: each.share for each in families()}


def weights_after(given: Sequence[Given]) -> Weights:
    """Return the rule sets that may be meant after some answers, with how likely each is."""
    named = families()
    rough = posterior(named, given)
    likely = [
        candidate
        for one, weight in zip(named, rough, strict=True)
        for candidate in (family_of(one.family) if weight >= _LIKELY else (one,))
    ]
    return dict(zip(likely, posterior(likely, given), strict=True))


def most_telling(given: Sequence[Given], weights: Weights, often: int) -> Question | None:
    """Return the question to ask next, None where none tells anything worth asking.

    None is asked more than `often` times, twice in a row, or again after "don't know".
    """
    worth = {
        question: _worth(question, weights)
        for question in all_questions()
        if _may_ask(question, given, often)
    }
    best = max(worth, key=lambda question: worth[question])
    return best if worth[best] >= _LEAST_GAIN else None


def _may_ask(question: Question, given: Sequence[Given], often: int) -> bool:
    before = [one for one in given if one.question == question]
    just_now = bool(given) and given[-1].question == question
    return len(before) < often and not just_now and all(one.said for one in before)


def _worth(question: Question, weights: Weights) -> float:
    choices = choices_for(question, weights)
    if not choices:
        return 0.0
    value = gain(question, choices, weights)
    return value if isinstance(question, PositionQuestion) else value * _WITHOUT_TABLE
