"""No position smaller than the one that `disagree` finds tells two houses apart."""

from __future__ import annotations

import random

import pytest

from switch_edu.engine.compile import compile_rules
from switch_edu.engine.rules import Rules
from switch_edu.explore.disagreeing.alike import Alike, Cards
from switch_edu.explore.disagreeing.disagree import disagree
from switch_edu.explore.disagreeing.facts import Side, comparable, partings, twin
from switch_edu.explore.disagreeing.space import small_table, tops_of
from switch_edu.rules import house
from tests.property.naive_disagree import differing, parted

# A house, its difference, the hands of the others, what is called, and the size to be expected: who
# may take instead of answering (a two faces two cards), what may follow taking, which cards may be
# laid together (the top card and two more), what a reversal does with two players.
PAIRS = [
    ("practice-table", "may-take=no", "/5/5", "-", (2, 1)),
    ("practice-table", "after-taking=may-play", "/5/5", "-", (2, 1)),
    ("practice-table", "run.steps=rank", "/5/5", "-", (3, 0)),
    ("practice-table", "together=jacks", "/5/5", "-", (3, 0)),
    ("classic", "reverse.two=nothing", "/5", "1c", (3, 0)),
]


@pytest.mark.parametrize(("name", "change", "others", "calls", "size"), PAIRS)
def test_no_smaller_position_tells_two_houses_apart(
    name: str, change: str, others: str, calls: str, size: tuple[int, int]
) -> None:
    changed = f"{name}~{change}"
    found = disagree(name, changed)
    assert found.size == size
    assert found.move in differing(name, changed, found.line)
    pending = size[1] - 1 if size[0] == 2 else 3
    assert list(parted(name, changed, 2, pending, others, calls)) == []


def test_the_naive_search_finds_a_difference_where_there_is_one() -> None:
    found = parted("practice-table", "practice-table~may-take=no", 2, 1, "/5/5", "-")
    assert {(cards, pending) for cards, pending, _ in found} == {(2, 1)}


@pytest.mark.parametrize(
    ("first", "second"),
    [("practice-table", "classic"), ("switch", "j28"), ("jack7", "black-jack")],
)
def test_cards_that_count_as_alike_are_played_alike(first: str, second: str) -> None:
    """Whatever choice of cards comes up, the one that stands for it parts the houses just so."""
    pair = comparable(compile_rules(house(first), 3), compile_rules(house(second), 3))
    alike = Alike(pair, 3)
    standing = {alike.key(cards, None): cards for cards in alike.choices((1 << 52) - 1, None)}
    luck = random.Random(4)
    met = 0
    for _ in range(1500):
        cards = (top := luck.randrange(52), *sorted(luck.sample([*{*range(52)} - {top}], 2)))
        other = standing.get(alike.key(cards, None))
        if other is not None and other != cards:
            met += 1
            assert parts(pair, cards) == parts(pair, other), (cards, other)
    assert met > 100


@pytest.mark.parametrize(
    ("first", "second"),
    [("practice-table", "classic"), ("practice-table", "j28"), ("jack7", "black-jack")],
)
def test_nothing_is_lost_by_looking_at_one_choice_of_each_kind(first: str, second: str) -> None:
    """However two cards can part the houses, a choice that is looked at parts them just so."""
    pair = comparable(compile_rules(house(first), 3), compile_rules(house(second), 3))
    tops = tops_of(pair, ())
    every = [(top, card) for top in range(52) for card in range(52) if card != top]
    possible = {tuple(parts(pair, cards)) for cards in every if tops >> cards[0] & 1}
    looked_at = {tuple(parts(pair, cards)) for cards in Alike(pair, 2).choices(tops, None)}
    assert looked_at == possible
    assert len(possible) > 1


def parts(pair: tuple[Rules, Rules], cards: Cards) -> list[tuple[int, int]]:
    """Return on which of the cards, or on which other move, two houses part, and in what."""
    table = small_table(3, cards, ())
    found = partings(Side(pair[0], table), Side(pair[1], twin(table, *pair)))
    return sorted(
        (each.rank, 100 + cards.index(each.action) if each.action in cards else each.action)
        for each in found
    )
