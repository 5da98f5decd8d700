"""Which Switch do you play? Questions, each chosen to tell most, until one rule set stands out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.explore.interviewing import words as words
from switch_edu.explore.interviewing.candidates import Candidate, families
from switch_edu.explore.interviewing.house import Delta, Unasked, own_house, unasked
from switch_edu.explore.interviewing.next import Weights, all_alike, most_telling, weights_after
from switch_edu.explore.interviewing.odds import Given, choices_for
from switch_edu.explore.interviewing.picture import interview_html
from switch_edu.explore.interviewing.questions import Question, all_questions
from switch_edu.explore.interviewing.said import Said, chosen
from switch_edu.game.given import shown
from switch_edu.rules import House

MOST_QUESTIONS = 12

_USUAL = 8  # after so many questions only the house itself is still asked for
_SURE = 0.98
_SURE_OFFER = 0.8
_MORE = 6


@dataclass(frozen=True, repr=False)
class Interview:
    """An interview so far; answering returns the next one, and this one stays as it is.

    `given` are the answers. Each question is chosen to leave the least doubt among the shipped
    houses and their variations; one wrong answer is outweighed by the others. Up to `until` answers
    it goes on when the house is found, with what houses argue about most.
    """

    given: tuple[Given, ...] = ()
    until: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.given, tuple) or not all(
            isinstance(one, Given) for one in self.given
        ):
            raise SwitchError("An interview begins without answers: write sw.Interview().")

    @cached_property
    def question(self) -> Question | None:
        """The question to answer next, None at the end."""
        if not self._decided:
            return most_telling(self.given, self._weights, often=2)
        if len(self.given) >= self.until:
            return None
        return most_telling(self.given, all_alike(), often=1)

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """The answers that the question offers; "don't know" is possible besides."""
        return choices_for(self.question, self._weights) if self.question else ()

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to ask."""
        return self.question is None

    @property
    def again(self) -> bool:
        """Whether the question has been asked before, and is asked again because answers clash."""
        return any(one.question == self.question for one in self.given)

    @property
    def known(self) -> bool:
        """Whether anything has been answered."""
        return any(one.said is not None for one in self.given)

    @cached_property
    def nearest(self) -> House | None:
        """The shipped house, or variation of it, that the answers fit best; None without any."""
        return self._top.house if self.known else None

    @property
    def sure(self) -> float:
        """How likely it is, from 0 to 1, that the house is the nearest one or a variation of it."""
        return self._family_odds[self._top.family]

    @cached_property
    def differs(self) -> tuple[Delta, ...]:
        """The answers that the nearest house would not give, each with the rule that gives it."""
        return self._own[1]

    @cached_property
    def house(self) -> House | None:
        """The nearest house with what was answered differently; None without any answer."""
        return self._own[0]

    @cached_property
    def open(self) -> tuple[Unasked, ...]:
        """What was never asked and still differs among the rule sets that may be meant."""
        if self.house is None:
            return ()
        return unasked(self.house, self._weights, self.given, self.differs)

    def answer(self, said: Said) -> Interview:
        """Return the interview after an answer: one of the choices, its number from 1, or None.

        None and "don't know" leave the question open. Raises SwitchError in one sentence for what
        is not offered, or at the end.
        """
        question, choices = self.question, self.choices
        if question is None:
            raise SwitchError("The interview is over: there is no question left to answer.")
        return self._with(question, choices, said)

    def tell(self, question: str, said: Said) -> Interview:
        """Return the interview after an answer to any question, by its id.

        Raises SwitchError in one sentence for what is not asked or not offered.
        """
        known = {each.id: each for each in all_questions()}
        if question not in known:
            hint = did_you_mean(str(question), known)
            raise SwitchError(f"The interview has no question “{shown(str(question))}”{hint}.")
        asked = known[question]
        return self._with(asked, choices_for(asked, self._weights), said)

    def back(self) -> Interview:
        """Return the interview without the last answer."""
        return Interview(self.given[:-1], self.until)

    def go_on(self) -> Interview:
        """Return the interview with some more questions, to find what a table does its own way."""
        return Interview(self.given, len(self.given) + _MORE)

    def _with(self, question: Question, choices: tuple[str, ...], said: Said) -> Interview:
        one = Given(question, choices, chosen(said, question, choices))
        return Interview((*self.given, one), self.until)

    @property
    def heading(self) -> str:
        """The number of the question, or at the end the house that was found."""
        return words.heading(self)

    @property
    def findings(self) -> tuple[str, ...]:
        """What came of the interview, in paragraphs."""
        return words.findings(self)

    @property
    def lists(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Where the table differs and what stays open, each list in sentences with its title."""
        return words.lists(self)

    def __str__(self) -> str:
        return words.told(self)

    def _repr_html_(self) -> str:
        return interview_html(self)

    def __repr__(self) -> str:
        said = [one.said for one in self.given]
        return f"interview(answers={said!r})"

    # -- which rule sets are likely -------------------------------------------------------------

    @cached_property
    def _family_odds(self) -> dict[str, float]:
        odds = dict.fromkeys((each.family for each in families()), 0.0)
        for candidate, weight in self._weights.items():
            odds[candidate.family] += weight
        return odds

    @cached_property
    def _weights(self) -> Weights:
        return weights_after(self.given)

    @property
    def _top(self) -> Candidate:
        return max(self._weights, key=lambda each: self._weights[each])

    @property
    def _decided(self) -> bool:
        asked = len(self.given)
        if asked >= MOST_QUESTIONS:
            return True
        settled = self.sure >= _SURE
        return settled and (asked >= _USUAL or self._weights[self._top] >= _SURE_OFFER)

    @cached_property
    def _own(self) -> tuple[House | None, tuple[Delta, ...]]:
        if self.nearest is None:
            return None, ()
        return own_house(self.nearest, self._weights, self.given)


def interviewed(answers: Iterable[Said] | Mapping[str, Said]) -> Interview:
    """Return the interview after a list of answers, in the order in which questions are asked.

    A list that is longer than the interview goes on with what houses argue about most. A mapping
    {question: answer} answers the questions that it names. Raises SwitchError in one sentence for
    an answer that is not offered.
    """
    it = Interview()
    if isinstance(answers, Mapping):
        for question, said in answers.items():
            it = it.tell(question, said)
        return it
    if isinstance(answers, str) or not isinstance(answers, Iterable):
        raise SwitchError('Answers are given as a list: write answers=["Yes", 2, None].')
    for said in answers:
        it = (it.go_on() if it.finished else it).answer(said)
    return it
