"""What a house is called: its file's title, and in brackets what was chosen on top of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from switch_edu.rules.house import House


def title_of(house: House) -> str:
    """Return a house in words: "Classic Switch (queens reverse; 1 own rule)"."""
    extra = [house.known_variations[name].title for name in house.variations]
    extra += [f"{house.known_knobs[name].title}: {option}" for name, option in house.knobs]
    own = len(house.overrides)
    extra += [f"{own} own rule{'s' if own > 1 else ''}"] if own else []
    return f"{house.file.title} ({'; '.join(extra)})" if extra else house.file.title
