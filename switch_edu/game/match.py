"""A match: rounds that belong together, who deals them, and what they add up to."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from switch_edu.engine.deal import LARGEST_SEED
from switch_edu.errors import SwitchError
from switch_edu.game import match_words as words
from switch_edu.game.dealers import cuts_of, next_dealer, starting_dealer
from switch_edu.game.dealing import deal_position
from switch_edu.game.game import LEARNER, Game
from switch_edu.game.given import check_dealer, read_players, read_seed
from switch_edu.game.hidden import ONLOOKER
from switch_edu.game.match_setup import check_rules, derived_seed, match_length
from switch_edu.game.match_words import MatchResult
from switch_edu.game.position import Position
from switch_edu.game.record_writing import play_lines
from switch_edu.game.rounds import Round, round_of
from switch_edu.game.standing import Standing, Tally
from switch_edu.game.unspoken import keeps_rules
from switch_edu.rules import House, house


class Closed(NamedTuple):
    """A round that nothing can change any more: how it ended, its story, its lines in a record."""

    round: Round
    logs: dict[bool, tuple[str, ...]]  # by whether the rules are revealed
    lines: tuple[str, ...]


class Match:
    """Rounds played as games, one after another; made by `sw.match(…)` or `sw.replay_match(text)`.

    `round` is the game of the round being played; `next_round()` closes it and deals the next one.
    Seats are those of the match; a round without everybody has only the seats of `playing`.
    """

    def __init__(
        self,
        rules: House,
        names: tuple[str, ...],
        seed: int,
        rounds: int | None = None,
        dealer: int | None = None,
    ) -> None:
        check_rules(rules)
        if dealer is not None:
            check_dealer(dealer, len(names))
        self.house = rules
        self.names = names
        self.seed = seed
        self.rounds = rounds
        self.agreed_dealer = dealer
        self._length = match_length(rules, rounds)
        self._closed: list[Closed] = []
        self.revealed = not keeps_rules(rules)
        self.playing: tuple[int, ...] = tuple(range(len(names)))
        self.cuts = [] if dealer is not None else cuts_of(rules, len(names), seed)
        self.dealer = starting_dealer(rules, self.cuts) if dealer is None else dealer
        self.round = self._deal()

    @property
    def played(self) -> tuple[Round, ...]:
        """The rounds that are over, void ones and the one on the table included."""
        closed = [closed.round for closed in self._closed]
        return (*closed, *([self._ended()] if self.round.over else []))

    @property
    def totals(self) -> dict[str, int]:
        """The points of each player by name, over the rounds that are over; {} without scoring."""
        totals = [(line.name, line.points) for line in self._tally().standings]
        points = {name: count for name, count in totals if count is not None}
        return {name: points[name] for name in self.names if points}

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players in order, each with place, points and rounds won."""
        return self._tally().standings

    @property
    def over(self) -> bool:
        """Whether the match is won, by one player or by several who share it."""
        return bool(self._tally().winners)

    @property
    def result(self) -> MatchResult | None:
        """Who won the match and why, None while it goes on."""
        tally = self._tally()
        return words.match_result(tally, self.played[-1]) if tally.winners else None

    @property
    def values(self) -> tuple[str, ...]:
        """What each card left in hand counts and which source says so; () without scoring."""
        return words.value_words(self.house)

    @property
    def position(self) -> Position:
        """The table as the learner may see it, also in a round that the learner sits out."""
        return self.round.position

    @property
    def log(self) -> tuple[str, ...]:
        """The whole match in sentences that name no hidden card."""
        logs = [closed.logs[self.revealed] for closed in self._closed]
        logs.append(self._round_log(self.revealed))
        told = str(self.round.result)  # where one round decides, that has been said
        ending = (str(self.result),) if self.over and str(self.result) != told else ()
        return (*words.cut_words(self.names, self.cuts), *(s for log in logs for s in log), *ending)

    def next_round(self) -> Game:
        """Deal the next round and return its game, which is `round` from now on.

        Raises SwitchError in one sentence if the round or the match is not that far.
        """
        if not self.round.over:
            raise SwitchError(words.not_over(self.round, len(self._closed) + 1))
        if self.over:
            raise SwitchError(f"There is no next round: the match is over. {self.result}")
        ended = self._ended()
        playing = self._tally().playing_next(ended.loser)
        logs = {revealed: self._round_log(revealed) for revealed in (False, True)}
        self._closed.append(Closed(ended, logs, self._round_lines()))
        if not ended.void:
            self.playing = playing
            self.dealer = self._next_dealer()
        self.round = self._deal()
        return self.round

    def reveal(self) -> None:
        """Let the log give reasons from now on, where the rules were not said aloud."""
        self.revealed = self.round.revealed = True

    def record(self) -> str:
        """Return the match as text; `sw.replay_match(match.record()) == match`."""
        from switch_edu.game.match_record import write_match

        return write_match(self, [*(closed.lines for closed in self._closed), self._round_lines()])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a match changes as it is played

    def __repr__(self) -> str:
        return f"<Match @{self.house.line} seed={self.seed} round={len(self._closed) + 1}>"

    def __str__(self) -> str:
        return "\n".join(map(str, self.standings))

    def _repr_html_(self) -> str:
        return self.round._repr_html_()

    # -- the rounds ----------------------------------------------------------------------------

    def _ended(self) -> Round:
        return round_of(self.round, self.playing, self.dealer, len(self.names))

    def _tally(self) -> Tally:
        tally = Tally(self.house, self.names, self._length)
        for played in self.played:
            tally.add(played)
        return tally

    def _round_log(self, revealed: bool) -> tuple[str, ...]:
        begun = f"Round {len(self._closed) + 1}: {self._dealt_words()}"
        told = (begun, *self.round.told(revealed))
        if not self.round.over:
            return told
        return (*told, *words.scored_words(self._ended(), self._tally()))

    def _round_lines(self) -> tuple[str, ...]:
        seen = [f"seen: {' '.join(sorted(self.round.seen))}"] if self.round.seen else []
        return (f"# {self._dealt_words()}", *seen, *play_lines(self.round))

    def _dealt_words(self) -> str:
        return words.dealt_words(self.house, self.names, self.playing, self.dealer)

    def _deal(self) -> Game:
        names = tuple(self.names[seat] for seat in self.playing)
        seed = derived_seed(self.seed, len(self._closed))
        dealer = 0 if self.dealer is None else self.playing.index(self.dealer)
        game = Game(deal_position(self.house, names, seed, dealer), seed=seed, dealer=dealer)
        game.revealed = self.revealed
        game.learner = LEARNER if LEARNER in self.playing else ONLOOKER
        return game

    def _next_dealer(self) -> int | None:
        before = -1 if self.dealer is None else self.dealer
        return next_dealer(self.house, before, len(self.names), self.playing)


def match(
    rules: str | House,
    players: Sequence[str] = ("You", "Robin", "Alex"),
    seed: int | str | None = None,
    rounds: int | None = None,
    dealer: int | None = None,
) -> Match:
    """Return a new match: rules by name or line, the players by seat (seat 0 is the learner).

    `rounds` is how many are played, for houses that play a number of rounds or none at all (then
    the most rounds win); without it the house says so. `dealer` is the seat that deals first,
    without it the house says how that is found. Round 1 is dealt by the seed, the later ones by
    seeds that follow from it. Raises BadHouse, BadSeed or SwitchError in one sentence.
    """
    number = secrets.randbelow(LARGEST_SEED + 1) if seed is None else read_seed(seed)
    return Match(house(rules), read_players(players), number, rounds, dealer)
