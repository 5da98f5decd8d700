"""How likely each rule set is after some answers, and which question tells most.

An answer that a house would not give makes that house less likely and does not rule it out, because
people misread and tables are inconsistent: the likelihood of an answer is that of a noisy channel.
A question is worth its mutual information with the rule sets, the fall of entropy to be expected.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log2

from switch_edu.explore.interviewing.candidates import Candidate
from switch_edu.explore.interviewing.questions import NEVER, NO, REFUSED, Question, answer_of

OTHER = "Something else"
MOST_CHOICES = 4
_SLIP = 0.1  # how often an answer is not that of the rules that are played by


@dataclass(frozen=True)
class Given:
    """An answer: one of the choices that were offered, or None for "don't know"."""

    question: Question
    choices: tuple[str, ...]
    said: str | None


def likelihood(said: str, choices: Sequence[str], answer: str) -> float:
    """Return how likely it is that a table says this whose rules answer so."""
    if answer == NEVER:
        return 1 / len(choices)
    meant = answer if answer in choices else OTHER
    return 1 - _SLIP if said == meant else _SLIP / (len(choices) - 1)


def posterior(candidates: Sequence[Candidate], given: Sequence[Given]) -> list[float]:
    """Return how likely each candidate is after some answers (Bayes), summing to one."""
    weights = []
    for candidate in candidates:
        weight = candidate.share
        for one in given:
            if one.said is not None:
                answer = answer_of(one.question, candidate.house)
                weight *= likelihood(one.said, one.choices, answer)
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]


def choices_for(question: Question, weights: Mapping[Candidate, float]) -> tuple[str, ...]:
    """Return the answers to offer: what rule sets say, the likeliest where there are many.

    None where the question can come up in none of them.
    """
    shares = dict.fromkeys(question.always, 0.0) | _shares(question, weights)
    shares.pop(NEVER, None)
    ranked = sorted(shares, key=lambda answer: (-shares[answer], answer))
    if len(ranked) > MOST_CHOICES:
        return (*ranked[: MOST_CHOICES - 1], OTHER)
    if len(ranked) == 1:
        return (*ranked, OTHER)
    return tuple(sorted(ranked, key=_no_last))


def gain(question: Question, choices: Sequence[str], weights: Mapping[Candidate, float]) -> float:
    """Return the mutual information of a question and the rule sets, in bits.

    It is the entropy of what is expected to be said, less that of the noise in it.
    """
    expected = dict.fromkeys(choices, 0.0)
    noise = 0.0
    for answer, share in _shares(question, weights).items():
        spread = [likelihood(said, choices, answer) for said in choices]
        noise += share * entropy(spread)
        for said, chance in zip(choices, spread, strict=True):
            expected[said] += share * chance
    return entropy(expected.values()) - noise


def _shares(question: Question, weights: Mapping[Candidate, float]) -> dict[str, float]:
    """Return how likely each answer is, that of rule sets in which it cannot come up included."""
    shares: defaultdict[str, float] = defaultdict(float)
    for candidate, weight in weights.items():
        shares[answer_of(question, candidate.house)] += weight
    return dict(shares)


def entropy(chances: Iterable[float]) -> float:
    """Return the entropy of chances that sum to one, in bits."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)


def _no_last(answer: str) -> tuple[bool, str]:
    return answer in (NO, REFUSED), answer
