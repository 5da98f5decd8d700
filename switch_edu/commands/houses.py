"""`switch-edu houses`: the rule sets that come with the package."""

from __future__ import annotations

import textwrap

import click

from switch_edu.commands.console import say


@click.command("houses")
def command() -> None:
    """List the houses: name, title, and the variations and switches that each offers.

    A house is written in one line, such as practice-table, classic~queens or jack7~runs=off.
    """
    from switch_edu.rules import house, houses

    names = houses()
    width = max(map(len, names))
    for name in names:
        rules = house(name)
        say(f"{name:{width}}  {rules.title}")
        switches = [f"{key}={'|'.join(k.options)}" for key, k in rules.known_knobs.items()]
        _offer("variations", list(rules.known_variations), width + 2)
        _offer("switches", switches, width + 2)


def _offer(what: str, words: list[str], indent: int) -> None:
    if words:
        lines = textwrap.wrap(f"{what}: {', '.join(words)}", 86 - indent, break_on_hyphens=False)
        say(textwrap.indent("\n  ".join(lines), " " * indent))
