"""`switch-edu sheet`: the rules of a house in plain English."""

from __future__ import annotations

import click

from switch_edu.commands.console import say


@click.command("sheet")
@click.argument("house")
def command(house: str) -> None:
    """Print the rules of a HOUSE in plain English, each with its source.

    HOUSE is a name, or a house in one line: practice-table, classic~queens, jack7~runs=off. A text
    that ends in .toml is a house file of your own.
    """
    from switch_edu.rules import house as read_house

    say(read_house(house).sheet())
