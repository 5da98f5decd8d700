"""What the checks share: which entries a house settles itself, and small words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from switch_edu.rules.house import House
from switch_edu.rules.values import value_text

Check = Callable[[House], Iterator[str]]


def own_entries(house: House) -> set[str]:
    """Return the entries that the house's own choices settle, or its file where it has none."""
    chosen = {entry for changes in house.chosen for entry in changes}
    chosen |= {entry for entry, _ in house.overrides}
    return chosen or set(house.file.changes)


def settles(house: House, *entries: str) -> bool:
    """Say whether the house itself settles one of the entries (`powers` stands for any power)."""
    own = own_entries(house)
    return any(entry in own or any(key.startswith(f"{entry}.") for key in own) for entry in entries)


def said(house: House, ruling: str) -> str:
    """Return a ruling as the one-line form writes it: "call.price=2"."""
    return f"{ruling}={value_text(house.value(ruling))}"


def listed_in(house: House, ruling: str) -> tuple[str, ...]:
    """Return the words of a ruling that is a set of words or selectors."""
    value = house.value(ruling)
    return tuple(map(str, value)) if isinstance(value, tuple) else (str(value),)


def number_in(house: House, ruling: str) -> int:
    """Return the number that a ruling holds."""
    return int(str(house.value(ruling)))
