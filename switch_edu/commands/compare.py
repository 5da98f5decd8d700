"""`switch-edu compare`: the moves of a position, or a line of play, under several houses."""

from __future__ import annotations

import click

from switch_edu.commands.console import say


@click.command("compare")
@click.argument("line")
@click.option("--houses", metavar="A,B", help="Compare these houses instead of all.")
@click.option("--moves", metavar="MOVES", help="Play these one after another: “2C, then 8C”.")
def command(line: str, houses: str | None, moves: str | None) -> None:
    """Compare what houses say of each move in a position, and of what follows.

    LINE is a position in one line. Houses that answer alike share a column. With --moves they are
    played one after another in each house, up to where the houses part and on from there.

    \b
    switch-edu compare "9C 1+ 5SAH8CKC/7/7 26 - -" --houses practice-table,jaques
    switch-edu compare "9C 1+ 2C5S/2H9D/7 26 - -" --moves "2C, then 2H"
    """
    from switch_edu.explore.comparing.compare import compare

    say(str(compare(line, named(houses), moves)))


def named(houses: str | None) -> list[str] | None:
    """Return the houses that an option lists, None where it is not given."""
    if houses is None:
        return None
    return [name.strip() for name in houses.split(",") if name.strip()]
