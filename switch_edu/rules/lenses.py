"""Questions as people ask them, read from and set on the rulings, powers and answers of a house.

Nothing is stored here: `lenses.toml` says of every question what each answer means in entries.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import Changes, flat, pickup_of, read_setting, waits
from switch_edu.rules.phrases import holds, meant
from switch_edu.rules.settle import Settled
from switch_edu.rules.values import offered_word, value_text, word_of

Way = dict[str, str]
NOT_APPLICABLE = "not-applicable"
_ANNOTATION = re.compile(r"\s*\(.*\)$")


@dataclass(frozen=True, slots=True)
class Lens:
    """One question: its words, what each answer means, and the entry behind it.

    `options` maps an answer to the ways of saying it in entries (an empty way is always true);
    `of` is the entry read and set where no option fits, `pickup` a power whose size is asked;
    `left_out` says of answers that cannot be set why not.
    """

    id: str
    ask: str
    of: str
    pickup: str
    options: dict[str, list[Way]]
    otherwise: str
    left_out: dict[str, str]


@cache
def questions() -> dict[str, Lens]:
    """Return every question by id."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return {id: _lens(id, row) for id, row in tomllib.loads(text).items()}


def answer(rules: Settled, question: str) -> str:
    """Return the answer that the rules in force give; raises BadHouse for an unknown question."""
    lens = _question(question)
    if lens.pickup:
        size = pickup_of(_power(rules, lens.pickup))
        return str(size) if size else NOT_APPLICABLE
    for option, ways in lens.options.items():
        if any(_in_force(rules, way) for way in ways):
            return option
    return lens.otherwise or value_text(rules.get(lens.of) if lens.of else "other")


def changes(rules: Settled, question: str, raw: object) -> Changes:
    """Return the changes that make the rules answer a question as asked, the fewest of all ways.

    Raises BadHouse with the answers on offer when `raw` is none of them.
    """
    lens = _question(question)
    word = _ANNOTATION.sub("", raw).replace("+", "-") if isinstance(raw, str) else raw
    option = offered_word(word, lens.options)
    if option is None:
        return _direct(lens, raw)
    ways = lens.options[option]
    if option == answer(rules, question) or any(_in_force(rules, way) for way in ways):
        return {}
    possible = [found for found in (_meant(rules, way) for way in ways) if found]
    if not possible:
        raise BadHouse(f"{lens.ask} These rules have nothing that {question}={raw} could change.")
    return min(possible, key=len)


def _question(question: str) -> Lens:
    known = questions()
    if not isinstance(question, str) or question not in known:
        raise BadHouse(f"There is no question “{question}”{did_you_mean(question, known)}.")
    return known[question]


def _lens(id: str, row: Mapping[str, Any]) -> Lens:
    of = row.get("of", "")
    options: dict[str, list[Way]] = {str(word): [{}] for word in row.get("fixed", ())}
    for answer, ways in row.get("options", {}).items():
        listed = ways if isinstance(ways, list) else [ways]
        options[answer] = [{entry: str(said) for entry, said in flat(way)} for way in listed]
    ask = row.get("ask") or RULINGS[of].question
    pickup, otherwise = row.get("pickup", ""), row.get("else", "")
    return Lens(id, ask, of, pickup, options, otherwise, row.get("left-out", {}))


def _direct(lens: Lens, raw: object) -> Changes:
    reason = lens.left_out.get(word_of(raw))
    if reason:
        raise BadHouse(f"{lens.id}={raw} cannot be set: {reason}.")
    if lens.pickup:
        return dict([read_setting(lens.pickup, f"pickup-{word_of(raw)}")])
    if lens.of in RULINGS:
        return dict([read_setting(lens.of, raw)])
    listed = ", ".join(lens.options)
    raise BadHouse(f"{lens.id} cannot be “{raw}”: {lens.ask} Write one of {listed}.")


def _in_force(rules: Settled, way: Way) -> bool:
    return all(holds(rules, entry, phrase) for entry, phrase in way.items())


def _meant(rules: Settled, way: Way) -> Changes | None:
    """Return what a way would change, or None where it needs a power that is not there."""
    wanted = dict(meant(rules, entry, phrase) for entry, phrase in way.items())
    changed = {entry: value for entry, value in wanted.items() if rules.get(entry) != value}
    for entry in list(changed):
        kind, _, rest = entry.partition(".")
        attacker = rest.partition(".")[0]
        power = changed.get(f"powers.{attacker}", rules.powers.get(attacker, ""))
        unanswerable = kind == "answers" and not waits(str(power))
        if unanswerable and changed.pop(entry) != "none":
            return None
    return changed


def _power(rules: Settled, entry: str) -> str:
    return str(rules.get(entry))
