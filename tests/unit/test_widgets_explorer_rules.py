"""The form of an explorer: every question of the rules, its answers in words, who differs."""

from __future__ import annotations

from contextlib import suppress

import pytest

import switch_edu as sw
from switch_edu.errors import BadHouse
from switch_edu.rules.asking import answers_of, theme_of
from switch_edu.rules.lenses import questions
from switch_edu.rules.statements import THEMES
from switch_edu.widgets.explorer_rules import base_of, house_form, question_form, without


def test_every_question_stands_once_under_a_theme() -> None:
    themes = question_form()["themes"]
    assert [theme["title"] for theme in themes] == [*THEMES.values(), "Alike in every house"]
    asked = [question["id"] for theme in themes for question in theme["questions"]]
    assert sorted(asked) == sorted(questions())


def test_questions_about_cards_stand_among_the_power_cards() -> None:
    known = questions()
    assert theme_of(known["black-jack-size"]) == "Power cards"
    assert theme_of(known["play-obligation"]) == "Your turn"
    assert theme_of(known["match-basis"]) == "Alike in every house"


def test_answers_are_told_in_words() -> None:
    known = questions()
    assert answers_of(known["king-role"])["skip"] == "kings: the next player misses a turn"
    assert answers_of(known["normal-draw"])["one"] == "one card"
    assert answers_of(known["eight-answerable"])["yes"] == "after an eight, an eight passes it on"
    assert answers_of(known["ace-of-hearts"])["none"] == (
        "aces of hearts: not “the next player picks up five cards”"
    )


@pytest.mark.parametrize("id", sorted(questions()))
def test_each_answer_on_offer_has_words_and_can_be_chosen_or_says_why_not(id: str) -> None:
    lens = questions()[id]
    house = sw.house("jack7")
    for answer, words in answers_of(lens).items():
        assert words or theme_of(lens) == "Alike in every house", answer
        with suppress(BadHouse):  # that this house has nothing to change, for example
            changed = house.with_({id: answer})
            assert sw.house(changed.line) == changed


def test_an_answer_tells_its_source_and_where_it_differs() -> None:
    turbo, switch = sw.house("turbo-switch"), sw.house("switch")
    form = house_form(turbo, (switch,))
    assert form["base"] == "Switch"
    answer, source, changed, differs = form["answers"]["call-penalty"]
    assert (answer, changed, differs) == ("5", True, True)
    assert source == "Encyclopedia, Switch, Last Card rule"
    others = [row for id, row in form["answers"].items() if id != "call-penalty"]
    assert not any(changed or differs for _, _, changed, differs in others)


def test_a_house_is_held_against_the_one_it_was_made_from() -> None:
    assert base_of(sw.house("jack7")) is None
    assert base_of(sw.house("jack7~jokers=0")) == sw.house("jack7")
    assert base_of(sw.house("turbo-switch")) == sw.house("switch")


def test_a_variation_is_taken_out_again() -> None:
    name = next(iter(sw.house("classic").known_variations))
    assert without(sw.house(f"classic~{name}~jokers=2"), name) == sw.house("classic~jokers=2")
