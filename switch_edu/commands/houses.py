"""`switch-edu houses`: the rule sets that come with the package."""

from __future__ import annotations

import textwrap

import click

from switch_edu.commands.console import say
from switch_edu.errors import SwitchError


@click.command("houses")
def command() -> None:
    """List the houses: name, title, and the variations and switches that each offers.

    A house is written in one line, such as practice-table, classic~queens or jack7~runs=off. Houses
    of your own that are saved under a name stand below.
    """
    from switch_edu.rules import house, houses, own_houses

    names = [*houses(), *own_houses()]
    width = max(map(len, names))
    for name in names:
        try:
            rules = house(name)
        except SwitchError as error:  # a file of the user's, who may have changed it by hand
            say(f"{name:{width}}  {error}")
            continue
        say(f"{name:{width}}  {rules.title}")
        switches = [f"{key}={'|'.join(k.options)}" for key, k in rules.known_knobs.items()]
        _offer("variations", list(rules.known_variations), width + 2)
        _offer("switches", switches, width + 2)


def _offer(what: str, words: list[str], indent: int) -> None:
    if words:
        lines = textwrap.wrap(f"{what}: {', '.join(words)}", 86 - indent, break_on_hyphens=False)
        say(textwrap.indent("\n  ".join(lines), " " * indent))
