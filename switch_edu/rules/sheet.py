"""The rule sheet of a house: plain English in reading order, each rule with its source."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from switch_edu.rules.declared import RULINGS
from switch_edu.rules.house import House
from switch_edu.rules.moot import moot
from switch_edu.rules.saying import capital, power_sentence, value_in_words
from switch_edu.rules.sources import Provenance

_WIDTH = 88
THEMES = {
    "setup": "Setting up",
    "turn": "Your turn",
    "powers": "Power cards",
    "penalties": "Pickups, skips and covers",
    "suits": "Naming a suit",
    "runs": "Several cards in one turn",
    "supply": "Stock and refill",
    "finish": "Calling and going out",
    "scoring": "Points and matches",
}


def sheet(house: House) -> str:
    """Return the rules of a house as text, at most 88 characters wide.

    Rules that nothing in the house asks for are left out. The last line is the house in one line.
    """
    lines = [house.title, "=" * len(house.title)]
    for theme, heading in THEMES.items():
        rules = list(_powers(house) if theme == "powers" else _rulings(house, theme))
        if rules:
            lines += ["", heading, "-" * len(heading), *rules]
    return "\n".join([*lines, "", f"In one line: {house.line}"])


def rows(house: House, theme: str) -> Iterator[tuple[str, str, Provenance]]:
    """Yield (question, answer in words, source) of every ruling of a theme that matters."""
    idle = moot(house)
    for ruling in RULINGS.values():
        if ruling.theme == theme and ruling.id not in idle:
            words = value_in_words(ruling.id, house.value(ruling.id))
            yield ruling.question, capital(words), house.source(ruling.id)


def cited(source: Provenance) -> str:
    """Return a source as a sheet names it: "(Jaques, Setting up)" or "(Jaques leaves it open)"."""
    return f"({source.cite} leaves it open)" if source.open else f"({source})"


def _rulings(house: House, theme: str) -> Iterator[str]:
    for question, answer, source in rows(house, theme):
        yield _wrapped(f"{question} {answer}. {cited(source)}")


def _powers(house: House) -> Iterator[str]:
    if not house.powers:
        yield _wrapped("No card has a power.")
    for selector in house.powers:
        source = house.source(f"powers.{selector}")
        yield _wrapped(f"{power_sentence(house, selector)} {cited(source)}")


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent="- ", subsequent_indent="  ")
