"""The one judgement: what a seat faces, and one set of cards and moves per reason.

`judge` returns a tuple of 16 ints (see `layout`): the situation, six grounds that allow cards, the
moves that are open, the bars and the fines. Nothing else decides what is legal.
"""

from __future__ import annotations

from switch_edu.engine.calls import talk
from switch_edu.engine.finish import (
    bare_queens,
    cards_to_come,
    last_card,
    without_lost_joker,
)
from switch_edu.engine.following import cover_due, following, with_joker
from switch_edu.engine.grouping import still_to_fit
from switch_edu.engine.layout import (
    CARD_BITS,
    CHALLENGE_BIT,
    COVERING,
    DECLARE,
    DRAWN,
    END_BIT,
    FACE_BITS,
    FACING_PICKUP,
    FACING_SKIP,
    GAME_OVER,
    JOKER_BIT,
    MOVE_BITS,
    NAME,
    NAME_0,
    NAME_BITS,
    NAMING,
    OVER,
    RUNNING,
    TAKE_BIT,
    WAITING,
    Judgement,
)
from switch_edu.engine.matching import judge_matching
from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table


def judge(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge every card and move for a seat; cards are judged whether held or not.

    While a joker waits for its declaration the sets say what it may be declared as.
    """
    judged = judge_faces(rules, table, seat)
    if rules.declares and table.phase != DECLARE and table.held[seat] & JOKER_BIT:
        return without_lost_joker(rules, table, seat, judged)
    return judged


def judge_faces(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge as `judge` does, a joker being allowed wherever a face is that it could be."""
    if table.phase >= OVER:
        return nothing_open(GAME_OVER, 0)
    if seat != table.player:
        return nothing_open(WAITING, talk(rules, table, seat))
    if table.phase == NAME:
        return judge_naming(rules, table)
    if table.nlaid > 0:
        return judge_following(rules, table, seat)
    if table.owed > 0 or table.skips > 0:
        return judge_facing(rules, table, seat)
    if table.uncovered > 0:
        return judge_open_queen(rules, table, seat)
    return judge_matching(rules, table, seat)


def legal(judgement: Judgement, table: Table, seat: int) -> int:
    """Return the set of what a seat may do: faces it holds (or may declare), moves and suits."""
    may = allowed(judgement)
    if table.phase == DECLARE and seat == table.player:
        return FACE_BITS & may
    return (table.held[seat] | MOVE_BITS | CHALLENGE_BIT) & may


def allowed(j: Judgement) -> int:
    """Return the set of everything that a ground allows and no bar forbids."""
    grounds = j[1] | j[2] | j[3] | j[4] | j[5] | j[6] | j[7]
    return grounds & ~(j[8] | j[9] | j[10] | j[11] | j[12] | j[13])


def nothing_open(situation: int, moves: int) -> Judgement:
    """Return a judgement without any ground for a card."""
    return (situation, 0, 0, 0, 0, 0, 0, moves, 0, 0, 0, 0, 0, 0, 0, 0)


def judge_facing(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge the opening of a turn against a pickup or a skip that may be answered."""
    if table.phase == DRAWN:  # taking card by card: nothing else until all are taken
        return nothing_open(FACING_PICKUP, TAKE_BIT | talk(rules, table, seat))
    a = table.attack
    fit = CARD_BITS
    if rules.answer_must_match:
        fit = rules.suit_sets[table.suit] | rules.mates[table.face]
    add = answering(rules, rules.add[a] & fit)
    replace = answering(rules, rules.replace[a] & fit)
    pass_on = answering(rules, rules.pass_on[a] & fit)
    cancel = answering(rules, rules.cancel[a] & fit)
    one = answering(rules, rules.cancel_one[a] & fit)
    shown = rules.show[a]
    other = answering(rules, (rules.act_on[a] | rules.pay[a]) & fit) | shown
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    finish, call = finish & ~shown, call & ~shown  # what is only shown does not leave the hand
    fine_finish, fine_call = fine_finish & ~shown, fine_call & ~shown
    answers = add | replace | pass_on | cancel | one | other
    answers &= table.held[seat] & ~(finish | call)
    if table.owed > 0:
        situation = FACING_PICKUP
        moves = TAKE_BIT
        duty = 0 if rules.may_take or not answers else TAKE_BIT
    else:
        situation = FACING_SKIP
        moves = END_BIT
        duty = END_BIT if rules.must_answer_skip and answers else 0
    return (
        situation, add, replace, pass_on, cancel, one, other, moves | talk(rules, table, seat),
        finish, lone, call, 0, duty, 0, fine_finish, fine_call,
    )  # fmt: skip


def answering(rules: Rules, grounds: int) -> int:
    """Add the joker to a set of answers where it may be declared as one of them."""
    return with_joker(rules, grounds) if rules.joker_answers else grounds


def judge_open_queen(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge the opening of a turn against a queen that was left uncovered."""
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    bare = bare_queens(rules, table, seat, cards_to_come(table, seat))
    return (
        COVERING, with_joker(rules, rules.cover_set[table.face]), 0, 0, 0, 0, 0,
        END_BIT | talk(rules, table, seat), finish, lone, call, bare, 0, 0, fine_finish, fine_call,
    )  # fmt: skip


def judge_naming(rules: Rules, table: Table) -> Judgement:
    """Judge which suits may be named."""
    same = 1 << (NAME_0 + table.suit) if rules.must_change else 0
    return (NAMING, 0, 0, 0, 0, 0, 0, NAME_BITS, 0, 0, 0, 0, 0, same, 0, 0)


def judge_following(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge what may follow the last card laid in a turn that is still open."""
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    last = table.laid_face[table.nlaid - 1]
    moves = END_BIT | talk(rules, table, seat)
    duty = 0
    bare = bare_queens(rules, table, seat, cards_to_come(table, seat))
    if cover_due(rules, table):
        cover = with_joker(rules, rules.cover_set[last])
        if rules.cover_needed and cover & table.held[seat] & ~(finish | lone | call | bare):
            duty = END_BIT
        return (
            COVERING, cover, 0, 0, 0, 0, 0, moves,
            finish, lone, call, bare, duty, 0, fine_finish, fine_call,
        )  # fmt: skip
    rank, near, suit, dump, together, named = following(rules, table)
    to_fit = still_to_fit(rules, table)
    if to_fit:
        near = suit = dump = together = named = 0
        duty = END_BIT
        rank &= to_fit if table.hand[seat] == 2 else CARD_BITS
    to_shed = dump & table.held[seat] & ~(finish | lone | call | bare)
    if rules.dump_all and to_shed and table.nlaid > 1:
        duty = END_BIT
    return (
        RUNNING, rank, near, suit, dump, together, named, moves,
        finish, lone, call, bare, duty, 0, fine_finish, fine_call,
    )  # fmt: skip
