"""Which move is best, and by how much: each is tried in worlds that the seat holds possible."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.bots.history import Source, history_of, table_of
from switch_edu.bots.memory import memory_of
from switch_edu.bots.sight import Sight, look_in_turn
from switch_edu.bots.trying import Trials
from switch_edu.bots.words import doing
from switch_edu.engine.layout import CALL
from switch_edu.engine.trials import UNFINISHED, WON
from switch_edu.errors import SwitchError
from switch_edu.explore.analyse_result import Analysis, Chance
from switch_edu.explore.experiments.intervals import Estimate, share, share_difference
from switch_edu.game.given import read_seed, shown

PRECISION = 0.02
FINEST = 0.002  # a hundred times the work of 0.02
BATCH = 200  # worlds between two looks at the intervals
MOST_TRIALS = 20_000  # at a precision of 0.02; moves share them, so that many moves take no longer

Results = list[list[int]]  # for each move what became of it in each world


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
    sight = look_in_turn(table_of(source), seat)
    margin = _read_precision(precision)
    number = read_seed(seed)
    actions = [action for action in range(63) if sight.moves >> action & 1]
    most = max(BATCH, int(MOST_TRIALS * (PRECISION / margin) ** 2) // len(actions))
    calls = CALL in sight.due_words()
    memory = memory_of(history_of(source, sight.seat))
    trials = Trials(memory, number, players, runtime, most * len(actions), calls=calls)
    results = _tried(trials, actions, margin, most)
    chances = _chances(sight, actions, results)
    return Analysis(sight.view, sight.seat, chances, len(results[0]), number, players, calls)


def _tried(trials: Trials, actions: Sequence[int], margin: float, most: int) -> Results:
    """Try moves in more and more worlds until the interval of each is narrow enough."""
    results: Results = [[] for _ in actions]
    while len(results[0]) < most:
        rows = trials.play(actions, min(BATCH, most - len(results[0])))
        for column, more in zip(results, zip(*rows, strict=True), strict=True):
            column += more
        if all(_won(column).margin <= margin for column in results):
            break
    return results


def _won(column: Sequence[int]) -> Estimate:
    won = column.count(WON)
    return share({1: won, 0: len(column) - won})


def _chances(sight: Sight, actions: Sequence[int], results: Results) -> tuple[Chance, ...]:
    """Return the chances of all moves, the best first; those alike in the order of the hand."""
    best = max(results, key=lambda column: column.count(WON))
    chances = [
        Chance(
            sight.text(action), doing(sight, action), _won(column), _behind(best, column),
            column.count(UNFINISHED),
        )
        for action, column in zip(actions, results, strict=True)
    ]  # fmt: skip
    return tuple(sorted(chances, key=lambda chance: -chance.wins.value))


def _behind(best: Sequence[int], column: Sequence[int]) -> Estimate:
    """Return by how much a move wins less often than the best one, in the same worlds."""
    pairs = list(zip(best, column, strict=True))
    ahead = sum(a == WON != b for a, b in pairs)
    behind = sum(b == WON != a for a, b in pairs)
    return share_difference({1: ahead, -1: behind, 0: len(pairs) - ahead - behind})


def _read_precision(precision: object) -> float:
    number = precision if isinstance(precision, int | float) else 0.0
    if isinstance(precision, bool) or not FINEST <= number <= 0.5:
        raise SwitchError(
            f"precision={shown(precision)} is not offered: give a number from {FINEST} to 0.5, "
            "such as 0.02 for two points in a hundred to both sides."
        )
    return float(number)
