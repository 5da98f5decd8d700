"""What a card player looks at before choosing: the hand after a card, its reach, what hits whom.

Everything is worked out from what the seat may see; `sensible` weighs it up.
"""

from __future__ import annotations

from switch_edu.engine.bits import count_bits, lowest
from switch_edu.engine.finish import queens_without_cover
from switch_edu.engine.layout import JOKER_1, JOKER_BIT
from switch_edu.engine.pile import neighbours
from switch_edu.engine.rules import Rules
from switch_edu.engine.seats import next_seat, players_left, seat_before
from switch_edu.engine.table import Table

# What they weigh, found by playing many deals.
WILD = 100
ANSWER = 40
ATTACK = 20
FEW = 2  # in so small a hand, a card that may not be the last is not worth keeping
THREAT = 60  # per card to pick up, shared by the cards that the next player holds
SKIP = 3  # a turn missed hits like a pickup of so many cards


def without(table: Table, seat: int, kind: int) -> int:
    """Return the set of faces held once a card of this kind has left the hand."""
    row = table.count[seat]
    held = table.held[seat]
    if kind < JOKER_1:
        return held if row[kind] > 1 else held & ~(1 << kind)
    return held if row[JOKER_1] + row[JOKER_1 + 1] > 1 else held & ~JOKER_BIT


def in_suit(rules: Rules, cards: int, suit: int) -> int:
    """Return how many cards of a suit there are, without the wild ones: those fit anywhere."""
    return count_bits(cards & rules.suit_sets[suit] & ~rules.wild)


def reach(rules: Rules, held: int, left: int) -> int:
    """Return on how many of the 52 cards the hand could follow with a card that it may lay."""
    usable = held & ~queens_without_cover(rules, held)
    if left == 1:
        usable &= ~rules.finish_barred
    if usable & (rules.wild | JOKER_BIT):
        return 52
    if not rules.rank_spreads:
        return in_suit_or_rank(usable)
    tops = 0
    while usable:
        face = lowest(usable)
        usable &= usable - 1
        tops |= rules.suit_sets[face // 13] | rules.mates[face]
        if rules.next_number:
            tops |= neighbours(rules, face)
    return count_bits(tops)


def in_suit_or_rank(cards: int) -> int:
    """Return how many of the 52 cards are of a suit or of a rank that is among some cards."""
    clubs = cards & 0x1FFF
    diamonds = cards >> 13 & 0x1FFF
    hearts = cards >> 26 & 0x1FFF
    spades = cards >> 39
    suits = (clubs > 0) + (diamonds > 0) + (hearts > 0) + (spades > 0)
    return 13 * suits + (4 - suits) * count_bits(clubs | diamonds | hearts | spades)


def worth(rules: Rules, kind: int, left: int) -> int:
    """Return what a card is worth in hand: wild cards, answers and cards that hit."""
    face = kind if kind < JOKER_1 else JOKER_1
    if left <= FEW and rules.finish_barred >> face & 1:
        return 0
    value = 0
    if (rules.wild | JOKER_BIT) >> face & 1:
        value = WILD
    if rules.answering >> face & 1:
        value += ANSWER
    if (rules.pickup | rules.skip) >> face & 1:
        value += ATTACK
    return value


def followers(rules: Rules, face: int, rest: int) -> int:
    """Return how many cards of the rest may come next in the same turn; a queen takes one cover."""
    if rules.single or face >= JOKER_1:
        return 0
    if rules.cover >> face & 1:
        return 1 if rest & rules.cover_set[face] else 0
    cards = 0
    if rules.runs & 1:
        cards |= rules.run_mates[face]
    if rules.runs & 2:
        cards |= rules.above[face] | rules.below[face]
    if rules.runs & 4 or rules.dump >> face & 1:
        cards |= rules.suit_sets[face // 13]
    if rules.together >> face & 1:
        cards |= rules.together
    return count_bits(rest & cards)


def blow(rules: Rules, table: Table, seat: int, face: int) -> int:
    """Return how hard a face, left on top, hits whoever plays next."""
    if table.owed == 0 and not (rules.pickup | rules.skip | rules.reverse) >> face & 1:
        return 0
    cards = rules.size_of[face]
    if table.owed > 0 and not rules.replace[table.attack] >> face & 1:
        a = table.attack
        if (rules.cancel[a] | rules.cancel_one[a] | rules.show[a]) >> face & 1:
            return 0
        cards += 0 if rules.pay[a] >> face & 1 else table.owed
    victim = next_seat(table, seat)
    harm = threat(table, victim)
    if rules.skip >> face & 1:
        return SKIP * harm
    if rules.reverse >> face & 1:
        if players_left(table) == 2:
            return SKIP * harm * rules.again_with_two
        return SKIP * (harm - threat(table, seat_before(table, seat)))
    return cards * harm


def threat(table: Table, seat: int) -> int:
    """Return how much a card to pick up matters to a seat: the fewer it holds, the more."""
    return THREAT // max(table.hand[seat], 1)
