"""Values as cases write them, each checked: players, cards, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from switch_edu.cards import FACES, UNKNOWN, read_card
from switch_edu.engine.layout import MAX_CARDS, MAX_SEATS
from switch_edu.errors import BadFile
from switch_edu.explore.cases.file import words

USUAL_PLAYERS = ["A", "B", "C"]


def players(given: Mapping[str, Any]) -> list[str]:
    """Return the players of a case, clockwise."""
    names = words(given.get("players", USUAL_PLAYERS), "“players”")
    if not 2 <= len(names) <= MAX_SEATS or len(set(names)) < len(names):
        raise BadFile(f"“players” has to name two to {MAX_SEATS} different players.")
    return names


def seat_of(name: object, names: Sequence[str]) -> int:
    """Return the seat of a player; raises BadFile for a name that nobody has."""
    if name not in names:
        raise BadFile(f"There is no player “{name}”: the players are {', '.join(names)}.")
    return names.index(str(name))


def cards_of(found: object, what: str) -> list[int]:
    """Return the kinds that a list of cards or a number of unknown ones stands for."""
    if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MAX_CARDS:
        return [UNKNOWN] * found
    if not isinstance(found, list):
        raise BadFile(f"{what} has to be a list of cards or their number, not “{found}”.")
    return [read_card(str(card)) for card in found]


def face_of(found: object) -> int:
    """Return the face that a card has; raises BadCard for no card and BadFile for a joker."""
    kind = read_card(str(found))
    if kind >= FACES:
        raise BadFile(f"{found} is a joker: a card with a suit and a rank is needed here.")
    return kind


def named_players(given: Mapping[str, Any], key: str, names: Sequence[str]) -> list[str]:
    """Return the players listed under a key, all of them known."""
    found = words(given.get(key, []), f"“{key}”")
    for name in found:
        seat_of(name, names)
    return found


def whole_number(found: object, what: str, least: int, most: int = MAX_CARDS) -> int:
    """Return a number of things; raises BadFile for anything else, true and false included."""
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise BadFile(f"“{found}” is not a number of {what}: write one from {least} to {most}.")
    return found
