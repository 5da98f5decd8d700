"""Where two houses differ when no position tells them apart: the deal, the calls, the scoring …"""

from __future__ import annotations

from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.explore.disagreeing.alike import is_read
from switch_edu.explore.disagreeing.facts import comparable
from switch_edu.rules import House
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.moot import moot

PLAY = "the play"

_BY_THEME = {"setup": "the deal", "scoring": "the scoring"}
_BY_ENTRY = {
    "last-place": "the scoring",
    "illegal.card": "what a mistake costs",
    "illegal.then": "what a mistake costs",
    "illegal.run": "what a mistake costs",
    "out-of-turn": "what a mistake costs",
    "secret": "what the players keep themselves",
    "timer": "what the players keep themselves",
}
# What the kernel reads of a house for a deal, a call or a mistake only.
_OUTSIDE_PLAY = ("packs", "jokers", "hand_size", "first_offset", "fixed_first", "clockwise")
_OUTSIDE_STARTS = ("starter", "mistake", "call_", "out_of_turn")


def shared_seats(one: House, other: House) -> range:
    """Return the numbers of players that may sit down in both houses."""
    return range(max(one.players[0], other.players[0]), min(one.players[1], other.players[1]) + 1)


def area_of(entry: str) -> str:
    """Return the part of the game that an entry speaks of: "the deal", or "the play"."""
    if entry.startswith("call."):
        return "the calls"
    theme = RULINGS[entry].theme if entry in RULINGS else ""
    return _BY_ENTRY.get(entry) or _BY_THEME.get(theme, PLAY)


def differing(one: House, other: House) -> dict[str, list[str]]:
    """Return the entries on which two houses differ by area, the play last.

    What does nothing in either house is left out. What is said of jokers belongs to the deal where
    one house has none.
    """
    jokers = one.value("jokers") and other.value("jokers")
    idle = moot(one).keys() & moot(other).keys()
    areas: dict[str, list[str]] = {}
    for row in one.diff(other):
        if row.entry not in idle:
            of_jokers = row.entry.endswith(".joker") and not jokers
            area = _BY_THEME["setup"] if of_jokers else area_of(row.entry)
            areas.setdefault(area, []).append(row.entry)
    played = areas.pop(PLAY, None)
    return areas | ({PLAY: played} if played else {})


def play_alike(one: Rules, other: Rules) -> bool:
    """Say whether the kernel plays two houses alike once the cards are dealt, calls left aside.

    It reads nothing but its rules, so equal ones can never lead to different positions.
    """
    first, second = comparable(one, other)
    names = [name for name in NUMBERS if _is_of_play(name)]
    names += [name for name in LISTS if is_read(first, name) or is_read(second, name)]
    return first.attacks == second.attacks and all(
        getattr(first, name) == getattr(second, name) for name in names
    )


def _is_of_play(name: str) -> bool:
    return name not in _OUTSIDE_PLAY and not name.startswith(_OUTSIDE_STARTS)
