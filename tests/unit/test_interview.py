"""The interview finds the house that somebody plays by, although one answer may be wrong."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

import pytest

from switch_edu.errors import SwitchError
from switch_edu.explore.interviewing.candidates import families, family_of
from switch_edu.explore.interviewing.interview import Interview, interviewed
from switch_edu.explore.interviewing.odds import OTHER, Given, entropy, gain, posterior
from switch_edu.explore.interviewing.questions import (
    NEVER,
    DealQuestion,
    PositionQuestion,
    RulingQuestion,
    all_questions,
    answer_of,
)
from switch_edu.rules import House, house, houses

QUESTIONS = {question.id: question for question in all_questions()}


def truth(it: Interview, rules: House) -> str | None:
    """What somebody who plays by the rules answers."""
    answer = answer_of(it.question, rules)
    if answer == NEVER:
        return None
    return answer if answer in it.choices else OTHER


def held(rules: House, wrong_at: int = -1, pick: int = 0) -> Interview:
    """An interview with somebody who plays by the rules and slips once."""
    it = Interview()
    while not it.finished:
        said = truth(it, rules)
        if len(it.given) == wrong_at:
            others = [choice for choice in it.choices if choice != said]
            said = others[pick % len(others)]
        it = it.answer(said)
    return it


@pytest.mark.parametrize("name", houses())
def test_every_shipped_house_is_found_from_its_own_answers(name: str) -> None:
    it = held(house(name))
    assert it.nearest == it.house == house(name)
    assert it.differs == ()
    assert len(it.given) <= 8


def test_few_questions_do_on_average(record_property: Callable[[str, object], None]) -> None:
    average = mean(len(held(house(name)).given) for name in houses())
    record_property("questions until a house is found, on average", round(average, 2))
    assert average <= 6.5


@pytest.mark.parametrize("name", houses())
def test_one_wrong_answer_anywhere_does_not_hide_the_house(name: str) -> None:
    for at in range(len(held(house(name)).given)):
        for pick in range(3):
            it = held(house(name), at, pick)
            assert len(it.given) <= 12
            assert it.nearest is not None
            assert it.nearest.name == name, (it.given[at].question.id, it.given[at].said)


def test_a_variation_is_found_by_its_name() -> None:
    for line in ("classic~fours", "switch~eights", "jack7~runs=off"):
        assert held(house(line)).house == house(line)


def test_a_rule_of_ones_own_is_taken_over_as_a_difference() -> None:
    """Answered by hand: all as on the practice table, but one red jack cancels one black jack."""
    it = interviewed(
        {
            "black-jack-size": "Robin faces five cards",
            "missed-call": "It is not allowed",
            "call.when": "The table announces it",
            "red-jack-on-two-black-jacks": "You draw five cards",
        }
    )
    assert it.nearest == house("practice-table")
    assert it.house == house("practice-table~answers.black-J.red-J=cancel-one")
    (delta,) = it.differs
    assert delta.entries == ("answers.black-J.red-J",)
    assert it.house
    while not it.finished:
        it = it.answer(truth(it, it.house))
    assert it.house
    assert it.house.line in str(it)
    assert "taken over as answers.black-J.red-J=cancel-one" in " ".join(str(it).split())


def test_dont_know_to_everything_ends_politely() -> None:
    it = Interview()
    while not it.finished:
        it = it.answer("don't know")
    assert len(it.given) <= 12
    assert it.house is None
    assert it.nearest is None
    assert it.open == ()
    assert "one answer is enough" in str(it).replace("\n", " ")


def test_a_question_that_was_not_known_is_not_asked_again() -> None:
    it = Interview()
    asked = []
    while it.question:
        asked.append(it.question.id)
        it = it.answer(None)
    assert len(asked) == len(set(asked))


def test_answers_can_be_words_or_numbers() -> None:
    it = Interview()
    first = it.choices[0]
    assert it.answer(1).given == it.answer(f" {first.upper()}. ").given
    assert it.answer(1).back().given == ()
    assert interviewed([1, None, 1]).given[1].said is None


@pytest.mark.parametrize("said", [0, 9, "perhaps", True, 1.5, "", "\x1b[2J", "x" * 9999])
def test_an_answer_that_is_not_offered_is_refused_in_a_sentence(said: object) -> None:
    with pytest.raises(SwitchError, match="is no answer to “How many cards") as error:
        Interview().answer(said)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500


def test_what_cannot_be_answered_is_told() -> None:
    with pytest.raises(SwitchError, match=r"did you mean two-on-two\?"):
        interviewed({"two-on-tow": "Yes"})
    with pytest.raises(SwitchError, match="as a list"):
        interviewed("Yes")
    with pytest.raises(SwitchError, match="is over"):
        held(house("j28")).answer(1)


def test_after_the_house_is_found_more_can_be_asked() -> None:
    it = held(house("practice-table"))
    more = it.go_on()
    asked = []
    while more.question:
        asked.append(more.question.id)
        more = more.answer(truth(more, house("practice-table")))
    assert len(asked) == 6
    assert not {one.question.id for one in it.given} & set(asked)
    assert more.house == house("practice-table")
    assert interviewed([one.said for one in more.given]).given == more.given


def test_the_same_answers_lead_to_the_same_interview() -> None:
    assert str(held(house("jack7"))) == str(held(house("jack7")))
    assert repr(Interview().answer(1)) == "interview(answers=['Robin faces five cards'])"


def test_what_was_not_asked_and_differs_stays_open() -> None:
    it = held(house("classic"))
    entries = {each.entry for each in it.open}
    asked = {one.question.entry for one in it.given}
    assert entries
    assert not entries & asked
    assert all(each.taken not in each.others for each in it.open)


def test_what_was_taken_over_is_not_open_any_more() -> None:
    it = Interview()
    while not it.finished:
        it = it.answer(1)  # answers of several houses, so that some are taken over
    taken = {entry for delta in it.differs for entry in delta.entries}
    assert taken
    assert not taken & {each.entry for each in it.open}


def test_answers_are_those_of_the_sources() -> None:
    """By hand: practice table 04 (five for a black jack); jack7 power cards (seven), two jokers;
    Jacks, Twos and Eights, a jack goes on anything and names the suit; classic deals seven."""
    size = QUESTIONS["black-jack-size"]
    assert answer_of(size, house("practice-table")) == "Robin faces five cards"
    assert answer_of(size, house("jack7")) == "Robin faces seven cards"
    assert answer_of(size, house("j28")) == "Robin is next, you name the suit"
    assert answer_of(QUESTIONS["two-on-two"], house("practice-table")) == "Yes"
    assert answer_of(QUESTIONS["king-reverses"], house("jack7")) == "Play goes anticlockwise"
    assert answer_of(QUESTIONS["jokers"], house("jack7")) == "Two jokers"
    assert answer_of(QUESTIONS["deal-4"], house("classic")) == "Seven cards"
    assert answer_of(QUESTIONS["deal-7"], house("practice-table")) == NEVER  # three players only
    assert answer_of(QUESTIONS["joker-as-card"], house("classic")) == NEVER


def test_all_kinds_of_questions_are_told_in_words() -> None:
    for question in all_questions():
        assert question.text.endswith("?")
        assert bool(question.scene) == (question.position is not None)
    kinds = {type(question) for question in all_questions()}
    assert kinds == {PositionQuestion, DealQuestion, RulingQuestion}
    assert len(QUESTIONS) == len(all_questions())


def test_the_table_is_shown_at_the_moment_of_the_dispute() -> None:
    shown = QUESTIONS["two-on-two"].position
    assert shown
    assert shown.top == "2C"
    assert "four" not in QUESTIONS["two-on-two"].scene


def test_two_and_four_choices_are_offered() -> None:
    it = Interview()
    while not it.finished:
        assert 2 <= len(it.choices) <= 4
        assert len(set(it.choices)) == len(it.choices)
        it = it.answer(len(it.choices))


def test_chances_follow_bayes() -> None:
    """Two rule sets of equal share, one answer with a slip in ten: nine to one."""
    pair = [each for each in families() if each.family in ("practice-table", "jack7")]
    question = QUESTIONS["black-jack-size"]
    choices = ("Robin faces five cards", "Robin faces seven cards")
    odds = posterior(pair, [Given(question, choices, choices[0])])
    assert odds == pytest.approx([0.9, 0.1])
    assert posterior(pair, [Given(question, choices, None)]) == pytest.approx([0.5, 0.5])
    assert entropy([0.5, 0.5]) == pytest.approx(1)
    # one bit less the noise: 1 - h(0.1) = 1 - 0.469
    assert gain(question, choices, dict.fromkeys(pair, 0.5)) == pytest.approx(0.531, abs=0.001)


def test_a_family_shares_what_its_house_is_given() -> None:
    for name in houses():
        rows = family_of(name)
        assert sum(each.share for each in rows) == pytest.approx(1 / len(houses()))
        assert rows[0].house == house(name)
        assert len({each.house for each in rows}) == len(rows)


def test_an_interview_draws_itself_and_escapes() -> None:
    page = Interview()._repr_html_()
    assert "Question 1" in page
    assert "<ol" in page
    end = held(house("j28"))._repr_html_()
    assert "The rule sheet" in end
    assert "<script" not in end
