"""Which rulings decide: differences between two houses, tried until the answer turns over."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass

from switch_edu.errors import SwitchError
from switch_edu.rules import House, Provenance
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.differences import Difference
from switch_edu.rules.entries import HOWS
from switch_edu.rules.moot import moot
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.selectors import in_force
from switch_edu.rules.words import capital, listed, power_in_words

Answer = Callable[[House], Hashable]  # what a house answers; raises SwitchError where it has none


@dataclass(frozen=True, slots=True)
class DecidingRuling:
    """One entry on which two houses differ: the question, both answers in words, both sources.

    There is no source where the question never arises in a house; the answer says why.
    """

    entry: str
    question: str
    mine: str
    theirs: str
    my_source: Provenance | None
    their_source: Provenance | None


def rulings_between(one: House, other: House, entries: Iterable[str]) -> tuple[DecidingRuling, ...]:
    """Return what two houses answer to some entries, and where they have it from."""
    questions = {row.entry: row.question for row in one.diff(other)}
    found = []
    for entry in entries:
        mine, my_source = answer_of(one, entry)
        theirs, their_source = answer_of(other, entry)
        row = DecidingRuling(entry, questions[entry], mine, theirs, my_source, their_source)
        found.append(row)
    return tuple(found)


def deciding(one: House, other: House, answer: Answer) -> tuple[str, ...]:
    """Return the entries that decide why the second house gives another answer than the first.

    Those are the differences of which each alone makes the first house answer like the second one;
    where none does, some that do so together and of which none can be left out, those last that
    only one of the houses ever asks. Empty if not even all of them together do.
    """
    wanted = answer(other)
    idle = moot(one).keys() | moot(other).keys()
    rows = one.diff(other)
    turning = [row.entry for row in rows if _answers(one, other, [row], answer) == wanted]
    if turning:
        return tuple(turning)
    needed = list(rows)
    if _answers(one, other, needed, answer) != wanted:
        return ()
    before: list[Difference] = []
    while len(before) != len(needed):  # a power can be left out only once the answers to it are
        before = needed
        for row in before:
            fewer = [each for each in needed if each is not row]
            if _answers(one, other, fewer, answer) == wanted:
                needed = fewer
    return tuple(sorted((row.entry for row in needed), key=lambda entry: entry in idle))


def _answers(one: House, other: House, rows: list[Difference], answer: Answer) -> Hashable:
    """Return what the first house would answer with some entries of the second one."""
    try:
        return answer(one.with_({row.entry: other.settled.get(row.entry) for row in rows}))
    except SwitchError:
        return None  # an answer without its power, say: no house


def answer_of(house: House, entry: str) -> tuple[str, Provenance | None]:
    """Return what a house says to an entry, in words, and where it has that from."""
    reason = moot(house).get(entry)
    if reason:
        return f"Never asked, since {reason}", None
    source = house.source(entry)
    if entry in RULINGS:
        return capital(value_in_words(entry, house.value(entry))), source
    kind, attacker, *answer = entry.split(".")
    if kind == "powers":
        return _in_force(house.powers, attacker, power_in_words, "it has no power", source)
    given = house.answers.get(attacker, {})
    return _in_force(given, answer[0], HOWS.__getitem__, "it is no answer", source)


def _in_force(
    table: Mapping[str, str],
    selector: str,
    say: Callable[[str], str],
    nothing: str,
    source: Provenance,
) -> tuple[str, Provenance | None]:
    """Return what a table gives the cards of a selector; a silent source need not be named."""
    found = sorted(in_force(table, selector))
    words = capital(listed([say(word) if word else nothing for word in found]))
    return words, None if found == [""] and source.open else source
