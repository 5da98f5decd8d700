"""One game under two houses: where it parts, which ruling decides, and how that is told."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.explore.experiments.divergence import Divergence
from switch_edu.explore.experiments.parting import refusals
from switch_edu.game import Position

STACKING = {"stacking": "practice-table", "no stacking": "practice-table~answers.2.2=none"}


def first_parting(*houses: str) -> Divergence:
    return sw.outcomes(houses, games=40, workers=1).divergence()


def test_the_ruling_that_decides_is_named_with_both_answers_and_their_sources() -> None:
    found = first_parting("switch", "switch~black-jack-size=7")
    one, other = found.names
    (why,) = found.why
    # the article gives black jacks five cards; seven is a rule of this table
    assert why == (
        f"What does a black jack do? {one}: The next player picks up five cards (Encyclopedia, "
        f"Switch, Power Cards); {other}: The next player picks up seven cards (This table)."
    )
    five, seven = found.told
    assert "must take five cards or answer" in five
    assert "must take seven cards or answer" in seven


def test_of_several_rulings_only_those_are_named_that_decide() -> None:
    plain = first_parting("switch", "switch~black-jack-size=7")
    both = first_parting("switch", "switch~black-jack-size=7~value.ace=25")
    assert [each.split("?")[0] for each in both.why] == ["What does a black jack do"]
    assert both.game == plain.game


def test_hands_of_another_size_part_at_the_deal() -> None:
    found = first_parting("switch", "switch~hand=5")
    assert found.parted_at_deal
    assert found.told == ()
    (why,) = found.why
    assert why.startswith("How many cards is each player dealt? Switch: Seven cards")
    assert "The deal with Switch:" in found.text
    assert "Turn 1\n" in found.text


def test_what_the_other_house_forbids_is_known_with_its_reason() -> None:
    found = first_parting("switch", "switch~until-able")
    one, other = found.parting or pytest.fail("it has to part at a turn")
    # drawing one card, a player may keep it; drawing until something fits, that has to be played
    kept, played = dict(refusals(one, other)), found.told
    assert "keeps what was drawn" in played[0]
    assert kept[1].startswith("“end” is not allowed. The drawn card fits, so it has to be played")
    assert kept[0].startswith("“")
    assert one.before.line.partition(" @")[0] == other.before.line.partition(" @")[0]


def test_the_text_shows_the_table_and_both_games_turn_by_turn() -> None:
    found = sw.outcomes(STACKING, games=40, workers=1).divergence(rules="no stacking")
    lines = found.text.splitlines()
    assert lines[0].startswith(f"Game {found.game} is the same for ")
    assert lines[1].startswith("With stacking: Seat ")
    assert lines[2].startswith("With no stacking: Seat ")
    assert any(line.endswith("<- to play") for line in lines)
    at = lines.index(f"Turn {found.alike + 1}")
    assert lines[at + 1] == f"  stacking: {found.rest[0][0].text}"
    assert lines[at + 2] == f"  no stacking: {found.rest[1][0].text}"
    assert "names=" not in found.text
    assert "rng=" not in found.text


def test_a_replayed_table_has_a_line_that_reads_back() -> None:
    found = first_parting("switch", "switch~until-able")
    for here in found.positions:
        assert sw.position(here.line) == here
        assert isinstance(here, Position)


def test_the_picture_has_both_tables_and_no_script() -> None:
    html = first_parting("switch", "switch~until-able")._repr_html_()
    assert html.count("top card") == 2
    assert "<script" not in html
    assert "Turn by turn from there" in html


def test_a_name_is_shown_as_text() -> None:
    houses = {"<img src=x>": "switch", "<b>": "switch~until-able"}
    html = sw.outcomes(houses, games=40, workers=1).divergence()._repr_html_()
    assert "<img" not in html
    assert "&lt;img src=x&gt;" in html


def test_the_shorter_game_is_over_in_the_picture_as_in_the_text() -> None:
    played = sw.outcomes(["switch", "switch~until-able"], games=40, workers=1)
    games = [played.divergence(n) for n in played.parting_games("switch~until-able")]
    found = next(it for it in games if min(map(len, it.rest)) < 10 < max(map(len, it.rest)))
    short, long = sorted(map(len, found.rest))
    over = "The game is over."
    assert found._repr_html_().count(over) == long - short
    assert found.text.count(f": {over}") == 10 - short  # it tells ten turns
