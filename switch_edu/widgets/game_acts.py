"""What the page may ask of a full game: moves, ticks, time up, undo, hints, deals, saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from switch_edu.bots import hint
from switch_edu.errors import BadMove, did_you_mean
from switch_edu.game import Game
from switch_edu.game.turns import turn_starts
from switch_edu.game.unspoken import verdict_words
from switch_edu.widgets import saves
from switch_edu.widgets.game_settings import GameSettings
from switch_edu.widgets.messages import SLICE, Message
from switch_edu.widgets.others import Others
from switch_edu.widgets.sitting import Sitting, resume
from switch_edu.widgets.timer import play_time_up, seconds_a_turn, time_words
from switch_edu.widgets.unspoken import bare_advice, meant


class GameActs:
    """A game as the learner plays it: what is on the table, the settings, the last hint, the save.

    `act` does what a message asks for and returns the sentences to say. Where turns are timed, a
    new game begins paused.
    """

    def __init__(self, sitting: Sitting, others: Others) -> None:
        self.settings = GameSettings(others)
        self._begun = 0  # how often the table was set anew
        self._begin(sitting)

    def _begin(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.hint: str | None = None
        self.saved: str | None = None
        self._begun += 1
        if self._timed:
            self.settings.pace.paused = True

    @property
    def _timed(self) -> bool:
        return seconds_a_turn(self.sitting.house) > 0

    @property
    def game(self) -> Game:
        """The deal on the table."""
        return self.sitting.game

    @property
    def turn(self) -> str | None:
        """A name for the learner's turn, None while it is not; after an undo it is another one."""
        game = self.game
        if game.over or game.turn != self.sitting.me:
            return None
        return f"{self._begun}-{turn_starts(game.positions, game.plays)[-1]}"

    def act(self, kind: str, message: Message) -> Sequence[str]:
        """Do what a message asks for; raises SwitchError in one sentence if that cannot be done."""
        acts: dict[str, Callable[[Message], Sequence[str]]] = {
            "move": self._move,
            "tick": self._tick,
            "finish": self._finish,
            "time": self._time_up,
            "undo": self._undo,
            "hint": self._give_hint,
            "reveal": self._reveal,
            "pause": lambda said: self.settings.set_pause(said, self._timed),
            "pace": self.settings.set_pace,
            "calls": self.settings.set_calls,
            "skill": self.settings.set_skill,
            "next": self._next_deal,
            "deal": self._deal,
            "save": self._save,
            "load": self._load,
        }
        if kind not in acts:
            raise BadMove(f"A game cannot “{kind}”{did_you_mean(kind, acts)}.")
        turn, seat = self.turn, self.game.turn
        said = acts[kind](message)
        if self.turn not in (None, turn):
            return (*said, self.sitting.situation, *self._time())
        passed = not said and self.game.turn not in (None, seat)  # a turn that ended in silence
        return (self.sitting.situation,) if passed else said

    def _time(self) -> tuple[str, ...]:
        return () if self.settings.pace.paused else time_words(self.game.house)

    def _move(self, message: Message) -> Sequence[str]:
        """Play a move of the learner's; a mistake is explained, and costs what the house says."""
        move, game, me = str(message.get("move", "")), self.game, self.sitting.me
        revealed = self.sitting.revealed
        if me < 0:
            raise BadMove("You sit out this deal: watch the others, or deal anew.")
        if self._timed:
            self.settings.pace.paused = False  # whoever moves has begun
        if not revealed:
            move = meant(move, game.table.moves(me))
        verdict = game.why(move, me)
        if verdict:
            return self._told(lambda: game.play(move, me))
        if game.turn != me:
            return (verdict_words(verdict, revealed),)
        return (verdict_words(verdict, revealed), *self._told(lambda: game.attempt(move, me)))

    def _told(self, act: Callable[[], object]) -> Sequence[str]:
        """Do something to the game and return the sentences that the log has gained."""
        before = len(self.sitting.log)
        act()
        self.hint = None
        return self.sitting.log[before:]

    def _tick(self, message: Message) -> Sequence[str]:
        """Let one of the others do one thing, or think about it for a moment."""
        due = self.settings.others.next_move(self.game, SLICE)
        if due is None:
            return ()
        seat, move = due
        return self._told(lambda: self.game.play(move, seat))

    def _finish(self, message: Message) -> Sequence[str]:
        """Let the others play a deal to its end in which the learner only watches."""
        if not self.sitting.watching:
            raise BadMove("You are still in the game: the others wait for your turns.")
        beside = len(self.sitting.log) - len(self.game.log)  # what a match says between deals
        self._told(lambda: self.settings.others.play_on(self.game))
        log = self.sitting.log
        return (str(self.game.result), *log[len(self.game.log) + beside :])

    def _time_up(self, message: Message) -> Sequence[str]:
        """Play what the house says of a turn whose time is up, if it is that turn still."""
        running = self._timed and not self.settings.pace.paused
        if not running or self.turn is None or self.turn != message.get("turn"):
            return ()
        return ("Your time is up.", *self._told(lambda: play_time_up(self.game)))

    def _undo(self, message: Message) -> Sequence[str]:
        if self.sitting.me < 0:
            raise BadMove("You sit out this deal: there is no turn of yours to take back.")
        self.game.undo(self.sitting.me)
        self._begun += 1
        self.hint = None
        return ("Your last turn is taken back.",)

    def _give_hint(self, message: Message) -> Sequence[str]:
        if self.game.over:
            raise BadMove("The deal is over: there is nothing left to choose.")
        if self.game.turn != self.sitting.me:
            raise BadMove("A hint is for your turn: wait until it comes.")
        advised = hint(self.game.position)
        bare = bare_advice(advised.move, self.game.names)
        self.hint = str(advised) if self.sitting.revealed else bare
        return (f"Hint: {self.hint}",)

    def _reveal(self, message: Message) -> Sequence[str]:
        self.sitting.reveal()
        return ("The rules are revealed.", self.sitting.situation)

    def _next_deal(self, message: Message) -> Sequence[str]:
        """Go on with the next round of the match."""
        said = self._told(self.sitting.next_deal)
        self._begun += 1
        return said

    def _deal(self, message: Message) -> Sequence[str]:
        """Deal anew with the seed typed, or any seed where nothing is typed."""
        seed = str(message.get("seed", "")).strip()
        self._begin(self.sitting.afresh(seed or None))
        what = "match" if self.sitting.match else "deal"
        return (f"A new {what}, with the seed {self.sitting.seed}.", *self.sitting.log)

    def _save(self, message: Message) -> Sequence[str]:
        name = str(message.get("name", "")).strip()
        self.saved = saves.save(name, self.sitting.record())
        changed = self.saved != name
        return (
            f"Saved as {self.saved}{': names keep only letters and digits' if changed else ''}.",
        )

    def _load(self, message: Message) -> Sequence[str]:
        """Go on with what is saved under a name, or with that whose record is given."""
        name = None if "text" in message else saves.safe_name(str(message.get("name", "")))
        self._begin(resume(str(message["text"]) if name is None else saves.load(name)))
        self.saved = name
        return (
            f"The {'match' if self.sitting.match else 'game'} is loaded.",
            *self.sitting.log[-1:],
        )
