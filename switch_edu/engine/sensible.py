"""The sensible policy: one page of what a good card player looks at, under any rules.

Every legal option gets a few marks, each for one thing that players look at; the option with the
highest sum is chosen. The marks use only what the seat may see: its own hand, the cards on the
table and how many cards the others hold. `marks` is also what a hint is explained from.
"""

from __future__ import annotations

from switch_edu.engine.bits import count_bits, lowest
from switch_edu.engine.judge import Judgement, neighbours, queens_without_cover
from switch_edu.engine.layout import (
    CARD_BITS,
    DECLARE,
    DRAW,
    END,
    FACE_BITS,
    FINE_CALL,
    FINE_FINISH,
    JOKER_1,
    JOKER_BIT,
    NAME_0,
    TAKE,
)
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.engine.turn import next_seat

# The things looked at, in the order of the marks.
OUT = 0  # the last card wins
SHED = 1  # cards got rid of or taken up
HIT = 2  # what it does to whoever plays next
REACH = 3  # how many cards on top the rest of the hand could follow
SPARE = 4  # cards worth keeping for need
RUN = 5  # what may follow in the same turn
SUIT = 6  # how many cards of the suit left in force are held
ASPECTS = 7

Marks = tuple[int, int, int, int, int, int, int]

# What they weigh, found by playing: one card less in hand is worth 100.
WIN = 10_000
CARD = 100
PER_REACH = 3
PER_SUIT = 12
PER_FOLLOWER = 70
KEEP_WILD = 60
KEEP_ANSWER = 20
KEEP_ATTACK = 10
THREAT = 60


def choose_sensibly(rules: Rules, table: Table, seat: int, options: int, judged: Judgement) -> int:
    """Return the best-marked of the legal options, a set without calls and challenges."""
    best = -1
    most = 0
    while options:
        option = lowest(options)
        options &= options - 1
        total = sum_of(marks(rules, table, seat, option, judged))
        if best < 0 or total > most:
            best = option
            most = total
    return best


def sum_of(m: Marks) -> int:
    """Return the sum of the marks of an option."""
    return m[0] + m[1] + m[2] + m[3] + m[4] + m[5] + m[6]


def marks(rules: Rules, table: Table, seat: int, option: int, judged: Judgement) -> Marks:
    """Return what speaks for (or, below 0, against) an option, one number per thing looked at."""
    held = table.held[seat]
    if option >= NAME_0:
        return 0, 0, 0, 0, 0, 0, PER_SUIT * in_suit(rules, held & ~rules.wild, option - NAME_0)
    if option == DRAW:
        return 0, -CARD, 0, PER_REACH * reach(rules, held, table.hand[seat]), 0, 0, 0
    if option == TAKE:
        return 0, -CARD * table.owed, 0, PER_REACH * reach(rules, held, table.hand[seat]), 0, 0, 0
    if option > DRAW:
        return marks_of_stopping(rules, table, seat)
    return marks_of_laying(rules, table, seat, option, judged)


def marks_of_stopping(rules: Rules, table: Table, seat: int) -> Marks:
    """Return the marks of ending the turn or passing."""
    price = table.skips * CARD
    hit = 0
    if table.nlaid > 0:
        face = table.laid_face[table.nlaid - 1]
        hit = blow(rules, table, seat, face)
        if rules.cover >> face & 1:
            price = CARD * rules.cover_price
    elif table.uncovered > 0:
        price = CARD * rules.cover_price
    own = PER_REACH * reach(rules, table.held[seat], table.hand[seat])
    return 0, -price, hit, own, 0, 0, 0


def marks_of_laying(
    rules: Rules, table: Table, seat: int, option: int, judged: Judgement
) -> Marks:
    """Return the marks of laying a card or declaring a joker."""
    face = min(option, JOKER_1)
    spent = table.joker if table.phase == DECLARE else option
    rest = hand_without(table, seat, spent)
    left = table.hand[seat] - 1
    price = 0
    if judged[FINE_FINISH] >> face & 1:
        price = rules.finish_price
    if judged[FINE_CALL] >> face & 1:
        price = max(price, rules.call_price)
    if left == 0 and price == 0:
        return WIN, CARD, 0, 0, 0, 0, 0
    suit = 0
    if table.phase == DECLARE:
        suit = PER_SUIT * in_suit(rules, rest, face // 13)
    return (
        0,
        CARD - CARD * price,
        blow(rules, table, seat, face),
        PER_REACH * reach(rules, rest, left),
        -worth_keeping(rules, spent),
        PER_FOLLOWER * followers(rules, face, rest),
        suit,
    )


def hand_without(table: Table, seat: int, kind: int) -> int:
    """Return the set of faces held once a card of this kind has left the hand."""
    row = table.count[seat]
    held = table.held[seat]
    if kind < JOKER_1:
        return held if row[kind] > 1 else held & ~(1 << kind)
    return held if row[JOKER_1] + row[JOKER_1 + 1] > 1 else held & ~JOKER_BIT


def in_suit(rules: Rules, cards: int, suit: int) -> int:
    """Return how many of the cards are of a suit."""
    return count_bits(cards & rules.suit_sets[suit])


def reach(rules: Rules, held: int, left: int) -> int:
    """Return on how many of the 52 cards the hand could follow with a card that it may lay."""
    usable = held & ~queens_without_cover(rules, held)
    if left == 1:
        usable &= ~rules.finish_barred
    if usable & (rules.wild | JOKER_BIT):
        return 52
    faces = 0
    while usable:
        face = lowest(usable)
        usable &= usable - 1
        faces |= rules.suit_sets[face // 13] | rules.mates[face]
        if rules.next_number:
            faces |= neighbours(rules, face)
    return count_bits(faces)


def worth_keeping(rules: Rules, kind: int) -> int:
    """Return what a card is worth in need: wild cards, answers and cards that hit."""
    face = min(kind, JOKER_1)
    worth = 0
    if (rules.wild | JOKER_BIT) >> face & 1:
        worth = KEEP_WILD
    if (rules.pickup | rules.skip) >> face & 1:
        worth += KEEP_ATTACK
    for attack in range(len(rules.answers)):
        if rules.answers[attack] >> face & 1:
            worth += KEEP_ANSWER
    return worth


def followers(rules: Rules, face: int, rest: int) -> int:
    """Return roughly how many cards of the rest may follow a face in the same turn."""
    if rules.single or face >= JOKER_1:
        return 0
    follow = 0
    if rules.runs & 1:
        follow |= rest & rules.run_mates[face]
    if rules.runs & 2:
        follow |= rest & (rules.above[face] | rules.below[face])
    if rules.runs & 4 or rules.dump >> face & 1:
        follow |= rest & rules.suit_sets[face // 13]
    if rules.together >> face & 1:
        follow |= rest & rules.together
    if rules.cover >> face & 1:
        follow |= rest & rules.cover_set[face]
    return count_bits(follow)


def blow(rules: Rules, table: Table, seat: int, face: int) -> int:
    """Return how hard a face, left on top, hits whoever plays next."""
    cards = rules.size_of[face]
    if table.owed > 0 and not (rules.replace[table.attack] >> face & 1):
        if (rules.cancel[table.attack] | rules.cancel_one[table.attack]) >> face & 1:
            return 0
        cards += table.owed
    victim = next_seat(table, seat)
    threat = THREAT // table.hand[victim]
    if cards > 0:
        return cards * threat
    if rules.skip >> face & 1:
        return 2 * threat
    return 0
