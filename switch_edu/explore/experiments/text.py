"""Outcomes in lines of text: never a number without the games, seed, bots and rules behind it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from switch_edu.explore.experiments.difference import Difference, interval_text
from switch_edu.explore.experiments.naming import lines_of
from switch_edu.game.voice import counted, listed, number

if TYPE_CHECKING:
    from switch_edu.explore.experiments.result import Outcomes

ABOUT_INTERVALS = (
    "Intervals hold the truth in 95 of 100 cases, each for itself: of twenty, one may miss it."
)
_COLUMN = 26  # letters of a head, that a long name is wrapped to


def title_of(outcomes: Outcomes) -> str:
    """Return what was played: the houses, games, players, bots and seed."""
    plan = outcomes.plan
    each = " each" if len(plan.houses) > 1 else ""
    names = listed(list(outcomes.names), "and")
    games = counted(outcomes.games, "game")
    return f"{names}: {games}{each}, {plan.bots_text}, seed {plan.seed}"


def text_of(outcomes: Outcomes) -> str:
    """Return outcomes as lines of text: the answer, a table of means, what is different."""
    pairing = [outcomes.plan.pairing] if outcomes.plan.pairing else []
    lines = [f"{title_of(outcomes)}.", *pairing, "", *outcomes.headline, "", *_table(outcomes)]
    for name, rules in zip(outcomes.names[1:], outcomes.houses[1:], strict=True):
        lines += ["", f"{name} against {outcomes.names[0]}: {parted_text(outcomes, name)}"]
        found = [difference for difference in outcomes.differences if difference.house == rules]
        lines += [_difference_line(difference) for difference in found]
    played = "; ".join(lines_of(outcomes.houses, outcomes.names))
    return "\n".join([*lines, "", ABOUT_INTERVALS, f"Rules: {played}."])


def parted_text(outcomes: Outcomes, name: str) -> str:
    """Return in a sentence how many games went differently under a house."""
    parted = outcomes.parted(name)
    some = number(parted) if parted else "none"
    return f"{some} of {counted(outcomes.games, 'game')} went differently."


def _difference_line(it: Difference) -> str:
    about = f" ({it.about}.)" if it.changed > 0 else ""
    return f"- {it.measure.label}: {it.brief}{about}"


def _table(outcomes: Outcomes) -> Iterator[str]:
    measures = outcomes.measures
    columns = [[measure.label for measure in measures]]
    for rules in outcomes.houses:
        means = [(outcomes.mean(measure.name, rules), measure.unit) for measure in measures]
        columns.append([interval_text(*mean) for mean in means])
    heads = [[""], *(textwrap.wrap(name, _COLUMN) for name in outcomes.names)]
    widths = [max(map(len, [*head, *column])) for head, column in zip(heads, columns, strict=True)]
    rows = [*zip_longest(*heads, fillvalue=""), *zip(*columns, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join(cells).rstrip()
