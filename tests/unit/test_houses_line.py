"""A house is a value that is written in one line and read back."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from switch_edu.errors import BadHouse
from switch_edu.rules import house, houses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.values import value_text

ALL = [
    "practice-table", "jack7", "switch", "turbo-switch", "peanuckle", "black-jack", "j28",
    "classic", "jaques", "crazy-eights", "openspiel-crazy-eights",
]  # fmt: skip


def all_lines() -> list[str]:
    """Return every shipped house alone, with each variation and with each option of each knob."""
    lines = list(houses())
    for name in houses():
        lines += [f"{name}~{variation}" for variation in house(name).known_variations]
        lines += [
            f"{name}~{knob}={option}"
            for knob, turned in house(name).known_knobs.items()
            for option in turned.options
        ]
    return lines


def test_every_rule_set_is_shipped() -> None:
    assert houses() == ALL


@pytest.mark.parametrize("line", all_lines())
def test_a_line_reads_back_to_an_equal_house(line) -> None:
    rules = house(line)
    assert house(rules.line) == rules
    assert hash(house(rules.line)) == hash(rules)
    assert " " not in rules.line


def test_the_standard_option_of_a_switch_changes_nothing() -> None:
    for name in houses():
        for knob, turned in house(name).known_knobs.items():
            assert house(f"{name}~{knob}={turned.standard}") == house(name)


def test_an_item_that_changes_nothing_leaves_the_line() -> None:
    assert house("practice-table~draw=one~powers.3=none~answers.2.2=add").line == "practice-table"


def test_the_order_of_items_does_not_matter_where_they_do_not_meet() -> None:
    one = house("classic~fours~queens~call.price=1~jokers=2")
    assert one == house("classic~jokers=2~queens~call.price=1~fours")
    assert one.line == "classic~fours~queens~jokers=2~call.price=1"


def test_what_is_said_later_wins() -> None:
    assert house("jack7~call.price=5~mistake-penalty=2").value("call.price") == 2
    assert house("jack7~mistake-penalty=2~call.price=5").value("call.price") == 5
    assert house("classic~powers.Q=skip~queens").powers["Q"] == "reverse"


def test_none_takes_a_power_and_its_answers_away() -> None:
    rules = house("practice-table~powers.2=none")
    assert "2" not in rules.powers
    assert "2" not in rules.answers
    assert rules.line == "practice-table~powers.2=none"


def test_none_takes_all_answers_to_a_power_away_or_one() -> None:
    assert "black-J" not in house("practice-table~answers.black-J=none").answers
    one = house("practice-table~answers.black-J.red-J=none")
    assert one.answers["black-J"] == {"black-J": "add"}


def test_an_answer_may_stand_before_the_power_that_it_needs() -> None:
    rules = house("practice-table~answers.4.4=add~powers.4=pickup-4")
    assert rules.answers["4"] == {"4": "add"}
    assert rules == house("practice-table~powers.4=pickup-4~answers.4.4=add")


def test_selectors_have_one_spelling() -> None:
    assert house("practice-table~powers.th=wild~powers.BLACK-k=skip").line == (
        "practice-table~powers.10H=wild~powers.black-K=skip"
    )


def test_a_question_is_stored_as_the_entries_that_it_speaks_of() -> None:
    rules = house("practice-table~black-jack-size=7")
    assert rules.line == "practice-table~powers.black-J=pickup-7"


def test_a_house_does_not_change_when_another_is_made_from_it() -> None:
    rules = house("practice-table")
    rules.with_("powers.4=pickup-4", {"draw": "until-playable", "drawn-card": "must"})
    assert rules.powers == {"A": "wild", "2": "pickup-2", "8": "skip", "black-J": "pickup-5"}
    assert rules.value("draw") == "one"
    with pytest.raises(TypeError):
        rules.powers["4"] = "wild"  # type: ignore[index]
    with pytest.raises(AttributeError):
        rules.overrides = ()  # type: ignore[misc]


def test_a_house_survives_pickling() -> None:
    rules = house("jack7~runs=off~powers.4=pickup-4")
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_differences_say_what_each_house_says() -> None:
    found = house("switch").diff(house("turbo-switch"))
    assert [(each.entry, each.mine, each.theirs) for each in found] == [("call.price", "1", "5")]
    assert house("switch").diff(house("switch")) == []
    found = house("practice-table").diff(house("classic"))
    jacks = {each.entry: (each.mine, each.theirs) for each in found}
    assert jacks["powers.black-J"] == ("pickup-5", "pickup-7")
    assert jacks["answers.black-J.black-J"] == ("add", "none")


ENTRIES = st.one_of(
    st.sampled_from(
        [
            f"{id}={option}"
            for id, rule in RULINGS.items()
            if rule.kind == "choice"
            for option in rule.options
        ]
    ),
    st.tuples(
        st.sampled_from(["A", "2", "4", "8", "Q", "black-J", "red-J", "J", "AH", "red", "joker"]),
        st.sampled_from(["wild", "name", "skip", "reverse", "plain", "none", "pickup-3"]),
    ).map(lambda pair: f"powers.{pair[0]}={pair[1]}"),
    st.tuples(
        st.sampled_from(["2", "8", "black-J"]),
        st.sampled_from(["2", "8", "A", "red-J", "joker"]),
        st.sampled_from(["add", "pass", "cancel", "none"]),
    ).map(lambda three: f"answers.{three[0]}.{three[1]}={three[2]}"),
    st.just("answers.2=none"),
)


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(ALL), items=st.lists(ENTRIES, max_size=6), order=st.randoms())
def test_any_accepted_mixture_reads_back_to_the_same_rules(name, items, order) -> None:
    try:
        rules = house(name).with_(*items)
    except BadHouse:
        return
    again = house(rules.line)
    assert again == rules
    assert again.settled == rules.settled
    assert all(value_text(each.mine) for each in rules.diff(house(name)))


def test_the_title_says_what_was_chosen() -> None:
    assert house("classic").title == "Classic Switch"
    varied = house("classic~queens~call.price=1")
    assert varied.title == "Classic Switch (queens reverse; a forgotten call costs: one card)"
    two = house("jack7~runs=off~jokers=1~hand=5")
    assert two.title == "jack7 (runs: off; in each pack: one joker; hand: five cards)"
    assert two.with_("call.price=1").title == "jack7 (runs: off; 3 own rules)"
