"""The one judgement: what a seat faces, and one set of cards and moves per reason.

`judge` returns a tuple of 16 ints (see `layout`): the situation, six grounds that allow cards, the
moves that are open, the bars and the fines. Nothing else decides what is legal.
"""

from __future__ import annotations

from switch_edu.engine.calls import is_silent
from switch_edu.engine.following import (
    cards_to_come,
    cover_due,
    following,
    queens_without_cover,
    with_joker,
)
from switch_edu.engine.layout import (
    AFTER_DRAW,
    CALL_BIT,
    CARD_BITS,
    CHALLENGE_BIT,
    COVERING,
    DECLARE,
    DRAW_BIT,
    DRAWN,
    END_BIT,
    FACE_BITS,
    FACING_PICKUP,
    FACING_SKIP,
    GAME_OVER,
    JOKER_1,
    JOKER_2,
    JOKER_BIT,
    MATCHING,
    MOVE_BITS,
    NAME,
    NAME_0,
    NAME_BITS,
    NAMING,
    OVER,
    PASS_BIT,
    RUNNING,
    TAKE_BIT,
    WAITING,
)
from switch_edu.engine.rules import (
    MISSED_MAY_NOT,
    MISSED_NO_WIN,
    Rules,
)
from switch_edu.engine.supply import can_draw
from switch_edu.engine.table import Table

Judgement = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip


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


def without_lost_joker(rules: Rules, table: Table, seat: int, j: Judgement) -> Judgement:
    """Bar the joker where each face that it could be declared as is barred itself."""
    fits = j[1] | j[2] | j[3] | j[4] | j[5] | j[6]
    left = table.held[seat]
    if table.count[seat][JOKER_1] + table.count[seat][JOKER_2] < 2:
        left &= ~JOKER_BIT
    bare = queens_without_cover(rules, left)
    if not fits & JOKER_BIT or fits & FACE_BITS & ~(j[8] | bare):
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


def legal(judgement: Judgement, table: Table, seat: int) -> int:
    """Return the set of what a seat may do: faces it holds (or may declare), moves and suits."""
    if table.phase == DECLARE and seat == table.player:
        return FACE_BITS & allowed(judgement)
    return (table.held[seat] | MOVE_BITS | CHALLENGE_BIT) & allowed(judgement)


def allowed(j: Judgement) -> int:
    """Return the set of everything that a ground allows and no bar forbids."""
    grounds = j[1] | j[2] | j[3] | j[4] | j[5] | j[6] | j[7]
    return grounds & ~(j[8] | j[9] | j[10] | j[11] | j[12] | j[13])


def nothing_open(situation: int, moves: int) -> Judgement:
    """Return a judgement without any ground for a card."""
    return (situation, 0, 0, 0, 0, 0, 0, moves, 0, 0, 0, 0, 0, 0, 0, 0)


def talk(rules: Rules, table: Table, seat: int) -> int:
    """Return the calls and challenges that are open to a seat, in turn or not."""
    if rules.call_due == 0 or table.place[seat] > 0:
        return 0
    moves = 0
    if seat == table.player:
        if table.made[seat] == 0 and table.hand[seat] > 0:
            moves = CALL_BIT
    elif table.window[seat] > 0:
        moves = CALL_BIT
    if rules.call_watched:
        for other in range(table.seats):
            if other != seat and is_silent(table, other):
                moves |= CHALLENGE_BIT
    return moves


