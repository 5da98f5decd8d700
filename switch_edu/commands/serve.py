"""`switch-edu serve`: the course as plain pages for a class on a local network."""

from __future__ import annotations

import math
from typing import Any

import click

from switch_edu.commands.console import say


class _Minutes(click.FloatRange):
    """Minutes in a range; "nan" lies in every one, as it is never less or more."""

    name = "minutes"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        minutes = float(super().convert(value, param, ctx))
        if math.isnan(minutes):
            self.fail(f"{value!r} is not a valid number of minutes.", param, ctx)
        return minutes


@click.command("serve")
@click.option("--ip", "address", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port to use (8866, or the next).")
@click.option(
    "--most", type=click.IntRange(1, 500), default=30, show_default=True, help="How many at once."
)
@click.option(
    "--idle",
    type=_Minutes(0.05, 1440),
    default=60,
    show_default=True,
    help="After how many minutes without a click a page loses its seat.",
)
@click.option("--no-browser", is_flag=True, help="Print the address and open no browser.")
def command(address: str, port: int | None, most: int, idle: float, no_browser: bool) -> None:
    """Show the course as pages without code, for a class on a local network.

    Everybody's progress is kept by their own browser. Only this computer can connect unless --ip
    says otherwise, for example --ip 0.0.0.0; then the link carries a key.
    """
    from switch_edu import content
    from switch_edu.serve.server import Plan, serve

    plan = Plan(content.notebooks(), address, port, most, idle)
    serve(plan, browser=not no_browser, say=say)
