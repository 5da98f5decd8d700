"""Why a game went differently under two houses: what each allows, and the rulings that decide."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from switch_edu.errors import BadMove
from switch_edu.explore.comparing.rows import move_label
from switch_edu.explore.disagreeing.rulings import DecidingRuling, deciding, rulings_between
from switch_edu.explore.experiments.plan import Plan
from switch_edu.explore.experiments.replaying import Turn, cards_of, replayed
from switch_edu.game import Position
from switch_edu.rules import House


def deciding_rulings(
    plan: Plan, at: int, game: int, alike: int | None
) -> tuple[DecidingRuling, ...]:
    """Return the rulings that make a game go on differently after so many turns alike.

    The turn at which it parts, or the deal where no turn can be alike (None), is played under the
    first house with some answers of the other one, until it goes as it does there. Nothing is
    searched where sharp players imagine at length.
    """
    if plan.has_sharp:
        return ()

    def goes_on(house: House) -> Hashable:
        mixed = replace(plan, houses=(*plan.houses, house), given=())
        start, turns = replayed(mixed, len(plan.houses), game, 0 if alike is None else alike + 1)
        told = [(turn.done, cards_of(turn.after)) for turn in turns[alike or 0 :]]
        return cards_of(start), tuple(told)

    one, other = plan.houses[0], plan.houses[at]
    return rulings_between(one, other, deciding(one, other, goes_on))


def refusals(one: Turn, other: Turn) -> tuple[tuple[int, str], ...]:
    """Return what either house would not have allowed of what was done in the other.

    Each is the place of the house, and a sentence with the reason and its source.
    """
    for place, (mine, theirs) in enumerate(zip(one.moves, other.moves, strict=False)):
        if mine != theirs:
            tried = ((0, one.tables[place], theirs), (1, other.tables[place], mine))
            return tuple((side, said) for side, here, move in tried if (said := _no(here, move)))
    return ()


def _no(here: Position, move: str) -> str:
    try:
        verdict = here.why(move)
    except BadMove:  # it answers what the table does not ask here
        return ""
    return "" if verdict else f"“{move_label(move)}” is not allowed. {verdict}"
