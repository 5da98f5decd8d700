"""How what people, YAML and TOML write becomes the value of a ruling."""

import pytest
import yaml

from switch_edu.errors import BadHouse
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.values import read_value, value_text

SAME = [
    ("must-play", "yes", ["yes", "Yes", " on ", True, "true"]),
    ("must-play", "no", ["no", "off", False, "FALSE"]),
    ("secret", "off", ["off", "no", False, "false"]),
    ("timer", "30", ["30", 30]),
    ("timer", "off", ["off", False, "no"]),
    ("call.when", "none", ["none", False, "off"]),
    ("run.equal", "J2", ["J2", "j2"]),
    ("run.equal", "none", ["none", "off", False]),
    ("jokers", 2, [2, "2"]),
    ("jokers", 0, [0, "0", False, "none", "off"]),
    ("players", (2, 7), ["2-7", [2, 7], (2, 7)]),
    ("players", (3, 3), ["3-3", [3, 3], "3 - 3"]),
    ("players", (2, 4), ["4", 4, [4], "2-4"]),
    ("run.steps", ("rank", "next"), ["rank+next", "next+rank", ["next", "rank"]]),
    ("run.steps", (), ["none", [], False, "off"]),
    ("finish.barred", ("A", "black-J"), ["A+black-J", ["black-j", "a"], "black-J+A"]),
    ("finish.barred", ("powers", "10"), ["T+powers", ["powers", "10"]]),
    ("finish.barred", ("10H",), ["10h", ["TH"], "10♥"]),
]


@pytest.mark.parametrize(("ruling", "value", "spellings"), SAME)
def test_all_spellings_of_an_answer_mean_the_same_value(ruling, value, spellings) -> None:
    assert [read_value(RULINGS[ruling], raw) for raw in spellings] == [value] * len(spellings)


@pytest.mark.parametrize(("ruling", "value", "spellings"), SAME)
def test_a_value_is_written_so_that_it_reads_back(ruling, value, spellings) -> None:
    assert read_value(RULINGS[ruling], value_text(value)) == value


def test_the_truth_values_of_yaml_are_read_as_the_words_that_were_meant() -> None:
    written = yaml.safe_load("{must-play: no, jokers: 0, timer: off, run.equal: off, hand: 9}")
    read = {id: read_value(RULINGS[id], raw) for id, raw in written.items()}
    assert read == {"must-play": "no", "jokers": 0, "timer": "off", "run.equal": "none", "hand": 9}


def test_every_default_is_a_value_that_its_own_ruling_offers() -> None:
    for ruling in RULINGS.values():
        assert read_value(ruling, value_text(ruling.default)) == ruling.default, ruling.id


@pytest.mark.parametrize(
    ("ruling", "raw", "parts"),
    [
        ("draw", "two", ["How much does a player draw", "one, until-playable or up-to-limit"]),
        ("draw", "until-playble", ["did you mean until-playable?"]),
        ("hand", 12, ["How many cards is each player dealt?", "1 to 9"]),
        ("hand", True, ["a whole number of cards"]),
        ("hand", "2.5", ["a whole number of cards"]),
        ("players", "1-9", ["2 to 8"]),
        ("players", "7-2", ["2 to 8"]),
        ("run.steps", "rank+jump", ["rank, next or suit joined by +"]),
        ("finish.barred", "Z", ["names no cards", "black-J"]),
        ("must-play", None, ["May a player who can play"]),
    ],
)
def test_a_value_not_offered_is_one_sentence_with_question_and_options(ruling, raw, parts) -> None:
    with pytest.raises(BadHouse) as error:
        read_value(RULINGS[ruling], raw)
    message = str(error.value)
    assert "\n" not in message
    assert all(part in message for part in parts), message
