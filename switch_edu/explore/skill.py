"""`sw.skill`: how much more often a better player wins under a house, or whether luck decides.

One seat is played by each kind of bot in turn, on the same deals and with the same luck, against
sensible players in the other seats. Where luck decides, it makes little difference who sits there.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property

from switch_edu.bots.sharp import WORLDS
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.measures import measure_named
from switch_edu.explore.experiments.naming import Houses
from switch_edu.explore.experiments.outcomes import Progress, finished, start_run
from switch_edu.explore.experiments.plan import Plan, Weights, read_plan
from switch_edu.explore.skill_result import RANKED, TESTED, Skill, places_of

OTHERS = "sensible"  # who sits in the other seats


@dataclass(frozen=True)
class SkillPlan(Plan):
    """A plan with a column for each kind of bot under each house, in which it plays seat 1."""

    def lineup(self, at: int) -> tuple[str, ...]:
        """Return the bots of a column."""
        return (RANKED[at % len(RANKED)], *self.bots[1:])

    @cached_property
    def measures(self) -> tuple[Measure, ...]:
        """Whether seat 1 wins; the deal goes round, so that no place is better than another."""
        return (measure_named(TESTED, self.players),)


def skill(
    houses: Houses,
    players: int = 3,
    games: int = 200,
    seed: int = 1,
    *,
    worlds: int = WORLDS,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> Skill:
    """Return how often each kind of bot wins under each house, and what better play gains.

    So many games are played by each kind: random, sensible, and sharp, which imagines so many
    `worlds` for each move. The rest is as for `outcomes`, the interrupt of the keyboard included.

    Raises BadHouse, BadSeed or SwitchError in one sentence for what cannot be played.
    """
    plan = skill_plan(read_plan(houses, players, seed, OTHERS, worlds))
    played = finished(start_run(plan, games, workers, scheduler), progress)
    return Skill(played, plan.houses[:: len(RANKED)])


def skill_plan(plan: Plan) -> SkillPlan:
    """Return the plan of which seat 1 is tested under the houses of another plan."""
    given = {field.name: getattr(plan, field.name) for field in fields(plan)}
    houses = tuple(house for house in plan.houses for _ in RANKED)
    return SkillPlan(**{**given, "houses": houses, "contrasts": _contrasts(len(plan.houses))})


def _contrasts(houses: int) -> tuple[Weights, ...]:
    """Return the weights of each column, then those of each kind less the one before it."""
    columns = range(houses * len(RANKED))
    alone = [tuple(int(column == at) for at in columns) for column in columns]
    gains = [
        tuple(int(at == own) - int(at == own - 1) for at in columns)
        for house in range(houses)
        for own in places_of(house)[1:]
    ]
    return (*alone, *gains)
