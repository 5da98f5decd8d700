"""The sensible policy: one page of what a good card player looks at, under any rules.

Every legal option gets a mark for each thing that players look at, and the option with the highest
sum is chosen. Marks use only what the seat may see: its own hand, the cards on the table and how
many cards the others hold. A hint is explained from the same marks.
"""

from __future__ import annotations

from switch_edu.cards import FACES
from switch_edu.engine.bits import lowest
from switch_edu.engine.following import cover_due
from switch_edu.engine.laying import shows
from switch_edu.engine.layout import (
    DECLARE,
    DRAW,
    END,
    FINE_CALL,
    FINE_FINISH,
    JOKER_1,
    NAME_0,
    TAKE,
    Judgement,
)  # fmt: skip
from switch_edu.engine.prospects import blow, followers, in_suit, reach, without, worth
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table

# The things looked at; a mark has one number for each, above 0 for and below 0 against an option.
WINS = 0  # it empties the hand
CARDS = 1  # cards got rid of or taken up
HIT = 2  # how hard it hits whoever plays next
REACH = 3  # on how many cards the rest of the hand could follow
KEPT = 4  # cards spent that are worth keeping for need
RUN = 5  # cards that may follow in the same turn
SUIT = 6  # cards held of the suit that it leaves in force

Mark = tuple[int, int, int, int, int, int, int]

# What they weigh: a card less in hand is 100, the rest was found by playing many deals.
WIN = 10_000
CARD = 100
PER_REACH = 2  # per card of 52
PER_FOLLOWER = 70
PER_SUIT_CARD = 20


def best_option(rules: Rules, table: Table, seat: int, options: int, judged: Judgement) -> int:
    """Return the best marked of some legal options, a set without calls and challenges."""
    if not options & (options - 1):
        return lowest(options)
    best = -1
    most = 0
    while options:
        option = lowest(options)
        options &= options - 1
        if best >= 0 and DRAW <= option < NAME_0:
            cards, hit = mark_move(rules, table, seat, option)
            if cards + hit + PER_REACH * FACES <= most:  # whatever its reach is
                continue
        aspects = mark(rules, table, seat, option, judged)
        total = sum(aspects)
        if best < 0 or total > most:
            best = option
            most = total
    return best


def mark(rules: Rules, table: Table, seat: int, option: int, judged: Judgement) -> Mark:
    """Return the mark of a legal option: a card or face, a move, or a suit to name."""
    held = table.held[seat]
    if option < DRAW and shows(rules, table, option):  # what waits is cancelled and nothing laid
        return 0, 0, 0, PER_REACH * reach(rules, held, table.hand[seat]), 0, 0, 0
    if option < DRAW:
        return mark_card(rules, table, seat, option, judged)
    if option >= NAME_0:
        return 0, 0, 0, 0, 0, 0, PER_SUIT_CARD * in_suit(rules, held, option - NAME_0)
    cards, hit = mark_move(rules, table, seat, option)
    return 0, cards, hit, PER_REACH * reach(rules, held, table.hand[seat]), 0, 0, 0


def mark_move(rules: Rules, table: Table, seat: int, option: int) -> tuple[int, int]:
    """Return the cards that a move takes up, as a mark, and how hard what lies there hits."""
    taken = 0
    if option == DRAW:
        taken = 1
    elif option == TAKE:
        taken = table.owed
    elif option == END:
        taken = price_of_ending(rules, table)
    hit = 0
    if table.nlaid > 0:
        hit = blow(rules, table, seat, table.laid_face[table.nlaid - 1])
    return -CARD * taken, hit


def price_of_ending(rules: Rules, table: Table) -> int:
    """Return what it costs to stop here, in cards; a turn to miss counts as one."""
    if table.nlaid > 0:
        return rules.cover_price if cover_due(rules, table) else 0
    return rules.cover_price if table.uncovered > 0 else table.skips


def mark_card(rules: Rules, table: Table, seat: int, option: int, judged: Judgement) -> Mark:
    """Return the mark of laying a card, or of declaring a joker as a face."""
    face = option if option < JOKER_1 else JOKER_1
    spent = table.joker if table.phase == DECLARE else option
    rest = without(table, seat, spent)
    left = table.hand[seat] - 1
    price = price_of_card(rules, face, rest, left, judged)
    if table.owed > 0 and rules.pay[table.attack] >> face & 1:
        price += table.owed
    if left == 0 and price == 0:
        return WIN, CARD, 0, 0, 0, 0, 0
    suit = 0
    if face < JOKER_1 and not (rules.wild | rules.names) >> face & 1:
        suit = in_suit(rules, rest, face // 13)
    hit = blow(rules, table, seat, face)
    tops = reach(rules, rest, left)
    spared = worth(rules, spent, left)
    more = followers(rules, face, rest)
    return (
        0,
        CARD - CARD * price,
        hit,
        PER_REACH * tops,
        -spared,
        PER_FOLLOWER * more,
        PER_SUIT_CARD * suit,
    )


def price_of_card(rules: Rules, face: int, rest: int, left: int, judged: Judgement) -> int:
    """Return what it costs to lay a face: as a last card, or as a queen without a cover."""
    if left > 0:
        bare = rules.cover >> face & 1 and not rest & rules.cover_set[face]
        return rules.cover_price if bare else 0
    price = 0
    if judged[FINE_FINISH] >> face & 1:
        price = rules.finish_price
    if judged[FINE_CALL] >> face & 1:
        price = max(price, rules.call_price)
    return price
