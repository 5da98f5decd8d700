"""What may follow the last card laid in a turn: runs, covers, shedding a suit, jacks together."""

from __future__ import annotations

from switch_edu.engine.layout import FACE_BITS, JOKER_BIT
from switch_edu.engine.powerless import covers_queen, shed_since
from switch_edu.engine.rules import CANCEL_GOES_ON, WAY_FREE, WAY_PER_SUIT, WAY_UP, Rules
from switch_edu.engine.table import Table


def with_joker(rules: Rules, grounds: int) -> int:
    """Add the joker to a set that holds a face which it could be declared as."""
    return grounds | JOKER_BIT if rules.declares and grounds & FACE_BITS else grounds


def cover_due(rules: Rules, table: Table) -> int:
    """Return 1 if the last card laid has to be covered; a card shed without effect has not."""
    last = table.nlaid - 1
    if rules.dump_silent and shed_since(rules, table, last) < last:
        return 0
    return rules.cover >> table.laid_face[last] & 1


def following(rules: Rules, table: Table) -> tuple[int, int, int, int, int, int]:
    """Return the sets of cards that the rules let follow the last one laid, one per ground."""
    last = table.laid_face[table.nlaid - 1]
    still = still_owed(rules, table)
    if must_stop(rules, table, still):
        return 0, 0, 0, 0, 0, 0
    rank = near = suit = named = 0
    dump = dumping(rules, table)
    if rules.runs and last < 52:
        if table.naming >= 0:
            named = rules.suit_sets[table.naming]
        else:
            near = neighbours_in_run(rules, table) if rules.runs & 2 else 0
            suit = rules.suit_sets[last // 13] if rules.runs & 4 else 0
        rank = rules.run_mates[last] if rules.runs & 1 else 0
    together = laid_together(rules, table, still)
    jokers = rules.declares
    if still > 0 and not rules.free_under_pickup:
        a = answered_attack(rules, table)
        answers = rules.answers[a] & ~rules.show[a]
        rank, near, suit, dump = rank & answers, near & answers, suit & answers, dump & answers
        named &= answers
        jokers &= rules.joker_answers
    if not jokers:
        return rank, near, suit, dump, together, named
    return (
        with_joker(rules, rank), with_joker(rules, near), with_joker(rules, suit),
        with_joker(rules, dump), together, with_joker(rules, named),
    )  # fmt: skip


def must_stop(rules: Rules, table: Table, still: int) -> bool:
    """Return whether nothing may follow, with so much still owed after what was laid."""
    if rules.single or (table.ndrawn > 0 and not rules.run_after_draw):
        return True
    if rules.cover_ends and covers_queen(rules, table, table.nlaid - 1):
        return True
    return rules.cancel_turn != CANCEL_GOES_ON and is_cancelled(rules, table, still)


def dumping(rules: Rules, table: Table) -> int:
    """Return the suit being shed after a card that lets its player shed it, or nothing."""
    last = table.nlaid - 1
    if rules.dump and shed_since(rules, table, last) <= last:
        return rules.suit_sets[table.laid_face[last] // 13]
    return 0


def neighbours_in_run(rules: Rules, table: Table) -> int:
    """Return the neighbours of the last card in its suit, as the way of the run allows."""
    last = table.laid_face[table.nlaid - 1]
    up, down = rules.above[last], rules.below[last]
    if rules.way == WAY_FREE:
        return up | down
    if rules.way == WAY_UP:
        return up
    i = table.nlaid - 1
    while i > 0:
        before = table.laid_face[i - 1]
        if before // 13 == table.laid_face[i] // 13 and before != table.laid_face[i]:
            return up if rules.above[before] >> table.laid_face[i] & 1 else down
        if rules.way == WAY_PER_SUIT:
            break
        i -= 1
    return up | down


def still_owed(rules: Rules, table: Table) -> int:
    """Return how many cards or turns wait after what was laid so far in this turn."""
    waiting = table.owed + table.skips
    if waiting == 0:
        return 0
    for i in range(table.nlaid):
        face = table.laid_face[i]
        if (rules.cancel[table.attack] | rules.pay[table.attack]) >> face & 1:
            return 0
        if rules.cancel_one[table.attack] >> face & 1:
            waiting -= rules.unit[table.attack]
    return waiting


def is_cancelled(rules: Rules, table: Table, still: int) -> bool:
    """Return whether what was laid so far has cancelled all that waited, nothing being taken."""
    if still > 0 or table.owed + table.skips == 0:
        return False
    paid = 0
    for i in range(table.nlaid):
        paid |= rules.pay[table.attack] >> table.laid_face[i] & 1
    return paid == 0


def answered_attack(rules: Rules, table: Table) -> int:
    """Return the power whose answers count after what was laid so far in this turn."""
    attack = rules.attack_of[table.laid_face[table.nlaid - 1]]
    return attack if attack >= 0 else table.attack


def laid_together(rules: Rules, table: Table, still: int) -> int:
    """Return the jacks that may join a jack: black on black, red on red against a pickup."""
    last = table.laid_face[table.nlaid - 1]
    if not rules.together >> last & 1:
        return 0
    if rules.pickup >> last & 1:
        return rules.together & rules.pickup
    if table.owed > 0 and still > 0 and rules.cancel_one[table.attack] >> last & 1:
        return rules.together & rules.cancel_one[table.attack]
    return 0
