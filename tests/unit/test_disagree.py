"""Where two houses part: the position, the ruling that decides, a game that comes to it."""

from __future__ import annotations

import sys
from dataclasses import FrozenInstanceError
from itertools import combinations
from typing import Any

import pytest

import switch_edu as sw
from switch_edu.errors import BadHouse
from switch_edu.game import Position

# The deciding ruling, worked out from the sources: what the first says, what the second says.
DECIDED = [
    # The guide: an ace is wild in normal play. The rules page: aces reverse the direction.
    ("practice-table", "classic", "AD", "legal", "powers.A"),
    # The guide: any legal last card wins. The encyclopedia: a game can not end with an ace, another
    # card is drawn.
    ("practice-table", "switch", "AC", "price", "finish.barred"),
    # The rules page: an eight skips, and only in Crazy Eights is it wild.
    ("classic", "crazy-eights", "8D", "legal", "powers.8"),
    # The rules page: black jacks stack in some houses only.
    ("classic", "classic~stack-bj", "JS", "legal", "answers.black-J.black-J"),
    # The encyclopedia: in other games of Switch the rest plays on for places.
    ("switch", "switch~for-places", "9D", "result", "game-end"),
    # A card just drawn that has to be laid cannot be kept.
    ("switch", "switch~drawn-card=must", "end", "legal", "drawn-card"),
    # When all three have passed the deal is blocked, or only with the pass after that.
    ("switch", "switch~idle-turns=once-round-and-one", "pass", "result", "idle-turns"),
]


@pytest.mark.parametrize(("first", "second", "move", "aspect", "entry"), DECIDED)
def test_the_smallest_position_and_the_ruling_that_decides_it(
    first: str, second: str, move: str, aspect: str, entry: str
) -> None:
    it = sw.disagree(first, second)
    assert it
    assert (it.move, it.aspect, it.label) == (move, aspect, entry)
    (ruling,) = it.rulings
    assert (ruling.my_source, ruling.their_source) == (
        sw.house(first).source(entry),
        sw.house(second).source(entry),
    )


def test_an_ace_is_wild_in_one_house_and_turns_play_round_in_the_other() -> None:
    """Practice table, 03, against the rules page, Power Cards."""
    it = sw.disagree("practice-table", "classic")
    here, there = it.positions
    assert here.line.split(" @")[0] == there.line.split(" @")[0] == it.line
    assert here.why("AD")
    assert not there.why("AD")
    (why,) = it.why
    assert why.startswith("What does an ace do? Practice table: May be played on any card")
    assert "(Practice table, 03, Five effects); Classic Switch: Play turns round" in why


def test_a_turn_to_miss_tells_apart_whom_a_pickup_meets() -> None:
    """A two is laid while the next player misses a turn: that player faces it, or the one after."""
    it = sw.disagree("jaques", "jaques~skips.seat=missing")
    assert (it.move[0], it.aspect, it.label, it.size) == ("2", "result", "skips.seat", (3, 1))
    assert "/5~1/" in it.line
    assert [here.play(it.move).turn for here in it.positions] == [2, 1]


def test_what_could_still_be_laid_parts_two_houses_before_it_is_laid() -> None:
    """Encyclopedia, Black Jack: after a nine a ten may follow; no card need be pending for that."""
    it = sw.disagree("black-jack", "black-jack~run.steps=none")
    assert (it.aspect, it.label, it.size) == ("result", "run.steps", (3, 0))


def test_the_last_ace_costs_a_card_in_one_house_only() -> None:
    """Encyclopedia, Switch, Endgame: with an ace as last card another card is drawn."""
    it = sw.disagree("practice-table", "switch")
    assert [here.why("AC").price for here in it.positions] == [0, 1]
    assert it.size == (2, 0)


def test_several_rulings_decide_where_none_does_alone() -> None:
    """Encyclopedia, Black Jack: a queen needs a cover, and may not be laid without one."""
    it = sw.disagree("practice-table", "black-jack")
    assert it.move == "QC"
    assert [ruling.entry for ruling in it.rulings] == ["powers.Q", "cover.missing"]
    assert "Practice table: Never asked, since no card has to be covered;" in str(it)


@pytest.mark.parametrize("pair", list(combinations(sw.houses(), 2)))
def test_every_two_shipped_houses_part_or_differ_in_the_calls_only(pair: tuple[str, str]) -> None:
    it = sw.disagree(*pair)
    if not it:
        assert it.areas == ("the calls",)
        assert it.proven
        return
    assert it.rulings
    witness = it.witness
    assert witness is not None
    assert sw.replay(witness.record) == witness.game
    reached = witness.position
    other = it.second if witness.house == it.first else it.first
    there = reached.under(other)
    small = it.positions[0]
    assert reached.turn is not None
    assert reached.top == small.top
    assert set(small.hand(0)) <= set(reached.hand(reached.turn))
    if it.aspect == "legal":
        assert bool(reached.why(witness.move)) != bool(there.why(witness.move))
    else:
        mine, theirs = (here.play(witness.move) for here in (reached, there))
        assert (without_rules(mine), mine.moves()) != (without_rules(theirs), theirs.moves())


def without_rules(here: Position) -> str:
    return here.line.rpartition(" @")[0]


