"""Reading and writing the value of a ruling: the one table of words that YAML, TOML and people use.

YAML turns `no` into False, TOML has true and false, people write on, off, yes, no: a truth means
whichever of its words the ruling offers. "none" is the empty set; a range is written "2-7", and "7"
alone is the most.
"""

from __future__ import annotations

import re

from switch_edu.errors import BadHouse, did_you_mean
from switch_edu.rules.ruling import Ruling, Value
from switch_edu.rules.selectors import read_selector, selector_order

_TRUE_WORDS = ("yes", "on")
_FALSE_WORDS = ("no", "off", "none", "never")
_MEANS = {
    "true": _TRUE_WORDS, "yes": _TRUE_WORDS, "on": _TRUE_WORDS,
    "false": _FALSE_WORDS, "no": _FALSE_WORDS, "off": _FALSE_WORDS,
}  # fmt: skip


def word_of(raw: object) -> str:
    """Return what was written as one lower-case word: True is "yes", 30 is "30", " On" is "on"."""
    if isinstance(raw, bool):
        return "yes" if raw else "no"
    return str(raw).strip().lower()


def offered_word(raw: object, options: object) -> str | None:
    """Return the option that `raw` means out of a collection of words, or None."""
    words = {str(option).lower(): str(option) for option in options}  # type: ignore[attr-defined]
    word = word_of(raw)
    for candidate in (word, *_MEANS.get(word, ())):
        if candidate in words:
            return words[candidate]
    return None


def read_value(ruling: Ruling, raw: object) -> Value:
    """Return the value of `ruling` that `raw` (text, bool, number or list) means.

    Raises BadHouse with the options and the question when the ruling does not offer it.
    """
    if ruling.kind == "choice":
        option = offered_word(raw, ruling.options)
        if option is None:
            raise _not_offered(ruling, raw, f"one of {_listed(ruling.options)}")
        return option
    if ruling.kind == "number":
        return _read_number(ruling, raw)
    if ruling.kind == "range":
        return _read_range(ruling, raw)
    return _read_several(ruling, raw)


def value_text(value: Value) -> str:
    """Return a value as the one-line form writes it; `read_value` reads it back."""
    if not isinstance(value, tuple):
        return str(value)
    if value and isinstance(value[0], int):
        return "-".join(str(end) for end in value)
    return "+".join(str(part) for part in value) or "none"


def _read_number(ruling: Ruling, raw: object) -> int:
    word = word_of(raw)
    if word in ("no", "off", "none") and ruling.least == 0:
        return 0
    if not re.fullmatch(r"\d{1,5}", word) or not ruling.least <= int(word) <= ruling.most:
        wanted = f"a whole number of {ruling.unit} from {ruling.least} to {ruling.most}"
        raise _not_offered(ruling, raw, wanted)
    return int(word)


def _read_range(ruling: Ruling, raw: object) -> tuple[int, int]:
    parts = raw if isinstance(raw, list | tuple) else word_of(raw).split("-")
    words = [word_of(part) for part in parts]
    if len(words) in (1, 2) and all(re.fullmatch(r"\d{1,2}", word) for word in words):
        low, high = int(words[0]) if len(words) == 2 else ruling.least, int(words[-1])
        if ruling.least <= low <= high <= ruling.most:
            return low, high
    wanted = f"a range from {ruling.least} to {ruling.most} such as {ruling.least}-{ruling.most}"
    raise _not_offered(ruling, raw, f"{wanted}, or the most alone")


def _read_several(ruling: Ruling, raw: object) -> tuple[str, ...]:
    parts = list(raw) if isinstance(raw, list | tuple) else str(raw).split("+")
    if word_of(raw) in ("none", "no", "off", ""):
        parts = []
    chosen = {_read_part(ruling, part) for part in parts}
    words = [option for option in ruling.options if option in chosen]
    return (*words, *sorted(chosen.difference(words), key=selector_order))


def _read_part(ruling: Ruling, part: object) -> str:
    option = offered_word(part, ruling.options)
    if option is not None:
        return option
    if ruling.kind == "set":
        raise _not_offered(ruling, part, f"any of {_listed(ruling.options)} joined by +, or none")
    return read_selector(str(part))


def _listed(options: dict[str, str]) -> str:
    words = list(options)
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _not_offered(ruling: Ruling, raw: object, wanted: str) -> BadHouse:
    hint = did_you_mean(word_of(raw), ruling.options)
    return BadHouse(f"{ruling.id} cannot be “{raw}”{hint}: {ruling.question} Write {wanted}.")
