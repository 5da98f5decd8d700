"""`switch-edu replay`: a recorded game or match told in words, with its result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from switch_edu.commands.console import say

if TYPE_CHECKING:
    from switch_edu.game import Game


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> None:
    """Tell a recorded game or match in words, a sentence a line, and how it ended.

    FILE holds the record that a game writes of itself: game.record() or match.record() in Python,
    or Save in the game on screen.
    """
    from switch_edu.game import replay, replay_match
    from switch_edu.game.record_lines import tells_match
    from switch_edu.texts import read_text

    text = read_text(file, "a record of a game")
    if tells_match(text):
        match = replay_match(text)
        for sentence in match.log:
            say(sentence)
        if not match.over:
            say("The match goes on." if match.round.over else _next_turn(match.round))
        return
    game = replay(text)
    for sentence in game.log:
        say(sentence)
    say(str(game.result) if game.result else _next_turn(game))


def _next_turn(game: Game) -> str:
    from switch_edu.game.voice import Who

    return f"The deal goes on: {Who(game.names[game.turn or 0]).did('are')} in turn."
