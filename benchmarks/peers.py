"""Random games a second beside other implementations of games of this kind, as a table.

OpenSpiel plays crazy eights, in C++ (inside its search, see `openspiel`) and driven move by move
from Python. RLCard plays UNO in Python, with the numbers that its environment makes of each state
for a network to learn from, and without them. Ours are the same crazy eights, compiled and in
plain Python, with twos, eights, queens and aces that do something; their moves are counted as
whoever plays them counts. Two players, one thread each, in one run; needs the extra `oracle`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from benchmarks.calibrate import loops_per_second
from benchmarks.openspiel import deals, quickest, rollouts
from switch_edu.engine import compiled
from switch_edu.engine.compile import compile_rules
from switch_edu.engine.playouts import play_deal
from switch_edu.engine.policies import RANDOM
from switch_edu.engine.table import Table
from switch_edu.rules import house

PLAYERS = 2
GAMES = 300  # of those that Python plays
MOST_STEPS = 5_000
RULES = "openspiel-crazy-eights~special"


class Rate(NamedTuple):
    """Who plays what, how many games a second, and moves a game."""

    who: str
    games: float
    moves: float


def main(repeats: int = 5) -> None:
    """Print the table: a row for each way to play, and how many times as fast ours is."""
    ours = {rate.who: rate for rate in (*compiled_rates(repeats), plain_rate(repeats))}
    theirs = [*openspiel_rates(repeats), *rlcard_rates(repeats)]
    print(f"random games, {PLAYERS} players, one core, best of {repeats} runs, ", end="")
    print(f"{loops_per_second():,.0f} calibration loops/s")
    heads = "".join(f" {who + ' is':>15}" for who in ours)
    print(f"{'':34} {'games/s':>11} {'moves/game':>11} {'moves/s':>12}{heads}")
    for rate in (*ours.values(), *theirs):
        speed = rate.games * rate.moves
        times = "".join(f" {one.games * one.moves / speed:13,.2f} ×" for one in ours.values())
        print(f"{rate.who:34} {rate.games:11,.0f} {rate.moves:11.1f} {speed:12,.0f}{times}")
    print("× is in moves a second, because the games are not equally long")


def compiled_rates(repeats: int) -> Iterator[Rate]:
    """Yield ours in the compiled runtime, where the extra `fast` is there."""
    if compiled.available():
        yield Rate("compiled", *deals(RULES, PLAYERS, repeats))


def plain_rate(repeats: int) -> Rate:
    """Return ours in plain Python."""
    rules, table = compile_rules(house(RULES), PLAYERS), Table()
    policies = (RANDOM,) * PLAYERS
    return measured(
        "plain Python", repeats, lambda seed: play_deal(rules, table, seed, policies, MOST_STEPS)
    )


def openspiel_rates(repeats: int) -> Iterator[Rate]:
    """Yield OpenSpiel's crazy eights, driven from Python and in C++, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install -e .[oracle])")
        return
    game = pyspiel.load_game("crazy_eights", {"players": PLAYERS, "use_special_cards": True})

    def play(seed: int) -> int:
        state, luck, moves = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                choices, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(choices, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
        return moves

    looped = measured("OpenSpiel crazy eights, Python", repeats, play)
    swift = rollouts(pyspiel, PLAYERS, True, repeats)
    yield Rate("OpenSpiel crazy eights, C++", swift, looped.moves)
    yield looped


def rlcard_rates(repeats: int) -> Iterator[Rate]:
    """Yield RLCard's UNO, the bare game and its environment, if it is installed."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        print("RLCard is not installed (pip install -e .[oracle])")
        return
    environment = rlcard.make("uno", config={"seed": 1})
    agent = RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)

    def play(seed: int) -> int:
        game, luck, moves = environment.game, random.Random(seed), 0
        game.init_game()
        while not game.is_over():
            game.step(luck.choice(game.get_legal_actions()))
            moves += 1
        return moves

    def play_in_environment(_: int) -> int:
        before = environment.timestep
        environment.run(is_training=False)
        return int(environment.timestep - before)

    yield measured("RLCard UNO, bare game", repeats, play)
    yield measured("RLCard UNO, environment", repeats, play_in_environment)


def measured(who: str, repeats: int, play: Callable[[int], int]) -> Rate:
    """Return how fast games are played by a function that returns the moves of a seed's game."""
    moves: list[int] = []

    def run() -> None:
        moves.extend(play(seed) for seed in range(GAMES))

    seconds = quickest(run, repeats)
    return Rate(who, GAMES / seconds, sum(moves) / len(moves))


if __name__ == "__main__":
    main()
