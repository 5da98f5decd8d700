"""What is played at the table of a full game: one deal, or a match of several."""

from __future__ import annotations

from collections.abc import Sequence

from switch_edu.cards import UNKNOWN
from switch_edu.errors import SwitchError
from switch_edu.game import Game, Match, deal, match, replay, replay_match
from switch_edu.game.hidden import ONLOOKER
from switch_edu.game.pack import cards_on
from switch_edu.game.record_lines import tells_match
from switch_edu.game.unspoken import situation_words
from switch_edu.rules import House


class Sitting:
    """One deal or a match; `game` is the deal on the table, `match` is None for one deal."""

    def __init__(self, played: Game | Match) -> None:
        self.match = played if isinstance(played, Match) else None
        self._deal = played if isinstance(played, Game) else None

    @property
    def game(self) -> Game:
        """The deal on the table; in a match it is that of the round being played."""
        if self._deal is not None:
            return self._deal
        assert self.match is not None
        return self.match.round

    @property
    def played(self) -> Game | Match:
        """The deal or the match itself."""
        return self.match or self.game

    @property
    def me(self) -> int:
        """The learner's seat at the table, or ONLOOKER in a round that the learner sits out."""
        return self.game.learner

    @property
    def mine(self) -> bool:
        """Whether there is something that the learner may do now: a turn, a call, a challenge."""
        game, me = self.game, self.me
        if game.over or me == ONLOOKER:
            return False
        return game.turn == me or game.position.can_talk(me)

    @property
    def house(self) -> House:
        """The rules that are played by."""
        return self.played.house

    @property
    def seed(self) -> int | None:
        """The seed that all of it was dealt by, None for a deal that began from a position."""
        return self.played.seed

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's names, those of players who sit out included."""
        return self.played.names

    @property
    def log(self) -> tuple[str, ...]:
        """All that happened, in sentences that name no hidden card."""
        return self.played.log

    @property
    def revealed(self) -> bool:
        """Whether the learner may be told the rules, as everywhere but where they are unspoken."""
        return self.played.revealed

    @property
    def situation(self) -> str:
        """What the seat in turn faces, as far as the learner may be told."""
        return situation_words(self.game.position, self.revealed)

    @property
    def watching(self) -> str:
        """Why the learner only watches the deal on the table, in a sentence; else empty."""
        if self.game.over:
            return ""
        if self.me == ONLOOKER:
            return self._sits_out()
        if self.game.position.places[self.me]:
            return "You are out of cards; the others play on."
        return ""

    def _sits_out(self) -> str:
        assert self.match is not None
        out = any(line.out for line in self.match.standings if line.name == self.names[0])
        return f"You {'are out of the match' if out else 'sit out this deal'}; the others play on."

    def record(self) -> str:
        """Return it as text, which `resume` reads."""
        return self.played.record()

    def next_deal(self) -> None:
        """Deal the next round of a match; raises SwitchError when there is none."""
        if self.match is None:
            raise SwitchError("This is one deal, not a match: begin a new one.")
        self.match.next_round()

    def reveal(self) -> None:
        """Let the learner know the rules from now on; raises SwitchError where they are known."""
        if self.revealed:
            raise SwitchError("The rules of this table are told already.")
        self.played.reveal()

    def afresh(self, seed: str | None) -> Sitting:
        """Return a new one with the same players under the same rules, revealed if these are."""
        played: Game | Match
        if self.match is None:
            played = deal(self.house, self.names, seed)
        else:
            rounds, dealer = self.match.rounds, self.match.agreed_dealer
            played = match(self.house, self.names, seed, rounds, dealer)
        if self.revealed:
            played.reveal()
        return Sitting(played)


def sit_down(
    house: House, names: Sequence[str], seed: int | str | None, rounds: int | None
) -> Sitting:
    """Return a match where rounds are given or the rules have one, else one deal.

    Raises SwitchError in one sentence for what cannot be played.
    """
    if rounds is not None or house.value("match") != "single-round":
        return Sitting(match(house, names, seed, rounds))
    return Sitting(deal(house, names, seed))


def resume(record: str) -> Sitting:
    """Return the deal or the match that a record describes, ready to be played on.

    Unknown cards of a position that it began from are dealt, always alike: the others could not
    choose among them. Raises SwitchError in one sentence for a record that cannot be read, or
    whose cards do not suffice or do not allow what was played.
    """
    if tells_match(record):
        return Sitting(replay_match(record))
    game = replay(record)
    start = game.start
    if UNKNOWN not in cards_on(start.state):
        return Sitting(game)
    filled = Game(start.fill(0), game.plays)
    filled.seen, filled.revealed = game.seen, game.revealed
    return Sitting(filled)
