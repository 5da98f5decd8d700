"""Which move is best, and by how much: each is tried in worlds that the seat holds possible."""

from __future__ import annotations

from switch_edu.bots.history import Source, history_of, table_of
from switch_edu.bots.memory import memory_of
from switch_edu.bots.sight import look_in_turn
from switch_edu.bots.trying import Trials
from switch_edu.engine.layout import CALL
from switch_edu.errors import SwitchError
from switch_edu.explore.analyse_result import Analysis
from switch_edu.explore.analyse_run import BATCH, AnalysisRun
from switch_edu.game.given import read_seed, shown

PRECISION = 0.02
FINEST = 0.002  # a hundred times the work of 0.02
MOST_TRIALS = 20_000  # at a precision of 0.02; moves share them, so that many moves take no longer


def analyse(
    source: Source,
    seat: int | None = None,
    *,
    precision: float = PRECISION,
    seed: int | str = 0,
    players: str = "sensible",
    runtime: str | None = None,
) -> Analysis:
    """Return for each legal move of the seat in turn how often it wins, with a 95 % interval.

    The cards that the seat cannot see are dealt by chance, in agreement with what lies on the
    table; given a game, also with all that the seat has seen of it. Every move is tried in the same
    worlds with the same luck, and played on by `players`, "sensible" or "random", until somebody is
    out. Worlds are added until each interval reaches no further than `precision` to both sides (or,
    with very many moves, until enough is played). A due call is made first.

    The seed decides which worlds; the same seed gives the same numbers in both runtimes ("plain",
    "compiled", or by itself). Raises BadMove when the deal is over or cards of the seat's own are
    not known, SwitchError for anything else that is not offered.
    """
    run = start_analysis(
        source, seat, precision=precision, seed=seed, players=players, runtime=runtime
    )
    run.step()
    result = run.result
    assert result is not None  # a batch is enough for intervals
    return result


def start_analysis(
    source: Source,
    seat: int | None = None,
    *,
    precision: float = PRECISION,
    seed: int | str = 0,
    players: str = "sensible",
    runtime: str | None = None,
) -> AnalysisRun:
    """Return the analysis that `analyse` returns, to be worked out step by step.

    Takes and refuses the same as `analyse`.
    """
    sight = look_in_turn(table_of(source), seat)
    margin = _read_precision(precision)
    number = read_seed(seed)
    actions = [action for action in range(63) if sight.moves >> action & 1]
    most = max(BATCH, int(MOST_TRIALS * (PRECISION / margin) ** 2) // len(actions))
    calls = CALL in sight.due_words()
    memory = memory_of(history_of(source, sight.seat))
    trials = Trials(memory, number, players, runtime, most * len(actions), calls=calls)
    return AnalysisRun(sight, actions, trials, margin, most, number, players, calls)


def _read_precision(precision: object) -> float:
    number = precision if isinstance(precision, int | float) else 0.0
    if isinstance(precision, bool) or not FINEST <= number <= 0.5:
        raise SwitchError(
            f"precision={shown(precision)} is not offered: give a number from {FINEST} to 0.5, "
            "such as 0.02 for two points in a hundred to both sides."
        )
    return float(number)
