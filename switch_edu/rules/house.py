"""A house: a named set of rules as an immutable value with a text form.

One line writes a house, and reads back to an equal one:

    name{~variation}{~knob=option}{~ruling=value}{~powers.CARDS=power}{~answers.CARDS.CARDS=how}

The name is a shipped house or `from-scratch` (matching without powers). A variation is written by
its name, a knob (one switch of a source that moves several rulings) with its option, every other
difference as an entry: `classic~queens~call.price=1`, `jack7~runs=off~powers.4=pickup-4`. Values
hold no spaces: a set is joined by "+" and empty as "none", a range is "2-7". The answer to a
question is read too, and stored as entries: `practice-table~black-jack-size=7`. What is said later
wins; the line that a house prints is in one fixed order and leaves out what changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import cast

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules import lenses
from switch_edu.rules.building import pairs_of, with_item
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.differences import Difference, differences
from switch_edu.rules.entries import Changes, read_entry
from switch_edu.rules.files import NAMES, SCRATCH, HouseFile, own_file, own_place, shipped_file
from switch_edu.rules.offers import Knob, Variation
from switch_edu.rules.own_houses import SUFFIX
from switch_edu.rules.ruling import Value
from switch_edu.rules.settle import Settled, settle
from switch_edu.rules.sources import Provenance
from switch_edu.rules.titling import title_of
from switch_edu.rules.tracing import source_of
from switch_edu.rules.values import value_text


@dataclass(frozen=True, eq=False, repr=False)
class House:
    """A set of rules by which a game can be played; made by `sw.house(line)`.

    Two houses are equal when their lines are.
    """

    file: HouseFile
    variations: tuple[str, ...] = ()
    knobs: tuple[tuple[str, str], ...] = ()
    overrides: tuple[tuple[str, Value], ...] = ()

    @property
    def name(self) -> str:
        """The name that the line begins with, or the name that the own file gives."""
        return self.file.name

    @cached_property
    def title(self) -> str:
        """The house in words: "Switch (draw until something fits; twos do not stack)"."""
        return title_of(self)

    @cached_property
    def line(self) -> str:
        """The house in one line; `sw.house(house.line) == house`."""
        return self._written if self.file.shipped else self._on_shipped().line

    @property
    def label(self) -> str:
        """What tables and sentences call the house: "friday" where the line of an own one is long.

        It is the line for every other house, and where an own file has the name of a shipped one.
        """
        return self.line if self.name in NAMES else self._written

    @property
    def _written(self) -> str:
        parts = [self.name, *self.variations]
        parts += [f"{name}={option}" for name, option in self.knobs]
        parts += [f"{entry}={value_text(value)}" for entry, value in self.overrides]
        return "~".join(parts)

    @property
    def powers(self) -> Mapping[str, str]:
        """Which cards have which power: {selector: power}; the narrowest selector wins."""
        return MappingProxyType(self.settled.powers)

    @property
    def answers(self) -> Mapping[str, Mapping[str, str]]:
        """What may answer a power: {the power's selector: {answering selector: how}}."""
        return MappingProxyType(self.settled.answers)

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return cast("tuple[int, int]", self.settled.values["players"])

    def value(self, ruling: str) -> Value:
        """Return the answer to a ruling; raises BadHouse with "did you mean" for an unknown one."""
        try:
            return self.settled.values[ruling]
        except (KeyError, TypeError):  # a list, say, is no key at all
            hint = did_you_mean(ruling, RULINGS)
            raise BadHouse(f"There is no ruling “{ruling}”{hint}.") from None

    def says(self, question: str) -> str:
        """Return the house's answer to one of the questions ("black-jack-size" -> "5")."""
        return lenses.answer(self.settled, question)

    def source(self, entry: str) -> Provenance:
        """Return where an entry (a ruling, "powers.2", "answers.2.2") comes from.

        Where the documents are silent, it is `open` and its words say what was taken.
        """
        return source_of(self, read_entry(entry))

    def with_(self, *items: str | Mapping[str, object]) -> House:
        """Return this house with further items, each as in the one-line form or a mapping of them.

        Raises BadHouse for what does not exist or is not offered.
        """
        built = self
        for item in items:
            for key, raw in pairs_of(item):
                built = with_item(built, key, raw)
        built.settled  # noqa: B018  (raises for what does not fit together)
        return built

    def diff(self, other: str | House) -> list[Difference]:
        """Return every entry on which the other house says something else, in reading order.

        Raises BadHouse where there is no such house.
        """
        return differences(self.settled, house(other).settled)

    def sheet(self, against: str | House | None = None) -> str:
        """Return the rules in plain English, each with its source, the one-line form at the end.

        Held against another house, what differs is marked; raises BadHouse where there is none.
        """
        from switch_edu.rules.sheet import sheet

        return sheet(self, None if against is None else house(against))

    @cached_property
    def parent(self) -> House | None:
        """The house that this one's file is built on, None for `from-scratch`."""
        return house(self.file.parent) if self.file.parent else None

    @cached_property
    def settled(self) -> Settled:
        """The rules in force, all layers applied."""
        return settle([*self.layers, dict(self.overrides)])

    @cached_property
    def known_variations(self) -> dict[str, Variation]:
        """The variations that may be added, by name: its own and those of the parents that fit."""
        known = self.parent.known_variations if self.parent else {}
        kept = {name: row for name, row in known.items() if name not in self.file.without}
        return {**kept, **self.file.variations}

    @cached_property
    def known_knobs(self) -> dict[str, Knob]:
        """The knobs that may be set, by name, those of the parents included."""
        inherited = self.parent.known_knobs if self.parent else {}
        return {**inherited, **self.file.knobs}

    @cached_property
    def layers(self) -> list[Changes]:
        """The changes that make the house, lowest first, its overrides not among them."""
        inherited = [*self.parent.layers, dict(self.parent.overrides)] if self.parent else []
        return [*inherited, self.file.changes, *self.chosen]

    @cached_property
    def chosen(self) -> list[Changes]:
        """The changes of the variations and knobs that this house adds to its file."""
        varied = [self.known_variations[name].changes for name in self.variations]
        return varied + [self.known_knobs[name].options[option] for name, option in self.knobs]

    def _on_shipped(self) -> House:
        base = self.parent or house(SCRATCH)
        return base.with_(self.file.changes, *self.chosen, dict(self.overrides))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and self.line == other.line

    def __hash__(self) -> int:
        return hash(self.line)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return house, (self.line,)

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"house({self.line!r})"

    def _repr_html_(self) -> str:
        from switch_edu.draw import sheet_html

        return sheet_html(self)


def house(rules: str | House) -> House:
    """Return the house that a line names, such as "practice-table" or "jack7~jokers=0".

    A line may begin with the name of an own house that was saved; a text that ends in ".toml" is
    the path of a house file; a house is returned as it is.
    Raises BadHouse in one sentence for anything that does not exist or is not offered.
    """
    if isinstance(rules, House):
        return rules
    if not isinstance(rules, str):
        raise BadHouse(
            f"{str(rules)[:40]} is not a house: a house is given by its name or line, such as "
            "“practice-table” or “jack7~jokers=0”."
        )
    line = rules.strip()
    place = own_place(line)
    if place is None:
        return _read(line)
    items = [] if line.endswith(SUFFIX) else line.split("~")[1:]
    return House(own_file(place)).with_(*items)


@lru_cache(maxsize=256)
def _read(line: str) -> House:
    name, *items = line.split("~")
    return House(shipped_file(name)).with_(*items)
