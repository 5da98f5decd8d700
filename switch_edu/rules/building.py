"""Adding one item to a house: a variation, a knob's option, an entry or a question's answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules import lenses
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import Changes, in_order, is_entry, read_setting, waits
from switch_edu.rules.settle import settle
from switch_edu.rules.shortest import shortest
from switch_edu.rules.values import offered_word, value_text

if TYPE_CHECKING:
    from switch_edu.rules.house import House


def pairs_of(item: str | Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yield the (key, value) pairs of "queens", "jokers=0", "jokers=0~runs=off" or a mapping.

    The value of a bare name is None. Raises BadHouse for an empty item, or one of another type.
    """
    if isinstance(item, Mapping):
        yield from item.items()
        return
    if not isinstance(item, str):
        raise BadHouse(
            f"“{item}” is no rule: write a text such as “jokers=0” or “queens”, or a mapping such "
            'as {"jokers": 0}.'
        )
    for part in item.split("~"):
        key, equals, value = (word.strip() for word in part.partition("="))
        if not key or (equals and not value):
            raise BadHouse(f"“{part}” is no rule: write ruling=value or the name of a variation.")
        yield key, value if equals else None


def with_item(house: House, key: str, raw: object) -> House:
    """Return the house with one item more; raises BadHouse for what is not there or not offered."""
    if raw is None:
        return _with_variation(house, key)
    if key in house.known_knobs:
        return _with_knob(house, key, raw)
    if is_entry(key):
        return _with_changes(house, _entry_or_question(house, key, raw))
    if key in lenses.questions():
        return _with_changes(house, lenses.changes(house.settled, key, raw))
    raise BadHouse(f"{house.name} has no ruling, switch or question “{key}”{_hint(house, key)}.")


def _hint(house: House, key: str) -> str:
    return did_you_mean(
        key, [*house.known_variations, *house.known_knobs, *RULINGS, *lenses.questions()]
    )


def _entry_or_question(house: House, key: str, raw: object) -> Changes:
    """Read an entry; a ruling whose name is also a question takes that question's answers too."""
    try:
        return dict([read_setting(key, raw)])
    except BadHouse:
        if key not in lenses.questions():
            raise
        return lenses.changes(house.settled, key, raw)


def _with_variation(house: House, name: str) -> House:
    known = house.known_variations
    if name in known:
        chosen = {*house.variations, name}
        kept = _without(house, set(known[name].changes))
        return _rebuilt(house, kept, variations=tuple(each for each in known if each in chosen))
    if name in house.known_knobs:
        options = " or ".join(f"{name}={word}" for word in house.known_knobs[name].options)
        raise BadHouse(f"{name} is a switch of {house.name}: write {options}.")
    if is_entry(name) or name in lenses.questions():
        raise BadHouse(f"{name} needs a value: write it after =, as in {name}={_example(name)}.")
    offered = f"its variations are {', '.join(known)}" if known else "it has none"
    raise BadHouse(f"{house.name} has no variation “{name}”{_hint(house, name)}: {offered}.")


def _example(key: str) -> str:
    if key in RULINGS:
        return value_text(RULINGS[key].default)
    return next(iter(lenses.questions()[key].options), "2") if key in lenses.questions() else "none"


def _with_knob(house: House, name: str, raw: object) -> House:
    knob = house.known_knobs[name]
    option = offered_word(raw, knob.options)
    if option is None and name in lenses.questions():
        return _with_changes(house, lenses.changes(house.settled, name, raw))
    if option is None:
        words = " or ".join(knob.options)
        raise BadHouse(f"{name} cannot be “{raw}”: {knob.title} in {house.name} can be {words}.")
    settings = {**dict(house.knobs), name: option}
    ordered = [(each, settings[each]) for each in house.known_knobs if each in settings]
    turned = tuple(pair for pair in ordered if house.known_knobs[pair[0]].standard != pair[1])
    return _rebuilt(house, _without(house, knob.touches()), knobs=turned)


def _with_changes(house: House, changes: Changes) -> House:
    overrides: Changes = dict(house.overrides)
    for entry, value in changes.items():
        if entry.startswith("answers.") and entry.count(".") == 1:
            attacker = entry.partition(".")[2]
            there = house.settled.answers.get(attacker, {})
            overrides |= {f"{entry}.{selector}": "none" for selector in there}
            continue
        if entry.startswith("powers.") and not waits(str(value)):
            gone = f"answers.{entry.partition('.')[2]}."
            overrides = {key: held for key, held in overrides.items() if not key.startswith(gone)}
        overrides[entry] = value
    return _rebuilt(house, overrides)


def _without(house: House, entries: set[str]) -> Changes:
    return {entry: value for entry, value in house.overrides if entry not in entries}


def _rebuilt(house: House, overrides: Changes, **chosen: tuple[object, ...]) -> House:
    base = replace(house, overrides=(), **chosen)  # type: ignore[arg-type]
    below = settle(base.layers)
    kept = {entry: value for entry, value in overrides.items() if below.get(entry) != value}
    return shortest(replace(base, overrides=tuple(in_order(kept).items())))
