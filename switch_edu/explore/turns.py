"""When a turn is over, though nobody says so.

People who tell a game leave out what goes without saying: a run that stops, a drawn card that is
kept, a turn missed for want of an answer, a suit that is the card's own.
"""

from __future__ import annotations

from switch_edu.cards import SUITS
from switch_edu.explore.facts import cards_to_play
from switch_edu.game.position import Position


def is_open(here: Position) -> bool:
    """Return whether the player in turn has laid or drawn something and could still go on."""
    return bool(here.laid) or here.waits_for == "drawn"


def faces_skip(here: Position) -> bool:
    """Return whether the player in turn misses it unless a card answers."""
    return here.owed is not None and not here.owed.cards and not here.laid


def ended(here: Position, declining: bool = False) -> Position | None:
    """Return the position after the player in turn ends or misses it, or None if nothing is due.

    A skip is accepted by who has no answer to it, and with `declining` by anybody. None also where
    the house does not let the turn end like this.
    """
    if here.over:
        return None
    if here.waits_for == "suit":
        suit = f"={here.top_counts_as[-1]}"  # unless another is named, a card means its own
        return here.play(suit) if suit[-1] in SUITS and here.why(suit) else None
    missed = faces_skip(here) and (declining or not cards_to_play(here))
    if (is_open(here) or missed) and here.why("end"):
        return here.play("end")
    return None


def own_next_turn(here: Position, seat: int) -> list[Position]:
    """Return the positions up to the next turn of the seat in turn, if nobody else acts before it.

    The list is empty where somebody else does.
    """
    steps: list[Position] = []
    while (after := ended(steps[-1] if steps else here, declining=True)) is not None:
        steps.append(after)
        if after.turn == seat and not is_open(after):
            return steps
    return []
