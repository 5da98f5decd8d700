"""A full game against bots: you, Robin and Alex, each seeing only their own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from switch_edu.bots import hint
from switch_edu.cards import UNKNOWN
from switch_edu.errors import BadHouse, BadMove, BadSeed, did_you_mean
from switch_edu.game import Game, deal, replay
from switch_edu.game.game import LEARNER as ME
from switch_edu.game.pack import cards_on
from switch_edu.rules import House
from switch_edu.rules import house as read_house
from switch_edu.widgets import saves
from switch_edu.widgets.base import SwitchWidget
from switch_edu.widgets.game_panel import Pace, game_panel, result_panel
from switch_edu.widgets.others import next_of_others
from switch_edu.widgets.still import Still
from switch_edu.widgets.table_state import last_laid, table_state

PLAYERS = ("You", "Robin", "Alex")
_RUN = "To play, run this cell (Shift+Enter)."


class GameWidget(SwitchWidget):
    """The widget behind `sw.play()`; `game` is the game so far.

    The bots move one at a time, when the page asks for it: Python never waits. What the page gets
    is the view of the learner's seat.
    """

    def __init__(self, game: Game, name: str = "play()") -> None:
        self.game = _dealt_out(game)
        self._name = name
        self._pace = Pace()
        self._hint: str | None = None
        self._saved: str | None = None
        super().__init__()

    def __repr__(self) -> str:
        return self._name

    def _content(self) -> dict[str, Any]:
        view = self.game.position
        mine = view.turn == ME or view.can_talk(ME)
        waiting = next_of_others(self.game) is not None
        table = table_state(
            view,
            ME,
            events=self.game.log,
            last=last_laid(self.game.positions),
            quiet=self.game.over or not mine,
        )
        table["result"] = result_panel(self.game.result)
        panel = game_panel(self.game, waiting, self._pace, self._hint, self._saved)
        return {"kind": "game", "table": table, "panel": panel}

    def _still(self) -> Still:
        told = tuple(self.game.log)
        return Still("A full game of Switch", self.game.position, _RUN, told)

    # -- messages ------------------------------------------------------------------------------

    def _act(self, kind: str, message: Mapping[str, Any]) -> Sequence[str]:
        acts: dict[str, Callable[[Mapping[str, Any]], Sequence[str]]] = {
            "move": self._move,
            "tick": self._tick,
            "undo": self._undo,
            "hint": self._give_hint,
            "pause": self._set_pause,
            "pace": self._set_pace,
            "deal": self._deal,
            "save": self._save,
            "load": self._load,
        }
        if kind not in acts:
            raise BadMove(f"A game cannot “{kind}”{did_you_mean(kind, acts)}.")
        return acts[kind](message)

    def _move(self, message: Mapping[str, Any]) -> Sequence[str]:
        """Play a move of the learner's; a mistake is explained, and costs what the house says."""
        move = str(message.get("move", ""))
        verdict = self.game.why(move, ME)
        if verdict:
            return self._told(lambda: self.game.play(move, ME))
        if self.game.turn != ME:
            return (str(verdict),)
        return (str(verdict), *self._told(lambda: self.game.attempt(move, ME)))

    def _told(self, act: Callable[[], object]) -> Sequence[str]:
        """Do something to the game and return the sentences that its log has gained."""
        before = len(self.game.log)
        act()
        self._hint = None
        return self.game.log[before:]

    def _tick(self, message: Mapping[str, Any]) -> Sequence[str]:
        """Let one of the others do one thing."""
        due = next_of_others(self.game)
        if due is None:
            return ()
        seat, move = due
        return self._told(lambda: self.game.play(move, seat))

    def _undo(self, message: Mapping[str, Any]) -> Sequence[str]:
        self.game.undo(ME)
        self._hint = None
        return ("Your last turn is taken back.",)

    def _give_hint(self, message: Mapping[str, Any]) -> Sequence[str]:
        if self.game.over:
            raise BadMove("The deal is over: there is nothing left to choose.")
        if self.game.turn != ME:
            raise BadMove("A hint is for your turn: wait until it comes.")
        self._hint = str(hint(self.game.position))
        return (f"Hint: {self._hint}",)

    def _set_pause(self, message: Mapping[str, Any]) -> Sequence[str]:
        self._pace.paused = bool(message.get("on"))
        return ("The others wait." if self._pace.paused else "The game goes on.",)

    def _set_pace(self, message: Mapping[str, Any]) -> Sequence[str]:
        self._pace.set(message.get("seconds"))
        return ()

    def _deal(self, message: Mapping[str, Any]) -> Sequence[str]:
        """Deal anew with the seed typed, or any seed where nothing is typed."""
        seed = str(message.get("seed", "")).strip()
        self._begin(deal(self.game.house, players=list(self.game.names), seed=seed or None))
        return (f"A new deal, with the seed {self.game.seed}.", *self.game.log)

    def _save(self, message: Mapping[str, Any]) -> Sequence[str]:
        name = str(message.get("name", "")).strip()
        self._saved = saves.save(name, self.game.record())
        changed = self._saved != name
        return (
            f"Saved as {self._saved}{': names keep only letters and digits' if changed else ''}.",
        )

    def _load(self, message: Mapping[str, Any]) -> Sequence[str]:
        """Go on with the game saved under a name, or with the one whose record is given."""
        name = None if "text" in message else saves.safe_name(str(message.get("name", "")))
        self._begin(replay(str(message["text"]) if name is None else saves.load(name)))
        self._saved = name
        return ("The game is loaded.", *self.game.log[-1:])

    def _begin(self, game: Game) -> None:
        self.game = _dealt_out(game)
        self._hint = self._saved = None


def _dealt_out(game: Game) -> Game:
    """Return a game with no unknown cards, which the others could not choose among.

    Those of a position that it began from are dealt, always alike. Raises SwitchError when the
    cards do not suffice or do not allow what was played.
    """
    start = game.start
    if UNKNOWN not in cards_on(start._table):
        return game
    return Game(start.fill(0), game.plays)


def play(
    seed: int | str | None = None,
    house: str | House = "practice-table",
    players: Sequence[str] = PLAYERS,
    record: str | None = None,
) -> GameWidget:
    """Return a full game against bots: a new deal, or the game of a record to go on with.

    The first of the players is who sits here. A seed makes a deal that can be repeated, and lets
    whoever knows it look up all hands. Raises SwitchError in one sentence for a bad seed, house,
    name or record.
    """
    if isinstance(seed, str | House):
        _refuse_house(seed)
    if record is not None:
        return GameWidget(replay(record), "play(record=…)")
    game = deal(house, players=list(players), seed=seed)
    return GameWidget(game, f"play({', '.join(_given(seed, house, players))})")


def _refuse_house(seed: str | House) -> None:
    """Raise BadSeed for a house in the place of a seed, as in `sw.play("jack7")`."""
    with suppress(BadHouse):
        line = read_house(seed).line
        raise BadSeed(f"“{line}” is a house, not a seed: write sw.play(house={line!r}).")


def _given(seed: int | str | None, house: str | House, players: Sequence[str]) -> list[str]:
    parts = [] if seed is None else [f"seed={seed}"]
    line = house if isinstance(house, str) else house.line
    parts += [f"house={line!r}"] if line != "practice-table" else []
    return parts + ([f"players={tuple(players)!r}"] if tuple(players) != PLAYERS else [])
