"""What each rule set says, checked against answers read from the sources by hand."""

import re
from pathlib import Path

import pytest

from switch_edu.rules import house, houses
from switch_edu.rules.files import FOLDER, NAMES, SCRATCH
from switch_edu.rules.sources import documents

# question: what each house answers, in the order of HOUSES ("-": the question does not arise)
HOUSES = ("switch", "black-jack", "j28", "classic", "practice-table", "jaques", "jack7")
FACTS = {
    "player-count": "2-8 2-7 2-7 2-7 exactly-3 2-8 2-7",
    "joker-count": "0 0 0 0 0 0 2",
    "hand-size": "7 7 7 7 7 7 7",
    "hand-size-by-count": (
        "fixed 5-if-more-than-4 fixed 5-if-5-plus-and-4-if-7-plus fixed fixed fixed"
    ),
    "starter-handling": (
        "redraw-until-plain neutral-no-effect neutral-no-effect neutral-no-effect "
        "redraw-until-plain bury-in-stock-and-redraw effect-fires"
    ),
    "starter-reject-place": "stays-under-discard - - - shuffled-back middle-of-stock -",
    "first-player": (
        "dealer-left dealer-left dealer-right dealer-left fixed-seat dealer-left dealer-left"
    ),
    "play-obligation": (
        "must-play-if-able must-play-if-able must-play-if-able may-decline-and-draw "
        "must-play-if-able must-play-if-able may-decline-and-draw"
    ),
    "drawn-card-play": "may-now never may-now may-now never may-now never",
    "illegal-play": (
        "rejected take-back-and-draw rejected rejected rejected rejected take-back-and-draw"
    ),
    "mistake-penalty": "0 2 0 0 0 0 2",
    "multi-card-turn": (
        "single-card same-suit-sequence sets-and-sequences single-card single-card single-card "
        "sets-and-sequences"
    ),
    "run-wrap": (
        "stops-at-ends stops-at-ends stops-at-ends stops-at-ends stops-at-ends stops-at-ends wraps"
    ),
    "twin-red-jacks": "yes not-needed not-needed not-needed not-needed not-needed not-needed",
    "wild-self-follow": "no yes yes no no no no",
    "two-size": "2 2 2 2 2 2 2",
    "two-answers": (
        "two two-black-jack-red-jack two two two two two-black-jack-red-jack"
    ),
    "mixed-chain": "never black-jack-on-two-only never never never never both-ways",
    "pickup-refusal": "may-take may-take may-take may-take may-take may-take may-take",
    "black-jack-role": "pickup pickup wild-suit pickup pickup wild-suit pickup",
    "black-jack-size": "5 5 - 7 5 - 7",
    "black-jack-accumulates": "adds adds does-not-stack does-not-stack adds does-not-stack adds",
    "red-jack-cancel-scope": (
        "one-black-jack any-pickup - whole-jack-chain whole-jack-chain - any-pickup"
    ),
    "red-jack-on-two": "no yes no no no no yes",
    "jack-anytime": "- - any-top - - must-match -",
    "eight-role": "skip skip skip skip skip skip skip",
    "eight-answerable": "no yes yes no no yes no",
    "eight-answer-duty": "may may must may may may may",
    "eight-chain-total": "- one-turn as-many-turns-as-8s - - one-turn -",
    "reverse-card": "10 king none ace none ace king",
    "ace-role": (
        "wild-suit wild-suit ace-of-hearts-pickup reverse wild-suit reverse wild-suit"
    ),
    "ace-anytime": "any-top any-top must-match must-match any-top must-match any-top",
    "ace-under-pickup": "no no no no no no no",
    "suit-naming-time": "on-play on-play on-play on-play on-play on-play end-of-turn",
    "queen-role": (
        "plain must-be-covered plain plain plain plain must-be-covered"
    ),
    "king-role": "plain reverse plain plain plain plain reverse",
    "seven-role": "dump-suit dump-suit plain plain plain plain plain",
    "ten-role": "reverse plain plain plain plain plain plain",
    "joker-role": "none none none none none none declared-card",
    "finish-restriction": "ace none jack-2-8 none none none all-powers",
    "final-card-effect": "ignored ignored ignored ignored ignored ignored ignored",
    "call-required": (
        "required required required required automatic required required"
    ),
    "call-trigger": (
        "one-card-left one-card-left turn-before-going-out one-card-left one-card-left "
        "one-card-left turn-before-going-out"
    ),
    "call-penalty": "1 2 may-not-finish 2 0 2 2",
    "call-blocks-win": "no yes-draws-instead yes-card-not-playable no no no yes-draws-instead",
    "call-exemption": (
        "not-excused not-excused excused not-excused not-excused not-excused not-excused"
    ),
    "round-score": (
        "none none none losers-score-own-cards none losers-score-own-cards none"
    ),
    "turn-timer": "off off off off off off off",
}  # fmt: skip


