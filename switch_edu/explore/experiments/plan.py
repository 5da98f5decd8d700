"""A plan: which houses play, with how many players, which bots and which seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from switch_edu.bots.kinds import read_kind
from switch_edu.bots.sharp import WORLDS, check_worlds
from switch_edu.engine.layout import MAX_SEATS
from switch_edu.engine.policies import RANDOM, SENSIBLE
from switch_edu.engine.rules import Rules
from switch_edu.engine.tally import SCORE_LOSERS, SCORE_NONE, SCORE_WINNER
from switch_edu.errors import BadHouse, SwitchError
from switch_edu.explore.comparing.columns import read_rules
from switch_edu.explore.experiments.measure import Measure
from switch_edu.explore.experiments.measures import measures_for
from switch_edu.explore.experiments.naming import Houses, Names, names_of, read_names
from switch_edu.game.compiling import compiled
from switch_edu.game.given import read_player_count, read_seed
from switch_edu.game.voice import counted, listed
from switch_edu.rules import House

MOST_STEPS = 5_000  # moves after which a game is left unfinished
MOST_GAMES = 2**32  # as many as there are deals
MOST_HOUSES = 64
SHARP = "sharp"
_POLICIES = {"random": RANDOM, "sensible": SENSIBLE}
_SCORING = {"none": SCORE_NONE, "losers": SCORE_LOSERS, "winner": SCORE_WINNER}

Weights = tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What is played and compared.

    Each of the `contrasts` has a weight for each house: the weighted sum of what they come to is
    counted in every game. A house has one of its own, with the weight 1 for that house alone.
    `given` are names for houses, which change nothing that is played. Sharp bots imagine so many
    `worlds` for each move.
    """

    houses: tuple[House, ...]
    players: int
    seed: int
    bots: tuple[str, ...]
    contrasts: tuple[Weights, ...]
    given: Names = field(default=(), compare=False)
    worlds: int = WORLDS

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the houses are called in the results."""
        return names_of(self.houses, self.given)

    @cached_property
    def rules(self) -> tuple[Rules, ...]:
        """The houses compiled for the players; BadHouse names one that is not for so many."""
        return tuple(map(self._compiled, self.houses, self.names))

    def _compiled(self, house: House, name: str) -> Rules:
        try:
            return compiled(house, self.players)
        except BadHouse as error:
            raise BadHouse(f"{name}: {error}") from None

    @cached_property
    def pack(self) -> tuple[int, int]:
        """The packs and all jokers that the houses share."""
        return max(r.packs for r in self.rules), max(r.jokers for r in self.rules)

    def lineup(self, at: int) -> tuple[str, ...]:
        """Return the bots that play under the house at a place, here the same under all."""
        return self.bots

    @property
    def has_sharp(self) -> bool:
        """Whether any bot is sharp, so that games take hundreds of times as long."""
        return any(SHARP in self.lineup(at) for at in range(len(self.houses)))

    def policies(self, at: int) -> tuple[int, ...]:
        """Return the bots under a house as the kernel numbers them, for all its seats.

        It has no number for a sharp bot, nor for a seat where nobody sits: there it is 0.
        """
        chosen = [_POLICIES.get(bot, 0) for bot in self.lineup(at)]
        return (*chosen, *[0] * (MAX_SEATS - len(chosen)))

    @property
    def scoring(self) -> tuple[int, ...]:
        """Who scores under each house, as the kernel numbers it."""
        return tuple(_SCORING[str(house.value("score"))] for house in self.houses)

    @cached_property
    def measures(self) -> tuple[Measure, ...]:
        """What is measured of each game."""
        return measures_for(self.players)

    @property
    def first_seed(self) -> int:
        """The seed of game 0; the deals of neighbouring seeds lie far apart."""
        return self.seed * 0x9E3779B1 & 0xFFFFFFFF

    def seed_of(self, game: int) -> int:
        """Return the seed of a game's deal."""
        return (self.first_seed + game) & 0xFFFFFFFF

    def dealer_of(self, game: int) -> int:
        """Return the seat that deals a game."""
        return game % self.players

    @property
    def bots_text(self) -> str:
        """The bots in words: "3 sensible players"; with what a sharp one imagines."""
        worlds = {SHARP: f" ({counted(self.worlds, 'world')} a move)"}
        if len(set(self.bots)) == 1:
            return f"{self.players} {self.bots[0]} players{worlds.get(self.bots[0], '')}"
        seats = enumerate(self.bots, 1)
        return listed([f"seat {at} {bot}{worlds.get(bot, '')}" for at, bot in seats], "and")

    @property
    def pairing(self) -> str:
        """In a sentence, how far the houses play the same games; nothing for one house."""
        packs = {(r.packs, r.jokers) for r in self.rules}
        hands = {r.hand_size for r in self.rules}
        if len(packs) > 1:
            return (
                "The pairing is partial, because the packs differ: they are shuffled as one, and "
                "each house leaves out the cards that it lacks."
            )
        if len(hands) > 1:
            return (
                "The pairing is partial, because the hands are not equally large: they are dealt "
                "from the same order of cards."
            )
        return "Each house plays the same deals with the same luck." if len(self.houses) > 1 else ""


def read_plan(
    houses: Houses,
    players: object,
    seed: object,
    bots: str | Sequence[str],
    worlds: object = WORLDS,
) -> Plan:
    """Return a plan that compares each house with the first; a mapping gives each a name.

    Raises BadHouse, BadSeed or SwitchError in one sentence for what cannot be played.
    """
    given, names = read_names(houses)
    found = read_rules([given] if isinstance(given, str | House) else given)
    if len(found) > MOST_HOUSES:
        raise SwitchError(f"{len(found)} houses are too many: compare at most {MOST_HOUSES}.")
    n = read_player_count(players)
    contrasts = against_first(len(found))
    who = read_bots(bots, n)
    plan = Plan(found, n, read_seed(seed), who, contrasts, names, check_worlds(worlds))
    _ = plan.rules  # raises for a house that is not for so many
    return plan


def against_first(houses: int) -> tuple[Weights, ...]:
    """Return the contrasts that show each house, and each later house less the first."""
    units = [tuple(int(at == house) for at in range(houses)) for house in range(houses)]
    less = [tuple(-1 if at == 0 else w for at, w in enumerate(unit)) for unit in units[1:]]
    return (*units, *less)


def read_bots(bots: object, players: int) -> tuple[str, ...]:
    """Return a bot for each seat, from one name for all or a list of names.

    Raises SwitchError for a name that is none, or a list that is not as long as the table.
    """
    names = [bots] * players if isinstance(bots, str) else bots
    if not isinstance(names, list | tuple):
        raise SwitchError("The bots are one name for all seats, or a list with a name for each.")
    kinds = tuple(read_kind(name) for name in names)
    if len(names) != players:
        raise SwitchError(
            f"{counted(len(names), 'bot')} cannot take {players} seats: give one name for all, or "
            "one for each seat."
        )
    return kinds
