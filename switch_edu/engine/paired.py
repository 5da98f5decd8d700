"""Paired play: several houses play the same deals with the same luck.

Whatever the others did, a seat has the same random numbers in its n-th own turn of a game under
each house. A pack that the houses share is shuffled, and each leaves out the cards that it lacks.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from switch_edu.cards import FACES
from switch_edu.engine.deal import clear, deal_out, start_random
from switch_edu.engine.judge import judge
from switch_edu.engine.layout import JOKER_1, MAX_SEATS, OVER, Judgement
from switch_edu.engine.playouts import choose_by_policy, take_action
from switch_edu.engine.rules import Rules
from switch_edu.engine.supply import shuffle_stock
from switch_edu.engine.table import Table
from switch_edu.engine.tally import OWN_TURNS, STEPS, begin_tally, count_step, end_tally

LACKED = 64  # added to a card of the shared pack that this house lacks


def play_pairs(
    rules: Rules,
    table: Table,
    pack: Sequence[int],
    first_seed: int,
    first_game: int,
    policies: Sequence[int],
    scoring: int,
    most_steps: int,
    rows: Sequence[MutableSequence[int]],
) -> None:
    """Play a game for each row, on the same table, and write down what it came to (see `tally`).

    `pack` is the number of packs and of all jokers that the houses share. Games are numbered on
    from `first_game`, their seeds from `first_seed`; the seat that deals goes round with them.
    """
    for i in range(len(rows)):
        game = first_game + i
        seed = (first_seed + game) & 0xFFFFFFFF
        deal_shared(rules, table, pack, seed, game % rules.seats)
        play_pair(rules, table, seed, policies, scoring, most_steps, rows[i])


def deal_shared(rules: Rules, table: Table, pack: Sequence[int], seed: int, dealer: int) -> None:
    """Deal by a seed from a pack that may hold more than this house plays with.

    Where it holds nothing more the cards fall as in any deal by that seed.
    """
    clear(rules, table)
    table.dealer = dealer
    start_random(table, seed)
    fill_shared_pack(rules, table, pack)
    shuffle_stock(table)
    leave_out(table)
    deal_out(rules, table)


def fill_shared_pack(rules: Rules, table: Table, pack: Sequence[int]) -> None:
    """Make the stock the shared pack, unshuffled, with a mark on the cards that are lacked."""
    n = 0
    for copy in range(pack[0]):
        for kind in range(FACES):
            table.stock[n] = kind if copy < rules.packs else kind + LACKED
            n += 1
    for i in range(pack[1]):
        kind = JOKER_1 + i % 2
        table.stock[n] = kind if i < rules.jokers else kind + LACKED
        n += 1
    table.nstock = n


def leave_out(table: Table) -> None:
    """Take the cards that are lacked out of the stock."""
    n = 0
    for i in range(table.nstock):
        if table.stock[i] < LACKED:
            table.stock[n] = table.stock[i]
            n += 1
    table.nstock = n


def play_pair(
    rules: Rules,
    table: Table,
    seed: int,
    policies: Sequence[int],
    scoring: int,
    most_steps: int,
    row: MutableSequence[int],
) -> None:
    """Play a deal that has been dealt, each seat by its policy; fill its row.

    After `most_steps` it is left unfinished.
    """
    begin_pair(rules, table, seed, row)
    while table.phase < OVER and row[STEPS] < most_steps:
        pair_step(rules, table, seed, policies, row)
    end_tally(rules, table, scoring, row)


def begin_pair(rules: Rules, table: Table, seed: int, row: MutableSequence[int]) -> None:
    """Begin to play and count a deal that has been dealt."""
    begin_tally(rules, table, row)
    renew_luck(table, seed, row)


def pair_step(
    rules: Rules, table: Table, seed: int, policies: Sequence[int], row: MutableSequence[int]
) -> int:
    """Let the player in turn do one thing by its policy; return 1 if that ended its turn.

    What it did is counted in the row.
    """
    judged = judge(rules, table, table.player)
    action = choose_by_policy(rules, table, policies, judged)
    return pair_action(rules, table, seed, action, judged, row)


def pair_action(
    rules: Rules,
    table: Table,
    seed: int,
    action: int,
    judged: Judgement,
    row: MutableSequence[int],
) -> int:
    """Let the player in turn do something, and count it; return 1 if that ended its turn."""
    seat = table.player
    take_action(rules, table, action, judged)
    ended = count_step(table, seat, action, row)
    if ended:
        renew_luck(table, seed, row)
    return ended


def renew_luck(table: Table, seed: int, row: MutableSequence[int]) -> None:
    """Give the seat in turn its random numbers for this turn of its own."""
    turn = row[OWN_TURNS + table.player] * MAX_SEATS + table.player + 1
    start_random(table, (seed + turn * 0x9E3779B1) & 0xFFFFFFFF)