@pytest.mark.parametrize("question", FACTS)
def test_each_house_answers_as_its_source_does(question) -> None:
    expected = [word.replace("-", "not-applicable") if word == "-" else word
                for word in FACTS[question].split()]  # fmt: skip
    assert [house(name).says(question) for name in HOUSES] == expected


VARIED = {
    "turbo-switch": {"call-penalty": "5", "red-jack-cancel-scope": "one-black-jack"},
    "peanuckle": {"call-trigger": "two-and-one-card-left", "call-penalty": "1"},
    "black-jack~v1": {"joker-count": "1", "joker-role": "wild-suit"},
    "black-jack~v2": {"multi-card-turn": "match-chain", "multi-card-finish": "forbidden"},
    "black-jack~v2~v5": {"run-suit-step": "any-same-suit", "run-rank-step": "yes"},
    "black-jack~v3-ten": {"ten-role": "reverse", "king-role": "plain", "seven-role": "dump-suit"},
    "black-jack~v3-seven": {"seven-role": "reverse", "king-role": "plain", "seven-dump": "none"},
    "black-jack~v4": {"queen-cover-set": "any-card"},
    "black-jack~w1": {"deck-count": "two-if-large-group"},
    "classic~wild-jack": {"black-jack-role": "wild-suit", "jack-anytime": "any-top"},
    "classic~fours": {"four-role": "pickup-4"},
    "classic~king-stop": {"king-role": "skip"},
    "classic~queens": {"reverse-card": "queen", "ace-role": "plain", "value-ace": "15"},
    "classic~joker": {"joker-count": "2", "joker-role": "wild-suit"},
    "classic~mao": {"secret-rules": "mao", "mistake-penalty": "1"},
    "classic~crazy-eights": {"eight-role": "wild-suit", "black-jack-role": "plain"},
    "classic~stack-bj": {"black-jack-accumulates": "adds"},
    "classic~stack-skips": {"eight-answerable": "yes", "skip-unit": "next-n-players"},
    "classic~bj50": {"value-jack": "red-20-black-50"},
    "classic~ace25": {"value-ace": "25"},
    "crazy-eights": {"eight-role": "wild-suit", "black-jack-role": "plain", "reverse-card": "ace",
                     "hand-size": "7", "two-size": "2",
                     "round-score": "losers-score-own-cards"},
    "openspiel-crazy-eights": {"eight-role": "wild-suit", "ace-role": "plain",
                               "deck-count": "two-if-large-group", "call-required": "none",
                               "play-obligation": "may-decline-and-draw", "reshuffle": "never",
                               "starter-handling": "redraw-until-plain", "value-ace": "10",
                               "round-score": "losers-score-own-cards", "value-jack": "10"},
    "openspiel-crazy-eights~special": {"queen-role": "skip", "ace-role": "reverse",
                                       "two-size": "2", "two-answers": "two",
                                       "eight-role": "wild-suit"},
    "openspiel-crazy-eights~reshuffled": {"reshuffle": "shuffle-all-but-top",
                                          "reshuffle-moment": "when-empty"},
    "jaques~black-jack": {"black-jack-size": "5", "red-jack-normal": "wild-suit",
                          "black-jack-answers": "red-jack"},
    "jaques~no-call": {"call-required": "none"},
    "jaques~five-card": {"hand-size": "5"},
    "jaques~king": {"reverse-card": "king", "ace-role": "plain"},
    "jaques~alt-score": {"round-score": "winner-scores-all-cards",
                         "match-format": "fixed-rounds-highest"},
    "jack7~players=2": {"player-count": "max-2"},
    "jack7~players=4": {"player-count": "max-4"},
    "jack7~hand=9": {"hand-size": "9"},
    "jack7~jokers=0": {"joker-role": "none"},
    "jack7~black-jack=5": {"black-jack-size": "5"},
    "jack7~queen-cover=suit-or-queen": {"queen-cover-set": "same-suit-or-queen"},
    "jack7~finish-power=allowed": {"finish-restriction": "none"},
    "jack7~call=none": {"call-required": "none"},
    "jack7~mistake-penalty=1": {"mistake-penalty": "1", "call-penalty": "1",
                                "finish-restricted-result": "draw-1-stay-in",
                                "queen-uncovered": "draw-2-and-stays-open"},
    "jack7~starter-power=off": {"starter-handling": "neutral-no-effect"},
    "jack7~runs=off": {"multi-card-turn": "single-card"},
    "jack7~jack-two=off": {"jack-two-same-rank": "off"},
    "jack7~ace-any=off": {"ace-anytime": "must-match", "ace-role": "wild-suit"},
    "jack7~timer=60": {"turn-timer": "60"},
}  # fmt: skip


