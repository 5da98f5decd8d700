"""What a question's answer says of one entry: read from the rules, or turned into a value.

A phrase is a value; or for a set "+a -b" (words that are in it, or not); or "-a" (any other answer,
any other power); or for a power "pickup" (any number of cards).
"""

from __future__ import annotations

from switch_edu.cards import select
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import pickup_of, read_setting
from switch_edu.rules.ruling import Value
from switch_edu.rules.selectors import in_force
from switch_edu.rules.settle import Settled

ANY_PICKUP = "pickup"
USUAL_PICKUP = "pickup-5"


def holds(rules: Settled, entry: str, phrase: str) -> bool:
    """Say whether the rules in force are what the phrase says of the entry."""
    kind, _, rest = entry.partition(".")
    if kind == "powers":
        return _power_holds(rules.powers, rest, phrase)
    if kind == "answers":
        return _answer_holds(rules, rest, phrase)
    value = rules.values[entry]
    if phrase[0] in "+-":
        return all((word[1:] in _words(value)) == (word[0] == "+") for word in phrase.split())
    wanted = read_setting(entry, phrase)[1]
    if RULINGS[entry].kind == "selectors":
        return rules.cards(_words(value)) == rules.cards(_words(wanted))
    return value == wanted


def meant(rules: Settled, entry: str, phrase: str) -> tuple[str, Value]:
    """Return the entry with the value that makes the phrase true of it."""
    kind, _, rest = entry.partition(".")
    if kind == "powers":
        return entry, _power_meant(rules, rest, phrase)
    if kind == "answers" or phrase[0] not in "+-":
        return read_setting(entry, phrase)
    if RULINGS[entry].kind == "choice":
        return entry, rules.values[entry] if holds(rules, entry, phrase) else RULINGS[entry].default
    words = {*_words(rules.values[entry])}
    for word in phrase.split():
        words = words | {word[1:]} if word[0] == "+" else words - {word[1:]}
    return read_setting(entry, sorted(words, key=str))


def _power_holds(powers: dict[str, str], selector: str, phrase: str) -> bool:
    found = {powers[selector]} if selector in powers else in_force(powers, selector)
    found = {"" if power == "plain" else power for power in found}
    if phrase.startswith("-"):
        return not found.intersection(word[1:] for word in phrase.split())
    if phrase == ANY_PICKUP:
        return all(pickup_of(power) for power in found)
    return found == {"" if phrase in ("none", "plain") else phrase}


def _answer_holds(rules: Settled, answer: str, phrase: str) -> bool:
    attacker, _, selector = answer.partition(".")
    wanted = {"" if phrase == "none" else phrase}
    tables = [
        given for key, given in rules.answers.items() if select(key) & select(attacker)
    ]  # the attacker itself, or cards of which it is a part
    if not tables:
        return wanted == {""}
    return all(in_force(given, selector) == wanted for given in tables)


def _power_meant(rules: Settled, selector: str, phrase: str) -> str:
    if phrase.startswith("-"):
        if _power_holds(rules.powers, selector, phrase):
            return str(rules.get(f"powers.{selector}"))
        phrase = "none"
    if phrase == ANY_PICKUP:
        return USUAL_PICKUP
    broader = {key: power for key, power in rules.powers.items() if key != selector}
    if phrase == "none" and in_force(broader, selector) != {""}:
        return "plain"
    return phrase


def _words(value: Value) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