def judge_matching(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge an ordinary opening of a turn, or what may follow a draw."""
    suit = rules.suit_sets[table.suit]
    rank = rules.mates[table.face]
    if table.named and not rules.rank_on_named:
        rank = 0
    wild = rules.wild
    near = 0
    if rules.next_number:
        near = neighbours(rules, table.face)
    if rules.declares:
        suit |= JOKER_BIT
    held = table.held[seat]
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    cover = queens_without_cover(rules, cards_to_come(table, seat))
    bars = finish | call | cover
    drawn = table.phase == DRAWN or (table.phase == DECLARE and table.ndrawn > 0)
    narrow = 0
    situation = MATCHING
    if drawn:
        situation = AFTER_DRAW
        if not rules.any_after_draw:
            narrow = CARD_BITS ^ drawn_bit(table)
    fits = held & (suit | rank | wild | near) & ~(bars | narrow)
    moves, duty = turn_moves(rules, table, fits, drawn)
    moves |= talk(rules, table, seat)
    return (
        situation, suit, rank, wild, near, 0, 0, moves,
        finish, lone, call, cover, duty, narrow, fine_finish, fine_call,
    )  # fmt: skip


def neighbours(rules: Rules, face: int) -> int:
    """Return the cards of the rank next above or below a face, in any suit."""
    near = rules.above[face] | rules.below[face]
    result = 0
    for suit in range(4):
        result |= (near >> (13 * suit)) & 0x1FFF
    return result | result << 13 | result << 26 | result << 39


def drawn_bit(table: Table) -> int:
    """Return the set of the card drawn in this turn that may still be laid."""
    if table.phase == DECLARE:
        return CARD_BITS
    if table.drawn < 0:
        return 0
    return 1 << table.drawn if table.drawn < 52 else JOKER_BIT


def turn_moves(rules: Rules, table: Table, fits: int, drawn: bool) -> tuple[int, int]:
    """Return the moves open besides laying a card, and those that a duty bars."""
    supply = can_draw(rules, table)
    duty = 0
    if not drawn:
        if rules.must_play and (fits & ~rules.wild if rules.spare_wild else fits):
            duty = DRAW_BIT | PASS_BIT
        return (DRAW_BIT if supply else PASS_BIT), duty
    more = supply and table.ndrawn < rules.draw_limit and rules.must_draw_on
    moves = DRAW_BIT | END_BIT if more else END_BIT
    if more:
        duty = END_BIT
    if rules.must_play_drawn and fits:
        duty = END_BIT
    return moves, duty


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
    if rules.call_due and table.good[seat] == 0 and not excused:
        if rules.call_missed == MISSED_MAY_NOT:
            call = CARD_BITS
        elif rules.call_missed == MISSED_NO_WIN:
            fine_call = CARD_BITS
    return finish, lone, call, fine_finish, fine_call


def judge_facing(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge the opening of a turn against a pickup or a skip that may be answered."""
    a = table.attack
    fit = CARD_BITS
    if rules.answer_must_match:
        fit = rules.suit_sets[table.suit] | rules.mates[table.face]
    add = with_joker(rules, rules.add[a] & fit)
    replace = with_joker(rules, rules.replace[a] & fit)
    pass_on = with_joker(rules, rules.pass_on[a] & fit)
    cancel = with_joker(rules, rules.cancel[a] & fit)
    one = with_joker(rules, rules.cancel_one[a] & fit)
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    answers = (add | replace | pass_on | cancel | one) & table.held[seat] & ~(finish | call)
    if table.owed > 0:
        situation = FACING_PICKUP
        moves = TAKE_BIT
        duty = 0 if rules.may_take or not answers else TAKE_BIT
    else:
        situation = FACING_SKIP
        moves = END_BIT
        duty = END_BIT if rules.must_answer_skip and answers else 0
    return (
        situation, add, replace, pass_on, cancel, one, 0, moves | talk(rules, table, seat),
        finish, lone, call, 0, duty, 0, fine_finish, fine_call,
    )  # fmt: skip


def judge_open_queen(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge the opening of a turn against a queen that was left uncovered."""
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    bare = queens_without_cover(rules, cards_to_come(table, seat))
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
    bare = queens_without_cover(rules, cards_to_come(table, seat))
    if cover_due(rules, table):
        cover = with_joker(rules, rules.cover_set[last])
        if rules.cover_needed and cover & table.held[seat] & ~(finish | lone | call | bare):
            duty = END_BIT
        return (
            COVERING, cover, 0, 0, 0, 0, 0, moves,
            finish, lone, call, bare, duty, 0, fine_finish, fine_call,
        )  # fmt: skip
    rank, near, suit, dump, together, named = following(rules, table)
    to_shed = dump & table.held[seat] & ~(finish | lone | call | bare)
    if rules.dump_all and to_shed and table.nlaid > 1:
        duty = END_BIT
    return (
        RUNNING, rank, near, suit, dump, together, named, moves,
        finish, lone, call, bare, duty, 0, fine_finish, fine_call,
    )  # fmt: skip
