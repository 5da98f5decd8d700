"""The lines of records written: plays by rounds of turns, names, what was revealed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

from switch_edu.game.game import Game
from switch_edu.game.turns import turn_starts
from switch_edu.game.unspoken import keeps_rules

if TYPE_CHECKING:
    from switch_edu.game.match import Match

_SPECIAL = re.compile(r"[%,:;#?]")


def play_lines(game: Game) -> list[str]:
    """Return the plays, a line for each round of turns from the first player on."""
    rounds: list[list[str]] = []
    starts = set(turn_starts(game.positions, game.plays))
    for at, play in enumerate(game.plays):
        if not rounds or (at in starts and game.positions[at].turn == game.start.turn):
            rounds.append([])
        entry = play.move + ("?" if play.refused else "")
        if rounds[-1] and game.plays[at - 1].seat == play.seat:
            rounds[-1][-1] += f", {entry}"
        else:
            rounds[-1].append(f"{written(game.names[play.seat])}: {entry}")
    return [f"{number}. {'; '.join(entries)}" for number, entries in enumerate(rounds, 1)]


def revealed_line(played: Game | Match) -> list[str]:
    """Return the heading that says that rules not said aloud were revealed, if they were."""
    return ["revealed: yes"] if played.revealed and keeps_rules(played.house) else []


def written(name: str) -> str:
    """Return a name as it stands in a record, with the signs of the record spelled out."""
    return _SPECIAL.sub(lambda found: quote(found[0], safe=""), name)
