"""What follows a move: the table after it, as facts that can be held side by side.

Houses are compared when the turn is over, so that one in which a run could go on and one in which a
card ends the turn are not told apart by that alone: what the hand could still lay is a fact of its
own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.explore.facts import cards_to_play
from switch_edu.explore.turns import is_open
from switch_edu.game import Position

NAMED = "named"
DRAWN_CARD = "drawn"
_MOST_STEPS = 3  # end the turn, name a suit, and end what that opened


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows a move of `mover`, once the turn is over.

    `next` is the player in turn, "" when the deal is over; `owed` cards and `turns` to miss wait
    for that player, `answers` are the cards that answer them. `suit` is "named" where the mover
    names it; `turned` says that play turned round. `place` is the mover's, 0 for still in. `drawn`
    says who took how many cards, `skipped` who missed a turn, `more` what the mover could still
    have laid in this turn (cards, or "drawn" for the card just drawn). `call` is "announced" by the
    table, "due" from the mover, or "".
    """

    mover: str
    next: str
    waits_for: str
    owed: int
    turns: int
    answers: tuple[str, ...]
    suit: str
    direction: int
    turned: bool
    over: bool
    winner: str
    place: int
    drawn: tuple[tuple[str, int], ...]
    skipped: tuple[str, ...]
    more: tuple[str, ...]
    call: str
    queen_open: bool


def spoken_names(position: Position) -> tuple[str, ...]:
    """Return the players' names; where there are none the seat in turn is spoken to as "You"."""
    if position.names or position.turn is None:
        return position.shown_names
    names = list(position.shown_names)
    names[position.turn] = "You"
    return tuple(names)


def outcome_of(before: Position, after: Position, seat: int, names: Sequence[str]) -> Outcome:
    """Return what follows the move that led from one position to the next.

    `names` are how the seats are spoken of. A turn that is left open is ended first, and a suit
    that waits for its name is named.
    """
    path = _to_the_end(after, seat)
    end = path[-1]
    owed = end.owed
    return Outcome(
        mover=names[seat],
        next="" if end.turn is None else names[end.turn],
        waits_for=end.waits_for,
        owed=owed.cards if owed else 0,
        turns=owed.turns if owed else 0,
        answers=tuple(end.house.answers.get(owed.power, ())) if owed else (),
        suit=NAMED if any(table.waits_for == "suit" for table in path) else end.suit,
        direction=end.direction,
        turned=end.direction != before.direction,
        over=end.over,
        winner="" if end.winner is None else names[end.winner],
        place=end.places[seat],
        drawn=_drawn(before, path, names),
        skipped=_skipped(path, names),
        more=_more(after, seat),
        call=_call(path, seat),
        queen_open=end.queen_open,
    )


def _to_the_end(after: Position, seat: int) -> list[Position]:
    """Return the positions from a move to the end of its turn."""
    path = [after]
    for _ in range(_MOST_STEPS):
        here = path[-1]
        if here.turn != seat:
            break
        if here.waits_for == "suit":
            path.append(here.play(here.moves()[0]))
        elif is_open(here) and here.why("end"):
            path.append(here.play("end"))
        else:
            break
    return path


def _drawn(
    before: Position, path: Sequence[Position], names: Sequence[str]
) -> tuple[tuple[str, int], ...]:
    """Return by how many cards each hand grew, those laid from it counted back."""
    gained = [path[-1].count(seat) - before.count(seat) for seat in range(before.seats)]
    for event in (event for table in path for event in table.happened):
        gained[event.seat] += event.name == "laid"
    return tuple((names[seat], cards) for seat, cards in enumerate(gained) if cards > 0)


def _skipped(path: Sequence[Position], names: Sequence[str]) -> tuple[str, ...]:
    events = (event for table in path for event in table.happened)
    return tuple(names[event.seat] for event in events if event.name == "skipped")


def _more(after: Position, seat: int) -> tuple[str, ...]:
    """Return what the mover could still lay in the turn that the move has opened."""
    if after.turn != seat or not is_open(after):
        return ()
    return (DRAWN_CARD,) if after.waits_for == "drawn" else tuple(sorted(cards_to_play(after)))


def _call(path: Sequence[Position], seat: int) -> str:
    """Return whether as many cards as the mover has left are announced, or ask for a call."""
    end = path[-1]
    if not end.count(seat):
        return ""  # what was said of a card that is laid now
    if end.announced(seat):
        return "announced"
    most = 2 if end.house.value("call.when") == "two-and-one-left" else 1
    asks = not end.over and end.count(seat) <= most
    return "due" if asks and any("call" in table.moves(seat) for table in path) else ""
