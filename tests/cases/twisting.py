"""Cases made wrong on purpose, to see that the runner notices."""

from __future__ import annotations

from copy import deepcopy
from typing import Any


def wrong(value: Any) -> Any:
    """Return something that a right value is not, of the same kind where possible."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case dict():
            first = next(iter(value))
            return {**value, first: wrong(value[first])}
        case list():
            return [*value, "2C"] if "2C" not in value else value[:-1]
    return {"none": "A", "cw": "ccw", "ccw": "cw", "off": 30, "on": 30}.get(value, "none")


def twisted(case: dict[str, Any]) -> list[dict[str, Any]]:
    """Return copies of a case, each with one expectation that is not so."""
    copies = []
    for key, value in case["expect"].items():
        inner = value if key == "facts" else {"": value}
        for fact in inner:
            copy = deepcopy(case)
            if key == "facts":
                copy["expect"][key][fact] = wrong(value[fact])
            else:
                copy["expect"][key] = wrong(value)
            copies.append(copy)
    return copies
