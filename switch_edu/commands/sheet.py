"""`switch-edu sheet`: the rules of a house in plain English."""

from __future__ import annotations

from pathlib import Path

import click

from switch_edu.commands.console import say
from switch_edu.commands.written import as_page


@click.command("sheet")
@click.argument("house")
@click.option("--against", metavar="HOUSE", help="Mark what differs from this house.")
@as_page
def command(house: str, against: str | None, html: Path | None, replace: bool) -> None:
    """Print the rules of a HOUSE in plain English, each with its source.

    HOUSE is a name, or a house in one line: practice-table, classic~queens, jack7~runs=off. A text
    that ends in .toml is a house file of your own. --against names a second one to hold it
    against: what differs is marked, and how the other house has it stands below.
    """
    from switch_edu.rules import house as read_house

    rules, other = read_house(house), read_house(against) if against else None
    if html is None:
        say(rules.sheet(other))
        return
    from switch_edu.draw import sheet_page
    from switch_edu.texts import write_text

    write_text(html, sheet_page(rules, other), replace=replace)
    say(f"The rules of {rules.title} are in {html}: open it in a browser to read or print them.")
