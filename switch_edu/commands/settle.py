"""`switch-edu settle`: one question about the rules, answered by all rule sets at once."""

from __future__ import annotations

from pathlib import Path

import click

from switch_edu.commands.compare import named
from switch_edu.commands.console import say
from switch_edu.commands.written import as_page


@click.command("settle")
@click.argument("question", required=False)
@click.argument("move", nargs=-1)
@click.option("--houses", metavar="A,B", help="Ask these houses instead of those of the documents.")
@as_page
def command(
    question: str | None,
    move: tuple[str, ...],
    houses: str | None,
    html: Path | None,
    replace: bool,
) -> None:
    """Settle a QUESTION in plain words, or a MOVE in a position, by all rule sets.

    QUESTION is one of those that are listed when nothing is asked, or a position in one line that
    MOVE is played in.

    \b
    switch-edu settle
    switch-edu settle "Can I put a black jack on a two?"
    switch-edu settle "9C 1+ 5S8C9DKC/7/7 26 - - @practice-table" 8C
    """
    from switch_edu.explore.comparing.disputes import disputes
    from switch_edu.explore.comparing.settle import settle

    if question is None:
        for dispute in disputes():
            say(dispute.question)
        return
    settled = settle(question, " ".join(move) or None, named(houses))
    if html is None:
        say(str(settled))
        return
    from switch_edu.texts import write_text

    write_text(html, settled.page(), replace=replace)
    say(f"The answers are in {html}: open it in a browser to read or print them.")
