"""Playing what a case says: "A play 6H 6S", "B take", "B challenge A".

A case is written as people tell a game, so that turns end by themselves: one that is left open (a
run that could go on, a drawn card kept) is over when the next player acts or the case ends, and a
player who has no answer to a skip misses the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from switch_edu.errors import BadFile, did_you_mean
from switch_edu.explore.cases.values import seat_of
from switch_edu.explore.turns import ended, faces_skip, is_open, own_next_turn
from switch_edu.game.moves import read_moves
from switch_edu.game.position import Position

VERBS = ("play", "draw", "keep", "take", "pass", "call", "challenge", "uncovered-pickup")
_MOVES = {"draw": "draw", "take": "take", "pass": "pass", "keep": "end", "uncovered-pickup": "end"}
_CARDS = ("lay", "declare", "name")


class Action(NamedTuple):
    """What a player does: the seat, the verb, and the words after it."""

    seat: int
    verb: str
    rest: str


def read_action(text: str, names: Sequence[str]) -> Action:
    """Return an action as read; raises BadFile for a player, a verb or a word that is not known."""
    name, _, done = text.strip().partition(" ")
    verb, _, rest = done.strip().partition(" ")
    seat = seat_of(name, names)
    if verb not in VERBS:
        hint = did_you_mean(verb, VERBS) or f": players can {', '.join(VERBS)}"
        raise BadFile(f"“{text}” says nothing that a player can do{hint}.")
    needs_more = verb in ("play", "call", "challenge")
    if needs_more != bool(rest):
        raise BadFile(f"“{text}” says too {'little' if needs_more else 'much'} after “{verb}”.")
    return Action(seat, verb, rest.strip())


class Course:
    """A case being played: the positions gone through, and how the last action went.

    `refused` lists the actions that the house does not allow, with the reason; calls and challenges
    that come too late are not among them, as anybody may say anything.
    """

    def __init__(self, position: Position) -> None:
        self.path = [position]
        self.legal = True
        self.drawn = 0
        self.refused: list[tuple[str, str]] = []
        self._said = ""
        self._seat = -1  # who moved last, from which position, with which moves
        self._start = position
        self._done: list[str] = []

    @property
    def end(self) -> Position:
        """The position now."""
        return self.path[-1]

    def do(self, text: str) -> None:
        """Let a player act; raises SwitchError for an action that cannot be read."""
        action = read_action(text, self.end.names)
        self._said, self.legal, self.drawn = text, True, 0
        if action.verb == "call":
            self._call(action)
        elif action.verb == "challenge":
            self._challenge(action)
        elif not self._kept_already(action):
            self._move(action.seat, self._moves_of(action))

    def settle(self) -> None:
        """End the turn that is open, and let those miss theirs who have no answer to a skip."""
        self._pass_time()

    def _moves_of(self, action: Action) -> list[str]:
        if action.verb == "play":
            moves = read_moves(action.rest)
            if any(move.kind not in _CARDS for move in moves):
                raise BadFile(f"“{self._said}”: only cards and suits can be played.")
            return [str(move) for move in moves]
        return [_MOVES[action.verb]]

    def _kept_already(self, action: Action) -> bool:
        """Return whether a card is kept that the house never lets its player lay at once."""
        drew = self._seat == action.seat and self._done == ["draw"]
        return action.verb == "keep" and drew and not is_open(self.end)

    # -- moves ---------------------------------------------------------------------------------

    def _move(self, seat: int, moves: list[str]) -> None:
        self._make_way(seat, moves[0])
        self._seat, self._start, self._done = seat, self.end, []
        here = self.end
        if moves == ["pass"] and faces_skip(here):
            moves = ["end"]  # who passes on a skip misses the turn
        for move in moves:
            if here.over and _names(move):
                break  # a suit said with the winning card
            if _names(move) and here.laid and here.waits_for == "turn" and here.why("end", seat):
                here = self._step(here, "end")
            if not here.why(move, seat):
                attempted = " ".join([*self._done, move])
                self._refuse(self._start.why(attempted, seat).text)
                here = self._start.attempt(attempted, seat)
                break
            here = self._step(here, move)
        laid = sum(_lays(move) for move in self._done) if self.legal else 0
        self.drawn = here.count(seat) - self._start.count(seat) + laid
        self.path.append(here)

    def _step(self, here: Position, move: str) -> Position:
        self._done.append(move)
        return here.play(move, self._seat)

    def _refuse(self, reason: str) -> None:
        self.legal = False
        self.refused.append((self._said, reason))

    def _make_way(self, seat: int, move: str) -> None:
        """End what is open before a seat acts: the turn of another, or its own if that is over."""
        if self.end.turn != seat:
            self._pass_time(seat)
        elif is_open(self.end) and not self.end.why(move, seat):
            self.path += own_next_turn(self.end, seat)

    def _pass_time(self, seat: int = -1) -> None:
        """Let open turns end, until a seat is in turn if one is given."""
        while self.end.turn != seat:
            after = ended(self.end, declining=seat >= 0)
            if after is None and self.end.laid and self.end.waits_for == "turn":
                after = self._barred_end()
            if after is None:
                return
            self.path.append(after)

    def _barred_end(self) -> Position:
        """Return the position after a turn is left that may not end so: a mistake like others."""
        self._refuse(self.end.why("end").text)
        after = self.end.attempt("end")
        return self._start if after is self.end else after

    # -- words ---------------------------------------------------------------------------------

    def _call(self, action: Action) -> None:
        if not _right_word(self.end, action):
            self.legal = False
        elif self.end.why("call", action.seat):
            self.path.append(self.end.play("call", action.seat))
        elif self._seat == action.seat and self._start.why("call", action.seat):
            # said while the card was laid, where laying it has ended the turn
            called = self._start.play("call", action.seat)
            self.path += [called, called.play(" ".join(self._done), action.seat)]
        else:
            self.legal = False

    def _challenge(self, action: Action) -> None:
        target = seat_of(action.rest, self.end.names)
        self._seat = -1  # what was done before is over: nobody can add a call to it
        if self.end.turn != action.seat and is_open(self.end):
            after = ended(self.end)
            self.path += [after] if after else []
        move = f"challenge {target + 1}"
        self.legal = bool(self.end.why(move, action.seat))
        if self.legal:
            self.path.append(self.end.play(move, action.seat))


def _names(move: str) -> bool:
    return len(move) == 2 and move[0] == "="


def _lays(move: str) -> bool:
    return move.isupper() and move[0] != "="


def _right_word(here: Position, action: Action) -> bool:
    """Return whether the word said suits the cards left: some have one for two and one for one."""
    if here.house.value("call.word") != "peaknuckle":
        return True
    left = here.count(action.seat) - (here.turn == action.seat and not here.laid)
    return action.rest.lower().startswith("sup") == (left == 1)
