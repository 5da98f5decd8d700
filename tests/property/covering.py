"""A covering array over everything that a house can say: any two answers meet in some house.

The columns are made from the declarations, so a new ruling or option is covered without another
word here. Powers and answers are columns as well, for selectors of every breadth: one card, a
colour and rank, a rank, a suit, jokers. `allpairspy` says which answers should meet; a row takes
what it can without the checker of rules speaking against it. Further rows hold the pairs that were
lost in that, and what no row can hold is kept with the checker's sentence.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from pathlib import Path
from typing import cast

from allpairspy import AllPairs
from platformdirs import user_cache_path

import switch_edu.rules
from switch_edu.errors import BadHouse
from switch_edu.rules import House
from switch_edu.rules.check import check
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS, in_order, read_setting
from switch_edu.rules.files import SCRATCH, shipped_file
from switch_edu.rules.ruling import Ruling, Value
from switch_edu.rules.values import value_text

SEATS = "seats"  # the one column that is no entry of a house: how many sit down
ANY_NUMBER, JUST_THEM = "any-number", "just-them"  # the players whom a house is for

Row = dict[str, str]  # {column: text}; a column that is not there holds the usual answer
Level = tuple[str, str]
Pair = tuple[Level, Level]

# Which power sits where: every power, and pickups small and large, under selectors of every
# breadth, some of which overlap: the ace of hearts has a power that other aces have not.
POWERS_OF = {
    "A": "wild name pickup-1",
    "AH": "plain pickup-5 reverse",
    "2": "pickup-2 pickup-20 skip",
    "7": "dump",
    "8": "skip wild",
    "black-J": "pickup-5 skip",
    "J": "name pickup-3",
    "Q": "cover pickup-3",
    "K": "cover reverse",
    "diamonds": "skip reverse",
    "joker": "wild as-declared",
}
# Who may answer whom, and how: in every way where cards like, above and below one another meet.
ANSWERS_TO = {
    "2.2": tuple(HOWS),
    "2.AS": ("add", "pass"),
    "2.joker": ("replace", "cancel-one"),
    "8.8": tuple(HOWS),
    "8.red": ("cancel", "pass"),
    "black-J.black-J": ("add",),
    "black-J.red-J": tuple(HOWS),
    "black-J.2": ("add", "replace"),
}


def columns() -> dict[str, list[str]]:
    """Return what each column may hold, as texts."""
    players = RULINGS["players"]
    found = {SEATS: [str(n) for n in range(players.least, players.most + 1)]}
    found |= {ruling.id: answers_of(ruling) for ruling in RULINGS.values()}
    found |= {f"powers.{key}": ["none", *power.split()] for key, power in POWERS_OF.items()}
    return found | {f"answers.{key}": ["none", *hows] for key, hows in ANSWERS_TO.items()}


def answers_of(ruling: Ruling) -> list[str]:
    """Return the answers to a ruling: every option; of numbers the ends, the usual, a middle."""
    match ruling.kind:
        case "choice":
            return list(ruling.options)
        case "number":
            middle = round((max(ruling.least, 1) * ruling.most) ** 0.5)
            numbers = {ruling.least, middle, int(str(ruling.default)), ruling.most}
            return [str(number) for number in sorted(numbers)]
        case "set":
            sizes = range(len(ruling.options) + 1)
            chosen = chain.from_iterable(combinations(ruling.options, size) for size in sizes)
            return ["+".join(each) or "none" for each in chosen]
        case "selectors":
            return ["none", *ruling.options, "2+black-J+joker"]
        case "range":
            return [ANY_NUMBER, JUST_THEM]


def usual(column: str) -> str:
    """Return what a column holds that a row does not speak of."""
    if column in (SEATS, "players"):
        return "3" if column == SEATS else JUST_THEM
    return value_text(RULINGS[column].default) if column in RULINGS else "none"


COLUMNS = columns()
FEW = 30  # new pairs in a row: from there on rows made of the missing pairs are quicker
USUAL = {column: usual(column) for column in COLUMNS}


@cache
def _value(entry: str, text: str, seats: str) -> Value:
    if text in (ANY_NUMBER, JUST_THEM):
        least, most = RULINGS[entry].least, RULINGS[entry].most
        text = f"{seats}-{seats}" if text == JUST_THEM else f"{least}-{most}"
    return read_setting(entry, text)[1]


def house_of(row: Row) -> House:
    """Return the house that a row describes, on a game without powers."""
    whole, said = USUAL | row, {}
    for entry, text in whole.items():
        if entry == "players" or (entry != SEATS and text != USUAL[entry]):
            said[entry] = _value(entry, text, whole[SEATS])
    return House(shipped_file(SCRATCH), overrides=tuple(in_order(said).items()))


def faults(row: Row) -> list[str]:
    """Return what speaks against the house of a row; a house that cannot be has the most faults."""
    try:
        return check(house_of(row))
    except BadHouse as error:
        return [str(error)] * len(COLUMNS)


def levels_in(row: Row) -> list[Level]:
    """Return what a row holds in each column."""
    return list((USUAL | row).items())


def repaired(row: Row, fixed: frozenset[str], among: tuple[str, ...]) -> Row | None:
    """Return a row changed in some of the columns until nothing speaks against it, or None.

    Each change leaves fewer faults, or as many others: what cures one may need a cure itself.
    """
    against = faults(row)
    seen = [against]
    while against:
        named = [at for at in COLUMNS if any(at in sentence for sentence in against)]
        tried = [
            row | {at: text}
            for at in dict.fromkeys((*named, *among)) if at not in fixed
            for text in COLUMNS[at]
        ]  # fmt: skip
        found = [(faults(each), each) for each in tried]
        new = [each for each in found if len(each[0]) <= len(against) and each[0] not in seen]
        if not new:
            return None
        against, row = min(new, key=lambda each: len(each[0]))
        seen.append(against)
    return row


@dataclass(frozen=True)
class Covering:
    """Rows that the checker accepts; the levels and pairs that none holds, with its reason."""

    rows: list[Row]
    never: dict[Level, str]
    apart: dict[Pair, str]


class _Builder:
    def __init__(self) -> None:
        self.needs: dict[Level, Row] = {}  # a level, and what it needs of other columns
        levels = [(at, text) for at, texts in COLUMNS.items() for text in texts]
        for at, text in levels:
            found = repaired({at: text}, frozenset([at]), tuple(COLUMNS))
            if found is not None:
                self.needs[at, text] = found
        for level in [each for each in levels if each not in self.needs]:
            found = self._on_other_needs(level)
            if found is not None:
                self.needs[level] = found
        left = [level for level in levels if level not in self.needs]
        self.never = {level: faults(dict([level]))[0] for level in left}
        cards = {at for at in COLUMNS if at.startswith(("powers.", "answers."))}
        self.related = {at: set(cards) for at in COLUMNS}
        for (at, _), row in self.needs.items():
            self.related[at].update(row)

    def _on_other_needs(self, level: Level) -> Row | None:
        """Return a row with a level, made of what one or two other levels need."""
        alone, last = set(faults(dict([level]))), dict([level])
        tried = [(faults(row | last), row | last) for row in self.needs.values()]
        cured = [each for each in tried if not alone & set(each[0])]
        for against, row in sorted(cured, key=lambda each: (len(each[0]), len(each[1])))[:3]:
            if not against:
                return row
            for other in self.needs.values():
                if not faults(row | other | last):
                    return row | other | last
        return None

    def build(self) -> Covering:
        possible = {
            at: [text for text in texts if (at, text) in self.needs]
            for at, texts in COLUMNS.items()
        }
        self.missing = dict.fromkeys(
            ((one, text), (other, word))
            for one, other in combinations(COLUMNS, 2)
            for text in possible[one]
            for word in possible[other]
        )
        self.rows: list[Row] = []
        for number, texts in enumerate(AllPairs(list(possible.values()))):
            levels = list(zip(COLUMNS, texts, strict=True))
            turned = levels[number % len(levels) :] + levels[: number % len(levels)]
            before = len(self.missing)
            self._add(self._taking({}, ((level,) for level in turned)))
            if before - len(self.missing) < FEW:
                break
        apart = {}
        while self.missing:
            pair = next(iter(self.missing))
            row = self._with_both(pair)
            if row is None:
                apart[pair] = faults(self.needs[pair[0]] | self.needs[pair[1]] | dict(pair))[0]
                del self.missing[pair]
            else:
                self._add(self._taking(row, [pair, *self.missing]))
        return Covering(self.rows, self.never, apart)

    def _add(self, row: Row) -> None:
        self.rows.append(row)
        for pair in combinations(levels_in(row), 2):
            self.missing.pop(pair, None)

    def _taking(self, row: Row, wanted: Iterable[tuple[Level, ...]]) -> Row:
        """Return a row that takes as many of the wanted levels as it can, the first ones first."""
        for levels in wanted:
            if any(row.get(at, text) != text for at, text in levels):
                continue
            needed: Row = {}
            for level in levels:
                needed |= self.needs[level]
            for more in (dict(levels), needed | dict(levels)):
                fits = all(row.get(at, text) == text for at, text in more.items())
                if fits and (more.items() <= row.items() or not faults(row | more)):
                    row = row | more
                    break
        return row

    def _with_both(self, pair: Pair) -> Row | None:
        one, other = pair
        fixed = dict(pair)
        among = sorted(self.related[one[0]] | self.related[other[0]])
        for row in (self.needs[one] | self.needs[other], self.needs[other] | self.needs[one]):
            found = repaired(row | fixed, frozenset(fixed), tuple(among))
            if found is not None:
                return found
        return None


@cache
def covering() -> Covering:
    """Return the covering array, the same one every time.

    Making it takes half a minute, so it is kept until a rule or a check is declared otherwise.
    """
    rules = Path(switch_edu.rules.__file__).parent
    digest = hashlib.sha256()
    for source in (Path(__file__), rules.parent / "cards.py", *sorted(rules.rglob("*.py"))):
        digest.update(source.read_bytes())
    folder = user_cache_path("switch_edu", appauthor=False)
    kept = folder / f"covering-{digest.hexdigest()[:16]}.pickle"
    if kept.exists():
        return cast("Covering", pickle.loads(kept.read_bytes()))
    built = _Builder().build()
    folder.mkdir(parents=True, exist_ok=True)
    kept.with_suffix(f".{os.getpid()}").write_bytes(pickle.dumps(built))
    kept.with_suffix(f".{os.getpid()}").replace(kept)
    return built
