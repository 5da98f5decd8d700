"""Which houses give an answer, and where they have it from, for docs/rulings.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from switch_edu.cards import breadth, select
from switch_edu.errors import BadHouse
from switch_edu.rules import House, house, houses
from switch_edu.rules.ruling import Value
from switch_edu.rules.tracing import SILENT


def every_house() -> Iterator[House]:
    """Yield each shipped house, then what its own variations and switches make of it."""
    for name in houses():
        base = house(name)
        yield base
        yield from offers(base)


def offers(base: House) -> Iterator[House]:
    """Yield a house with each of its own variations, and each other option of its own switches."""
    items = list(base.file.variations)
    for knob, row in base.file.knobs.items():
        items += [f"{knob}={word}" for word in row.options if word != row.standard]
    for item in items:
        try:
            yield base.with_(item)
        except BadHouse:
            continue


def takers(entry: str, value: Value) -> Iterator[House]:
    """Yield the houses that give an answer, and the variations that come to it."""
    for name in houses():
        base = house(name)
        if base.settled.get(entry) == value:
            yield base
        for rules in offers(base):
            if rules.settled.get(entry) == value != base.settled.get(entry):
                yield rules


def cited(entry: str, takers: Iterable[House]) -> str:
    """Return houses and where they have an entry from, those with one source together."""
    groups: dict[str, list[str]] = {}
    for rules in takers:
        source = rules.source(in_force(rules, entry))
        words = source.words.removeprefix("silent; ")
        openly = "open" if words == SILENT else f"open: {words}"
        groups.setdefault(openly if source.open else str(source), []).append(rules.line)
    return "<br>".join(f"{codes(lines)} ({place})" for place, lines in groups.items()) or "nobody"


def in_force(rules: House, entry: str) -> str:
    """Return the entry that gives cards their power: that of all jacks speaks for black ones."""
    kind, _, cards = entry.partition(".")
    if kind != "powers" or cards in rules.powers:
        return entry
    over = [key for key in rules.powers if select(cards) & ~select(key) == 0]
    return f"powers.{min(over, key=breadth)}" if over else entry


def codes(words: Iterable[str]) -> str:
    """Return names as code, joined by commas."""
    return ", ".join(f"`{word}`" for word in words)
