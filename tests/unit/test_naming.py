"""When a suit is named, and by what: on play, at the end of the turn, or not at all."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.errors import BadLine
from switch_edu.game import Position, position
from switch_edu.rules import house

ACE = "9C 1+ AH4D6S/5/5 20.. - -"


def test_at_the_practice_table_the_suit_is_named_as_the_ace_is_played() -> None:
    """Practice table, 02: name any suit, then the turn ends."""
    pos = position(f"{ACE} @practice-table").play("AH")
    assert set(pos.moves()) == {"=C", "=D", "=H", "=S"}
    assert pos.play("=D").turn == 1


def test_in_jack7_the_suit_is_named_when_the_turn_ends() -> None:
    """jack7, The Ace: the new suit is chosen when the turn ends."""
    pos = position(f"{ACE} @jack7").play("AH")
    assert pos.waits_for == "turn"
    pos = pos.play("end")
    assert pos.waits_for == "suit"
    assert pos.play("=S").suit == "S"


@pytest.mark.parametrize("house", ["jack7~runs=off", "practice-table~name.when=end-of-turn"])
def test_where_nothing_can_follow_the_ace_its_suit_is_asked_for_at_once(house: str) -> None:
    pos = position(f"{ACE} @{house}").play("AH")
    assert pos.waits_for == "suit"
    assert pos.play("=S").turn == 1


def test_an_ace_that_wins_names_nothing() -> None:
    """Practice table, 06: one can finish on an ace without naming a suit."""
    pos = position("9C 1+ AH/5/5 20.. - - @practice-table").play("AH")
    assert (pos.over, pos.winner, pos.suit) == (True, 0, "H")


def test_an_ace_that_may_not_win_names_its_suit_and_costs_a_card() -> None:
    """Encyclopedia, Switch, Endgame: with an ace as last card another card is drawn."""
    pos = position("9C 1+ AH/5/5 4D8S.. - - @switch").play("AH=S")
    assert (pos.over, pos.suit, pos.hand(0)) == (False, "S", ("4D",))


@pytest.mark.parametrize(("answer", "suits"), [("no", set()), ("yes", {"=C", "=D", "=H", "=S"})])
def test_a_card_that_cancels_names_a_suit_where_the_house_says_so(
    answer: str, suits: set[str]
) -> None:
    rules = f"practice-table~answers.2.A=cancel~name.on-cancel={answer}"
    pos = position(f"2S 1+ AH4D/5/5 20.. 2:2 - @{rules}").play("AH")
    assert set(pos.moves()) & {"=C", "=D", "=H", "=S"} == suits
    assert position(pos.line) == pos
    after = pos.play("=D") if suits else pos
    assert (after.turn, after.owed, after.suit) == (1, None, "D" if suits else "H")


MAU = "practice-table~powers.A=none~powers.J=wild~powers.black-J=none~powers.red-J=none"


@pytest.mark.parametrize(("answer", "fits"), [("allowed", ["JD"]), ("barred", [])])
def test_a_jack_on_a_jack_may_be_barred_even_in_the_suit_that_was_named(
    answer: str, fits: list[str]
) -> None:
    pos = position(f"JS=D 1+ JD9H/5/5 20.. - - @{MAU}~name.on-rank={answer}")
    assert [move for move in pos.moves() if move in ("JD", "9H")] == fits


def test_the_refusal_of_a_jack_on_a_jack_names_its_ruling() -> None:
    verdict = position(f"JS=D 1+ JD9H/5/5 20.. - - @{MAU}~name.on-rank=barred").why("JD")
    assert verdict.ids == ("own-rank",)
    assert "may not be laid on a jack" in verdict.text


def test_a_wild_joker_may_not_be_laid_on_a_joker_where_that_is_barred() -> None:
    rules = "practice-table~jokers=2~powers.joker=wild~name.on-rank={}"
    line = f"JK1=D 1+ JK29H/5/5 20.. - - @{rules}"
    assert "JK2" in position(line.format("allowed")).moves()
    verdict = position(line.format("barred")).why("JK2")
    assert not verdict
    assert "may not be laid on a joker" in verdict.text


def starters(answer: str) -> list[Position]:
    """Return deals of three whose starter is an ace, where somebody may name its suit."""
    rules = house(f"practice-table~dealer.first=agreed~first-player=dealer-left~starter=acts"
                  f"~starter-names={answer}")  # fmt: skip
    deals = (sw.deal(rules, ["You", "Robin", "Alex"], seed=seed, dealer=2) for seed in range(80))
    return [game.table for game in deals if game.table.top[0] == "A"]


@pytest.mark.parametrize(("answer", "seat"), [("dealer", 2), ("first-player", 0)])
def test_the_suit_of_a_starter_is_named_by_whom_the_house_says(answer: str, seat: int) -> None:
    found = starters(answer)
    assert found
    for pos in found:
        assert (pos.turn, pos.waits_for) == (seat, "suit")
        assert position(pos.line) == pos
        after = pos.play("=S")
        assert (after.turn, after.suit, after.waits_for) == (0, "S", "turn")
        assert position(after.line) == after


def test_the_printed_suit_of_a_starter_counts_where_nobody_names_it() -> None:
    found = starters("nobody")
    assert found
    assert all((pos.turn, pos.waits_for, pos.suit) == (0, "turn", pos.top[-1]) for pos in found)


def test_only_a_card_that_names_a_suit_may_wait_for_one_at_the_start() -> None:
    line = "{} 1+?suit 4D6S/5/5 20.. - - @practice-table~starter=acts~starter-names=first-player"
    assert position(line.format("AH")).play("=D").suit == "D"
    with pytest.raises(BadLine, match="No suit is named for the nine of clubs"):
        position(line.format("9C"))
