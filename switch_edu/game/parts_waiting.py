"""The parts of a position line that say what waits, and what was said about last cards."""

from __future__ import annotations

import re

from switch_edu.engine.rules import Rules
from switch_edu.engine.table import Table
from switch_edu.errors import BadLine, did_you_mean
from switch_edu.game.parts import MOST, read_number

_OWED = re.compile(r"(?:(\d+)\+)?(\d+)(t?):(\S+)")


def read_owed(table: Table, rules: Rules, text: str) -> None:
    """Read what waits for the player in turn."""
    if text == "-":
        return
    match = _OWED.fullmatch(text)
    if not match:
        raise BadLine(f"“{text}” is not a debt: write -, or cards and power such as 4:2, or 2t:8.")
    both, number, turns, power = match.groups()
    if power not in rules.attacks:
        known = ", ".join(rules.attacks)
        offered = f"its attacking cards are {known}" if known else "it has no attacking cards"
        raise BadLine(
            f"No pickup or skip of “{power}” can wait in this house"
            f"{did_you_mean(power, rules.attacks)}: {offered}."
        )
    table.attack = rules.attacks.index(power)
    table.owed = read_number(both, "cards", MOST) if both else 0
    if turns:
        table.skips = read_number(number, "turns", MOST)
    else:
        table.owed += read_number(number, "cards", MOST)
    if not (table.owed or table.skips):
        raise BadLine(f"“{text}” is no debt, because nothing waits: write - for none.")


_CALLS = re.compile(r"([0-9])(?=.)(c2?)?(n)?(m)?(w)?(s)?")


def read_calls(table: Table, rules: Rules, text: str) -> None:
    """Read what was said, or not, about last cards."""
    if text == "-":
        return
    seats = set()
    for part in text.split(","):
        match = _CALLS.fullmatch(part)
        seat = int(match[1]) - 1 if match else -1
        if not match or not 0 <= seat < table.seats:
            raise BadLine(
                f"“{part}” is not a call: write the seat and c, n, m or w, such as 2c or 1mw."
            )
        if seat in seats:
            raise BadLine(f"Seat {seat + 1} is there twice: write its calls as one, such as 1cm.")
        seats.add(seat)
        table.good[seat] = len(match[2] or "")
        table.made[seat] = int(bool(match[3]))
        table.missed[seat] = int(bool(match[4]))
        table.window[seat] = int(bool(match[5]))
        table.said[seat] = int(bool(match[6]) or (table.good[seat] == 1 and table.hand[seat] == 1))
