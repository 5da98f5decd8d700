"""What is given by hand, checked: players' names, seeds, seats, and texts that are to be read."""

from __future__ import annotations

import re
from collections.abc import Iterable

from switch_edu.engine.deal import LARGEST_SEED
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.errors import BadSeed, SwitchError

LONGEST_NAME = 30


def read_seed(seed: object) -> int:
    """Return a seed given as a whole number or as its digits.

    Raises BadSeed for anything else, or a number out of range.
    """
    if isinstance(seed, str) and re.fullmatch(r"[0-9]{1,10}", seed.strip()):
        seed = int(seed)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise BadSeed(
            f"“{shown(seed)}” is not a seed: a seed is a whole number from 0 to {LARGEST_SEED}."
        )
    return int(seed)


def read_players(players: object) -> tuple[str, ...]:
    """Return the players' names, given as a list, without spaces around them.

    Raises SwitchError when a name is missing, too long or there twice, or there are too many.
    """
    given = list(players) if isinstance(players, Iterable) else []
    if not given or isinstance(players, str) or not all(isinstance(name, str) for name in given):
        raise SwitchError("The players are a list of names, such as ['You', 'Robin', 'Alex'].")
    names = tuple(" ".join(name.split()) for name in given)
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


def read_player_count(players: object) -> int:
    """Return a number of players; raises SwitchError for anything else."""
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= MAX_SEATS:
        raise SwitchError(
            f"“{shown(players)}” is no number of players: give a whole number from 2 to "
            f"{MAX_SEATS}."
        )
    return players


def check_dealer(dealer: object, players: int) -> None:
    """Raise SwitchError for a dealer who is not there."""
    if not is_seat(dealer, players):
        raise SwitchError(
            f"There is no seat {shown(dealer)} to deal: seats are 0 to {players - 1}."
        )


def is_seat(seat: object, seats: int) -> bool:
    """Return whether something is the number of a seat, which are counted from 0."""
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats


def shown(text: object, most: int = 40) -> str:
    """Return any text as it may be quoted in a message: short, without invisible characters."""
    try:
        short = str(text)[: most + 1]
    except Exception:  # a number of more than 4300 digits, say
        short = type(text).__name__
    clean = "".join(c if c.isprintable() else "�" for c in short)
    return clean if len(clean) <= most else f"{clean[:most]}…"
