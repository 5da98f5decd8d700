"""The command line as a whole: help comes at once, a mistake is one sentence and exit code 2."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from switch_edu.cli import COMMANDS
from tests.unit.command_checks import run


def test_help_names_every_command() -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert all(name in shown.stdout for name in COMMANDS)


def test_help_imports_no_lab_and_no_library_for_tables() -> None:
    code = (
        "import sys; from switch_edu.cli import door\n"
        "try: door.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('jupyterlab', 'pandas', 'yaml') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    assert run(name, "--help").exit_code == 0


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["nonsense"], "no command 'nonsense'"),
        (["--port", "many"], "'many' is not a valid integer"),
        (["--port", "0"], "0 is not in the range 1<=x<=65535"),
        (["serve", "--idle", "nan"], "'nan' is not a valid number of minutes"),
        (["--dri", "x"], "--dir"),
        (["--dir", "/dev/null"], "cannot be copied to /dev/null"),
        (["--dir", "", "houses"], "the name of the folder is empty"),  # as of an unset variable
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], part: str) -> None:
    shown = run(*words)
    assert shown.exit_code == 2
    assert part in shown.stderr
    assert shown.stdout == ""
    assert len(shown.stderr.splitlines()) == 1


def test_a_taken_port_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        shown = run("--no-browser", "--port", str(port))
    assert shown.exit_code == 2
    assert shown.stderr.startswith(f"Port {port} cannot be used (address already in use)")
