"""Settling layers of changes into the rules in force: rulings, powers and answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from switch_edu.cards import JOKER, card_text, faces_in, select
from switch_edu.errors import BadHouse
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import Changes, in_order, waits
from switch_edu.rules.ruling import Value
from switch_edu.rules.selectors import narrowest

T = TypeVar("T")


@dataclass(slots=True)
class Settled:
    """The rules in force: every ruling's value, the powers, the answers to those that wait."""

    values: dict[str, Value] = field(
        default_factory=lambda: {id: ruling.default for id, ruling in RULINGS.items()}
    )
    powers: dict[str, str] = field(default_factory=dict)
    answers: dict[str, dict[str, str]] = field(default_factory=dict)

    def get(self, entry: str) -> Value:
        """Return the value of any entry; a power or answer that is not there is "none"."""
        kind, _, rest = entry.partition(".")
        if kind == "powers":
            return self.powers.get(rest, "none")
        if kind == "answers":
            attacker, _, selector = rest.partition(".")
            given = self.answers.get(attacker, {})
            return given.get(selector, "none") if selector else "+".join(given) or "none"
        return self.values[entry]

    def cards(self, selectors: Iterable[object]) -> int:
        """Return the set of cards that selectors name, "powers" being every card with a power."""
        found = 0
        for selector in selectors:
            names = self._powerful() if selector == "powers" else [str(selector)]
            for name in names:
                found |= select(name)
        return found

    def _powerful(self) -> list[str]:
        plain = [name for name, power in self.powers.items() if power == "plain"]
        faces = {
            face
            for name in self.powers
            for face in faces_in(select(name))
            if narrowest(self.powers, face) not in plain
        }
        return ["joker" if face == JOKER else card_text(face) for face in faces]

    def entries(self) -> dict[str, Value]:
        """Return all that is in force as one flat table: rulings, powers, answers."""
        flat: dict[str, Value] = dict(self.values)
        flat |= {f"powers.{key}": power for key, power in self.powers.items()}
        for attacker, given in self.answers.items():
            flat |= {f"answers.{attacker}.{key}": how for key, how in given.items()}
        return flat


def settle(layers: Iterable[Changes]) -> Settled:
    """Return the rules that layers of changes make, each on top of the ones before.

    A power that goes takes its inherited answers along. Raises BadHouse for an answer to a power
    that is not there, and for a skip that adds to a pickup or the other way round.
    """
    rules = Settled()
    for layer in layers:
        for entry, value in layer.items():
            _apply(rules, entry, value)
        _tidy(rules, layer)
    _refuse_mixed_sums(rules)
    _refuse_unpaid_skips(rules)
    rules.powers = _in_order("powers.", rules.powers)
    rules.answers = {
        attacker: _in_order(f"answers.{attacker}.", given)
        for attacker, given in _in_order("answers.", rules.answers).items()
    }
    return rules


def _apply(rules: Settled, entry: str, value: Value) -> None:
    kind, *path = entry.split(".") if entry not in RULINGS else [entry]
    if not path:
        rules.values[entry] = value
    elif kind == "powers":
        rules.powers[path[0]] = str(value)
    elif len(path) == 1:
        rules.answers.pop(path[0], None)
    else:
        rules.answers.setdefault(path[0], {})[path[1]] = str(value)


def _tidy(rules: Settled, layer: Changes) -> None:
    rules.powers = {key: power for key, power in rules.powers.items() if power != "none"}
    kept: dict[str, dict[str, str]] = {}
    for attacker, given in rules.answers.items():
        answers = {selector: how for selector, how in given.items() if how != "none"}
        if answers and waits(rules.powers.get(attacker, "")):
            kept[attacker] = answers
        elif answers and any(f"answers.{attacker}.{selector}" in layer for selector in answers):
            there = rules.powers.get(attacker)
            has = f"has the power {there}, which waits for no answer" if there else "has no power"
            raise BadHouse(
                f"answers.{attacker}.{next(iter(answers))} has nothing to answer: in these rules "
                f"{attacker} {has} (give it one first, such as powers.{attacker}=pickup-2)."
            )
    rules.answers = kept


def _refuse_mixed_sums(rules: Settled) -> None:
    """Raise BadHouse where turns to miss would be added to cards to take, or cards to turns."""
    for attacker, given in rules.answers.items():
        against = _waiting_kind(rules.powers[attacker])
        for selector, how in given.items():
            if how != "add" and (how != "pass-and-act" or against == "pickup"):
                continue
            kinds = {
                _waiting_kind(rules.powers[power])
                for face in faces_in(select(selector))
                if narrowest(given, face) == selector
                and (power := narrowest(rules.powers, face)) is not None
            }
            for kind in kinds - {against, ""}:
                raise BadHouse(
                    f"answers.{attacker}.{selector}={how} cannot be: a card that {_DOES[kind]} "
                    f"cannot add to a {against} (write replace or cancel)."
                )


def _refuse_unpaid_skips(rules: Settled) -> None:
    """Raise BadHouse for an answer to a skip with which its player would take cards."""
    for attacker, given in rules.answers.items():
        for selector in (key for key, how in given.items() if how == "pay"):
            if rules.powers[attacker] == "skip":
                raise BadHouse(
                    f"answers.{attacker}.{selector}=pay cannot be: there is nothing to take when a "
                    "skip waits (write cancel or pass)."
                )


_DOES = {"pickup": "makes a pickup", "skip": "skips"}


def _waiting_kind(power: str) -> str:
    """Return "pickup" or "skip" for a power that waits for an answer, "" for another one."""
    return power.partition("-")[0] if waits(power) else ""


def _in_order(prefix: str, table: dict[str, T]) -> dict[str, T]:
    keyed = in_order({prefix + key: value for key, value in table.items()})
    return {key.removeprefix(prefix): value for key, value in keyed.items()}
