"""`sw.factorial`: several house rules switched on and off in all combinations.

What a switch does by itself and together with others follows from all games at once: each game is
played under every combination with the same deal and luck, so that a game is a block of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

from switch_edu.bots.sharp import WORLDS, check_worlds
from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.experiments.factorial_result import Factorial
from switch_edu.explore.experiments.naming import read_name, switch_name
from switch_edu.explore.experiments.outcomes import Progress, finished, start_run
from switch_edu.explore.experiments.plan import Plan, Weights, against_first, read_bots
from switch_edu.game.given import read_player_count, read_seed
from switch_edu.rules import House, house

MOST_SWITCHES = 6

Switches = Mapping[str, str | Mapping[str, object]] | Iterable[str | Mapping[str, object]]


@dataclass(frozen=True)
class _Switch:
    name: str
    item: str | Mapping[str, object]


def factorial(
    rules: str | House,
    switches: Switches,
    players: int = 3,
    games: int = 2_000,
    seed: int = 1,
    bots: str | Sequence[str] = "sensible",
    *,
    worlds: int = WORLDS,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> Factorial:
    """Return what each of several switches does to the game, alone and in pairs.

    `switches` are two to six differences from the house as a line writes them ("hand=5", a
    variation, "powers.4=pickup-4"), or a mapping that gives each a name. Every combination plays
    the same games. The rest is as for `outcomes`.

    Raises BadHouse, BadSeed or SwitchError in one sentence for what cannot be played, for a switch
    that changes nothing, and for two that answer the same question.
    """
    base = house(rules)
    chosen = _read_switches(base, switches)
    houses = _combined(base, chosen)
    n = read_player_count(players)
    effects = _effects(len(chosen))
    plan = Plan(
        houses,
        n,
        read_seed(seed),
        read_bots(bots, n),
        (*against_first(len(houses)), *effects.values()),
        worlds=check_worlds(worlds),
    )
    _ = plan.rules  # a combination may not be for so many players
    played = finished(start_run(plan, games, workers, scheduler), progress)
    return Factorial(played, tuple(switch.name for switch in chosen), tuple(effects))


def _read_switches(base: House, switches: object) -> tuple[_Switch, ...]:
    if isinstance(switches, str) or not isinstance(switches, Iterable):
        raise SwitchError("The switches are a list, such as ['hand=5', 'powers.4=pickup-4'].")
    if isinstance(switches, Mapping):
        found = _named(switches)
    else:
        found = tuple(_Switch(switch_name(base, item), item) for item in switches)
    if not 2 <= len(found) <= MOST_SWITCHES:
        raise SwitchError(
            f"{len(found)} switches cannot be combined: give 2 to {MOST_SWITCHES} of them."
        )
    return found


def _named(switches: Mapping[object, str | Mapping[str, object]]) -> tuple[_Switch, ...]:
    found: list[_Switch] = []
    for name, item in switches.items():
        found.append(_Switch(read_name(name, "switch", [one.name for one in found]), item))
    return tuple(found)


def _combined(base: House, switches: Sequence[_Switch]) -> tuple[House, ...]:
    """Return a house for each combination, the last switch changing fastest, all off first."""
    for switch in switches:
        if base.with_(switch.item) == base:
            raise BadHouse(f"The switch “{switch.name}” changes nothing at {base.line}.")
    for one, other in combinations(switches, 2):
        both = base.with_(one.item, other.item)
        alone = base.with_(one.item), base.with_(other.item)
        if both != base.with_(other.item, one.item) or both in alone:
            raise BadHouse(
                f"The switches “{one.name}” and “{other.name}” answer the same question: leave one "
                "of them out."
            )
    return tuple(
        base.with_(*(switch.item for switch, on in zip(switches, chosen, strict=True) if on))
        for chosen in product((False, True), repeat=len(switches))
    )


def _effects(switches: int) -> dict[tuple[int, ...], Weights]:
    """Return the weights of each switch alone and of each two: +1 and -1 for the combinations.

    The sum over all combinations, divided by half their number, is the effect (Box, Hunter and
    Hunter, Statistics for Experimenters, chapter 5).
    """
    chosen = list(product((-1, 1), repeat=switches))
    groups = [*combinations(range(switches), 1), *combinations(range(switches), 2)]
    return {group: tuple(prod(signs[at] for at in group) for signs in chosen) for group in groups}
