"""The others at the table: what one of them does next, chosen from what that seat may see."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from switch_edu.bots.kinds import KINDS, read_kind
from switch_edu.bots.seats import Seated
from switch_edu.bots.sharp import SharpBot
from switch_edu.errors import BadMove
from switch_edu.explore.analyse_ready import quick_runtime
from switch_edu.game import Game
from switch_edu.game.hidden import ONLOOKER
from switch_edu.rules import House
from switch_edu.rules.reference import call_text, players_notice
from switch_edu.widgets.thought import Thought

SKILLS = {"random": "any card that fits", "sensible": "sensibly", "sharp": "sharply"}
FORGETS = {"never": 0.0, "sometimes": 0.2, "often": 0.5}
NOTICES = {"never": 0.0, "sometimes": 0.4, "often": 0.8, "always": 1.0}
_MOST_MOVES = 5000  # no deal is nearly as long


@dataclass
class Others:
    """How well the others play, and attend to calls where players have to notice a forgotten one.

    `kind` is the kind of bot that they are, `forget` how often they forget their own calls, and
    `notice` how often they challenge the learner's silence. Each other's silence they leave to the
    learner, as long as the learner plays.
    """

    kind: str = "sensible"
    forget: str = "sometimes"
    notice: str = "often"
    _thought: Thought | None = field(default=None, init=False, repr=False)

    def become(self, kind: object) -> None:
        """Play as another kind of bot from now on; raises SwitchError for what is none."""
        self.kind = read_kind(kind)
        self.rest()

    def set(self, forget: object, notice: object) -> None:
        """Set how often they forget and notice; raises BadMove for what is not offered."""
        for word, offered in ((forget, FORGETS), (notice, NOTICES)):
            if word not in tuple(offered):
                raise BadMove(f"“{word}” is not offered: choose {', '.join(offered)}.")
        self.forget, self.notice = str(forget), str(notice)

    def waiting(self, game: Game) -> bool:
        """Whether it is one of the others who does the next thing."""
        return not game.over and (game.turn != game.learner or self._words(game) is not None)

    def thinking(self, game: Game) -> bool:
        """Whether one of the others has begun to think about the table as it is."""
        return self._thought is not None and self._thought.table is game.table

    def rest(self) -> None:
        """Think no further; whoever is asked next begins anew."""
        self._thought = None

    def next_move(self, game: Game, seconds: float = math.inf) -> tuple[int, str] | None:
        """Return seat and move of the next thing that one of the others does, or None.

        A call or a challenge goes before a turn; nobody but the learner moves for the learner. Who
        needs more than so many seconds to think has done nothing yet, and goes on the next time.
        """
        if game.over:
            return None
        words = self._words(game)
        turn = game.turn
        if words is not None or turn is None or turn == game.learner:
            return words
        if self._thought is None or not self.thinking(game):
            self._thought = Thought(game.table, self._mover(game, turn).think(game, turn))
        thought, self._thought = self._thought, None  # one that fails is not gone on with
        move = thought.go_on(seconds)
        if move is None:
            self._thought = thought
            return None
        return turn, move

    def play_on(self, game: Game) -> None:
        """Let the others play until the deal is over or the learner is in turn.

        Nobody waits for them to think long: sharp players are content with what is sensible.
        """
        quick = replace(self, kind="sensible") if self.kind == "sharp" else self
        for _ in range(_MOST_MOVES):
            due = quick.next_move(game)
            if due is None:
                return
            seat, move = due
            game.play(move, seat)

    def panel(self, house: House) -> dict[str, Any]:
        """Return the settings with what may be chosen.

        Its "calls" are None where nobody has to notice anything.
        """
        return {
            "skill": {"value": self.kind, "options": [[kind, SKILLS[kind]] for kind in KINDS]},
            "calls": self._calls(house) if players_notice(house) else None,
        }

    def _calls(self, house: House) -> dict[str, Any]:
        return {
            "text": call_text(house),
            "forget": {"value": self.forget, "options": list(FORGETS)},
            "notice": {"value": self.notice, "options": list(NOTICES)},
        }

    def _words(self, game: Game) -> tuple[int, str] | None:
        """Return the seat and the words of whoever speaks out of turn now."""
        bot = self._bot(game)
        for seat in range(len(game.names)):
            if seat in (game.learner, game.turn):
                continue
            words = bot.speak(game.table, seat)
            if words and not _left_to_learner(game, words):
                return seat, words
        return None

    def _mover(self, game: Game, seat: int) -> Seated:
        """Return who plays for the seat in turn: one who lets the learner challenge the others."""
        bot = self._bot(game)
        words = bot.speak(game.table, seat)
        return self._bot(game, notices=0) if words and _left_to_learner(game, words) else bot

    def _bot(self, game: Game, notices: float | None = None) -> Seated:
        chances = (0.0, 1.0)
        if players_notice(game.house):
            chance = NOTICES[self.notice] if notices is None else notices
            chances = (FORGETS[self.forget], chance)
        seed = game.seed or 0
        if self.kind == "sharp":
            return SharpBot(seed, *chances, runtime=quick_runtime())
        return KINDS[self.kind](seed, *chances)


def _left_to_learner(game: Game, words: str) -> bool:
    """Say whether words challenge one of the others while the learner is there to do it."""
    if game.learner == ONLOOKER or game.table.places[game.learner]:
        return False
    return words.startswith("challenge") and words != f"challenge {game.learner + 1}"
