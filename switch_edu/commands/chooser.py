"""A command that has commands of its own, and says which one may have been meant."""

from __future__ import annotations

import click

from switch_edu.errors import did_you_mean


class Chooser(click.Group):
    """A group of commands."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the arguments name, or say which one may have been meant."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            hint = did_you_mean(args[0], known) or f" (there are {', '.join(known)})"
            raise click.UsageError(f"There is no command {args[0]!r}{hint}.", ctx)
        return super().resolve_command(ctx, args)
