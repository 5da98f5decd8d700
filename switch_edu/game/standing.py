"""How a match stands: totals, who is still in, the places, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.game.rounds import Round
from switch_edu.game.scoring import eliminated, match_winners, still_in
from switch_edu.game.voice import counted
from switch_edu.rules import House

UNTIL_DECIDED = 10**6  # a match with a ceiling has no number of rounds


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line in the table of a match; players who are level share a `place`.

    `points` are None where nothing is scored; `won` counts rounds; `out` is out of the match.
    """

    place: int
    name: str
    points: int | None
    won: int
    out: bool

    def __str__(self) -> str:
        points = [] if self.points is None else [counted(self.points, "point")]
        parts = [*points, f"{counted(self.won, 'round')} won", *(["out"] if self.out else [])]
        return f"{self.place}. {self.name}: {', '.join(parts)}"


class Tally:
    """What the rounds of a match add up to; `length` is the number of rounds agreed."""

    def __init__(self, house: House, names: Sequence[str], length: int) -> None:
        self.house = house
        self.names = names
        self.length = length
        self.counted = 0
        self.totals = [0] * len(names)
        self.won = [0] * len(names)
        self.still: tuple[int, ...] = tuple(range(len(names)))
        self._rivals = self.still  # who was still in before the last round
        self._left = [UNTIL_DECIDED] * len(names)  # the round that put a player out
        self._placed: list[int] = [0] * len(names)  # places of the last round

    def add(self, played: Round) -> None:
        """Add a round; one that is void counts for nothing."""
        if played.void:
            return
        self.counted += 1
        for seat in played.winners:
            self.won[seat] += 1
        for seat, points in enumerate(played.scores):
            self.totals[seat] += points
        self._placed = _places(played, self.names)
        self._rivals = self.still
        self.still = still_in(self.house, self.totals, self._rivals)
        for seat in set(self._rivals) - set(self.still):
            self._left[seat] = self.counted

    @property
    def just_out(self) -> tuple[str, ...]:
        """The names of those whom the last round has put out of the match."""
        return tuple(self.names[seat] for seat in self._rivals if seat not in self.still)

    @property
    def last_under(self) -> bool:
        """Whether somebody is left whom the ceiling has not put out."""
        return len(eliminated(self.house, self.totals)) < len(self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match, none while it goes on."""
        if not self.counted or (self._by_rounds and self.counted < self.length):
            return ()
        if self.house.value("match") != "single-round":
            return match_winners(self.house, self.totals, self._rivals)
        best = tuple(seat for seat, won in enumerate(self.won) if won == max(self.won))
        level = len(best) > 1 and self.house.value("tie") == "sudden-death"
        return () if level else best

    def playing_next(self, loser: int | None) -> tuple[int, ...]:
        """Return who plays the next round.

        Where the house sends its loser out for a round, that happens only if enough are left.
        """
        if loser is None or self.house.value("last-place") != "eliminated":
            return self.still
        others = tuple(seat for seat in self.still if seat != loser)
        return others if len(others) >= max(2, self.house.players[0]) else self.still

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players in order, those who are level by seat."""
        keys = [self._key(seat) for seat in range(len(self.names))]
        scored = self.house.value("score") != "none"
        return tuple(
            Standing(
                place=1 + sum(other < keys[seat] for other in keys),
                name=self.names[seat],
                points=self.totals[seat] if scored else None,
                won=self.won[seat],
                out=seat not in self.still,
            )
            for seat in sorted(range(len(self.names)), key=lambda seat: keys[seat])
        )

    @property
    def _by_rounds(self) -> bool:
        return not str(self.house.value("match")).startswith("ceiling")

    def _key(self, seat: int) -> tuple[int, int]:
        match str(self.house.value("match")):
            case "single-round":
                return -self.won[seat], self._placed[seat] if self.length == 1 else 0
            case "rounds-highest":
                return 0, -self.totals[seat]
        return -self._left[seat], self.totals[seat]


def _places(played: Round, names: Sequence[str]) -> list[int]:
    """Return each player's place in a round, the last one for all who have none."""
    order = {name: place for place, name in enumerate(played.result.places, 1)}
    return [
        1 if seat in played.winners else order.get(name, len(names))
        for seat, name in enumerate(names)
    ]
