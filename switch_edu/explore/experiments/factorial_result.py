"""What switches do to the game, alone and in pairs, with intervals that hold together."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from switch_edu.explore.experiments.difference import interval_text
from switch_edu.explore.experiments.effect import Effect
from switch_edu.explore.experiments.intervals import level_of_each, mean
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.measures import measure_named
from switch_edu.explore.experiments.plan import against_first
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.frames import frame_of
from switch_edu.game.voice import counted, listed
from switch_edu.rules import House

if TYPE_CHECKING:
    import pandas as pd

SHOWN = ("turns", "cards", "penalties", "missed", "chain", "lead-changes", "lead-kept", "order-1")
ABOUT = (
    "An effect is what a switch does on average over all settings of the others; two names with × "
    "are half of what the one does more where the other is on. All intervals of a measure hold "
    "together in 95 of 100 cases (by Bonferroni). A spread is the standard deviation of one game."
)


@dataclass(frozen=True, eq=False, repr=False)
class Factorial:
    """What switches do to the game; made by `sw.factorial(…)`.

    `outcomes` are the games of all combinations, the one without any switch first.
    """

    outcomes: Outcomes
    switches: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]

    @property
    def house(self) -> House:
        """The house that the switches are off at."""
        return self.outcomes.houses[0]

    @property
    def name(self) -> str:
        """What that house is called."""
        return self.outcomes.names[0]

    @cached_property
    def measures(self) -> tuple[Measure, ...]:
        """What was measured in any game at all."""
        return self.outcomes.measures

    def effects(self, measure: str) -> tuple[Effect, ...]:
        """Return the effects on a measure, the largest first; SwitchError for an unknown one.

        They are contrasts within each game, so that the differences between deals drop out.
        """
        found = measure_named(measure, self.outcomes.plan.players)
        first = len(against_first(len(self.outcomes.houses)))
        level = level_of_each(len(self.groups))
        half = len(self.outcomes.houses) / 2
        made = []
        for at, group in enumerate(self.groups, first):
            times = self.outcomes.counts.numbers.get((at, found.name), Counter())
            estimate = mean(times, level).scaled(found.scale / half)
            names = tuple(self.switches[switch] for switch in group)
            made.append(Effect(names, found, estimate))
        return tuple(sorted(made, key=lambda it: -abs(it.estimate.value)))

    @property
    def title(self) -> str:
        """What was played: the house, the switches, games, players, bots and seed."""
        plan = self.outcomes.plan
        switches = listed([f"“{name}”" for name in self.switches], "and")
        games = counted(self.outcomes.games, "game")
        return (
            f"{self.name} with {switches} on and off: {games} in each of "
            f"{len(plan.houses)} combinations, {plan.bots_text}, seed {plan.seed}"
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules with all switches off, and with one of them on, in a line each."""
        alone = [2**at for at in reversed(range(len(self.switches)))]
        on = zip(self.switches, alone, strict=True)
        lines = [f"“{name}” on is {self.outcomes.houses[at].line}" for name, at in on]
        return f"{self.name} is {self.house.line}", *lines

    def sentence(self, measure: str) -> str:
        """Return in a sentence which switches matter to a measure, the strongest first."""
        effects = [it for it in self.effects(measure) if it.estimate.games]
        if not effects or math.isnan(effects[0].estimate.margin):
            return "Too few games to say."
        telling = [f"{it.quoted} {it.text}" for it in effects if it.detected]
        if len(telling) == len(effects):
            return f"{', '.join(telling)}."
        if not telling:
            return "No detectable effect of any switch or pair."
        return f"{', '.join(telling)}; no detectable effect of the others."

    @property
    def ranking(self) -> tuple[tuple[float, Effect], ...]:
        """The switches, those that matter most first, each with its strongest effect.

        An effect is held against the spread of its measure from game to game at the house. What
        was detected comes before what was not.
        """
        strongest: dict[str, tuple[tuple[bool, float], Effect]] = {}
        for measure in self.shown:
            spread = self.outcomes.mean(measure.name, self.house).spread
            alone = [it for it in self.effects(measure.name) if len(it.switches) == 1]
            for effect in alone if spread > 0 else []:
                rank = effect.rank(spread)
                if effect.name not in strongest or rank > strongest[effect.name][0]:
                    strongest[effect.name] = rank, effect
        ranked = sorted(strongest.values(), key=lambda pair: pair[0], reverse=True)
        return tuple((size, effect) for (_, size), effect in ranked)

    @property
    def ranking_text(self) -> str:
        """In a sentence, which switches matter most and what they do most to."""
        told = [
            f"{effect.quoted} ({effect.measure.label} {effect.text}, {size:.1f} of a spread)"
            for size, effect in self.ranking
            if effect.detected
        ]
        silent = [effect.quoted for _, effect in self.ranking if not effect.detected]
        most = f"What matters most: {', '.join(told)}. " if told else ""
        return (
            f"{most}No effect was detected of {listed(silent, 'and')}." if silent else most.strip()
        )

    def at_base(self, measure: str) -> str:
        """Return what a measure is where all switches are off: "31.8 at Switch"."""
        found = measure_named(measure, self.outcomes.plan.players)
        mean = self.outcomes.mean(measure, self.house)
        return f"{interval_text(mean, found.unit)} at {self.name}"

    @property
    def text(self) -> str:
        """The title, what matters most, and for each measure what matters to it."""
        lines = [f"{self.title}.", self.outcomes.plan.pairing, self.ranking_text, ""]
        for measure in self.shown:
            at_base = self.at_base(measure.name)
            lines.append(f"- {measure.label} {at_base}: {self.sentence(measure.name)}")
        return "\n".join([*lines, "", ABOUT, f"Rules: {'; '.join(self.rules)}."])

    @property
    def shown(self) -> tuple[Measure, ...]:
        """The measures that are told; `frame` has all."""
        return tuple(measure for measure in self.measures if measure.name in SHOWN)

    def frame(self) -> pd.DataFrame:
        """Return a tidy pandas DataFrame, one line for each effect and measure."""
        plan = self.outcomes.plan
        return frame_of(
            [
                {
                    "switches": effect.name,
                    "order": len(effect.switches),
                    "measure": measure.name,
                    "unit": measure.points.strip(),
                    "effect": effect.estimate.value,
                    "low": effect.estimate.low,
                    "high": effect.estimate.high,
                    "detected": effect.detected,
                    "games": effect.estimate.games,
                    "house": self.house.line,
                    "name": self.name,
                    "players": plan.players,
                    "bots": " ".join(plan.bots),
                    "seed": plan.seed,
                }
                for measure in self.measures
                for effect in self.effects(measure.name)
            ]
        )

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Factorial {self.title}>"

    def _repr_html_(self) -> str:
        from switch_edu.draw import report_html
        from switch_edu.explore.experiments.factorial_report import report_of

        return report_html(report_of(self, ABOUT))
