"""Skill against luck: how much more often a better player wins under a house.

One seat is played by each kind of bot in turn, on the same deals, against sensible players in the
other seats. Where luck decides, it makes little difference who sits there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from switch_edu.bots import Bot, RandomBot, SensibleBot, SharpBot
from switch_edu.bots.sharp import WORLDS
from switch_edu.engine import compiled
from switch_edu.errors import SwitchError
from switch_edu.explore.analyse_chance import percent, span
from switch_edu.explore.experiments.intervals import FEWEST, Estimate, share, share_difference
from switch_edu.game import Game, deal
from switch_edu.game.given import read_seed, shown
from switch_edu.rules import House, house

KINDS = ("random", "sensible", "sharp")
LONG = 5_000  # worlds a move, times games, from which on compiling is worth it
MOST_MOVES = 2_000  # a deal that takes longer is left unfinished, and nobody wins it
_NAMES = tuple(f"Player {seat + 1}" for seat in range(8))


@dataclass(frozen=True, slots=True)
class Skill:
    """How often a seat wins with each kind of bot, and what a better kind gains on the same deals.

    `wins` is by kind; `gains` are of sensible over random play, and of sharp over sensible play.
    """

    house: House
    players: int
    games: int
    seed: int
    worlds: int
    wins: dict[str, Estimate]
    gains: dict[str, Estimate]

    @property
    def text(self) -> str:
        """The shares and gains in a sentence, with what they rest on."""
        wins = ", ".join(f"{kind} {_share(self.wins[kind])}" for kind in KINDS)
        gains = ", ".join(
            f"{kind} play gains {percent(gain.value)} points ({span(gain)})"
            for kind, gain in self.gains.items()
        )
        return (
            f"{self.house.line}: of {self.games:,} deals one of {self.players} players against "
            f"sensible ones wins {wins}; {gains}. Seed {self.seed}, {self.worlds} worlds a move."
        )

    def __str__(self) -> str:
        return self.text


def skill(
    rules: str | House,
    *,
    players: int = 2,
    games: int = 100,
    seed: int | str = 0,
    worlds: int = WORLDS,
    runtime: str | None = None,
) -> Skill:
    """Return how much better play gains under a house, from so many deals for each kind of bot.

    The seat that is tested and the dealer go round; deals are numbered on from the seed. `worlds`
    and `runtime` are those of the sharp bot; without a choice long runs are compiled. Raises
    BadHouse for rules that are none or not for so many players, SwitchError for too few games.
    """
    own_house, first = house(rules), read_seed(seed)
    if isinstance(games, bool) or not isinstance(games, int) or games < FEWEST:
        raise SwitchError(f"games={shown(games)} is not enough: play at least {FEWEST}.")
    if runtime is None and compiled.available() and games * worlds >= LONG:
        runtime = "compiled"
    makers: dict[str, Callable[[int], Bot]] = {
        "random": RandomBot,
        "sensible": SensibleBot,
        "sharp": lambda number: SharpBot(number, worlds=worlds, runtime=runtime),
    }
    won = {
        kind: [_wins(own_house, players, first + at, at, makers[kind]) for at in range(games)]
        for kind in KINDS
    }
    return Skill(
        own_house, players, games, first, worlds,
        {kind: share(Counter(map(int, won[kind]))) for kind in KINDS},
        {kind: _gain(won[less], won[kind]) for less, kind in pairwise(KINDS)},
    )  # fmt: skip


def _gain(less: list[bool], more: list[bool]) -> Estimate:
    return share_difference(Counter(int(b) - int(a) for a, b in zip(less, more, strict=True)))


def _wins(
    rules: House, players: int, number: int, at: int, maker: Callable[[int], Bot]
) -> bool:
    """Return whether the seat whose turn it is to be tested wins a deal."""
    tested = at // players % players
    game = deal(rules, _NAMES[:players], number % 2**32, at % players)
    bots: list[Bot] = [SensibleBot(number) for _ in range(players)]
    bots[tested] = maker(number)
    play_out(game, bots)
    return game.table.winner == tested


def play_out(game: Game, bots: list[Bot]) -> None:
    """Let bots play a deal to its end, one for each seat, calls and challenges included."""
    for _ in range(MOST_MOVES):
        turn = game.turn
        if turn is None:
            return
        game.play(bots[turn].choose(game, turn), turn)
        for seat, bot in enumerate(bots):
            words = None if game.over else bot.speak(game, seat)
            if words:
                game.play(words, seat)


def _share(estimate: Estimate) -> str:
    return f"{percent(estimate.value)} % ({span(estimate)} %)"
