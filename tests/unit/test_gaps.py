"""What comes up in play and is left open by a house's sources, each with a position."""

from __future__ import annotations

import builtins
import time
from typing import Any

import pytest

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.gaps.gaps import Gap, Gaps, gaps
from switch_edu.game import Position
from switch_edu.game.position import position
from switch_edu.rules import House, house, houses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.words import capital


@pytest.fixture(scope="module")
def found() -> Gaps:
    return gaps("switch", games=60, seed=1)


def with_reading(rules: House, gap: Gap) -> House:
    (value,) = (
        option
        for option in RULINGS[gap.entry].options
        if capital(value_in_words(gap.entry, option)) == gap.readings[0]
    )
    return rules.with_({gap.entry: value})


def what_follows(here: Position) -> dict[str, str]:
    """Every legal move of the seat in turn, with the table that it leads to."""
    return {move: here.play(move).line.rpartition(" @")[0] for move in here.moves()}


def test_only_open_rules_are_found_and_the_frequent_ones_first(found: Gaps) -> None:
    rules = house("switch")
    assert len(found) >= 4
    assert all(rules.source(gap.entry).open for gap in found)
    often = [gap.often for gap in found]
    assert often == sorted(often, reverse=True)
    assert all(0 < share <= 1 for share in often)


def test_what_the_article_on_switch_does_not_say_comes_up(found: Gaps) -> None:
    """By hand: Game Rules ask to play or draw and do not say whether a player who can play may
    draw; Endgame does not say whether a winning two is still paid."""
    entries = {gap.entry for gap in found}
    assert {"must-play", "finish.acts"} <= entries
    settled = {"draw", "powers.2", "call.when", "finish.barred"}  # the article says these
    assert not entries & settled


def test_each_position_shows_what_the_readings_part_on(found: Gaps) -> None:
    shown = 0
    for gap in found:
        if gap.at_the_deal or gap.entry.startswith("call"):
            continue
        here = gap.position
        other = here.under(with_reading(here.house, gap))
        assert what_follows(here) != what_follows(other), gap.entry
        shown += 1
    assert shown >= 3


def test_positions_are_small_and_show_what_the_seat_in_turn_sees(found: Gaps) -> None:
    for gap in found:
        seat = gap.position.turn
        assert seat is not None
        assert gap.position == gap.position.view(seat)
        assert position(gap.position.line) == gap.position
    (gap,) = (gap for gap in found if gap.entry == "finish.acts")
    assert gap.position.turn is not None
    assert gap.position.count(gap.position.turn) == 1


def test_an_own_rule_is_not_open_any_more() -> None:
    rules = house("switch").with_("must-play=no")
    entries = {gap.entry for gap in gaps(rules, games=5)}
    assert "must-play" not in entries


def test_a_named_suit_is_the_gap_of_the_practice_table() -> None:
    """By hand: 03 lets an ace name the suit and says no more of how long it binds."""
    (gap,) = (gap for gap in gaps("practice-table", games=20) if gap.entry == "named.life")
    assert gap.position.suit_named
    assert gap.taken == "Until a card is played on it"
    assert gap.readings == ("Until another suit is named",)


@pytest.mark.parametrize("name", houses())
def test_every_house_has_its_gaps_in_a_few_seconds(name: str) -> None:
    start = time.process_time()
    result = gaps(name, games=10)
    assert time.process_time() - start < 10
    rules = house(name)
    entries = [gap.entry for gap in result] + [rule.entry for rule in result.unmet]
    assert len(entries) == len(set(entries))
    assert all(rules.source(entry).open for entry in entries)
    assert all(position(gap.position.line) == gap.position for gap in result)


def test_the_same_seed_gives_the_same_gaps() -> None:
    assert str(gaps("jaques", games=5, seed=3)) == str(gaps("jaques", games=5, seed=3))


def test_it_tells_itself_in_text_and_html(found: Gaps) -> None:
    text = str(found)
    assert "What the sources of Switch leave open" in text
    assert "May a player who can play choose to draw instead?" in text
    assert all(rule.question in " ".join(text.split()) for rule in found.unmet)
    assert repr(found).startswith("<gaps of switch: ")
    page = found._repr_html_()
    assert page.count("<li>") == len(found)
    assert "<details>" in page


def test_a_hostile_title_is_text(tmp_path: Any) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('title = "<script>x</script>"\nparent = "switch"', encoding="utf-8")
    assert "<script>" not in gaps(str(path), games=2)._repr_html_()


def test_a_frame_has_a_line_for_each_gap(found: Gaps) -> None:
    pytest.importorskip("pandas")
    frame = found.frame()
    assert list(frame["entry"]) == [gap.entry for gap in found]


def test_without_pandas_a_frame_says_what_to_install(
    found: Gaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name == "pandas":
            raise ImportError(name)
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SwitchError, match="pip install pandas"):
        found.frame()


@pytest.mark.parametrize("games", [0, -1, 10_001, 2.5, "many", True])
def test_a_number_of_games_that_cannot_be_is_refused(games: Any) -> None:
    with pytest.raises(SwitchError, match="is no number of games"):
        gaps("switch", games=games)


def test_bad_input_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadHouse, match="did you mean"):
        gaps("swich")
    with pytest.raises(BadHouse):
        gaps("practice-table", players=5)
    with pytest.raises(SwitchError, match="is not a seed"):
        gaps("switch", seed=-1)
