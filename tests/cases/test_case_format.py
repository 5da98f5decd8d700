"""The format of cases: what is not known is an error, and a game is read as people tell it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from switch_edu.errors import BadFile
from switch_edu.explore.cases.file import load
from switch_edu.explore.cases.run import Outcome, run, run_file


def case(ruleset: str = "switch-000", **parts: Any) -> dict[str, Any]:
    """Return a case in which seat A holds a few cards and nothing special happens."""
    given = {"top": "9C", "hands": {"A": ["4C", "9H", "5D"], "B": ["6C", "7D"], "C": 5}}
    usual = {"given": given, "do": [], "expect": {"plays": ["4C", "9H"]}}
    return {"id": "x-1", "ruleset": ruleset, **usual, **parts}


def outcome(ruleset: str = "switch-000", **parts: Any) -> Outcome:
    return run(case(ruleset, **parts))


def test_the_usual_case_passes() -> None:
    assert outcome().passed


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"givne": {}}, "no key “givne” in a case (did you mean given?)"),
        ({"given": {"topp": "9C"}}, "no key “topp” in “given” (did you mean top?)"),
        ({"expect": {"may_fly": True}}, "no key “may_fly” in “expect”"),
        ({"expect": {"facts": {"moon": 1}}}, "no key “moon” in “facts”"),
        ({"expect": {}}, "has to expect something"),
        ({"expect": {"hand_count": {}}}, "Nothing is said of what “hand_count” should be"),
        ({"expect": {"ok": "no"}}, "“no” is nothing that “ok” could be"),
        ({"expect": {"drawn": True}}, "“True” is nothing that “drawn” could be"),
        ({"options": {"jokers": 9}}, "jokers cannot be “9”"),
        ({"options": {"jokrs": 1}}, "(did you mean jokers?)"),
        ({"variant": ["v9"]}, "no variation “v9”"),
        ({"ruleset": "swich"}, "no house “swich” (did you mean switch?)"),
        ({"do": "A draw"}, "“do” has to be a list"),
        ({"do": ["A drink"]}, "“A drink” says nothing that a player can do"),
        ({"do": ["Z draw"]}, "no player “Z”: the players are A, B, C"),
        ({"do": ["A play"]}, "“A play” says too little after “play”"),
        ({"do": ["A draw 2"]}, "“A draw 2” says too much after “draw”"),
        ({"do": ["A play 11H"]}, "“11H” is not a card"),
        ({"do": ["A play draw"]}, "only cards and suits can be played"),
        ({"do": ["score"], "given": {"left": {"B": 5}}}, "Points need the cards"),
        ({"do": ["end match"]}, "needs “totals”"),
        ({"given": {"top": "1C"}}, "“1C” is not a card"),
        ({"given": {"top": "9C", "hands": {"A": ["9C"]}}}, "9C is there too often"),
        ({"given": {"top": "9C", "hands": {"A": True}}}, "The hand of A has to be a list"),
        ({"given": {"top": "9C", "hands": {"Q": 4}}}, "no player “Q”"),
        ({"given": {"players": ["A"]}}, "two to 8 different players"),
        ({"given": {"players": ["A", "A"]}}, "two to 8 different players"),
        ({"given": {"dir": "left"}}, "“dir” has to be cw or ccw"),
        ({"given": {"pending": {"kind": "two"}}}, "“pending” has to be such as"),
        ({"given": {"pending": {"kind": "ten", "n": 2}}}, "“ten” cannot be pending"),
        ({"given": {"top": "9C", "skip8": True}}, "not a number of eights"),
        ({"given": {"queen_open": 1}}, "“queen_open” has to be true or false"),
    ],
)
def test_a_mistake_is_named_and_never_passes(parts: dict[str, Any], sentence: str) -> None:
    found = outcome(**parts)
    assert not found.passed
    assert sentence in found.mistake
    assert "\n" not in str(found)


@pytest.mark.parametrize("needed", ["id", "ruleset", "expect"])
def test_a_case_needs_its_main_parts(needed: str) -> None:
    parts = {key: value for key, value in case().items() if key != needed}
    assert f"needs the key “{needed}”" in run(parts).mistake


@pytest.mark.parametrize("raw", [None, 3, "x", [], ["x"]])
def test_what_is_no_case_is_a_mistake(raw: object) -> None:
    assert run(raw).mistake.startswith("A case is a mapping")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is empty"),
        ("   \n", "is empty"),
        ("cases: []", "holds no cases"),
        ("casse: []", "has a part “casse”"),
        ("cases: 3", "holds no cases"),
        ("just words", "holds no cases"),
        ("cases: [", "is not YAML at line 1"),
        ("cases:\n- {id: a, id: b}", "the key “id” is there twice"),
        ("cases: !!python/object:os.system {}", "is not YAML"),
        ("a\0b", "is not a text file"),
    ],
)
def test_a_file_without_cases_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        load(file)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_without_a_yaml_reader_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("cases: []", encoding="utf-8")
    monkeypatch.setitem(sys.modules, "yaml", None)
    with pytest.raises(BadFile, match="needs PyYAML: install it with `pip install pyyaml`"):
        load(file)


def test_the_same_id_twice_is_a_mistake(tmp_path: Path) -> None:
    file = tmp_path / "twice.yaml"
    one = "{id: a, ruleset: classic, expect: {next: A}}"
    file.write_text(f"cases:\n- {one}\n- {one}\n", encoding="utf-8")
    assert [found.passed for found in run_file(file)] == [True, False]


def test_yaml_booleans_and_words_mean_the_same() -> None:
    given = {"top": "9C", "hands": {"A": ["5C", "6C", "4D"], "B": 5, "C": 5}}
    for off in (False, "off", "no", "Off"):
        found = outcome(
            "jack7-004",
            options={"runs": off},
            given=given,
            do=["A play 5C 6C"],
            expect={"ok": False, "hand_count": {"A": 5}, "top": "9C", "next": "B"},
        )
        assert found.passed, (off, str(found))


def test_a_house_in_one_line_serves_as_rule_set() -> None:
    assert outcome("jack7~runs=off", expect={"may_draw": True}).passed


def test_an_open_run_ends_when_the_next_player_acts() -> None:
    hands = {"A": ["4C", "9H", "5D"], "B": ["6C", "7D"], "C": 5}
    found = outcome(
        "jack7-004",
        given={"top": "9C", "hands": hands},
        do=["A play 4C", "B play 6C"],
        expect={"top": "6C", "next": "C", "hand_count": {"A": 2, "B": 1}},
    )
    assert found.passed, str(found)


def test_the_same_player_can_go_on_with_a_run_in_a_second_action() -> None:
    found = outcome(
        "jack7-004",
        given={"top": "9C", "hands": {"A": ["4C", "5C", "KD"], "B": 5, "C": 5}},
        do=["A play 4C", "A play 5C"],
        expect={"top": "5C", "next": "B", "hand_count": {"A": 1}},
    )
    assert found.passed, str(found)


def test_a_second_turn_in_a_row_is_told_from_a_run() -> None:
    found = outcome(
        "jack7-004",
        given={"players": ["A", "B"], "top": "9H", "hands": {"A": ["KH", "4H", "5D"], "B": 5}},
        do=["A play KH", "A play 4H"],
        expect={"next": "B", "hand_count": {"A": 1}},
    )
    assert found.passed, str(found)


def test_who_has_no_answer_to_a_skip_misses_the_turn_and_who_has_one_may_decide() -> None:
    hands = {"A": ["8C", "4S"], "B": ["8H", "6D"], "C": 5}
    given = {"top": "9C", "hands": hands}
    answered = {"next": "B", "answering": "B", "skipped": []}
    assert outcome("black-jack-000", given=given, do=["A play 8C"], expect=answered).passed
    missed = {"next": "C", "skipped": ["B"]}
    found = outcome("black-jack-000", given=given, do=["A play 8C", "B pass"], expect=missed)
    assert found.passed, str(found)


def test_a_call_made_with_the_card_counts_where_the_turn_ends_with_it() -> None:
    given = {
        "players": ["A", "B"],
        "top": "9C",
        "hands": {"A": ["5C", "5D"], "B": ["10S", "10H"]},
        "stock": ["3C", "2D"],
    }
    do = ["A play 5C", "A call cards", "B draw", "A play 5D"]
    found = outcome("jack7~runs=off", given=given, do=do, expect={"winner": "A"})
    assert found.passed, str(found)


def test_a_call_after_the_challenge_is_too_late() -> None:
    given = {"top": "9C", "hands": {"A": ["4C", "6H"], "B": ["9D", "5C", "KD"], "C": 5}}
    do = ["A play 4C", "B challenge A", "A call last-card"]
    assert outcome(given=given, do=do, expect={"hand_count": {"A": 2}}).passed


def test_the_wrong_word_is_no_call_where_there_are_two() -> None:
    given = {"top": "9C", "hands": {"A": ["4C", "6H"], "B": ["9D", "5C", "KD"], "C": 5}}
    for word, left in (("supper-peaknuckle", 1), ("peaknuckle", 2)):
        do = ["A play 4C", f"A call {word}", "B challenge A"]
        found = outcome("peanuckle-000", given=given, do=do, expect={"hand_count": {"A": left}})
        assert found.passed, str(found)


def test_an_illegal_action_that_nobody_expects_fails_the_case() -> None:
    found = outcome(do=["A play 5D"], expect={"next": "A"})
    assert not found.passed
    assert "“A play 5D” is not allowed: The five of diamonds is neither" in str(found)


def test_unknown_cards_of_a_hand_become_those_that_are_laid() -> None:
    given = {"top": "9C", "hands": {"A": 5, "B": 5, "C": 5}}
    found = outcome(given=given, do=["A play 4C"], expect={"hand_count": {"A": 4}, "top": "4C"})
    assert found.passed, str(found)


@pytest.mark.parametrize(
    ("hand", "passes"),
    [(["9H", "5D", "4C"], True), (["4C", "9H"], False), (["4C", "9H", "5C"], False)],
)
def test_a_hand_is_compared_card_by_card_in_any_order(hand: list[str], passes: bool) -> None:
    assert outcome(expect={"holds": {"A": hand}}).passed is passes


@pytest.mark.parametrize(
    ("move", "words", "passes"),
    [
        ("A play 5D", "five of diamonds", True),
        ("A play 5D", ["club", "nine"], True),
        ("A play 5D", ["club", "aces may not be the last card"], False),
        ("A play 9H", "9H", False),
    ],
)
def test_a_refusal_has_to_give_the_reason(move: str, words: Any, passes: bool) -> None:
    assert outcome(do=[move], expect={"refused": words}).passed is passes


def test_a_second_card_that_may_not_follow_is_refused_for_that() -> None:
    expect = {"refused": "Only one card is played in a turn"}
    assert outcome("practice-table", do=["A play 9H 4C"], expect=expect).passed


def test_a_refusal_on_the_way_is_not_the_one_expected() -> None:
    do = ["A play 5D", "A play 9S"]
    assert not outcome(do=do, expect={"refused": "9S"}).passed


def test_whether_the_game_is_over_can_be_expected() -> None:
    assert outcome(expect={"over": False}).passed
    assert not outcome(expect={"over": True}).passed
