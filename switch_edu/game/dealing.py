"""Dealing a position: the players' names, the seed, the dealer."""

from __future__ import annotations

from switch_edu.engine.deal import deal as deal_cards
from switch_edu.engine.events import read_events
from switch_edu.engine.table import Table
from switch_edu.game.compiling import compiled
from switch_edu.game.given import check_dealer
from switch_edu.game.position import Position
from switch_edu.rules import House


def deal_position(house: House, names: tuple[str, ...], seed: int, dealer: int) -> Position:
    """Return the position after the deal.

    Raises BadHouse when the house is not for so many players, SwitchError for a dealer who is not
    there.
    """
    check_dealer(dealer, len(names))
    table = Table()
    deal_cards(compiled(house, len(names)), table, seed, dealer)
    return Position(table, house, names, read_events(table))
