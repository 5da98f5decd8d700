"""Bots by the name of their kind."""

from __future__ import annotations

from switch_edu.bots.seats import Bot, RandomBot, Seated, SensibleBot
from switch_edu.bots.sharp import SharpBot
from switch_edu.errors import SwitchError, did_you_mean
from switch_edu.game.given import shown
from switch_edu.game.voice import listed

KINDS: dict[str, type[Seated]] = {  # the better ones later
    "random": RandomBot,
    "sensible": SensibleBot,
    "sharp": SharpBot,
}


def bot(kind: str = "sensible", seed: int = 0, forgets: float = 0.0, notices: float = 1.0) -> Bot:
    """Return a bot by its kind: "random", "sensible" or "sharp".

    A sharp bot imagines what the others may hold and tries its moves there; given a game, it uses
    all that its seat has seen. `forgets` and `notices` are chances from 0 (never) to 1 (always):
    that a bot forgets a call of its own, and that it notices another player's forgotten one; by
    default it does both perfectly. The seed decides what a random bot plays, what a sharp one
    imagines, and when a chance comes true. Raises SwitchError in one sentence for any other kind or
    chance.
    """
    return KINDS[read_kind(kind)](seed, forgets, notices)


def read_kind(kind: object) -> str:
    """Return the name of a kind of bot; raises SwitchError for what is none."""
    if not isinstance(kind, str) or kind not in KINDS:
        hint = did_you_mean(str(kind), KINDS)
        raise SwitchError(
            f"There is no bot “{shown(kind)}”{hint}: choose {listed(list(KINDS), 'or')}."
        )
    return kind
