"""What the console can show: without suit signs or curly quotes, plain letters stand for them."""

from __future__ import annotations

import codecs
import sys

import click

PLAIN = {
    "♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S",
    "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "−": "-", "·": "-",
    "→": "->", "✓": "+", "✗": "x", "≠": "!=", "×": "x", "\u00a0": " ",
}  # fmt: skip


def prepare() -> None:
    """Let output fall back to plain letters instead of failing on a console without the signs."""
    codecs.register_error("switch-plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="switch-plain")


def say(text: str, *, err: bool = False) -> None:
    """Print a line as the console takes it (click would write UTF-8 to one that wants ASCII)."""
    click.echo(text, file=sys.stderr if err else sys.stdout)


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in missing), error.end
