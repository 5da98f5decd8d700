"""Which cards two houses cannot tell apart, so that one of them stands for all in a search.

The kernel looks at a card in two ways only: is it in a set of the rules (wild, pickup, barred last
…), and how does it lie to another card (same suit, same rank, next rank, a cover for it). So two
choices of cards that agree in both, card by card, are judged and played alike, and it is enough to
try one of them: that is what `Alike.key` says. A joker can stand for any face, so a choice with a
joker is like no other.

Two kinds of cards need not even be looked at. Suits whose cards are in the same sets change places
without anybody noticing, so the top card is taken from one of them. So do ranks, where no sequence
counts; of each kind as many are taken as there are cards in the choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb

from switch_edu.cards import FACES, JOKER, RANK_SETS, RANKS
from switch_edu.engine.pile import neighbours
from switch_edu.engine.rules import BLOCK_POINTS, LISTS, MAX_ATTACKS, Rules
from switch_edu.explore.disagreeing.facts import SETS

Cards = tuple[int, ...]
Key = tuple[object, ...]

_PER_FACE = tuple(name for name, length in LISTS.items() if length == FACES + 1)
_PER_ATTACK = tuple(
    name for name, length in LISTS.items() if length == MAX_ATTACKS and name != "unit"
)
_STEPS = ("run_mates", "above", "below")
_NUMBERS = ("size_of", "attack_of", "worth")
_PLAINEST = ("9", "6", "5", "4", "3", "10", "7", "K", "Q", "A", "2", "8", "J")


class Alike:
    """What two sets of rules can tell apart in choices of so many cards."""

    def __init__(self, pair: tuple[Rules, Rules], cards: int) -> None:
        self._pair = pair
        self._cards = cards
        self._lists = tuple(
            name for name in _PER_FACE if any(is_read(rules, name) for rules in pair)
        )
        marks = [self._mark(face) for face in range(FACES)]
        self._marks = [marks.index(mark) for mark in marks]  # short, and the same for like faces
        self._ties = [[self._tie(one, other) for other in range(FACES)] for one in range(FACES)]
        ranks = self._ranks()
        self._faces = [13 * suit + rank for rank in ranks for suit in range(4)]
        self._tops = sum(1 << 13 * suit + rank for suit in self._suits() for rank in ranks)
        self._held = [*self._faces, *([JOKER] if all(rules.jokers for rules in pair) else [])]
        self.choices = lru_cache(maxsize=None)(self._choices)

    @property
    def many(self) -> int:
        """How many choices there are to be looked at."""
        return self._tops.bit_count() * comb(len(self._held) - 1, self._cards - 1)

    def _choices(self, tops: int, suit: int | None) -> list[Cards]:
        """Return the choices, one of each kind: a top card, then the cards of a hand.

        `tops` is the set of the faces that may lie on top; where a suit is named on them, cards of
        it are told from others.
        """
        found: dict[Key, Cards] = {}
        for cards in self._all(tops & self._tops):
            found.setdefault(self.key(cards, suit), cards)
        return list(found.values())

    def _all(self, tops: int) -> Iterator[Cards]:
        for top in self._faces:
            if tops >> top & 1:
                others = [face for face in self._held if face != top]
                for held in combinations(others, self._cards - 1):
                    yield (top, *held)

    def key(self, cards: Cards, suit: int | None) -> Key:
        """Return what is the same for choices that are alike."""
        if cards[-1] == JOKER:
            return cards
        named = () if suit is None else tuple(face // 13 == suit for face in cards)
        marks, ties = self._marks, self._ties
        return (
            named,
            *[marks[face] for face in cards],
            *[ties[one][other] for one, other in combinations(cards, 2)],
        )

    def _ranks(self) -> list[int]:
        """Return the ranks that are looked at: plain ones first, of those alike not too many."""
        powers = self._pair[0].powers | self._pair[1].powers
        order = [RANKS.index(rank) for rank in _PLAINEST]
        order.sort(key=lambda rank: powers & RANK_SETS[rank] > 0)
        if any(name in self._lists for name in ("above", "below")):
            return order
        kinds = {rank: tuple(self._marks[13 * suit + rank] for suit in range(4)) for rank in order}
        taken: list[int] = []
        for rank in order:
            if [kinds[other] for other in taken].count(kinds[rank]) < self._cards:
                taken.append(rank)
        return taken

    def _suits(self) -> list[int]:
        """Return the suits of which the top card is taken, one of each kind."""
        kinds = [tuple(self._marks[13 * suit : 13 * suit + 13]) for suit in range(4)]
        return [suit for suit in range(4) if kinds[suit] not in kinds[:suit]]

    def _mark(self, face: int) -> Key:
        return tuple(part for rules in self._pair for part in self._mark_in(rules, face))

    def _mark_in(self, rules: Rules, face: int) -> Iterator[object]:
        for name in SETS:
            yield getattr(rules, name) >> face & 1
        for name in _PER_ATTACK:
            yield tuple(cards >> face & 1 for cards in getattr(rules, name))
        for name in self._lists:
            value = getattr(rules, name)[face]
            yield value if name in _NUMBERS else bool(value)
        if rules.runs or rules.dump:  # whether an answer is among what may follow this card
            follow = [getattr(rules, name)[face] for name in _STEPS if name in self._lists]
            for cards in (*follow, rules.suit_sets[face // 13]):
                yield tuple(bool(cards & answers) for answers in rules.answers)

    def _tie(self, one: int, other: int) -> int:
        parts = [int(one // 13 == other // 13)]
        for rules in self._pair:
            for name in (name for name in self._lists if name not in _NUMBERS):
                sets = getattr(rules, name)
                parts += [sets[one] >> other & 1, sets[other] >> one & 1]
            if rules.next_number:
                parts.append(neighbours(rules, one) >> other & 1)
        return sum(1 << place for place, part in enumerate(parts) if part)


def is_read(rules: Rules, name: str) -> bool:
    """Say whether the kernel reads a list of the rules at all."""
    match name:
        case "run_mates":
            return bool(rules.runs & 1)
        case "above" | "below":
            return bool(rules.runs & 2 or rules.next_number)
        case "cover_set":
            return rules.cover > 0
        case "worth":
            return rules.blocks == BLOCK_POINTS
    return True
