"""A round of a match that is over: who played, who won it, what each scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.cards import read_card
from switch_edu.game.game import Game
from switch_edu.game.position import Position
from switch_edu.game.result import Result
from switch_edu.game.scoring import hand_points, round_scores
from switch_edu.rules import House


@dataclass(frozen=True, slots=True)
class Round:
    """The end of a round, by the seats of the match.

    `seats` played, `dealer` dealt (None: the table did). `winners` are several where the fewest
    cards or points win a blocked round that ends level; `loser` is the last one left, where the
    house has a loser. `scores` are the points of every player, nothing for who sat out, () without
    scoring. A `void` round, blocked without a winner, counts for nothing: it is dealt again.
    """

    seats: tuple[int, ...]
    dealer: int | None
    result: Result
    winners: tuple[int, ...]
    loser: int | None
    scores: tuple[int, ...]
    void: bool


def round_of(game: Game, seats: Sequence[int], dealer: int | None, players: int) -> Round:
    """Return the round that a game which is over was: `seats` are its players' seats in a match."""
    house, end = game.house, game.table
    hands = [[read_card(card) for card in end.hand(seat)] for seat in range(end.seats)]
    won, last = _winners(house, end, hands), loser_of(house, end)
    scored = round_scores(house, won, hands) if won else ()
    result = game.result
    assert result is not None  # the game is over
    return Round(
        seats=tuple(seats),
        dealer=dealer,
        result=result,
        winners=tuple(seats[seat] for seat in won),
        loser=None if last is None else seats[last],
        scores=_by_seat(seats, scored, players),
        void=not won,
    )


def loser_of(house: House, end: Position) -> int | None:
    """Return the seat that comes last where the house calls that one the loser, else None."""
    if not end.over or not all(end.places) or house.value("last-place") == "nothing":
        return None
    return end.places.index(max(end.places))


def _winners(house: House, end: Position, hands: Sequence[Sequence[int]]) -> list[int]:
    """Return the seats that win: the first out, or those with the fewest cards or points.

    None if the deal is void.
    """
    if 1 in end.places:  # first out, whatever became of the others
        return [end.places.index(1)]
    if end.winner is not None:
        return [end.winner]
    match str(house.value("blocked")):
        case "lowest-hand":
            held = [len(hand) for hand in hands]
        case "lowest-points":
            held = [hand_points(house, hand) for hand in hands]
        case _:
            return []
    return [seat for seat, count in enumerate(held) if count == min(held)]


def _by_seat(seats: Sequence[int], scored: Sequence[int], players: int) -> tuple[int, ...]:
    if not scored:
        return ()
    scores = dict(zip(seats, scored, strict=True))
    return tuple(scores.get(seat, 0) for seat in range(players))