@pytest.mark.parametrize("line", VARIED)
def test_each_variation_and_switch_changes_what_its_source_says(line) -> None:
    assert {question: house(line).says(question) for question in VARIED[line]} == VARIED[line]


def test_the_switches_of_the_app_are_the_thirteen_that_its_guide_lists() -> None:
    switches = "players hand jokers black-jack queen-cover finish-power call mistake-penalty"
    switches += " starter-power runs jack-two ace-any timer"
    rules = house("jack7")
    known = {*rules.known_knobs, *rules.settled.values}
    assert set(switches.split()) <= known


@pytest.mark.parametrize("name", houses())
def test_everything_that_a_house_settles_is_cited(name) -> None:
    rules = house(name)
    for entry in rules.file.changes:
        source = rules.source(entry)
        assert source.words, entry
        assert source.title in {document.title for document in documents().values()}, entry
    sources = [row.source for row in rules.known_variations.values()]
    sources += [row.source for row in rules.known_knobs.values()]
    for origin in sources:
        assert origin is not None
        assert origin.section


def test_a_ruling_that_the_source_does_not_settle_says_so() -> None:
    silent = house("practice-table").source("reverse.two")
    assert silent.open
    assert silent.title == "Practice table: Switch Rules in One Minute"
    assert not house("practice-table").source("draw").open


def test_the_source_follows_the_layer_that_decides() -> None:
    assert house("classic").source("powers.A").section == "Power Cards"
    assert house("classic~queens").source("powers.Q").section == "Common Variations"
    assert house("jack7~runs=off").source("run.steps").section == "House rules"
    assert house("turbo-switch").source("call.price").words == "five cards in Turbo Switch"
    assert house("turbo-switch").source("powers.10").section == "Switch, Power Cards"
    assert house("crazy-eights").source("powers.8").section == "Common Variations"
    assert house("openspiel-crazy-eights~special").source("powers.Q").words.startswith("queens")
    assert house("classic~call.price=1").source("call.price").title == "This table"
    assert house("practice-table").source("answers.2.2").section == "04, Stack it"


def test_every_house_file_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {*NAMES, SCRATCH}


def test_no_data_file_holds_an_address_or_a_long_quotation() -> None:
    for path in [*FOLDER.glob("*.toml"), *Path(FOLDER).parent.glob("*.toml")]:
        text = path.read_text(encoding="utf-8")
        assert "http" not in text
        assert "www." not in text
    for name in houses():
        for entry, source in house(name).file.sources.items():
            assert len(re.findall(r"\w+", source.words)) <= 16, (name, entry)
