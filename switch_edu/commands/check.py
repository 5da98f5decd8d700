"""`switch-edu check`: does a house contradict itself, and what does its source leave open."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import click

from switch_edu.commands.console import say

if TYPE_CHECKING:
    from switch_edu.rules import House

_WIDTH = 88


@click.command("check")
@click.argument("house", required=False, metavar="[FILE.toml | HOUSE]")
@click.pass_context
def command(ctx: click.Context, house: str | None) -> None:
    """Say what in a house contradicts itself or does nothing, and what its source leaves open.

    HOUSE is a name, or a house in one line: jack7~runs=off; a text that ends in .toml is a house
    file of your own, whose variations and switches are checked as well. Without it, every house
    that comes with the package is checked.

    The exit code is 0 if there is nothing to say against the house, 1 if there is, 2 if it cannot
    be read.
    """
    from switch_edu.rules import house as read_house
    from switch_edu.rules import houses

    if house is None:
        faults = sum(_shipped(read_house(name)) for name in houses())
    else:
        faults = _one(read_house(house))
    ctx.exit(1 if faults else 0)


def _shipped(rules: House) -> int:
    """Print one line for a shipped house, and what there is to say; return how much that is."""
    from switch_edu.rules.check import left_open

    found = _faults(rules)
    count = len(left_open(rules))
    verdict = f"{len(found)} to mend" if found else "nothing to mend"
    say(f"{rules.name}: {verdict}, {count} readings where its source is silent")
    for sentence in found:
        _item(sentence)
    return len(found)


def _one(rules: House) -> int:
    """Print all that there is to say of a house; return how much there is to mend."""
    from switch_edu.rules.check import left_open

    say(f"{rules.title}: {rules.line}")
    found = _faults(rules)
    say("\nTo mend:" if found else "\nNothing contradicts itself, and nothing is without effect.")
    for sentence in found:
        _item(sentence)
    readings = left_open(rules)
    say("\nLeft open by the source, and the reading taken:" if readings else "\nNothing is open.")
    for rule in readings:
        clause = rule.clauses[0]
        _item(f"{rule.about} {clause.words} ({clause.source.cite}: {clause.source.words})")
    return len(found)


def _faults(rules: House) -> list[str]:
    """Return the sentences on a house, then those on what its own file offers.

    A switch whose other options leave it idle is no fault of the file that offers both.
    """
    from switch_edu.rules.check import check, check_offers

    offered = [
        f"With {offer}: {sentence}"
        for offer, sentences in check_offers(rules)
        for sentence in sentences
        if "the switch" not in sentence
    ]
    return check(rules) + offered


def _item(text: str) -> None:
    say(textwrap.fill(text, _WIDTH, initial_indent="- ", subsequent_indent="  "))
