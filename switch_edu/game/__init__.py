"""Positions, verdicts and games as values, each with a text form."""

from switch_edu.game.game import Game, deal
from switch_edu.game.match import Match, match
from switch_edu.game.match_record import replay_match
from switch_edu.game.position import Position, position
from switch_edu.game.reasons import Reason
from switch_edu.game.record import replay
from switch_edu.game.result import Result
from switch_edu.game.seen import Owed
from switch_edu.game.verdict import IllegalMove, Verdict

__all__ = [
    "Game",
    "IllegalMove",
    "Match",
    "Owed",
    "Position",
    "Reason",
    "Result",
    "Verdict",
    "deal",
    "match",
    "position",
    "replay",
    "replay_match",
]
