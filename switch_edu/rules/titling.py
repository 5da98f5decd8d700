"""What a house is called: its file's title, and in brackets what was chosen on top of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.rules.briefly import briefly

if TYPE_CHECKING:
    from switch_edu.rules.house import House

MOST_TOLD = 2  # own rules that a title tells; more of them are counted


def title_of(house: House) -> str:
    """Return a house in words: "Switch (draw until something fits; twos do not stack)"."""
    extra = chosen_words(house)
    own = [entry for entry, _ in house.overrides]
    if len(own) > MOST_TOLD:
        extra.append(f"{len(own)} own rules")
    else:
        extra += [briefly(house.settled, entry) for entry in own]
    return f"{house.file.title} ({'; '.join(extra)})" if extra else house.file.title


def chosen_words(house: House) -> list[str]:
    """Return the variations and knobs that a house has chosen, in words."""
    varied = [house.known_variations[name].title for name in house.variations]
    turned = [f"{house.known_knobs[name].title}: {option}" for name, option in house.knobs]
    return varied + turned
