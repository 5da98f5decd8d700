"""What bars a card, or prices it, for the sake of the finish: the last card and the bare queen."""

from __future__ import annotations

from switch_edu.engine.bits import lowest
from switch_edu.engine.following import with_joker
from switch_edu.engine.layout import (
    CARD_BITS,
    DECLARE,
    FACE_BITS,
    JOKER_1,
    JOKER_2,
    JOKER_BIT,
    Judgement,
)
from switch_edu.engine.rules import MISSED_MAY_NOT, MISSED_NO_WIN, Rules
from switch_edu.engine.table import Table


def last_card(rules: Rules, table: Table, seat: int) -> tuple[int, int, int, int, int]:
    """Return the bars (finish, together, call) and fines (finish, call) on a last card."""
    if table.hand[seat] != 1:
        return 0, 0, 0, 0, 0
    barred = rules.finish_barred
    if rules.joker_barred and table.phase == DECLARE:
        barred = CARD_BITS  # a joker stays a joker, whatever it is declared as
    finish = barred if rules.finish_bars else 0
    fine_finish = 0 if rules.finish_bars else barred
    lone = CARD_BITS if rules.lone_finish and table.nlaid > 0 else 0
    call = 0
    fine_call = 0
    excused = rules.call_excused and table.nlaid > 0
    called = table.good[seat] > 0 or (rules.call_same_turn and table.made[seat] > 0)
    if rules.call_due and not called and not excused:
        if rules.call_missed == MISSED_MAY_NOT:
            call = CARD_BITS
        elif rules.call_missed == MISSED_NO_WIN:
            fine_call = CARD_BITS
    return finish, lone, call, fine_finish, fine_call


def bare_queens(rules: Rules, table: Table, seat: int, cards: int) -> int:
    """Return the cards that a seat would have to cover and could not, out of these cards."""
    if table.hand[seat] == 1 and not rules.cover_last:
        return 0
    return queens_without_cover(rules, cards)


def queens_without_cover(rules: Rules, cards: int) -> int:
    """Return the cards that must be covered and, out of these cards, could not be.

    A cover that must be covered itself is none unless there is a card for that as well.
    """
    if not rules.cover_needed or not (rules.declares or cards & rules.cover):
        return 0
    queens = rules.cover & FACE_BITS
    safe = coverable(rules, queens, cards & ~rules.cover)
    return rules.cover & ~(safe | coverable(rules, queens & ~safe, cards & safe))


def coverable(rules: Rules, queens: int, cards: int) -> int:
    """Return those of some cards to be covered that one of the other cards covers."""
    found = 0
    while queens:
        face = lowest(queens)
        queens &= queens - 1
        if covers_of(rules, face) & cards:
            found |= 1 << face
    return found


def covers_of(rules: Rules, face: int) -> int:
    """Return what covers a face."""
    return with_joker(rules, rules.cover_set[face])


def cards_to_come(table: Table, seat: int) -> int:
    """Return the known cards that a hand has besides the joker that is just being declared."""
    held = table.held[seat]
    if table.phase == DECLARE and table.count[seat][JOKER_1] + table.count[seat][JOKER_2] < 2:
        return held & ~JOKER_BIT
    return held


def without_lost_joker(rules: Rules, table: Table, seat: int, j: Judgement) -> Judgement:
    """Bar the joker where each face that it could be declared as is barred itself."""
    fits = j[1] | j[2] | j[3] | j[4] | j[5] | j[6]
    if not fits & JOKER_BIT or fits & FACE_BITS & ~(j[8] | rules.cover):
        return j
    left = table.held[seat]
    if table.count[seat][JOKER_1] + table.count[seat][JOKER_2] < 2:
        left &= ~JOKER_BIT
    bare = bare_queens(rules, table, seat, left)
    if fits & FACE_BITS & ~(j[8] | bare):
        return j
    finish, cover = j[8], j[11]
    if fits & FACE_BITS & ~finish:
        cover |= JOKER_BIT
    else:
        finish |= JOKER_BIT
    others = table.held[seat] & fits & ~(finish | j[9] | j[10] | cover | j[13])
    return (
        j[0], j[1], j[2], j[3], j[4], j[5], j[6], j[7],
        finish, j[9], j[10], cover, j[12] if others else 0, j[13], j[14], j[15],
    )  # fmt: skip
