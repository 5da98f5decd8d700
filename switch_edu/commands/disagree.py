"""`switch-edu disagree`: the smallest position on which two houses part, and why."""

from __future__ import annotations

import click

from switch_edu.commands.console import say


@click.command("disagree")
@click.argument("first", metavar="HOUSE")
@click.argument("second", metavar="HOUSE")
def command(first: str, second: str) -> None:
    """Say where two houses part: on the smallest position that tells them apart, and by which rule.

    A HOUSE is a name or line of the list `switch-edu houses`, or the file of one's own. A game that
    comes to the position is told as well.

    \b
    switch-edu disagree practice-table classic
    switch-edu disagree switch "switch~together=no"
    """
    from switch_edu.explore.disagreeing.disagree import disagree

    say(str(disagree(first, second)))
