"""How often each kind of bot wins under each house, and what a better kind gains."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING

from switch_edu.bots.kinds import KINDS, read_kind
from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.experiments.difference import interval_text
from switch_edu.explore.experiments.intervals import (
    LEVEL,
    Estimate,
    apart,
    level_of_each,
    share,
    share_difference,
)
from switch_edu.explore.experiments.naming import names_of
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.text import ABOUT_INTERVALS
from switch_edu.explore.frames import frame_of
from switch_edu.explore.skill_words import POINTS, gain_sentence
from switch_edu.game.voice import counted, listed
from switch_edu.rules import House, house

if TYPE_CHECKING:
    import pandas as pd

TESTED = "seat-1"  # the measure that all is read off
RANKED = tuple(KINDS)  # from the weakest kind of bot to the best
STEPS = tuple(pairwise(RANKED))  # from each kind to the next better one
_PER_CENT = 100


def places_of(house: int) -> range:
    """Return which columns of a plan are those of the house with this number, a kind each."""
    return range(house * len(RANKED), (house + 1) * len(RANKED))


@dataclass(frozen=True, eq=False, repr=False)
class Skill:
    """How often seat 1 wins with each kind of bot under each house; made by `sw.skill(…)`.

    `outcomes` has a column for each house and kind. All numbers are per cent, differences points.
    """

    outcomes: Outcomes
    houses: tuple[House, ...]

    @property
    def games(self) -> int:
        """How many games each kind played under each house."""
        return self.outcomes.games

    @property
    def names(self) -> tuple[str, ...]:
        """What the houses are called."""
        return names_of(self.houses, self.outcomes.plan.given)

    @property
    def named(self) -> tuple[tuple[str, House], ...]:
        """The houses with what they are called."""
        return tuple(zip(self.names, self.houses, strict=True))

    def wins(self, kind: str, rules: str | House) -> Estimate:
        """Return the share of games that a kind of bot wins under a house, with its interval.

        Here and below a house is given as such, by its line, or by its name in these outcomes.
        Raises SwitchError for no kind of bot, BadHouse for a house that did not play.
        """
        column = places_of(self._at(rules))[_rank(kind)]
        return share(self._counted(column)).scaled(_PER_CENT)

    def gain(self, kind: str, rules: str | House) -> Estimate:
        """Return how much more a kind wins than the next weaker one on the same deals.

        Raises SwitchError for a random bot, which there is no weaker one than, and as `wins`.
        """
        return self._gain(kind, rules, LEVEL)

    def _gain(self, kind: str, rules: str | House, level: float) -> Estimate:
        step = _rank(kind) - 1
        if step < 0:
            raise SwitchError("Nobody plays worse than random: ask what sensible or sharp gains.")
        columns = len(self.houses) * len(RANKED)
        at = columns + self._at(rules) * len(STEPS) + step
        return share_difference(self._counted(at), level).scaled(_PER_CENT)

    @property
    def title(self) -> str:
        """What was played: the houses, games, players, bots and seed."""
        plan = self.outcomes.plan
        others = counted(plan.players - 1, f"{plan.bots[1]} player")
        games = counted(self.games, "game")
        return (
            f"{'; '.join(self.names)}: {games} of each kind of player against "
            f"{others}, seed {plan.seed}, sharp with {counted(plan.worlds, 'world')} a move"
        )

    def sentence(self, kind: str) -> str:
        """Return where a kind of bot gains most over the next weaker one, if that is not chance.

        The houses are told apart by intervals that hold together for all pairs of them. Raises
        SwitchError as `gain`.
        """
        weaker = RANKED[_rank(kind) - 1]
        gains = [(name, self.gain(kind, each)) for name, each in self.named]
        ranked = sorted(gains, key=lambda gained: -gained[1].value)
        level = level_of_each(max(1, comb(len(ranked), 2)))  # any two of them might be named
        ends = [self._gain(kind, name, level) for name, _ in (ranked[0], ranked[-1])]
        return gain_sentence(kind, weaker, ranked, apart(*ends))

    @property
    def sentences(self) -> tuple[str, ...]:
        """What better play gains, sharp play first."""
        return tuple(self.sentence(kind) for _, kind in reversed(STEPS))

    @property
    def even(self) -> str:
        """What everybody would win if there were nothing but luck, in a sentence."""
        each = _PER_CENT / self.outcomes.plan.players
        return f"With luck alone every player would win {each:.0f} % of the games that are won."

    @property
    def text(self) -> str:
        """The title, what better play gains, and each house in a sentence."""
        lines = [f"- {name}: {self._told(each)}" for name, each in self.named]
        head = [f"Skill against luck at {self.title}.", *self.sentences, self.even]
        return "\n".join([*head, "", *lines, "", ABOUT_INTERVALS])

    def rows(self) -> list[dict[str, object]]:
        """Return a row of plain values for each house and kind of bot; they can go into JSON.

        The gain is over the next weaker kind, and None for the weakest.
        """
        return [self._row(name, each, kind) for name, each in self.named for kind in RANKED]

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame with the rows; raises SwitchError without pandas."""
        return frame_of(self.rows())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Skill {self.title}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import report_html
        from switch_edu.explore.skill_report import report_of

        return report_html(report_of(self))

    def _told(self, rules: House) -> str:
        wins = [f"{kind} wins {interval_text(self.wins(kind, rules), ' %')}" for kind in RANKED]
        gains = [
            f"{kind} over {weaker} {interval_text(self.gain(kind, rules), POINTS)}"
            for weaker, kind in STEPS
        ]
        return f"{', '.join(wins)}; {', '.join(gains)}."

    def _row(self, name: str, rules: House, kind: str) -> dict[str, object]:
        plan, wins = self.outcomes.plan, self.wins(kind, rules)
        gain = None if kind == RANKED[0] else self.gain(kind, rules)
        return {
            "house": rules.line,
            "name": name,
            "bot": kind,
            "wins": wins.value,
            "low": wins.low,
            "high": wins.high,
            "gain": gain and gain.value,
            "gain low": gain and gain.low,
            "gain high": gain and gain.high,
            "games": self.games,
            "players": plan.players,
            "others": plan.bots[1],
            "worlds": plan.worlds,
            "seed": plan.seed,
        }

    def _counted(self, contrast: int) -> Counter[int]:
        return self.outcomes.counts.numbers.get((contrast, TESTED), Counter())

    def _at(self, rules: str | House) -> int:
        if rules in self.names:
            return self.names.index(str(rules))
        found = house(rules)
        if found not in self.houses:
            raise BadHouse(f"{found.line} did not play: there are {listed(self.names, 'and')}.")
        return self.houses.index(found)


def _rank(kind: object) -> int:
    """Return how good a kind of bot is, from 0 on; raises SwitchError for what is no kind."""
    return RANKED.index(read_kind(kind))
