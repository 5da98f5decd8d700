"""`sw.outcomes`: what house rules do to the game, by many games played with the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from switch_edu.bots.sharp import WORLDS
from switch_edu.errors import SwitchError
from switch_edu.explore.experiments.naming import Houses
from switch_edu.explore.experiments.plan import MOST_GAMES, Plan, read_plan
from switch_edu.explore.experiments.result import Outcomes
from switch_edu.explore.experiments.run import Run
from switch_edu.explore.experiments.workers import workers_for
from switch_edu.game.given import shown

Progress = Callable[[Run], object]


def outcomes(
    houses: Houses,
    players: int = 3,
    games: int = 10_000,
    seed: int = 1,
    bots: str | Sequence[str] = "sensible",
    *,
    worlds: int = WORLDS,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> Outcomes:
    """Return what many games under several houses come to, the first held against the others.

    A mapping of houses gives each a name: {"stacking": "switch", "no stacking": "switch~…"}.
    Each house plays the same deals, and each seat has the same luck in its n-th own turn. `bots`
    is "random", "sensible" or "sharp" for all seats, or a list with one for each. A sharp bot
    imagines so many `worlds` for each move, and a game takes hundreds of times as long. All cores
    of this machine play unless `workers` says how many, or `scheduler` is the address of a Dask
    scheduler; the numbers are the same whoever plays. `progress` is called with the `Run` now and
    then. The keyboard's interrupt stops it, and what was played until then is returned.

    Raises BadHouse, BadSeed or SwitchError in one sentence for what cannot be played.
    """
    run = start_outcomes(
        houses, players, games, seed, bots, worlds=worlds, workers=workers, scheduler=scheduler
    )
    return finished(run, progress)


def start_outcomes(
    houses: Houses,
    players: int = 3,
    games: int = 10_000,
    seed: int = 1,
    bots: str | Sequence[str] = "sensible",
    *,
    worlds: int = WORLDS,
    workers: int | None = None,
    scheduler: str | None = None,
) -> Run:
    """Return a run that has begun, for whoever wants to go on with something else meanwhile.

    What is given and raised is as for `outcomes`.
    """
    plan = read_plan(houses, players, seed, bots, worlds)
    return start_run(plan, games, workers, scheduler)


def start_run(
    plan: Plan,
    games: object,
    workers: int | None = None,
    scheduler: str | None = None,
    so_far: Outcomes | None = None,
) -> Run:
    """Return a run of a plan; raises SwitchError for a number of games that is none."""
    return Run(plan, read_games(games), workers_for(workers, scheduler), so_far)


def read_games(games: object) -> int:
    """Return a number of games; raises SwitchError for anything else."""
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
        raise SwitchError(
            f"“{shown(games)}” is no number of games: give a whole number from 1 to {MOST_GAMES:,}."
        )
    return games


def finished(run: Run, progress: Progress | None = None) -> Outcomes:
    """Return the result of a run when it is done, or what there is when it is interrupted."""
    try:
        if not (progress is None or callable(progress)):
            raise SwitchError(f"progress={shown(progress)} cannot be called: give a function.")
        while run.step():
            if progress is not None:
                progress(run)
    except KeyboardInterrupt:
        run.cancel()
    except BaseException:
        run.cancel()
        raise
    return run.result
