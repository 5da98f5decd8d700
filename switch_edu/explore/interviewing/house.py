"""What an interview leads to: the nearest house, where the table differs, and what stays open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from switch_edu.errors import BadHouse
from switch_edu.explore.disagreeing.rulings import answer_of as in_words
from switch_edu.explore.disagreeing.rulings import deciding
from switch_edu.explore.interviewing.candidates import Candidate
from switch_edu.explore.interviewing.odds import OTHER, Given
from switch_edu.explore.interviewing.questions import NEVER, Question, answer_of
from switch_edu.rules import House
from switch_edu.rules.moot import moot

_SURVIVES = 0.03
_DONORS = 3  # how many rule sets that answer as the table does are searched for the rule


@dataclass(frozen=True)
class Delta:
    """An answer that the nearest house would not give.

    `entries` are the rules that were changed for it, none where no change gives just that answer.
    """

    question: Question
    said: str
    usual: str
    entries: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unasked:
    """A question that was not asked, and what the rule sets that may be meant say on it.

    `taken` is what the house says, `others` what is also possible.
    """

    entry: str
    question: str
    taken: str
    others: tuple[str, ...]


def last_answers(given: Sequence[Given]) -> dict[Question, str]:
    """Return what was said to each question, the later answer where one was asked twice."""
    return {one.question: one.said for one in given if one.said is not None}


def own_house(
    nearest: House, weights: Mapping[Candidate, float], given: Sequence[Given]
) -> tuple[House, tuple[Delta, ...]]:
    """Return a house that answers as the table did, and where it differs from the nearest one.

    A rule is changed only if the house then agrees with more of the answers than before.
    """
    said = last_answers(given)
    house, found = nearest, []
    ranked = sorted(weights, key=lambda each: -weights[each])
    for question, answer in said.items():
        usual = answer_of(question, nearest)
        if usual in (answer, NEVER):
            continue
        changed = _changed(house, question, said, ranked) if answer != OTHER else None
        if changed:
            house, entries = changed
            found.append(Delta(question, answer, usual, entries))
        elif answer_of(question, house) != answer:
            found.append(Delta(question, answer, usual))
    return house, tuple(found)


def _changed(
    house: House, question: Question, said: Mapping[Question, str], ranked: Sequence[Candidate]
) -> tuple[House, tuple[str, ...]] | None:
    """Return a house that takes rules over by which it answers as said, and their entries."""
    agreed = _agreed(house, said)
    donors = [each.house for each in ranked if answer_of(question, each.house) == said[question]]
    for donor in donors[:_DONORS]:
        entries = deciding(house, donor, lambda rules: answer_of(question, rules))
        first = sorted(entries, key=lambda entry: entry != question.entry)[:1]
        for some in (first, entries):  # one that does it alone, or all that do it together
            changed = _taking_over(house, donor, some)
            fits = answer_of(question, changed) == said[question]
            if fits and _agreed(changed, said) > agreed:
                return changed, tuple(some)
    return None


def _taking_over(house: House, donor: House, entries: Sequence[str]) -> House:
    try:
        return house.with_({entry: donor.settled.get(entry) for entry in entries})
    except BadHouse:  # an answer without its power, say
        return house


def _agreed(house: House, said: Mapping[Question, str]) -> int:
    return sum(answer_of(question, house) == answer for question, answer in said.items())


def unasked(
    house: House,
    weights: Mapping[Candidate, float],
    given: Sequence[Given],
    differs: Sequence[Delta],
) -> tuple[Unasked, ...]:
    """Return the entries on which likely rule sets differ from a house and nothing was asked.

    What was taken over because of an answer counts as asked.
    """
    asked = {question.entry for question in last_answers(given)}
    asked |= {entry for delta in differs for entry in delta.entries}
    found: dict[str, Unasked] = {}
    for candidate in sorted(weights, key=lambda each: -weights[each]):
        if weights[candidate] < _SURVIVES:
            break
        idle = moot(candidate.house).keys() & moot(house).keys()
        for each in house.diff(candidate.house):
            if each.entry in asked or each.entry in idle or _without_power(house, each.entry):
                continue
            before = found.get(each.entry)
            others = before.others if before else ()
            taken, theirs = (in_words(one, each.entry)[0] for one in (house, candidate.house))
            if theirs not in others:
                found[each.entry] = Unasked(each.entry, each.question, taken, (*others, theirs))
    return tuple(found.values())


def _without_power(house: House, entry: str) -> bool:
    """Say whether an entry is an answer to cards that have no power in a house."""
    kind, *path = entry.split(".")
    return kind == "answers" and path[0] not in house.powers
