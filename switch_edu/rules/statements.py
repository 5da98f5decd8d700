"""The rules of a house one by one, in reading order: what a rule sheet says, and from where.

Held against another house, a rule also tells what that house says where the two differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from switch_edu.cards import select
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import waits
from switch_edu.rules.house import House
from switch_edu.rules.moot import moot
from switch_edu.rules.ruling import Value
from switch_edu.rules.saying import (
    answers_sentence,
    power_sentence,
    value_in_words,
)
from switch_edu.rules.selectors import cards_in_words
from switch_edu.rules.sources import Provenance
from switch_edu.rules.words import capital, power_in_words

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


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of a rule and where it comes from."""

    words: str
    source: Provenance


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: the entry, what it is about, what the house says of it.

    `about` is a question, or the cards whose power it is. `there` is what the house that it is held
    against says instead, "" where both agree.
    """

    entry: str
    about: str
    clauses: tuple[Clause, ...]
    there: str = ""

    @property
    def open(self) -> bool:
        """Whether the source leaves all of it open."""
        return all(clause.source.open for clause in self.clauses)


def statements(house: House, theme: str, against: House | None = None) -> list[Rule]:
    """Return the rules of a theme that matter in a house, held against another one if given."""
    if theme == "powers":
        return list(_powers(house, against))
    return list(_rulings(house, theme, against))


def _rulings(house: House, theme: str, against: House | None) -> Iterator[Rule]:
    idle = moot(house)
    for ruling in RULINGS.values():
        if ruling.theme == theme and ruling.id not in idle:
            words = _answer(ruling.id, house.value(ruling.id))
            there = _ruled_there(house, against, ruling.id) if against else ""
            clause = Clause(words, house.source(ruling.id))
            agreed = against is None or house.value(ruling.id) == against.value(ruling.id)
            if not (ruling.rare and clause.source.open and agreed):
                yield Rule(ruling.id, ruling.question, (clause,), there)


def _answer(ruling: str, value: Value) -> str:
    return f"{capital(value_in_words(ruling, value))}."


def _ruled_there(house: House, against: House, ruling: str) -> str:
    reason = moot(against).get(ruling)
    if reason:
        return f"Never asked: {reason}."
    here, there = house.value(ruling), against.value(ruling)
    same = here == there or _same_cards(house, against, ruling)
    return "" if same else _answer(ruling, there)


def _same_cards(house: House, against: House, ruling: str) -> bool:
    """Say whether two lists of selectors name the same cards in their houses."""
    here, there = house.value(ruling), against.value(ruling)
    if RULINGS[ruling].kind != "selectors":
        return False
    assert isinstance(here, tuple)
    assert isinstance(there, tuple)
    return house.settled.cards(here) == against.settled.cards(there)


def _powers(house: House, against: House | None) -> Iterator[Rule]:
    for selector, power in house.powers.items():
        clauses = [Clause(f"{capital(power_in_words(power))}.", house.source(f"powers.{selector}"))]
        if waits(power):
            words = answers_sentence(power, house.answers.get(selector, {}))
            clauses.append(Clause(words, house.source(f"answers.{selector}")))
        there = _power_there(house, against, selector) if against else ""
        about = capital(cards_in_words(selector))
        yield Rule(f"powers.{selector}", f"{about}:", tuple(clauses), there)
    if not house.powers:
        yield Rule("powers", "All cards:", (Clause("No card has a power.", house.source("draw")),))
    yield from _powers_gone(house, against) if against else ()


def _power_there(house: House, against: House, selector: str) -> str:
    if selector in against.powers:
        there = power_sentence(against, selector)
        return "" if there == power_sentence(house, selector) else there
    meeting = [key for key in against.powers if select(key) & select(selector)]
    return " ".join(power_sentence(against, key) for key in meeting) or "No power."


def _powers_gone(house: House, against: House) -> Iterator[Rule]:
    """Yield the powers of the other house whose cards have none here."""
    for selector in against.powers:
        if not any(select(key) & select(selector) for key in house.powers):
            gone = Clause("No power.", house.source(f"powers.{selector}"))
            about = f"{capital(cards_in_words(selector))}:"
            yield Rule(f"powers.{selector}", about, (gone,), power_sentence(against, selector))
