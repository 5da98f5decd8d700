"""A game that went differently under two houses, side by side from the turn at which it parts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING

from switch_edu.draw.text import table_text
from switch_edu.errors import SwitchError
from switch_edu.explore.disagreeing.words import ruling
from switch_edu.explore.experiments.divergence_picture import divergence_html
from switch_edu.explore.experiments.naming import lines_of, with_name
from switch_edu.explore.experiments.parting import deciding_rulings, refusals
from switch_edu.explore.experiments.plan import MOST_GAMES, Plan
from switch_edu.explore.experiments.replaying import Turn, Turns, cards_of, replayed, turn_words
from switch_edu.game import Position
from switch_edu.game.given import shown
from switch_edu.game.voice import capital, counted
from switch_edu.rules import House

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

_TOLD = 10  # turns of each house that the text tells


@dataclass(frozen=True, eq=False, repr=False)
class Divergence:
    """One game under two houses; made by `outcomes.divergence(…)`.

    `at` is the place of the second house in the plan. `starts` are the tables after the deal,
    `turns` all turns under each house, `alike` how many of them are the same in both and leave the
    same table.
    """

    plan: Plan
    game: int
    at: int
    starts: tuple[Position, Position]
    turns: tuple[Turns, Turns]
    alike: int

    @property
    def houses(self) -> tuple[House, House]:
        """The two houses."""
        return self.plan.houses[0], self.plan.houses[self.at]

    @property
    def names(self) -> tuple[str, str]:
        """What they are called."""
        return self.plan.names[0], self.plan.names[self.at]

    @property
    def positions(self) -> tuple[Position, Position]:
        """The table under each house just before the turn at which they part."""
        one, other = (
            turns[self.alike - 1].after if self.alike else start
            for turns, start in zip(self.turns, self.starts, strict=True)
        )
        return one, other

    @property
    def rest(self) -> tuple[Turns, Turns]:
        """The turns under each house from where they part."""
        return self.turns[0][self.alike :], self.turns[1][self.alike :]

    @property
    def parted_at_deal(self) -> bool:
        """Whether the tables differ before anybody has played."""
        return cards_of(self.starts[0]) != cards_of(self.starts[1])

    @property
    def parting(self) -> tuple[Turn, Turn] | None:
        """The turn under each house at which they part, None where there is none in both."""
        one, other = self.rest
        return (one[0], other[0]) if one and other and not self.parted_at_deal else None

    @property
    def summary(self) -> str:
        """Where the games part, in a sentence."""
        if self.parted_at_deal:
            return f"Game {self.game} parts at the deal: the tables are not the same."
        same = f"Game {self.game} is the same for {counted(self.alike, 'turn')}"
        if self.parting:
            name = self.parting[0].before.shown_names[self.parting[0].seat]
            return f"{same}; then {name} goes on differently."
        if not self.rest[0] and not self.rest[1]:
            return f"{same}, to its end."
        ended, other = self.names if not self.rest[0] else self.names[::-1]
        return f"{same}; then it ends {with_name(ended)} and goes on {with_name(other)}."

    @property
    def told(self) -> tuple[str, ...]:
        """What happens in that turn under each house, in sentences."""
        if not self.parting:
            return ()
        pairs = zip(self.names, self.parting, strict=True)
        return tuple(f"{capital(with_name(name))}: {turn.text}" for name, turn in pairs)

    @cached_property
    def why(self) -> tuple[str, ...]:
        """The rulings that decide, with both answers and their sources.

        Where none is found it is what either house does not allow of what was done in the other.
        """
        alike = None if self.parted_at_deal else self.alike
        found = deciding_rulings(self.plan, self.at, self.game, alike) if self.parts else ()
        if found or not self.parting:
            return tuple(ruling(each, *self.names) for each in found)
        barred = refusals(*self.parting)
        return tuple(f"{capital(with_name(self.names[at]))}, {words}" for at, words in barred)

    @property
    def parts(self) -> bool:
        """Whether the games part at all."""
        return self.parted_at_deal or bool(self.rest[0] or self.rest[1])

    @property
    def text(self) -> str:
        """The summary, why, the table where the games part, and turn by turn what follows."""
        lines = [self.summary, *self.told, *(f"Why: {each}" for each in self.why)]
        if self.parted_at_deal:
            for name, here in zip(self.names, self.positions, strict=True):
                lines += ["", f"The deal {with_name(name)}:", *table_text(here)]
        else:
            lines += ["", f"The table after {counted(self.alike, 'turn')}:"]
            lines += table_text(self.positions[0])
        for n, turns in enumerate(zip_longest(*self.rest), self.alike + 1):
            if n > self.alike + _TOLD:
                break
            lines += ["", f"Turn {n}"]
            pairs = zip(self.names, turns, strict=True)
            lines += [f"  {name}: {turn_words(turn)}" for name, turn in pairs]
        left = max(map(len, self.rest)) - _TOLD
        lines += [f"… and {counted(left, 'turn')} more"] if left > 0 else []
        return "\n".join([*lines, "", self.about])

    @property
    def about(self) -> str:
        """By what the game can be played again: its seed and dealer, the players, the rules."""
        plan = self.plan
        rules = "; ".join(lines_of(self.houses, self.names))
        return (
            f"Dealt by seat {plan.dealer_of(self.game) + 1} from seed {plan.seed_of(self.game)} to "
            f"{plan.bots_text}. Rules: {rules}."
        )

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Divergence {self.summary}>"

    def _repr_html_(self) -> str:
        return divergence_html(self)


def divergence(outcomes: Outcomes, game: int | None, at: int) -> Divergence:
    """Return a game under the first house and the one at a place of the plan.

    Raises SwitchError where that is the first itself, or where no game went differently.
    """
    plan = outcomes.plan
    if at == 0:
        raise SwitchError("A game parts under two houses: name another one than the first.")
    examples = outcomes.parting_games(plan.houses[at])
    if game is None and not examples:
        raise SwitchError(f"No game went differently {with_name(plan.names[at])}.")
    number = examples[0] if game is None else game
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < MOST_GAMES:
        raise SwitchError(
            f"“{shown(game)}” is not the number of a game: they go from 0 to {MOST_GAMES - 1:,}."
        )
    one, other = replayed(plan, 0, number), replayed(plan, at, number)
    alike = 0
    if cards_of(one[0]) == cards_of(other[0]):
        pairs = zip(one[1], other[1], strict=False)
        while (pair := next(pairs, None)) and pair[0].same_as(pair[1]):
            alike += 1
    return Divergence(plan, number, at, (one[0], other[0]), (one[1], other[1]), alike)
