"""Dealing a position: the players' names, the seed, the dealer."""

from __future__ import annotations

import re
from collections.abc import Sequence

from switch_edu.engine.deal import LARGEST_SEED
from switch_edu.engine.deal import deal as deal_cards
from switch_edu.engine.events import read_events
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.engine.table import Table
from switch_edu.errors import BadSeed, SwitchError
from switch_edu.game.position import Position, compiled, position
from switch_edu.rules import House

LONGEST_NAME = 30


def read_seed(seed: object) -> int:
    """Return a seed given as a whole number or as its digits.

    Raises BadSeed for anything else, or a number out of range.
    """
    text = str(seed).strip() if isinstance(seed, int | str) and not isinstance(seed, bool) else ""
    if not re.fullmatch(r"[0-9]{1,10}", text) or int(text) > LARGEST_SEED:
        raise BadSeed(
            f"“{shown(seed)}” is not a seed: a seed is a whole number from 0 to {LARGEST_SEED}."
        )
    return int(text)


def read_players(players: Sequence[str]) -> tuple[str, ...]:
    """Return the players' names without spaces around them.

    Raises SwitchError when a name is missing, too long or there twice, or there are too many.
    """
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise SwitchError("The players are a list of names, such as ['You', 'Robin', 'Alex'].")
    names = tuple(" ".join(name.split()) for name in players)
    if not 1 <= len(names) <= MAX_SEATS:
        raise SwitchError(f"{len(names)} players cannot sit down: there are {MAX_SEATS} seats.")
    for at, name in enumerate(names):
        if not name:
            raise SwitchError(f"Player {at + 1} has no name: every player needs one.")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise SwitchError(
                f"“{shown(name)}” is no name for a player: a name has at most {LONGEST_NAME} "
                "characters, all of them visible."
            )
        if name in names[:at]:
            raise SwitchError(f"Two players are called {name}: give each a name of their own.")
    return names


def deal_position(house: House, names: tuple[str, ...], seed: int, dealer: int) -> Position:
    """Return the position after the deal.

    Raises BadHouse when the house is not for so many players, SwitchError for a dealer who is not
    there.
    """
    if not 0 <= dealer < len(names):
        raise SwitchError(f"There is no seat {dealer} to deal: seats are 0 to {len(names) - 1}.")
    table = Table()
    deal_cards(compiled(house, len(names)), table, seed, dealer)
    return Position(table, house, names, read_events(table))


def from_its_line(start: Position) -> Position:
    """Return a position as its line gives it, so that a game from it can be replayed exactly."""
    named = start.with_names(read_players(start.names)) if start.names else start
    return position(named.line)


def shown(text: object, most: int = 40) -> str:
    """Return any text as it may be quoted in a message: short, without invisible characters."""
    short = str(text)[: most + 1]
    clean = "".join(c if c.isprintable() else "�" for c in short)
    return clean if len(clean) <= most else f"{clean[:most]}…"
