"""What a house's sources leave open, and the other readings that are possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from switch_edu.engine.rules import LISTS, NUMBERS, Rules
from switch_edu.errors import BadHouse
from switch_edu.game.compiling import compiled
from switch_edu.rules import House, Provenance, house, houses
from switch_edu.rules.check import left_open
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.ruling import Value
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.words import capital


@dataclass(frozen=True)
class Reading:
    """One reading of an open rule: the house with it, compiled, and its words."""

    house: House
    rules: Rules
    words: str


@dataclass(frozen=True)
class OpenRule:
    """A rule that the sources leave open: the reading taken, and the others that play otherwise."""

    entry: str
    question: str
    taken: str
    source: Provenance
    readings: tuple[Reading, ...]


def open_rules(rules: House, players: int) -> tuple[OpenRule, ...]:
    """Return the rules that a house's sources leave open, in reading order.

    Readings that nothing at a table of so many players could tell apart are left out.
    """
    return tuple(
        OpenRule(
            rule.entry,
            rule.about,
            _words(rule.entry, rules.value(rule.entry)),
            rule.clauses[0].source,
            tuple(_readings(rules, rule.entry, players)),
        )
        for rule in left_open(rules)
        if rule.entry in RULINGS
    )


def _readings(rules: House, entry: str, players: int) -> Iterator[Reading]:
    played = compiled(rules, players)
    for value in _values(entry):
        try:
            other = rules.with_({entry: value})
            read = compiled(other, players)
        except BadHouse:  # a reading that does not fit the rest of the house, or so many players
            continue
        if not _play_alike(played, read):
            yield Reading(other, read, _words(entry, value))


def _values(entry: str) -> list[Value]:
    """Return the values that a ruling can have: its options, or what shipped houses say."""
    if RULINGS[entry].kind == "choice":
        return list(RULINGS[entry].options)
    return list(dict.fromkeys(house(name).value(entry) for name in houses()))


def _play_alike(one: Rules, other: Rules) -> bool:
    names = (*NUMBERS, *LISTS, "attacks")
    return all(getattr(one, name) == getattr(other, name) for name in names)


def _words(entry: str, value: Value) -> str:
    return capital(value_in_words(entry, value))
