"""The others at the table: what one of them does next, chosen from what that seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from switch_edu.bots import SensibleBot
from switch_edu.errors import BadMove
from switch_edu.game import Game
from switch_edu.game.hidden import ONLOOKER
from switch_edu.rules import House
from switch_edu.rules.reference import call_text, players_notice

FORGETS = {"never": 0.0, "sometimes": 0.2, "often": 0.5}
NOTICES = {"never": 0.0, "sometimes": 0.4, "often": 0.8, "always": 1.0}
_MOST_MOVES = 5000  # no deal is nearly as long


@dataclass
class Others:
    """How well the others attend to calls, where players have to notice a forgotten one.

    `forget` is how often they forget their own, `notice` how often they challenge the learner's
    silence. Each other's silence they leave to the learner, as long as the learner plays.
    """

    forget: str = "sometimes"
    notice: str = "often"

    def set(self, forget: object, notice: object) -> None:
        """Set how often they forget and notice; raises BadMove for what is not offered."""
        for word, offered in ((forget, FORGETS), (notice, NOTICES)):
            if word not in tuple(offered):
                raise BadMove(f"“{word}” is not offered: choose {', '.join(offered)}.")
        self.forget, self.notice = str(forget), str(notice)

    def next_move(self, game: Game) -> tuple[int, str] | None:
        """Return seat and move of the next thing that one of the others does, or None.

        A call or a challenge goes before a turn; nobody but the learner moves for the learner.
        """
        if game.over:
            return None
        bot = self._bot(game)
        for seat in range(len(game.names)):
            if seat in (game.learner, game.turn):
                continue
            words = bot.speak(game.table.view(seat), seat)
            if words and not _left_to_learner(game, words):
                return seat, words
        turn = game.turn
        if turn is None or turn == game.learner:
            return None
        return turn, self._choose(game, turn)

    def play_on(self, game: Game) -> None:
        """Let the others play until the deal is over or the learner is in turn."""
        for _ in range(_MOST_MOVES):
            due = self.next_move(game)
            if due is None:
                return
            seat, move = due
            game.play(move, seat)

    def panel(self, house: House) -> dict[str, Any] | None:
        """Return the settings with what may be chosen, None where nobody has to notice anything."""
        if not players_notice(house):
            return None
        return {
            "text": call_text(house),
            "forget": {"value": self.forget, "options": list(FORGETS)},
            "notice": {"value": self.notice, "options": list(NOTICES)},
        }

    def _choose(self, game: Game, seat: int) -> str:
        view = game.table.view(seat)
        move = self._bot(game).choose(view, seat)
        if not _left_to_learner(game, move):
            return move
        return self._bot(game, notices=0).choose(view, seat)

    def _bot(self, game: Game, notices: float | None = None) -> SensibleBot:
        if not players_notice(game.house):
            return SensibleBot()
        chance = NOTICES[self.notice] if notices is None else notices
        return SensibleBot(game.seed or 0, FORGETS[self.forget], chance)


def _left_to_learner(game: Game, words: str) -> bool:
    """Say whether words challenge one of the others while the learner is there to do it."""
    if game.learner == ONLOOKER or game.table.places[game.learner]:
        return False
    return words.startswith("challenge") and words != f"challenge {game.learner + 1}"
