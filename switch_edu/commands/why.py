"""`switch-edu why`: is a move allowed, and why, under one house or several."""

from __future__ import annotations

import click

from switch_edu.commands.console import say


@click.command("why")
@click.argument("line")
@click.argument("move", nargs=-1, required=True)
@click.option("--houses", metavar="A,B", help="Ask these houses instead of the line's own.")
def command(line: str, move: tuple[str, ...], houses: str | None) -> None:
    """Say whether a MOVE is allowed in a position, and why, with the source.

    LINE is a position in one line; MOVE a card such as 9D, or draw, take, end, pass, call. Several
    cards are one turn: 6H 6S 7S. One line is printed for each house.

    \b
    switch-edu why "9C 1+ 5S7H9DKC/7/7 26 - - @practice-table" 7H
    switch-edu why "9C 1+ 5SAH9DKC/7/7 26 - -" AH --houses practice-table,jack7,classic
    """
    for answer in answers(line, " ".join(move), houses):
        say(answer)


def answers(line: str, move: str, houses: str | None) -> list[str]:
    """Return what each house says of a move, or why the position cannot arise there.

    Raises SwitchError when the move or a house cannot be read, or the position in no house.
    """
    from switch_edu.errors import BadHouse, BadLine
    from switch_edu.game import position
    from switch_edu.rules import house

    if houses is None:
        here = position(line)
        return [_verdict(here.house.line, here.why(move))]
    names = [name.strip() for name in houses.split(",") if name.strip()]
    if not names:
        raise BadHouse("--houses names no house: write --houses practice-table,jack7, say.")
    said, refused = [], []
    for rules in map(house, names):
        try:
            here = position(_without_rules(line), rules)
        except BadLine as error:
            refused.append(error)
            said.append(f"{rules.line}: cannot arise here. {error}")
        else:
            said.append(_verdict(rules.line, here.why(move)))
    if len(refused) == len(said):
        raise refused[0]
    return said


def _without_rules(line: str) -> str:
    return " ".join(word for word in line.split() if not word.startswith("@"))


def _verdict(rules: str, verdict: object) -> str:
    return f"{rules}: {'yes' if verdict else 'no'}. {verdict}"
