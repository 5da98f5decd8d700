"""Every question can be read from every house, and set on it where its answers differ."""

import re
import tomllib
from pathlib import Path

import pytest

from switch_edu.errors import BadHouse
from switch_edu.rules import House, apply_options, apply_variants, house, houses
from switch_edu.rules.lenses import questions

# The answers that guides and their readers give, question by question.
ANSWERS: dict[str, list[str]] = tomllib.loads(
    Path(__file__).with_name("data").joinpath("answers.toml").read_text("utf-8")
)
# Two words for one answer: setting the first reads back as the second.
SYNONYMS = {
    ("player-count", "2-or-more"): "2-8",
    ("player-count", "max-7"): "2-7",
    ("deck-count", "two-if-more-than-5"): "two-if-large-group",
    ("hand-size-by-count", "free"): "fixed",
    ("first-player", "agreed-method"): "dealer-left",
    ("named-suit-answers", "named-suit-or-any-wild"): "named-suit",
    ("call-required", "optional-house-rule"): "none",
    ("timer-expiry", "draw-and-end"): "take-pending",
    ("bot-table", "bots-robin-alex"): "people-or-bots",
    ("bot-table", "people"): "people-or-bots",
}
# Answers that presuppose what a house may lack (a jack that names a suit).
PRESUPPOSE = {("jack-under-penalty", "yes"), ("jack-under-penalty", "no")}


def test_there_are_153_questions_each_with_words_and_answers() -> None:
    assert len(questions()) == 153
    for lens in questions().values():
        assert lens.ask.endswith((".", "?", ")")), lens.id
        assert lens.options or lens.of or lens.pickup, lens.id


@pytest.mark.parametrize("name", houses())
def test_every_question_is_answered_by_every_house(name) -> None:
    answers = {question: house(name).says(question) for question in questions()}
    assert [question for question, answer in answers.items() if answer in ("", "other")] == []


@pytest.mark.parametrize("name", houses())
def test_what_is_set_is_what_is_read(name) -> None:
    for question, lens in questions().items():
        for option in lens.options:
            rules = with_answer(name, question, option)
            if rules and (question, option) not in PRESUPPOSE:
                assert rules.says(question) == SYNONYMS.get((question, option), option), question
                assert house(rules.line) == rules


def with_answer(name: str, question: str, option: str) -> House | None:
    """Return the house with the answer, None where it lacks the power that is asked about."""
    try:
        return house(name).with_({question: option})
    except BadHouse as error:
        if "have nothing that" not in str(error):
            raise
        return None


def settable(question: str, answer: str) -> bool:
    """Return whether some house can be made to give the answer, or one that means the same."""
    if answer == "1..9":
        return all(settable(question, str(number)) for number in range(1, 10))
    for name in houses():
        rules = with_answer(name, question, answer)
        if rules and rules.says(question) in (answer, SYNONYMS.get((question, answer))):
            return True
    return False


def test_every_answer_that_is_given_can_be_set_or_is_left_out_with_a_reason() -> None:
    assert ANSWERS.keys() == questions().keys()
    for question, answers in ANSWERS.items():
        left_out = questions()[question].left_out
        for answer in answers:
            if answer in left_out:
                with pytest.raises(BadHouse, match=re.escape(left_out[answer])):
                    house("classic").with_({question: answer})
            else:
                assert settable(question, answer), (question, answer)


def test_few_answers_are_left_out() -> None:
    """A reason is a clause of several words; what can be set is not left out."""
    left_out = [(lens, *row) for lens in questions().values() for row in lens.left_out.items()]
    assert len(left_out) == 8
    for lens, answer, reason in left_out:
        assert answer in ANSWERS[lens.id]
        assert answer not in lens.options
        assert len(reason.split()) > 5


def test_numbers_and_annotated_answers_are_read_too() -> None:
    rules = house("practice-table").with_({"hand-size": 5, "black-jack-size": "7", "two-size": 3})
    assert rules.line == "practice-table~hand=5~powers.2=pickup-3~powers.black-J=pickup-7"
    annotated = {"reverse-two-player": "acts-as-skip (same player again)"}
    assert house("jack7").with_(annotated) == house("jack7")
    mixed = house("practice-table").with_({"two-answers": "two+black-jack+red-jack"})
    assert mixed.answers["2"] == {"2": "add", "black-J": "add", "red-J": "cancel"}


def test_setting_the_answer_that_holds_already_changes_nothing() -> None:
    for name in houses():
        for question in questions():
            answer = house(name).says(question)
            if answer in questions()[question].options:
                assert house(name).with_({question: answer}) == house(name), (name, question)


def test_only_one_rank_turns_play_round_after_it_is_chosen() -> None:
    rules = house("jack7").with_({"reverse-card": "7"})
    assert [key for key, power in rules.powers.items() if power == "reverse"] == ["7"]


def test_options_of_case_files_speak_of_switches_rulings_and_questions() -> None:
    options = {"runs": False, "mistake-penalty": 1, "normal-draw": "until-playable", "timer": 30}
    rules = apply_options(house("jack7"), options)
    assert rules.line == "jack7~mistake-penalty=1~runs=off~draw=until-playable~timer=30"
    assert apply_options(house("jack7"), {"starter-power": "off"}).value("starter") == "neutral"
    assert apply_options(house("switch"), {"call-penalty": 1}) == house("switch")
    assert apply_options(house("switch"), None) == house("switch")


def test_a_ruling_named_like_a_question_takes_the_answers_of_both() -> None:
    for option, value in [
        ("stop-at-first", "first-out"),
        ("play-on-until-one-left", "one-left"),
        ("one-left", "one-left"),
        ("play-on-until-all-out", "all-out"),
    ]:
        assert apply_options(house("switch"), {"game-end": option}).value("game-end") == value
    rules = apply_options(house("classic"), {"match-format": "ceiling-elimination", "ceiling": 100})
    assert (rules.value("match"), rules.value("ceiling")) == ("ceiling-elimination", 100)
    assert apply_options(rules, {"ceiling": "at-least-100"}).value("ceiling-exact") == "out"


def test_variants_are_names_of_variations() -> None:
    assert apply_variants(house("black-jack"), ["v1", "v2"]).line == "black-jack~v1~v2"
    assert apply_variants(house("jaques"), "king") == house("jaques~king")
    assert apply_variants(house("jaques"), None) == house("jaques")
