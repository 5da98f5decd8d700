"""One name means one thing: questions, rulings, powers, switches and variations are kept apart."""

from switch_edu.rules import house, houses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS, POWERS
from switch_edu.rules.lenses import questions


def test_a_question_named_like_a_ruling_asks_for_that_ruling() -> None:
    for shared in RULINGS.keys() & questions().keys():
        assert questions()[shared].of == shared


def test_a_switch_is_named_like_no_ruling() -> None:
    for name in houses():
        assert not house(name).known_knobs.keys() & RULINGS.keys()


def test_a_switch_named_like_a_question_gives_the_same_answer() -> None:
    for name in houses():
        for knob in house(name).known_knobs.keys() & questions().keys():
            for option in house(name).known_knobs[knob].options:
                assert house(f"{name}~{knob}={option}").says(knob) == option


def test_a_variation_is_named_like_nothing_else_of_its_house() -> None:
    taken = RULINGS.keys() | questions().keys() | POWERS.keys() | HOWS.keys()
    for name in houses():
        rules = house(name)
        assert not rules.known_variations.keys() & (taken | rules.known_knobs.keys()), name


def test_powers_are_named_like_no_ruling_and_no_question() -> None:
    assert not POWERS.keys() & (RULINGS.keys() | questions().keys())


def test_names_can_stand_in_a_line_without_quotes() -> None:
    words = {*RULINGS, *questions(), *POWERS, *HOWS, *houses()}
    for name in houses():
        words |= {*house(name).known_variations, *house(name).known_knobs}
    assert not [word for word in words if set(word) & set(" ~=@+/:*>!$'\"|{}")]
