"""`switch-edu outcomes`: what house rules do to the game, by many games with the same deals."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from switch_edu.commands.console import say

if TYPE_CHECKING:
    from switch_edu.explore.experiments.outcomes import Progress
    from switch_edu.explore.experiments.result import Outcomes


_PLAYING = (
    click.argument("houses", metavar="HOUSE…", nargs=-1, required=True),
    click.option(
        "--games", default=10_000, show_default=True, help="How many games each house plays."
    ),
    click.option("--players", default=3, show_default=True, help="How many players sit down."),
    click.option("--seed", default=1, show_default=True, help="The seed that the deals come from."),
    click.option(
        "--bots",
        default="sensible",
        show_default=True,
        help="random, sensible or sharp for all seats, or a list: sharp,sensible,random.",
    ),
    click.option("--workers", type=int, help="How many cores play; all unless it is given."),
    click.option("--scheduler", metavar="ADDRESS", help="Let the workers of a Dask cluster play."),
)


def playing(command: Callable[..., None]) -> Callable[..., None]:
    """Add the houses that play, and the options that say how."""
    for add in reversed(_PLAYING):
        command = add(command)
    return command


@click.command("outcomes")
@playing
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
def command(as_json: bool, **options: Any) -> None:
    """Say what house rules do to the game: how long it is, how fair, how often it is blocked.

    Each HOUSE, a name or line of the list `switch-edu houses`, plays the same deals; the later ones
    are held against the first. Each mean has its 95 % interval, and each difference too. Sharp
    bots think before each move, so that a game takes hundreds of times as long.

    \b
    switch-edu outcomes practice-table jack7
    switch-edu outcomes jack7 switch --games 200 --bots sharp,sensible,sensible
    switch-edu outcomes switch "switch~answers.2.2=none" --games 100000
    """
    found = played(**options)
    say(_json(found.as_dict()) if as_json else str(found))


def played(*, houses: tuple[str, ...], games: int, bots: str, **options: Any) -> Outcomes:
    """Return the outcomes of many games; the options are those that `playing` adds."""
    from switch_edu.explore.experiments.outcomes import outcomes

    chosen = bots.split(",") if "," in bots else bots
    with _bar(games) as progress:
        return outcomes(houses, games=games, bots=chosen, progress=progress, **options)


@contextmanager
def _bar(games: int) -> Iterator[Progress | None]:
    """Show a bar with the time left while games are played, where somebody looks at a terminal."""
    if games < 1 or not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=games, file=sys.stderr, show_pos=True) as bar:
        yield lambda run: bar.update(run.games - bar.pos)


def _json(numbers: object) -> str:
    return json.dumps(_known(numbers), ensure_ascii=False, indent=2)


def _known(value: object) -> object:
    """Return a value for JSON, which has no word for a number that is not known."""
    if isinstance(value, dict):
        return {key: _known(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_known(inner) for inner in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
