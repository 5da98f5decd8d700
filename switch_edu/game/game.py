"""A game: what was played, from which all its positions follow."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import chain

from switch_edu.engine.deal import LARGEST_SEED
from switch_edu.errors import BadMove, SwitchError
from switch_edu.game.dealing import deal_position
from switch_edu.game.given import read_players, read_seed
from switch_edu.game.moves import read_moves
from switch_edu.game.position import Position, position
from switch_edu.game.result import Result, result_of, winning_card
from switch_edu.game.telling import opening_words, play_words
from switch_edu.game.turns import Play, cards_shown, last_turn
from switch_edu.game.unspoken import keeps_rules, result_told
from switch_edu.game.verdict import Verdict
from switch_edu.rules import House, house

LEARNER = 0


class Game:
    """One deal being played, by whoever calls `play`; made by `sw.deal(…)` or `sw.replay(text)`.

    A game may also begin from any position: `Game(sw.position(line))`. The game knows everything:
    `position` is what the learner (seat 0) may see, `table` reveals all.
    """

    def __init__(
        self, start: Position, plays: Iterable[Play] = (), seed: int | None = None, dealer: int = 0
    ) -> None:
        # one that was not dealt is taken as its line gives it, so that a record replays exactly
        self.start = start if seed is not None else position(start.line)
        self.seed = seed
        self.dealer = dealer
        self.seen: frozenset[str] = frozenset()
        self.learner = LEARNER  # or hidden.ONLOOKER
        self.revealed = not keeps_rules(start.house)  # whether the log gives reasons
        self._plays: list[Play] = []
        self._positions = [self.start]
        for play in plays:
            self.add(play)

    @property
    def house(self) -> House:
        """The rules that are played by."""
        return self.start.house

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.start.shown_names

    @property
    def plays(self) -> tuple[Play, ...]:
        """Everything that was done so far, refused tries and calls included."""
        return tuple(self._plays)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The table before each play, and now; they reveal all."""
        return tuple(self._positions)

    @property
    def table(self) -> Position:
        """The whole table as it is now; it reveals all."""
        return self._positions[-1]

    @property
    def position(self) -> Position:
        """The table as the learner may see it."""
        return self.table.view(self.learner)

    @property
    def turn(self) -> int | None:
        """The seat in turn, or None when the deal is over."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.table.over

    @property
    def result(self) -> Result | None:
        """How the deal ended and why, None while it goes on."""
        if not self.over:
            return None
        return result_told(result_of(self.table, winning_card(self._positions)), self.revealed)

    @property
    def log(self) -> tuple[str, ...]:
        """The whole game in sentences that name no hidden card.

        Where the rules may not be said aloud they name none of these either, until `reveal()`.
        """
        return self.told(self.revealed)

    def told(self, revealed: bool) -> tuple[str, ...]:
        """Return the log with the rules revealed, or without."""
        tables = zip(self._positions, self._plays, self._positions[1:], strict=False)
        told = [play_words(before, play, after, revealed) for before, play, after in tables]
        return tuple(chain(opening_words(self.start, revealed), *told))

    def moves(self) -> tuple[str, ...]:
        """Return the legal moves of the seat in turn, none when the deal is over."""
        return () if self.over else self.table.moves()

    def why(self, move: str, seat: int | None = None) -> Verdict:
        """Return the verdict on a move of the seat in turn (or another seat)."""
        return self.table.why(move, self._seat(seat))

    def play(self, move: str, seat: int | None = None) -> Position:
        """Play a legal move for the seat in turn (or another seat); return what the learner sees.

        Raises IllegalMove carrying the verdict, BadMove or BadCard for what is no move.
        """
        self.add(Play(self._seat(seat), move))
        return self.position

    def attempt(self, move: str, seat: int | None = None) -> Position:
        """Play a move that may be a mistake, with the consequence that the house gives a mistake.

        A mistake is kept as a refused try. Raises BadMove or BadCard for what is no move.
        """
        who = self._seat(seat)
        self.add(Play(who, move, refused=not self.table.why(move, who)))
        return self.position

    def add(self, play: Play) -> None:
        """Add a play; raises IllegalMove if it is illegal, BadMove if it is refused but legal."""
        play = play._replace(move=" ".join(map(str, read_moves(play.move))))
        table = self.table
        if play.refused:
            if table.why(play.move, play.seat):
                raise BadMove(f"{play.move} is allowed here, so it cannot be a refused try.")
            after = table.attempt(play.move, play.seat)
        else:
            after = table.play(play.move, play.seat)
        self._plays.append(play)
        self._positions.append(after)

    def call(self, seat: int) -> Position:
        """Let a seat call its last card, in turn or not; raises IllegalMove if no call is due."""
        return self.play("call", seat)

    def challenge(self, seat: int, target: int) -> Position:
        """Let a seat challenge another one's silence; IllegalMove if none is open."""
        silent = self._seat(target)
        if self._seat(seat) == silent:
            raise BadMove(f"{self.names[silent]} cannot challenge themselves: choose another seat.")
        return self.play(f"challenge {silent + 1}", seat)

    def undo(self, seat: int | None = LEARNER) -> Position:
        """Go back to before the last turn of a seat (None: whoever's turn it was).

        A seat that has done nothing yet counts like None. Cards that the learner has seen and that
        are hidden again are kept in `seen`. Raises SwitchError when nothing was played.
        """
        if not self._plays:
            raise SwitchError("There is nothing to undo: nothing has been played yet.")
        back_to = last_turn(self._positions, self._plays, seat)
        self.seen |= cards_shown(self._positions[back_to:], self.learner)
        del self._plays[back_to:]
        del self._positions[back_to + 1 :]
        return self.position

    def reveal(self) -> None:
        """Let the log give reasons from now on, where the rules were not said aloud."""
        self.revealed = True

    def record(self) -> str:
        """Return the game as text; `sw.replay(game.record()) == game`."""
        from switch_edu.game.record import write_record

        return write_record(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def __repr__(self) -> str:
        start = self.start.view(self.learner).line
        begun = f"start={start!r}" if self.seed is None else f"seed={self.seed}"
        return f"<Game @{self.house.line} {begun} plays={len(self._plays)}>"

    def _repr_html_(self) -> str:
        return self.position._repr_html_()

    def _seat(self, seat: int | None) -> int:
        """Return a seat that there is; None is the one in turn."""
        if seat is None:
            return self.turn or 0
        return self.start.seat_number(seat)


def deal(
    rules: str | House,
    players: Sequence[str] = ("You", "Robin", "Alex"),
    seed: int | str | None = None,
    dealer: int = 0,
) -> Game:
    """Return a new game: rules by name or line, the players by seat (seat 0 is the learner).

    Without a seed a fresh one is drawn; it is shown as `seed`, and whoever deals with it again gets
    the same cards, hidden ones included. Raises BadHouse, BadSeed or SwitchError in one sentence.
    """
    number = secrets.randbelow(LARGEST_SEED + 1) if seed is None else read_seed(seed)
    start = deal_position(house(rules), read_players(players), number, dealer)
    return Game(start, seed=number, dealer=dealer)
