"""What happens around the turns of a case: the deal, the starter, points and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from switch_edu.engine.deal import deal, turn_up
from switch_edu.engine.table import Table
from switch_edu.errors import BadFile
from switch_edu.explore.cases.file import Case, mapping
from switch_edu.explore.cases.setup import opening_table
from switch_edu.explore.cases.values import cards_of, face_of, players, seat_of, whole_number
from switch_edu.game import dealers, scoring
from switch_edu.game.compiling import compiled
from switch_edu.game.position import Position
from switch_edu.game.rounds import loser_of


class Sitting:
    """The players of a case around their deals: who deals, what is scored, who is still in.

    `scores` and `dealer` are "none" until something settles them.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.house = case.house
        self.names = players(case.given)
        self.dealer: object = case.given.get("dealer", "none")
        self.scores: object = "none"

    def do(self, verb: str) -> Position | None:
        """Do one of `AROUND`; return the position that it makes, if it makes one."""
        return AROUND[verb](self)

    @property
    def totals(self) -> list[int] | None:
        """The points of each player over the rounds so far, or None."""
        given = mapping(self.case.given, "totals")
        if not given:
            return None
        return [whole_number(self._of(given, name), "points", 0, 10**6) for name in self.names]

    @property
    def match_winner(self) -> object:
        """Who wins the match: a name, several that share it, or "none" while it goes on."""
        winners = scoring.match_winners(self.house, self.totals or [])
        names = [self.names[seat] for seat in winners]
        return names[0] if len(names) == 1 else names or "none"

    def out(self, end: Position) -> list[str]:
        """Return who is out of the match, or without totals who has got rid of all cards."""
        if self.totals is not None:
            return [self.names[seat] for seat in scoring.eliminated(self.house, self.totals)]
        return [name for name, place in zip(self.names, end.places, strict=True) if place]

    def still_in(self, end: Position) -> list[str]:
        """Return who is not out."""
        out = self.out(end)
        return [name for name in self.names if name not in out]

    def loser(self, end: Position) -> str:
        """Return who comes last where the house calls that one the loser, else "none"."""
        return self._name(loser_of(self.house, end))

    def _of(self, table: Mapping[str, object], name: str) -> object:
        for player in table:
            seat_of(player, self.names)
        if name not in table:
            raise BadFile(f"Nothing is given for {name}: name every player.")
        return table[name]

    def _deal(self) -> Position:
        rules = compiled(self.house, len(self.names))
        table = Table()
        dealer = seat_of(self.case.given.get("dealer", self.names[0]), self.names)
        for seed in range(1, 1000):
            deal(rules, table, seed, dealer)
            if not table.nolder:  # counts are those of a deal whose first starter stays
                break
        return Position(table, self.house, tuple(self.names))

    def _turn_up(self) -> Position:
        table = opening_table(self.case)
        if not table.nstock:
            raise BadFile("No starter can be turned up: the stock is empty.")
        turn_up(compiled(self.house, len(self.names)), table)
        return Position(table, self.house, tuple(self.names))

    def _cut(self) -> None:
        cut = mapping(self.case.given, "cut")
        cards = [face_of(self._of(cut, name)) for name in self.names]
        self.dealer = self._name(dealers.first_dealer(self.house, cards))

    def _next_round(self) -> None:
        dealer = seat_of(self.case.given.get("dealer"), self.names)
        self.dealer = self._name(dealers.next_dealer(self.house, dealer, len(self.names)))

    def _score(self) -> None:
        left = mapping(self.case.given, "left")
        winner = self.case.given.get("winner", "none")
        winners = [] if winner == "none" else [seat_of(winner, self.names)]
        for name in left:
            seat_of(name, self.names)
        if any(isinstance(cards, int) for cards in left.values()):
            raise BadFile(
                "Points need the cards that are left: list them, instead of their number."
            )
        hands = [cards_of(left.get(name, []), f"What {name} has left") for name in self.names]
        scored = scoring.round_scores(self.house, winners, hands)
        self.scores = dict(zip(self.names, scored, strict=True)) if scored else "none"

    def _with_totals(self) -> None:
        if self.totals is None:
            raise BadFile("The end of a match needs “totals”: the points of every player.")

    def _name(self, seat: int | None) -> str:
        return "none" if seat is None else self.names[seat]


AROUND: dict[str, Callable[[Sitting], Position | None]] = {
    "deal": Sitting._deal,
    "turn up starter": Sitting._turn_up,
    "cut for deal": Sitting._cut,
    "next round": Sitting._next_round,
    "score": Sitting._score,
    "end match": Sitting._with_totals,
    "check elimination": Sitting._with_totals,
}
