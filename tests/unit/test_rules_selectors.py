"""Card selectors: one spelling each, and the narrowest decides."""

import pytest

from switch_edu.cards import JOKER, read_card
from switch_edu.rules import house
from switch_edu.rules.selectors import in_force, narrowest, read_selector, selector_order


@pytest.mark.parametrize(
    ("written", "selector"),
    [
        ("ah", "AH"), ("A♥", "AH"), ("th", "10H"), ("t", "10"), ("j", "J"), ("Black-j", "black-J"),
        ("red-t", "red-10"), ("Hearts", "hearts"), ("RED", "red"), ("jokers", "joker"),
        ("JK1", "joker"), (" 2 ", "2"),
    ],
)  # fmt: skip
def test_every_spelling_is_read_as_one(written, selector) -> None:
    assert read_selector(written) == selector


def test_the_narrowest_selector_names_a_card() -> None:
    table = ["red", "hearts", "J", "red-J", "JH"]
    found = [narrowest(table, read_card(card)) for card in ("JH", "JD", "JS", "5H", "5D", "5S")]
    assert found == ["JH", "red-J", "J", "hearts", "red", None]
    assert narrowest(["joker", "red"], JOKER) == "joker"


def test_what_holds_for_a_selector_is_read_card_by_card() -> None:
    powers = {"A": "wild", "AH": "pickup-5", "hearts": "skip"}
    assert in_force(powers, "A") == {"wild", "pickup-5"}
    assert in_force(powers, "AS") == {"wild"}
    assert in_force(powers, "2") == {"", "skip"}
    assert in_force(powers, "black") == {"", "wild"}


def test_a_narrow_power_stands_out_from_a_broad_one() -> None:
    rules = house("classic~wild-jack~powers.JS=pickup-5")
    assert rules.says("red-jack-normal") == "wild-suit"
    assert in_force(rules.powers, "black-J") == {"wild", "pickup-5"}
    plain = house("classic~wild-jack").with_({"black-jack-role": "plain"})
    assert plain.powers == {
        "A": "reverse", "2": "pickup-2", "8": "skip", "black-J": "plain", "J": "wild",
    }  # fmt: skip
    assert plain.says("black-jack-role") == "plain"
    assert plain.says("red-jack-normal") == "wild-suit"


def test_selectors_are_listed_in_the_order_of_the_ranks() -> None:
    mixed = ["joker", "K", "black-J", "2", "hearts", "AH", "A", "JS", "10"]
    assert sorted(mixed, key=selector_order) == [
        "AH", "A", "2", "10", "JS", "black-J", "K", "joker", "hearts",
    ]  # fmt: skip
