"""The one door: `switch-edu` opens the lab, `switch-edu COMMAND` does one thing and ends.

A command is a module of `switch_edu.commands` with a click command named `command`, and a line
in `COMMANDS`. Modules are imported when their command is used, so that help comes at once.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Any, NoReturn

import click

from switch_edu import __version__
from switch_edu.commands import console
from switch_edu.commands.chooser import Chooser
from switch_edu.errors import SwitchError

COMMANDS: dict[str, str] = {
    "why": "Say whether a move is allowed in a position, and why.",
    "compare": "Compare what houses say of the moves in a position.",
    "settle": "Settle a question about the rules by all rule sets at once.",
    "disagree": "Say on which smallest position two houses part, and why.",
    "outcomes": "Say what house rules do to the game, by many games with the same deals.",
    "houses": "List the rule sets and their variations.",
    "sheet": "Print the rules of a house, each with its source.",
    "export": "Write a lesson, a comparison or rules as one HTML file to show or print.",
    "check": "Say what in a house contradicts itself, and what its source leaves open.",
    "replay": "Tell a recorded game in words.",
    "serve": "Show the course as pages without code, for a class on a local network.",
    "cases": "Check positions with what must be so, from a YAML file.",
}


class Door(Chooser):
    """A group of commands imported on use; the user's errors are one sentence and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, or None when there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"switch_edu.commands.{cmd_name}")
        return module.command  # type: ignore[no-any-return]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        if COMMANDS:
            with formatter.section("Commands"):
                formatter.write_dl(list(COMMANDS.items()))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run, and turn every error of the user's into one sentence on stderr and exit code 2."""
        kwargs["standalone_mode"] = False
        console.prepare()
        try:
            code = super().main(*args, **kwargs)
        except click.Abort:
            sys.exit(130)
        except (click.MissingParameter, click.NoSuchOption) as error:
            path = error.ctx.command_path if error.ctx else "switch-edu"
            _complain(f"{error.format_message()} `{path} --help` shows what it takes.")
        except click.ClickException as error:
            _complain(error.format_message())
        except SwitchError as error:
            _complain(str(error))
        except BrokenPipeError:  # whoever reads has seen enough, as `head` does
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            _complain(f"The answer could not be written: {error.strerror}.")
        sys.exit(code if isinstance(code, int) else 0)


class _Folder(click.Path):
    """A folder; an empty text is none, though it would mean the folder that one is in."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("the name of the folder is empty.", param, ctx)
        return super().convert(value, param, ctx)


def _complain(sentence: str) -> NoReturn:
    console.say(" ".join(sentence.split()), err=True)
    sys.exit(2)


@click.group(
    cls=Door, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="switch-edu")
@click.option("--no-browser", is_flag=True, help="Print the address and open no browser.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port to use (8888, or the next).")
@click.option(
    "--dir",
    "directory",
    type=_Folder(path_type=Path, file_okay=False),
    help="The folder for your copy of the notebooks.",
)
@click.pass_context
def door(ctx: click.Context, no_browser: bool, port: int | None, directory: Path | None) -> None:
    """Learn Switch, and compare the rules it is played by.

    Without a command: open JupyterLab on the welcome notebook.
    """
    if ctx.invoked_subcommand is None:
        from switch_edu.lab import open_lab

        open_lab(directory=directory, port=port, browser=not no_browser, say=console.say)


def main() -> None:
    """Run the command line; this is what `switch-edu` calls."""
    door.main(prog_name="switch-edu")
