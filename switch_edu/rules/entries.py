"""The entries of a house: a ruling, a power of some cards, or an answer to a power.

An entry is written `draw`, `powers.2` or `answers.black-J.red-J`; its value is a ruling's value, a
power, or a way of answering. "none" takes an inherited power or answer away; `answers.2=none`
takes away all answers to a two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.ruling import Value
from switch_edu.rules.selectors import cards_in_words, read_selector, selector_order
from switch_edu.rules.values import offered_word, read_value, word_of

Changes = dict[str, Value]
T = TypeVar("T")

POWERS: dict[str, str] = {
    "wild": "may be played on any card; its player names the suit",
    "name": "has to fit; its player names the suit",
    "skip": "the next player misses a turn",
    "reverse": "play turns round",
    "cover": "has to be covered by another card in the same turn",
    "dump": "its player may also lay other cards of its suit",
    "as-declared": "counts as the card that its player says",
    "plain": "has no power",
}
HOWS: dict[str, str] = {
    "add": "adds to it",
    "replace": "takes its place",
    "pass": "passes it on",
    "cancel": "cancels it all",
    "cancel-one": "cancels what one card added",
    "pass-and-act": "passes it on and takes effect as well",
    "pay": "takes effect, while its player takes what waits",
    "show": "cancels it all when shown, and stays in hand",
}
MOST_PICKUP = 20
_PICKUP = re.compile(r"pickup-([1-9]\d?)")

_RULING_ORDER = {id: index for index, id in enumerate(RULINGS)}


def pickup_of(power: str) -> int:
    """Return how many cards a power makes the next player pick up (0 for other powers)."""
    match = _PICKUP.fullmatch(power)
    return int(match[1]) if match else 0


def waits(power: str) -> bool:
    """Say whether a power is one that the next player faces and could answer."""
    return power == "skip" or pickup_of(power) > 0


def read_power(raw: object) -> str:
    """Return the power (or "none") that `raw` names; raises BadHouse with the list otherwise."""
    word = offered_word(raw, (*POWERS, "none"))
    if word is not None:
        return word
    if 0 < pickup_of(word_of(raw)) <= MOST_PICKUP:
        return word_of(raw)
    hint = did_you_mean(word_of(raw), (*POWERS, "pickup-2", "pickup-5"))
    raise BadHouse(
        f"“{raw}” is not a power{hint}: write one of {', '.join(POWERS)}, pickup-1 to "
        f"pickup-{MOST_PICKUP}, or none to take an inherited power away."
    )


def read_how(raw: object) -> str:
    """Return the way of answering (or "none") that `raw` names; raises BadHouse otherwise."""
    word = offered_word(raw, (*HOWS, "none"))
    if word is None:
        hint = did_you_mean(word_of(raw), HOWS)
        raise BadHouse(
            f"“{raw}” is not a way of answering{hint}: write one of {', '.join(HOWS)}, or none to "
            "take an inherited answer away."
        )
    return word


def is_entry(key: str) -> bool:
    """Say whether a key is written like an entry: a ruling's id, `powers.…` or `answers.…`."""
    return key in RULINGS or key.startswith(("powers.", "answers."))


def read_entry(key: str) -> str:
    """Return an entry in its one spelling; raises BadHouse when there is none."""
    if not isinstance(key, str):
        raise BadHouse(f"“{key}” is no entry: write a text such as draw, powers.2 or answers.2.2.")
    kind, _, rest = key.partition(".")
    if kind == "powers" and rest:
        return f"powers.{read_selector(rest)}"
    if kind == "answers" and rest:
        return ".".join(["answers", *(read_selector(part) for part in rest.split(".")[:2])])
    if key not in RULINGS:
        raise BadHouse(f"There is no ruling “{key}”{did_you_mean(key, RULINGS)}.")
    return key


def question_of(entry: str) -> str:
    """Return the question that an entry answers, in words."""
    if entry in RULINGS:
        return RULINGS[entry].question
    _, attacker, *answer = entry.split(".")
    cards = cards_in_words(attacker)
    if not answer:
        return f"What does {cards} do?"
    return f"What does {cards_in_words(answer[0])} do when {cards} waits for an answer?"


def read_setting(key: str, raw: object) -> tuple[str, Value]:
    """Return an entry and its value as read; raises BadHouse when either does not exist."""
    entry = read_entry(key)
    if entry in RULINGS:
        return entry, read_value(RULINGS[entry], raw)
    if entry.startswith("powers."):
        return entry, _power_for(entry, raw)
    if entry.count(".") == 1 and word_of(raw) not in ("none", "no"):
        raise BadHouse(f"{entry}={raw} does not say which cards answer: write {entry}.2=add, say.")
    return entry, read_how(raw)


def read_changes(table: Mapping[str, object]) -> Changes:
    """Return the changes that a nested table (TOML or YAML) describes, rulings before powers."""
    return in_order(dict(read_setting(key, raw) for key, raw in flat(table)))


def in_order(changes: Mapping[str, T]) -> dict[str, T]:
    """Return the same changes in reading order: rulings as declared, powers, answers."""
    return {entry: changes[entry] for entry in sorted(changes, key=_order)}


def _order(entry: str) -> tuple[int, tuple[int, int, int], tuple[int, int, int]]:
    if entry in _RULING_ORDER:
        return _RULING_ORDER[entry], (0, 0, 0), (0, 0, 0)
    kind, attacker, *answer = entry.split(".")
    index = len(_RULING_ORDER) + (kind == "answers")
    return index, selector_order(attacker), selector_order(answer[0]) if answer else (0, 0, 0)


def _power_for(entry: str, raw: object) -> str:
    power = read_power(raw)
    if power == "as-declared" and entry != "powers.joker":
        raise BadHouse(f"{entry}=as-declared: only a joker can be declared as another card.")
    return power


def flat(table: Mapping[str, object], prefix: str = "") -> list[tuple[str, object]]:
    """Return the leaves of a nested table with their keys joined by dots."""
    found: list[tuple[str, object]] = []
    for key, raw in table.items():
        if isinstance(raw, Mapping):
            found += flat(raw, f"{prefix}{key}.")
        else:
            found.append((f"{prefix}{key}", raw))
    return found
