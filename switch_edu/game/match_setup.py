"""What a match needs before it begins: rules that can decide it, a length, a dealer, seeds."""

from __future__ import annotations

import hashlib

from switch_edu.errors import BadHouse, SwitchError
from switch_edu.game.standing import UNTIL_DECIDED
from switch_edu.rules import House

MOST_ROUNDS = 100
CUT = -1  # the number of the cut among the deals of a match


def check_rules(rules: House) -> None:
    """Raise BadHouse for rules that can never decide a match."""
    if rules.value("match") != "single-round" and rules.value("score") == "none":
        raise BadHouse(
            f"{rules.title} decides a match by points but scores nothing: add ~score=losers, for "
            "example, or ~match=single-round."
        )
    if rules.value("match") == "ceiling-elimination" and rules.players[0] > 2:
        raise BadHouse(
            f"{rules.title} puts players out until one is left, but is for {rules.players[0]} "
            "players or more: allow fewer with ~players=2-7."
        )


def derived_seed(seed: int, number: int) -> int:
    """Return the seed of a deal by its number from 0, or of the CUT; deal 0 has the seed itself."""
    if number == 0:
        return seed
    mixed = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=4).digest()
    return int.from_bytes(mixed, "big")


def match_length(rules: House, rounds: object) -> int:
    """Return how many rounds are played; raises SwitchError for a number that cannot be."""
    ceiling = str(rules.value("match")).startswith("ceiling")
    if rounds is None:
        if ceiling:
            return UNTIL_DECIDED
        return (
            1 if rules.value("match") == "single-round" else int(str(rules.value("match-rounds")))
        )
    if ceiling:
        raise SwitchError(
            "Under these rules a match goes on until somebody passes the ceiling: leave out the "
            "number of rounds, or add ~match=rounds-lowest to the rules."
        )
    if not isinstance(rounds, int) or isinstance(rounds, bool) or not 1 <= rounds <= MOST_ROUNDS:
        raise SwitchError(f"A match has from 1 to {MOST_ROUNDS} rounds, a whole number.")
    return rounds
