"""`switch-edu export`: lessons, comparisons and rule sheets as files that need nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from switch_edu.commands.chooser import Chooser
from switch_edu.commands.console import say
from switch_edu.commands.outcomes import played, playing
from switch_edu.commands.written import to_file

if TYPE_CHECKING:
    from switch_edu.exporting import Form

_LONGEST_NAME = 60
_UNSAFE = re.compile(r"[^\w-]+")


_output = to_file("-o", "--output", help="The file to write, here unless given.")


def _form(*forms: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add a flag for each form but that of a page."""

    def add(command: Callable[..., None]) -> Callable[..., None]:
        for form in forms:
            command = click.option(f"--{form}", is_flag=True, help=_FORMS[form])(command)
        return command

    return add


_FORMS = {
    "slides": "Make slides for a class, the answer after each question.",
    "worksheet": "Make a worksheet to print, the answers on the last page.",
}
_HOUSE = click.option("--house", metavar="HOUSE", help="Put it under these rules.")


@click.group("export", cls=Chooser, invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Write a lesson, a comparison, rules or outcomes as one HTML file that needs nothing else.

    The file opens in any browser, without a network, and can be printed. A file that is there
    already is left alone unless you say --replace.

    \b
    switch-edu export lesson effects
    switch-edu export lesson effects --slides -o effects-for-class.html
    switch-edu export course --worksheet
    switch-edu export comparison "9C 1+ 5SAH8CKC/7/7 26 - -" practice-table jaques
    switch-edu export rules jack7
    switch-edu export outcomes practice-table jack7 --games 2000
    """
    if ctx.invoked_subcommand is None:
        say(ctx.get_help())


@command.command("lesson")
@click.argument("name")
@_HOUSE
@_form("slides", "worksheet")
@_output
def lesson(name: str, house: str | None, **options: Any) -> None:
    """Write the lesson with a NAME such as effects: every step with its picture and its answer."""
    from switch_edu.teaching import lesson as read_lesson

    taught = read_lesson(name)
    _write(taught, taught.id, house=house, **options)


@command.command("course")
@click.argument("name", default="")
@_HOUSE
@_form("slides", "worksheet")
@_output
def course(name: str, house: str | None, **options: Any) -> None:
    """Write all lessons of a course: the first one, or that with a NAME such as other-houses."""
    from switch_edu.teaching import course as read_course

    _write(read_course(name), name or "course", house=house, **options)


@command.command("comparison")
@click.argument("line")
@click.argument("houses", metavar="HOUSE…", nargs=-1)
@click.option("--moves", metavar="MOVES", help="Play these one after another: “2C, then 8C”.")
@_form("slides")
@_output
def comparison(line: str, houses: tuple[str, ...], moves: str | None, **options: Any) -> None:
    """Write what each HOUSE says of the moves in a position: all rule sets unless you name some.

    LINE is a position in one line, as `switch-edu compare` takes it.
    """
    from switch_edu.explore.comparing.compare import compare

    _write(compare(line, houses or None, moves), "comparison", **options)


@command.command("rules")
@click.argument("house")
@_output
def rules(house: str, **options: Any) -> None:
    """Write the rules of a HOUSE, each with its source."""
    from switch_edu.rules import house as read_house

    _write(read_house(house), Path(house).name.removesuffix(".toml"), **options)


@command.command("outcomes")
@playing
@_output
def outcomes(output: Path | None, replace: bool, **options: Any) -> None:
    """Let each HOUSE play the same deals, and write what its rules do to the game."""
    from switch_edu.texts import check_free

    target = output or Path(_file_name("outcomes"))
    check_free(target, replace=replace)
    _write(played(**options), "outcomes", output=target, replace=replace)


def _write(
    what: object, name: str, *, output: Path | None, house: str | None = None,
    slides: bool = False, worksheet: bool = False, replace: bool,
) -> None:  # fmt: skip
    """Write the file and say where it is; without a name of its own it is called after `name`."""
    from switch_edu.exporting import export

    if slides and worksheet:
        raise click.UsageError("Choose one of --slides and --worksheet, and write the other after.")
    form: Form = "slides" if slides else "worksheet" if worksheet else "page"
    target = output or Path(_file_name(name, house, form))
    export(what, target, form, house=house, replace=replace)
    say(f"{target} is written: open it in a browser to read, show or print it.")


def _file_name(name: str, house: str | None = None, form: str = "page") -> str:
    parts = [name, *([house] if house else []), *([form] if form != "page" else [])]
    return f"{_UNSAFE.sub('-', '-'.join(parts)).strip('-')[:_LONGEST_NAME]}.html"
