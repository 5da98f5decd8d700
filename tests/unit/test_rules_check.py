"""Contradictory and pointless answers are found; the shipped houses have none."""

import pytest

from switch_edu.rules import house, houses
from switch_edu.rules.check import check

CURIOUS = {
    "practice-table~draw=until-playable": "may not play it",
    "practice-table~must-play=yes-but-wild~powers.A=none": "No card is wild",
    "practice-table~refill=never~blocked=never": "may never end",
    "practice-table~jokers=2": "with no power it never fits",
    "practice-table~jokers=2~powers.joker=skip": "with the power skip it never fits",
    "practice-table~powers.joker=wild": "There are no jokers in the pack",
    "jaques~hand-too-big=refuse": "8 players need 57 cards for the deal, but the pack has 52",
    "switch~packs=1": "8 players need 57 cards",
    "practice-table~finish.barred=red+black~finish.then=barred": "nobody can ever win",
    "practice-table~starter-barred=red+black": "no deal can begin",
    "practice-table~out-of-turn=blunder": "a mistake costs nothing",
    "classic~secret=mao": "Unspoken rules need a penalty",
    "practice-table~match=rounds-lowest": "nothing is scored",
    "classic~match=rounds-highest": "rewards losing",
    "jaques~alt-score~match=ceiling-stop": "punishes a high total",
    "j28~powers.JH=wild": "has the power wild already, like all jacks",
    "black-jack~run.steps=next+suit": "the step “next” adds nothing",
    "j28~together=jacks": "together=jacks does nothing",
    "practice-table~run.way=up": "There are no runs, so run.way=up does nothing.",
    "practice-table~dump.choice=all": "No card sheds its suit",
    "practice-table~cover.with=suit": "No card has to be covered",
    "practice-table~call.missed=no-win": "The table makes the call",
    "jaques~call.when=none~call.word=cards": "Nothing is called",
    "practice-table~value.ace=25": "Nothing is scored",
    "practice-table~reverse.two=nothing": "No card turns play round",
    "practice-table~skips.add=next-players": "Skips never add up",
    "practice-table~cancel.rest=passes": "No answer cancels only a part",
    "practice-table~draw-limit=3": "The number of cards drawn is fixed",
    "practice-table~illegal.then=try-again": "A wrong card is only refused",
    "jack7~runs=off": "There are no runs, so the switch jack-two does nothing.",
}


@pytest.mark.parametrize("name", houses())
def test_a_shipped_house_and_its_variations_have_nothing_curious(name) -> None:
    assert check(house(name)) == []
    for variation in house(name).known_variations:
        assert check(house(f"{name}~{variation}")) == [], variation


@pytest.mark.parametrize(("line", "part"), CURIOUS.items())
def test_a_curious_answer_is_one_sentence(line, part) -> None:
    found = check(house(line))
    assert any(part in sentence for sentence in found), found
    assert all(sentence.endswith((".", ").")) and "\n" not in sentence for sentence in found)


def test_a_rule_that_fits_raises_no_remark() -> None:
    assert check(house("practice-table~powers.4=pickup-4~answers.4.4=add")) == []
    assert check(house("jack7~jokers=0~hand=5")) == []
