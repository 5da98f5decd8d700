"""Judging an ordinary turn: what matches the pile, and what may follow a draw."""

from __future__ import annotations

from switch_edu.cards import UNKNOWN
from switch_edu.engine.calls import talk
from switch_edu.engine.finish import bare_queens, cards_to_come, last_card
from switch_edu.engine.grouping import openers
from switch_edu.engine.layout import (
    AFTER_DRAW,
    CARD_BITS,
    DECLARE,
    DRAW_BIT,
    DRAWN,
    END_BIT,
    JOKER_BIT,
    MATCHING,
    PASS_BIT,
    Judgement,
)
from switch_edu.engine.pile import fitting
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import can_draw
from switch_edu.engine.table import Table


def judge_matching(rules: Rules, table: Table, seat: int) -> Judgement:
    """Judge an ordinary opening of a turn, or what may follow a draw."""
    suit, rank, wild, near = fitting(rules, table)
    held = table.held[seat]
    finish, lone, call, fine_finish, fine_call = last_card(rules, table, seat)
    cover = bare_queens(rules, table, seat, cards_to_come(table, seat))
    bars = finish | call | cover
    drawn = table.phase == DRAWN or (table.phase == DECLARE and table.ndrawn > 0)
    narrow = 0
    situation = MATCHING
    if drawn:
        situation = AFTER_DRAW
        if not rules.any_after_draw:
            narrow = CARD_BITS ^ drawn_bit(table)
    fits = held & (suit | rank | wild | near) & ~(bars | narrow)
    group = 0 if drawn else openers(rules, table, seat, fits)
    moves, duty = turn_moves(rules, table, fits, drawn)
    moves |= talk(rules, table, seat)
    return (
        situation, suit, rank, wild, near, group, 0, moves,
        finish, lone, call, cover, duty, narrow, fine_finish, fine_call,
    )  # fmt: skip


def drawn_bit(table: Table) -> int:
    """Return the set of the card drawn in this turn that may still be laid.

    A drawn card that cannot be seen may not be laid: nobody knows what it is.
    """
    if table.phase == DECLARE:
        return CARD_BITS
    if table.drawn < 0 or table.drawn == UNKNOWN:
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
