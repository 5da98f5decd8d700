"""An own rule in a few words, as the title of a house tells it."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.rules.briefly import briefly, topics
from switch_edu.rules.declared import RULINGS


def test_every_ruling_has_a_topic_of_its_own() -> None:
    assert topics().keys() ^ RULINGS.keys() == set()
    assert len(set(topics().values())) == len(topics())


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("answers.2.2=none", "twos do not stack"),
        ("answers.2.2=replace", "twos take the place of twos"),
        ("answers.8.8=add", "eights stack"),
        ("answers.2.red-J=cancel", "red jacks cancel twos"),
        ("answers.black-J.red-J=none", "red jacks do not answer black jacks"),
        ("powers.black-J=pickup-7", "black jacks: pick up seven"),
        ("powers.4=reverse", "fours turn play round"),
        ("powers.AH=skip", "aces of hearts make the next player miss a turn"),
        ("powers.A=none", "aces have no power"),
        ("hand=5", "hand: five cards"),
        ("draw=until-playable", "drawn instead of playing: cards until one can be played"),
        ("must-play=no", "able to play: a player may always draw instead"),
        ("together=no", "equal jacks together: no, unless a run allows it"),
        ("finish.together=forbidden", "several last cards together: the last card goes alone"),
    ],
)
def test_a_rule_stands_by_itself(rule: str, words: str) -> None:
    entry = rule.partition("=")[0]
    assert briefly(sw.house("switch").with_(rule).settled, entry) == words


def test_without_any_answer_nothing_answers() -> None:
    rules = sw.house("switch").with_("answers.2=none")
    assert briefly(rules.settled, "answers.2") == "nothing answers twos"
