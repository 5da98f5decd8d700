"""`switch-edu cases`: positions with what must be so, checked against the rules."""

from __future__ import annotations

from pathlib import Path

import click

from switch_edu.commands.console import say


@click.command("cases")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, file: Path) -> None:
    """Check the cases in a YAML file: a position, what is played, and what must then be so.

    Prints a line for each case that fails, and last how many passed and failed. The exit code is 0
    if all passed, 1 if some failed, 2 if a case or the file cannot be read.
    """
    from switch_edu.explore.cases.run import run_file

    passed = failed = code = 0
    for outcome in run_file(file):
        passed += outcome.passed
        failed += not outcome.passed
        if not outcome.passed:
            code = 2 if outcome.mistake or code == 2 else 1
            say(str(outcome), err=bool(outcome.mistake))
    say(f"{passed} passed, {failed} failed")
    ctx.exit(code)
