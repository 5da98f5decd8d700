"""What holds at every table of every house, whatever was just done there.

Each function is one family of faults that card games have had: cards lost or doubled by a refill, a
debt that wanders, a turn of somebody who is out, a named suit that outlives its card.
"""

from __future__ import annotations

from switch_edu.cards import FACES, JOKER_BIT, KINDS, UNKNOWN
from switch_edu.engine.judge import judge, legal
from switch_edu.engine.layout import DECLARE, DRAWN, NAME, OVER, TALK_BITS
from switch_edu.engine.rules import NAME_AFTER_RUN, Rules
from switch_edu.engine.supply import can_draw
from switch_edu.engine.table import Table
from switch_edu.game.pack import cards_on, pack_of


def assert_sound(rules: Rules, table: Table) -> None:
    """Assert what holds at a table, whatever came before."""
    cards_are_conserved(rules, table)
    hands_agree(table)
    places_are_taken_in_order(table)
    if table.phase < OVER:
        turn_is_of_a_seat_in_play(table)
        a_move_is_there(rules, table)
        waiting_has_a_cause(rules, table)
        named_suit_has_its_card(rules, table)


def assert_followed(rules: Rules, before: Table, after: Table) -> None:
    """Assert what holds of two tables of which one came out of the other by one action."""
    pile_changes_by_playing_only(before, after)
    nobody_is_left_without_cards(rules, before, after)
    if before.phase < OVER and after.phase < OVER:
        debt_stays_with_its_seat(rules, before, after)


def cards_are_conserved(rules: Rules, table: Table) -> None:
    """Every card is exactly once on the table for each pack; so a refill never holds the top."""
    there = [0] * KINDS
    for kind in cards_on(table):
        there[kind] += 1
    assert there[:UNKNOWN] == pack_of(rules)
    assert not there[UNKNOWN]


def hands_agree(table: Table) -> None:
    """The sets and sizes of hands are those of the cards in them."""
    for row, size, held in zip(table.count, table.hand, table.held, strict=True):
        assert sum(row) == size
        faces = sum(1 << face for face in range(FACES) if row[face])
        assert held == faces | (JOKER_BIT if row[FACES] + row[FACES + 1] else 0)


def places_are_taken_in_order(table: Table) -> None:
    """Places are given from the first on, each once; who has one holds no cards in a deal."""
    places = [place for place in table.place[: table.seats] if place]
    assert sorted(places) == [*range(1, table.nplaced + 1)]
    for seat in range(table.seats if table.phase < OVER else 0):
        if table.place[seat]:
            assert table.hand[seat] == 0
            assert (table.window[seat], table.missed[seat]) == (0, 0)


def turn_is_of_a_seat_in_play(table: Table) -> None:
    """The turn belongs to a seat that there is, that is not out, and that has nothing to wait for.

    What a turn waits for belongs to that turn: a suit to the card laid, a choice to a drawn card.
    """
    assert 0 <= table.player < table.seats
    assert table.place[table.player] == 0
    assert table.direction in (1, -1)
    assert table.phase != NAME or table.nlaid or not table.played  # or the starter's suit
    assert table.phase != DECLARE or table.count[table.player][table.joker]
    assert table.phase != DRAWN or table.ndrawn


def a_move_is_there(rules: Rules, table: Table) -> None:
    """Whoever is in turn can do something besides talking."""
    seat = table.player
    assert legal(judge(rules, table, seat), table, seat) & ~TALK_BITS


def waiting_has_a_cause(rules: Rules, table: Table) -> None:
    """Cards and turns that wait come from a power, and an open queen from a queen."""
    assert min(table.owed, table.skips, *table.missing) >= 0
    if table.owed + table.skips:
        assert table.attack >= 0
    if table.uncovered:
        assert rules.cover >> table.face & 1


def named_suit_has_its_card(rules: Rules, table: Table) -> None:
    """A named suit ends with its card, unless the rules let it bind longer or cards follow it."""
    if table.named and not rules.named_stays and rules.name_when != NAME_AFTER_RUN:
        assert (rules.wild | rules.names) >> table.face & 1
    if not table.named and table.face < FACES:
        assert table.suit == table.face // 13


def pile_changes_by_playing_only(before: Table, after: Table) -> None:
    """The top card and the suit in force stay while nothing is laid; a starter's may be named."""
    naming_the_starter = before.phase == NAME and not before.nlaid
    if after.played == before.played and not naming_the_starter:
        seen = [(t.top, t.face, t.suit, t.named) for t in (before, after)]
        assert seen[0] == seen[1]


def nobody_is_left_without_cards(rules: Rules, before: Table, after: Table) -> None:
    """Who has laid the last card is out, or has drawn, unless there was nothing to draw."""
    seat = before.player
    if before.hand[seat] and not after.hand[seat] and not after.place[seat] and after.phase < OVER:
        assert (after.player == seat and after.nlaid) or not can_draw(rules, after)


def debt_stays_with_its_seat(rules: Rules, before: Table, after: Table) -> None:
    """Cards that wait go to another seat only by cards laid, or as the rest of a pickup."""
    if before.owed and after.owed and after.player != before.player:
        laid = after.played > before.played
        paid = sum(after.hand) > sum(before.hand) or not after.nstock
        assert laid or (rules.carry_debt and paid)
    if after.owed > before.owed:
        assert after.played > before.played
