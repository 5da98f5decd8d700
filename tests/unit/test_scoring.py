"""Points and matches: what the documents say about cards left, ceilings and totals."""

from __future__ import annotations

import pytest

from switch_edu.cards import read_card
from switch_edu.game import dealers, scoring
from switch_edu.rules import house
from switch_edu.rules.points import points


def worth(rules: str, card: str) -> int:
    return points(house(rules), read_card(card))


@pytest.mark.parametrize(
    ("rules", "values"),
    [
        (
            "classic",
            {"AH": 15, "KH": 10, "QH": 10, "JS": 20, "JH": 20, "10H": 10, "8C": 8, "2C": 2},
        ),
        ("classic~ace25", {"AH": 25}),
        ("classic~bj50", {"JS": 50, "JC": 50, "JH": 20, "JD": 20}),
        ("classic~joker", {"JK1": 50}),
        ("jaques", {"AH": 15, "KH": 13, "QH": 12, "JS": 11, "10H": 10, "3D": 3}),
    ],
)
def test_cards_count_what_the_house_says(rules: str, values: dict[str, int]) -> None:
    assert {card: worth(rules, card) for card in values} == values


def test_nobody_scores_where_cards_are_not_counted() -> None:
    hands = [[], [read_card("AH")], [read_card("2C")]]
    assert scoring.round_scores(house("practice-table"), [0], hands) == ()


def test_the_losers_or_the_winner_score() -> None:
    hands = [[], [read_card("AH")], [read_card("2C")]]
    assert scoring.round_scores(house("jaques"), [0], hands) == (0, 15, 2)
    assert scoring.round_scores(house("jaques~alt-score"), [0], hands) == (17, 0, 0)


@pytest.mark.parametrize(("ruling", "out"), [("stays", ()), ("out", (0,))])
def test_exactly_the_ceiling_is_a_ruling_of_its_own(ruling: str, out: tuple[int, ...]) -> None:
    rules = house(f"classic~match=ceiling-elimination~ceiling=100~ceiling-exact={ruling}")
    assert scoring.eliminated(rules, [100, 99, 40]) == out


@pytest.mark.parametrize(
    ("match", "totals", "winners"),
    [
        ("single-round", [0, 30, 60], ()),
        ("rounds-lowest", [45, 30, 60], (1,)),
        ("rounds-lowest", [30, 30, 60], (0, 1)),
        ("rounds-highest", [45, 30, 60], (2,)),
        ("ceiling-stop", [45, 30, 60], ()),
        ("ceiling-stop", [45, 30, 101], (1,)),
        ("ceiling-elimination", [45, 30, 101], ()),
        ("ceiling-elimination", [104, 130, 72], (2,)),
    ],
)
def test_a_match_is_won_as_its_format_says(
    match: str, totals: list[int], winners: tuple[int, ...]
) -> None:
    assert scoring.match_winners(house(f"classic~match={match}"), totals) == winners


def test_equal_totals_may_mean_another_round() -> None:
    rules = house("classic~match=rounds-lowest~tie=sudden-death")
    assert scoring.match_winners(rules, [30, 30, 60]) == ()


def test_the_lowest_cut_deals_and_equal_cuts_are_cut_again() -> None:
    cut = [read_card(card) for card in ("9S", "4H", "KD")]
    assert dealers.first_dealer(house("classic"), cut) == 1
    assert dealers.first_dealer(house("classic"), [*cut, read_card("4C")]) is None
    assert dealers.first_dealer(house("practice-table"), cut) is None


def test_the_deal_goes_round() -> None:
    assert dealers.next_dealer(house("classic"), 3, 4) == 0
    assert dealers.next_dealer(house("practice-table"), 0, 3) is None
