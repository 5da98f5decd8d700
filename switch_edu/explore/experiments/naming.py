"""What houses are called in the results of many games: short, telling, and no two alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from switch_edu.errors import BadHouse
from switch_edu.game.given import shown
from switch_edu.game.voice import counted
from switch_edu.rules import House, house
from switch_edu.rules.briefly import briefly
from switch_edu.rules.titling import MOST_TOLD, chosen_words

LONGEST = 60  # letters of a name
_BRACKETS = re.compile(r"\(.*\)")
_JOINING = {  # a name that begins like this has no noun in front
    "after", "as", "at", "before", "by", "for", "from", "if", "in", "on", "once", "only", "unless",
    "until", "up", "when", "where", "while",
}  # fmt: skip

Names = tuple[tuple[str, str], ...]  # the line of a house and what it is called
Listed = Iterable[str | House] | str | House
Houses = Mapping[str, str | House] | Listed


def read_names(houses: Houses) -> tuple[Listed, Names]:
    """Return houses as they are given, and the names of those that are a mapping {name: house}.

    Raises BadHouse for a name that is none, or two houses that are one or are called the same.
    """
    if not isinstance(houses, Mapping):
        return houses, ()
    found: dict[str, str] = {}
    for name, rules in houses.items():
        line = house(rules).line
        if line in found:
            raise BadHouse(
                f"“{found[line]}” and “{shown(name)}” are the same house: {line}. Leave one out."
            )
        found[line] = read_name(name, "house", found.values())
    for line, name in found.items():
        if name in found and name != line:
            raise BadHouse(
                f"“{name}” cannot be the name of {line}: another house is {name} itself."
            )
    return list(houses.values()), tuple(found.items())


def names_of(houses: Sequence[House], given: Names = ()) -> tuple[str, ...]:
    """Return what each house is called: as it was given, or by its title where that tells enough.

    A later house whose title only counts its rules, or is somebody else's too, is called by what it
    does not have in common with the first; where that is not enough either, by its line.
    """
    called = dict(given)
    names = [called.get(each.line) or _title(each, houses[0]) for each in houses]
    times = Counter(names)
    return tuple(
        name if times[name] == 1 else each.line for name, each in zip(names, houses, strict=True)
    )


def lines_of(houses: Sequence[House], names: Sequence[str]) -> list[str]:
    """Return what each house is called and its rules in one line, to play the same again."""
    return [f"{name} is {each.line}" for name, each in zip(names, houses, strict=True)]


def switch_name(base: House, item: str | Mapping[str, object]) -> str:
    """Return in a few words what a difference does to a house; raises BadHouse for none."""
    on = base.with_(item)
    told = [words for words in chosen_words(on) if words not in chosen_words(base)]
    told = told or [briefly(on.settled, row.entry) for row in base.diff(on)[:MOST_TOLD]]
    return "; ".join(told) or shown(item)


def with_name(name: str) -> str:
    """Return a name as the beginning of a clause: "with Switch", but "without stacking".

    It is quoted where the clause would run into it: "with “until it fits” a game is longer".
    """
    first, plain = name.split()[0].lower(), _BRACKETS.sub("", name)
    if first in ("with", "without") and ":" not in plain:
        return name
    return f"with “{name}”" if first in _JOINING or ":" in plain else f"with {name}"


def _title(each: House, first: House) -> str:
    """Return the title of a house; where that only counts rules, what the first has not."""
    if each == first or each.name != first.name or len(each.overrides) <= MOST_TOLD:
        return each.title
    rows = [briefly(each.settled, row.entry) for row in first.diff(each)]
    told = rows[:1]
    while len(told) < len(rows) and len("; ".join([*told, rows[len(told)]])) <= LONGEST:
        told.append(rows[len(told)])
    more = len(rows) - len(told)
    told += [f"{counted(more, 'rule')} more"] if more else []
    return f"{first.title}, but {'; '.join(told)}"


def read_name(name: object, what: str, taken: Collection[str] = ()) -> str:
    """Return the name of a house or switch without spaces around it.

    Raises BadHouse for what is none, or a name that is taken.
    """
    text = name.strip() if isinstance(name, str) else ""
    if not (0 < len(text) <= LONGEST and text.isprintable()):
        raise BadHouse(
            f"“{shown(name)}” is no name for a {what}: give one of 1 to {LONGEST} letters on one "
            "line."
        )
    if text in taken:
        raise BadHouse(f"Each {what} needs a name of its own: two are called “{text}”.")
    return text
