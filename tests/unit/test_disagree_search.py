"""The search behind `disagree`: which cards count as alike, and which sets of the rules count."""

from __future__ import annotations

import pytest

from switch_edu.cards import ALL_FACES, RANKS, SUITS, select
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.layout import DRAWN
from switch_edu.engine.rules import NUMBERS
from switch_edu.explore.disagreeing.alike import Alike
from switch_edu.explore.disagreeing.facts import SETS, comparable
from switch_edu.explore.disagreeing.space import can_come_about, small_table, tops_of
from switch_edu.rules import House, house, houses

MOST = 10_000  # the largest number that a ruling offers; what is more is a set of cards


def shipped() -> list[House]:
    """Return the shipped houses, and each of them with each of its variations."""
    found = []
    for one in map(house, houses()):
        found += [one, *(one.with_(name) for name in one.known_variations)]
    return found


@pytest.mark.parametrize("rules", shipped(), ids=str)
def test_every_set_of_the_rules_tells_cards_apart(rules: House) -> None:
    compiled = compile_rules(rules, rules.players[0])
    large = {name for name in NUMBERS if getattr(compiled, name) > MOST}
    assert large <= {*SETS, "starter_barred"}  # what may start the pile matters in the deal only


def face(text: str) -> int:
    return 13 * SUITS.index(text[-1]) + RANKS.index(text[:-1])


def alike(first: str, second: str, one: str, other: str) -> bool:
    """Say whether two choices of cards count as alike for two houses."""
    pair = comparable(compile_rules(house(first), 3), compile_rules(house(second), 3))
    keys = [tuple(face(card) for card in cards.split()) for cards in (one, other)]
    kinds = Alike(pair, len(keys[0]))
    return kinds.key(keys[0], None) == kinds.key(keys[1], None)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("9C 6C", "5S KS", True),  # two plain cards of a suit
        ("9C 6C", "9C 6D", False),  # another suit
        ("9C JC", "9S JS", True),  # a black jack of the same suit
        ("9C JC", "9D JD", False),  # a red jack
        ("9C 9D", "9C 6D", False),  # the same rank
    ],
)
def test_plain_cards_are_alike_where_no_sequence_counts(one: str, other: str, same: bool) -> None:
    assert alike("practice-table", "classic", one, other) is same


def test_neighbours_are_told_from_others_where_sequences_count() -> None:
    assert not alike("jack7", "classic", "9C 10C", "9C 6C")
    assert alike("practice-table", "classic", "9C 10C", "9C 6C")


def test_one_choice_of_each_kind_is_looked_at() -> None:
    pair = comparable(*(compile_rules(house(name), 3) for name in ("practice-table", "classic")))
    kinds = Alike(pair, 2)
    choices = kinds.choices((1 << 52) - 1, None)
    keys = [kinds.key(cards, None) for cards in choices]
    assert len(keys) == len(set(keys)) < 200


@pytest.mark.parametrize(
    ("first", "second", "suits"),
    [
        ("practice-table", "classic", "CD"),  # black jacks attack and red ones cancel in both
        ("jaques", "from-scratch", "C"),  # all powers go by rank
        ("jaques", "j28", "CHS"),  # the ace of hearts attacks, the ace of spades cancels
    ],
)
def test_the_top_card_is_taken_from_one_of_the_suits_that_are_alike(
    first: str, second: str, suits: str
) -> None:
    pair = comparable(*(compile_rules(house(name), 3) for name in (first, second)))
    tops = {cards[0] // 13 for cards in Alike(pair, 2).choices((1 << 52) - 1, None)}
    assert {SUITS[suit] for suit in tops} == set(suits)


def test_as_many_plain_ranks_are_taken_as_there_are_cards() -> None:
    """Ace, two, eight and jack have powers in one of the houses; of the others three are enough."""
    pair = comparable(*(compile_rules(house(name), 3) for name in ("practice-table", "classic")))
    ranks = {card % 13 for cards in Alike(pair, 3).choices((1 << 52) - 1, None) for card in cards}
    assert len(ranks) == 4 + 3


def test_a_card_is_not_drawn_where_another_has_to_be_played() -> None:
    """With the nine of hearts in hand and a nine on top, nobody comes to draw in these houses."""
    rules = compile_rules(house("switch"), 3)
    for held, possible in (("9H", False), ("6H", True)):
        table = small_table(3, (face("9C"), face("9D"), face(held)), ())
        table.phase, table.drawn, table.ndrawn = DRAWN, face("9D"), 1
        assert can_come_about(rules, table) is possible


@pytest.mark.parametrize(
    ("starter", "on_top"), [("neutral", True), ("acts", True), ("redraw-under", False)]
)
def test_a_queen_that_is_never_laid_bare_lies_on_top_only_where_she_may_start_the_pile(
    starter: str, on_top: bool
) -> None:
    """In Black Jack a queen needs a cover; under other rules for it she is turned away at first."""
    rules = compile_rules(house(f"black-jack~starter={starter}~starter-barred=powers"), 3)
    queens = 0 if on_top else select("Q")
    assert tops_of((rules, rules), ()) == ALL_FACES & ~queens
