"""`switch-edu replay`: a recorded game told in words, with its result."""

from __future__ import annotations

from pathlib import Path

import click

from switch_edu.commands.console import say


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> None:
    """Tell a recorded game in words, a sentence a line, and how it ended.

    FILE holds the record that a game writes of itself: game.record() in Python, or Save in the
    game on screen.
    """
    from switch_edu.game import replay
    from switch_edu.game.voice import Who
    from switch_edu.texts import read_text

    game = replay(read_text(file, "a record of a game"))
    for sentence in game.log:
        say(sentence)
    if game.result:
        say(str(game.result))
    else:
        say(f"The deal goes on: {Who(game.names[game.turn or 0]).did('are')} in turn.")