def test_the_witness_shows_the_price_of_the_last_ace() -> None:
    it = sw.disagree("practice-table", "switch")
    assert it.witness is not None
    reached = it.witness.position
    prices = [reached.under(house).why(it.witness.move).price for house in (it.first, it.second)]
    assert prices == [0, 1]


def test_which_house_comes_first_changes_nothing_but_the_order() -> None:
    one, other = sw.disagree("switch", "jaques"), sw.disagree("jaques", "switch")
    assert (one.line, one.move, one.size) == (other.line, other.move, other.size)
    assert [row.mine for row in one.rulings] == [row.theirs for row in other.rulings]


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        ("switch", "switch", "Switch is one and the same house."),
        ("switch", "turbo-switch", "Switch and Turbo Switch differ only in the calls."),
        ("jaques", "jaques~five-card", "differ only in the deal."),
        ("jaques", "jaques~alt-score", "differ only in the scoring."),
        ("classic", "classic~joker", "differ only in the deal."),
        ("classic", "classic~illegal.card=draw-2", "differ only in what a mistake costs."),
        ("switch", "turbo-switch~hand=5~score=losers",
         "differ only in the deal, the calls and the scoring."),
        ("practice-table", "practice-table~cover.with=suit", "answer alike whatever is ever asked"),
        ("practice-table", "practice-table~players=2", "no number of players may sit down in both"),
    ],
)  # fmt: skip
def test_what_no_position_tells_apart(first: str, second: str, text: str) -> None:
    it = sw.disagree(first, second)
    assert not it
    assert it.proven
    assert (it.line, it.move, it.cells, it.positions, it.witness) == ("", "", (), (), None)
    assert text in it.text
    assert text in str(it)
    assert text in it._repr_html_()


def test_the_difference_in_the_calls_is_named_with_both_sources() -> None:
    """Encyclopedia, Last Card rule: five cards in Turbo Switch, one in Switch."""
    assert sw.disagree("switch", "turbo-switch").why == (
        "How many cards does a forgotten call cost? Switch: One card (Encyclopedia, Switch, Power "
        "Cards); Turbo Switch: Five cards (Encyclopedia, Switch, Last Card rule).",
    )


def test_where_nothing_small_is_found_it_says_how_far_was_searched() -> None:
    """What the next card of the stock is cannot be seen in a small position."""
    it = sw.disagree("practice-table", "practice-table~refill-how=turned-over")
    assert not it
    assert not it.proven
    assert it.text.startswith("No position up to the size of four known cards and ")
    assert [ruling.entry for ruling in it.rulings] == ["refill-how"]
    assert "positions were looked at" in it.how


@pytest.mark.parametrize("wrong", ["switsh", "", "practice-table~draw=seven", 7, None, ["switch"]])
def test_what_is_no_house_is_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(BadHouse):
        sw.disagree("switch", wrong)
    with pytest.raises(BadHouse):
        sw.disagreements(["switch", wrong])


def test_houses_of_one_title_are_told_apart_by_their_lines() -> None:
    one, other = (
        f"switch~{rule}~match-rounds=3~value.ace=25" for rule in ("jokers=1", "must-play=no")
    )
    it = sw.disagree(one, other)
    assert it.text.startswith(f"{sw.house(one).line} and {sw.house(other).line} part on draw in ")
    assert f"{sw.house(one).line}: A player who can play must play" in it.why[0]


def test_a_disagreement_cannot_be_changed() -> None:
    it = sw.disagree("switch", "classic")
    with pytest.raises(FrozenInstanceError):
        it.looked = 0  # type: ignore[misc]


def test_the_picture_has_both_answers_and_escapes_titles(tmp_path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('title = "<b>Ours</b>"\nparent = "classic"\nmust-play = "yes"\n')
    html = sw.disagree("classic", str(file))._repr_html_()
    assert "<b>Ours" not in html
    assert "&lt;b&gt;Ours&lt;/b&gt;" in html
    assert "✓ draw: " in html
    assert "✗ draw: " in html
    assert "<details>" in html


def test_the_table_of_all_houses_has_a_place_for_every_pair() -> None:
    table = sw.disagreements()
    many = len(sw.houses())
    assert len(table.pairs) == many * (many - 1) // 2
    assert table.cell("classic", "practice-table") is table.cell("practice-table", "classic")
    assert table.cell("classic", "practice-table").label == "powers.A"
    html = table._repr_html_()
    assert html.count("<details>") == len(table.pairs)
    assert "What does an ace do?" in html
    assert len(str(table).splitlines()) == len(table.pairs) + 1


@pytest.mark.parametrize("houses", [[], ["switch"], ["switch", "switch"], "switch"])
def test_a_table_needs_two_houses(houses: Any) -> None:
    with pytest.raises(BadHouse):
        sw.disagreements(houses)


def test_two_houses_that_are_not_in_a_table_are_not_looked_up() -> None:
    with pytest.raises(BadHouse, match="holds no two houses"):
        sw.disagreements(["switch", "classic"]).cell("switch", "jack7")


def test_a_frame_has_a_line_for_every_pair() -> None:
    pytest.importorskip("pandas")
    frame = sw.disagreements(["switch", "turbo-switch", "classic"]).frame()
    assert list(frame["areas"]) == [["the calls"], [], []]
    assert list(frame["first"]) == ["switch", "switch", "turbo-switch"]


def test_without_pandas_a_frame_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(sw.SwitchError, match="pip install pandas"):
        sw.disagreements(["switch", "classic"]).frame()
