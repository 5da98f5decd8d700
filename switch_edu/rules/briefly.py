"""One entry of a house in a few words: "twos do not add to twos", "hand: five cards"."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import pickup_of
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.selectors import in_force
from switch_edu.rules.settle import Settled
from switch_edu.rules.words import cards_in_words, number

# what several cards do, where the tables of powers and answers say what one does
_POWERS = {
    "wild": "are wild",
    "name": "name a suit",
    "skip": "make the next player miss a turn",
    "reverse": "turn play round",
    "cover": "want a cover",
    "dump": "shed their suit",
    "as-declared": "count as declared",
    "": "have no power",
}
_ANSWERS = {
    "add": "add to {}",
    "replace": "take the place of {}",
    "pass": "pass {} on",
    "cancel": "cancel {}",
    "cancel-one": "cancel one card of {}",
    "pass-and-act": "pass {} on and act",
    "pay": "act while {} are paid",
    "show": "cancel {} when shown",
    "": "do not answer {}",
}


def briefly(rules: Settled, entry: str) -> str:
    """Return what rules in force say to an entry, in a few words that stand by themselves."""
    if entry in RULINGS:
        words = value_in_words(entry, rules.values[entry])
        return f"{topics()[entry]}: {words.removeprefix('yes: ').removeprefix('no: ')}"
    kind, attacker, *answer = entry.split(".")
    cards = cards_in_words(attacker, 2)
    if kind == "powers":
        return f"{cards}{_does(rules.powers, attacker)}"
    given = rules.answers.get(attacker, {})
    if not answer:
        return f"nothing answers {cards}"
    hows = sorted(in_force(given, answer[0]))
    if answer == [attacker] and hows == ["add"]:
        return f"{cards} stack"
    if answer == [attacker] and hows == [""]:
        return f"{cards} do not stack"
    told = " or ".join(_ANSWERS[how].format(cards) for how in hows)
    return f"{cards_in_words(answer[0], 2)} {told}"


@cache
def topics() -> Mapping[str, str]:
    """Return what each ruling is about, in the fewest words."""
    text = files("switch_edu.rules").joinpath("topics.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _does(powers: Mapping[str, str], selector: str) -> str:
    found = sorted({"" if power == "plain" else power for power in in_force(powers, selector)})
    return " or".join(
        f": pick up {number(pickup_of(power))}" if pickup_of(power) else f" {_POWERS[power]}"
        for power in found
    )
