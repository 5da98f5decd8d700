"""The deal: shuffling the pack, the hands, and the card that starts the pile."""

from __future__ import annotations

from switch_edu.cards import FACES, KINDS, UNKNOWN
from switch_edu.engine.effects import apply_block
from switch_edu.engine.events import note
from switch_edu.engine.layout import E_OWES, E_UNCOVERED, JOKER_1, NAME, TURN
from switch_edu.engine.rules import (
    REVERSED_DEALER,
    REVERSED_FIRST,
    STARTER_ACTS,
    STARTER_BURIED,
    STARTER_DEALER_NAMES,
    STARTER_NEUTRAL,
    STARTER_SHUFFLED,
    STARTER_SHUFFLED_ACTS,
    Rules,
)
from switch_edu.engine.seats import first_player, next_seat, players_left
from switch_edu.engine.supply import give, shuffle_stock
from switch_edu.engine.table import Table
from switch_edu.engine.turn import over_missing, pass_on

LARGEST_SEED = 2**32 - 1


def start_random(table: Table, seed: int) -> None:
    """Start the stream of random numbers from a seed of 32 bits; neighbours part at once."""
    x = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x45D9F3B) & 0xFFFFFFFF
    x ^= x >> 16
    table.rng = x if x > 0 else 0x6D2B79F5


def clear(rules: Rules, table: Table) -> None:
    """Make the table empty for a new deal; the random numbers and the dealer stay."""
    seats = rules.seats
    table.seats = seats
    table.direction = 1 if rules.clockwise else -1
    table.phase = TURN
    table.top = table.face = -1
    table.suit = table.named = table.uncovered = 0
    table.owed = table.skips = 0
    table.attack = -1
    table.nstock = table.nolder = table.nlaid = 0
    table.naming = table.joker = table.drawn = -1
    table.closing = table.ndrawn = table.acted = table.started = 0
    table.fine = table.fine_why = table.idle = table.nplaced = table.played = 0
    table.winner = -1
    table.nevents = 0
    for seat in range(seats):
        table.held[seat] = table.hand[seat] = table.missing[seat] = 0
        table.good[seat] = table.made[seat] = table.missed[seat] = table.window[seat] = 0
        table.said[seat] = table.place[seat] = 0
        for kind in range(KINDS):
            table.count[seat][kind] = 0


def fill_pack(rules: Rules, table: Table) -> None:
    """Make the stock the whole pack, unshuffled."""
    n = 0
    for _ in range(rules.packs):
        for kind in range(FACES):
            table.stock[n] = kind
            n += 1
    for i in range(rules.jokers):
        table.stock[n] = JOKER_1 + i % 2
        n += 1
    table.nstock = n


def deal(rules: Rules, table: Table, seed: int, dealer: int) -> None:
    """Deal: shuffle by the seed, hands one card at a time, then turn up the starter."""
    clear(rules, table)
    table.dealer = dealer
    start_random(table, seed)
    fill_pack(rules, table)
    shuffle_stock(table)
    deal_out(rules, table)


def deal_out(rules: Rules, table: Table) -> None:
    """Deal the hands from the shuffled stock, then turn up the starter."""
    deal_hands(rules, table)
    table.player = first_player(rules, table)
    turn_up(rules, table)


def deal_hands(rules: Rules, table: Table) -> None:
    """Deal the hands from the stock, one card at a time, clockwise from the dealer's left."""
    for _ in range(rules.hand_size):
        for i in range(table.seats):
            table.nstock -= 1
            give(table, (table.dealer + 1 + i) % table.seats, table.stock[table.nstock])


def turn_up(rules: Rules, table: Table) -> None:
    """Turn cards up from the stock until one may start the pile, and let it act if it does."""
    rejected = 0
    while table.nstock > 1 and may_not_start(rules, table.stock[table.nstock - 1]):
        table.nstock -= 1
        card = table.stock[table.nstock]
        if rules.starter == STARTER_BURIED:
            bury(table, card)
        else:
            table.older[table.nolder] = card
            table.nolder += 1
        rejected += 1
        if rejected > 200:  # a pack of power cards only: the next card starts it
            break
    table.nstock -= 1
    card = table.stock[table.nstock]
    if rules.starter == STARTER_SHUFFLED or rules.starter == STARTER_SHUFFLED_ACTS:
        shuffle_back(table)
    table.top = card
    table.face = card if card < JOKER_1 else JOKER_1
    table.suit = card // 13 if card < JOKER_1 else 0
    if rules.starter == STARTER_ACTS or rules.starter == STARTER_SHUFFLED_ACTS:
        starter_acts(rules, table)


def may_not_start(rules: Rules, card: int) -> bool:
    """Return whether a card is turned away as starter. Nobody could declare a joker."""
    if card >= JOKER_1:
        return card < UNKNOWN
    if rules.starter == STARTER_NEUTRAL or rules.starter == STARTER_ACTS:
        return False
    return bool(rules.starter_barred >> card & 1)


def bury(table: Table, card: int) -> None:
    """Put a rejected starter into the middle of the stock."""
    middle = table.nstock // 2
    i = table.nstock
    while i > middle:
        table.stock[i] = table.stock[i - 1]
        i -= 1
    table.stock[middle] = card
    table.nstock += 1


def shuffle_back(table: Table) -> None:
    """Put rejected starters back into the stock and shuffle it, if there were any."""
    if table.nolder == 0:
        return
    for i in range(table.nolder):
        table.stock[table.nstock] = table.older[i]
        table.nstock += 1
    table.nolder = 0
    shuffle_stock(table)


def starter_acts(rules: Rules, table: Table) -> None:
    """Let the starter hit the first player, as if somebody had just played it.

    A card that names a suit means its printed one, unless somebody is to name it.
    """
    table.laid_face[0] = table.face
    if rules.starter_names and (rules.wild | rules.names) >> table.face & 1:
        table.phase = NAME
        table.closing = 1
        if rules.starter_names == STARTER_DEALER_NAMES:
            table.player = table.dealer
        return
    if rules.reverse >> table.face & 1:
        start_reversed(rules, table)
        return
    if rules.cover >> table.face & 1:
        table.uncovered = 1
        note(table, E_UNCOVERED, table.player, 0, 0)
        return
    apply_block(rules, table, 0, 1)
    if table.skips > 0 and rules.answers[table.attack] == 0:
        table.player = (table.player - table.direction) % table.seats
        pass_on(rules, table)
    table.player = over_missing(rules, table, table.player)
    if table.owed > 0:
        note(table, E_OWES, table.player, table.owed, 0)


def start_reversed(rules: Rules, table: Table) -> None:
    """Turn play round before it begins; the first turn stays, goes with it, or is the dealer's."""
    if rules.starter_reverse == REVERSED_DEALER:
        table.direction = -table.direction
        table.player = table.dealer
        return
    if rules.starter_reverse == REVERSED_FIRST:
        if players_left(table) > 2:
            table.direction = -table.direction
        return
    table.player = (table.player - table.direction) % table.seats
    if not apply_block(rules, table, 0, 1):
        table.player = next_seat(table, table.player)
