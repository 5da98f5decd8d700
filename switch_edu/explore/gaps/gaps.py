"""`sw.gaps`: what comes up in play and is left open by the sources of a house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from switch_edu.engine.table import Table
from switch_edu.errors import SwitchError
from switch_edu.explore.frames import frame_of
from switch_edu.explore.gaps import words
from switch_edu.explore.gaps.picture import gaps_html
from switch_edu.explore.gaps.play import AT_THE_DEAL, Played, first_parting, play_one, smaller
from switch_edu.explore.gaps.readings import OpenRule, Reading, open_rules
from switch_edu.game import Position
from switch_edu.game.compiling import compiled
from switch_edu.game.given import read_player_count, read_seed, shown
from switch_edu.rules import House, house

if TYPE_CHECKING:
    import pandas as pd

MOST_GAMES = 10_000
_USUAL_PLAYERS = 3
_MOST_REPLAYS = 2_000  # games played by another reading, spread over all readings


@dataclass(frozen=True)
class Gap:
    """A rule that the sources leave open and that comes up in play.

    It came up in `met` of `games` games: there one of the `readings` allows something else or leads
    to another table than what is `taken`. `position` is the smallest one found of those in which
    that is so, as the player in turn sees it, the table after the deal if `at_the_deal`.
    """

    entry: str
    question: str
    taken: str
    readings: tuple[str, ...]
    silent: str
    met: int
    games: int
    position: Position
    at_the_deal: bool

    @property
    def sentences(self) -> tuple[str, str]:
        """The question with how often it came up, and the readings."""
        return words.sentences(self)

    @property
    def often(self) -> float:
        """In which part of the games it came up, from 0 to 1."""
        return self.met / self.games


@dataclass(frozen=True, eq=False, repr=False)
class Gaps:
    """What a house's sources leave open; made by `sw.gaps(house)`.

    `found` are the gaps that came up, the most frequent first; `unmet` the open rules that came up
    in no game, because they are rare or because the players themselves keep them.
    """

    house: House
    players: int
    found: tuple[Gap, ...]
    unmet: tuple[OpenRule, ...]

    def __len__(self) -> int:
        return len(self.found)

    def __getitem__(self, at: int) -> Gap:
        return self.found[at]

    def __iter__(self) -> Iterator[Gap]:
        return iter(self.found)

    @property
    def heading(self) -> str:
        """What is left open, in one sentence."""
        return words.heading(self)

    @property
    def remainder(self) -> str:
        """The open rules that came up in no game, in one sentence, "" for none."""
        return words.remainder(self)

    def frame(self) -> pd.DataFrame:
        """Return a pandas DataFrame with a line for each gap that came up.

        Raises SwitchError where pandas is missing.
        """
        return frame_of([words.as_line(gap) for gap in self.found])

    def __str__(self) -> str:
        return words.told(self)

    def __repr__(self) -> str:
        return f"<gaps of {self.house.line}: {len(self.found)} come up, {len(self.unmet)} do not>"

    def _repr_html_(self) -> str:
        return gaps_html(self)


@dataclass
class _Met:
    """How often an open rule came up so far, by which readings, and the smallest table for it."""

    rule: OpenRule
    games: int = 0
    met: int = 0
    readings: dict[str, None] = field(default_factory=dict)
    table: Table | None = None
    at_the_deal: bool = False


def gaps(rules: str | House, games: int = 200, seed: int = 0, players: int | None = None) -> Gaps:
    """Return what comes up in play and is left open by the sources of a house.

    `games` are played by the house, all seats sensibly, with seeds from `seed` on; at most 2000
    of them are then played again by other readings, spread evenly over these. Without `players`
    three sit down, or as many as the house wants.

    Raises BadHouse for what is no house or does not seat so many, SwitchError for a bad number.
    """
    played_by = house(rules)
    first = read_seed(seed)
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
        raise SwitchError(f"“{shown(str(games))}” is no number of games: write 1 to {MOST_GAMES}.")
    seats = _seats(played_by) if players is None else read_player_count(players)
    found = [_Met(rule) for rule in open_rules(played_by, seats)]
    _play(played_by, seats, found, [first + game for game in range(games)])
    met = sorted((each for each in found if each.met), key=lambda each: -each.met / each.games)
    return Gaps(
        played_by,
        seats,
        tuple(_gap(played_by, each) for each in met),
        tuple(each.rule for each in found if not each.met),
    )


def _seats(rules: House) -> int:
    least, most = rules.players
    return min(max(least, _USUAL_PLAYERS), most)


def _play(rules: House, seats: int, found: Sequence[_Met], seeds: Sequence[int]) -> None:
    """Play the games, each again by some of the readings in turn."""
    replays = sum(len(each.rule.readings) for each in found) * len(seeds)
    stride = max(1, -(-replays // _MOST_REPLAYS))
    played_by = compiled(rules, seats)
    for game, seed in enumerate(seeds):
        played = play_one(played_by, seed)
        for at, each in enumerate(found):
            if each.rule.readings and (game + at) % stride == 0:
                _replay(each, played, seed)


def _replay(each: _Met, played: Played, seed: int) -> None:
    each.games += 1
    partings = [
        (at, reading)
        for reading in each.rule.readings
        if (at := first_parting(played, reading.rules, seed)) is not None
    ]
    each.met += bool(partings)
    for at, reading in partings:
        each.readings.setdefault(reading.words)
        _keep_smallest(each, played, at, reading)


def _keep_smallest(each: _Met, played: Played, at: int, reading: Reading) -> None:
    table = played.dealt if at == AT_THE_DEAL else played.steps[at][0]
    if each.table is None or table.hand[table.player] < each.table.hand[each.table.player]:
        if at != AT_THE_DEAL:
            table = smaller(table, played.steps[at][1], played.rules, reading.rules)
        each.table, each.at_the_deal = table, at == AT_THE_DEAL


def _gap(rules: House, each: _Met) -> Gap:
    assert each.table is not None
    table = Position(each.table, rules)
    return Gap(
        each.rule.entry,
        each.rule.question,
        each.rule.taken,
        tuple(each.readings),
        each.rule.source.words,
        each.met,
        each.games,
        table.view(each.table.player),
        each.at_the_deal,
    )
