"""Skill against luck: the better kind of bot wins more often."""

from __future__ import annotations

import pytest

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.skill import KINDS, skill
from tests.conftest import LONG

HOUSES = ["j28", "jack7", "turbo-switch"]


@pytest.mark.skipif(not LONG, reason="thousands of moves: make test-long")
@pytest.mark.parametrize("name", HOUSES)
def test_sharp_beats_sensible_beats_random_beyond_chance(name: str) -> None:
    found = skill(name, games=300, seed=1000)
    assert found.gains["sensible"].low > 0
    assert found.gains["sharp"].low > 0


def test_better_play_wins_more_often() -> None:
    found = skill("turbo-switch", games=16, seed=1, worlds=16)
    random, sensible, sharp = (found.wins[kind].value for kind in KINDS)
    assert random < min(sensible, sharp)  # the long test tells all three apart


def test_whoever_plays_like_all_others_wins_a_fair_share() -> None:
    found = skill("jaques", games=24, seed=3, worlds=1)
    assert found.wins["sensible"].low < 0.5 < found.wins["sensible"].high


def test_it_says_what_it_rests_on() -> None:
    found = skill("jaques", games=10, seed=3, worlds=2)
    assert str(found).startswith("jaques: of 10 deals one of 2 players")
    assert "Seed 3, 2 worlds a move." in str(found)


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    with pytest.raises(SwitchError, match="games=3 is not enough: play at least 10"):
        skill("jaques", games=3)
    with pytest.raises(BadHouse, match="cannot sit down"):
        skill("practice-table", players=2)
