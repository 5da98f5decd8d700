"""Settings as written in case files and forms: variations by name, single answers by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from switch_edu.rules.house import House


def apply_variants(house: House, variants: Iterable[str] | str | None) -> House:
    """Return the house with variations of the given names ("queens", ["v2", "v5"]).

    Raises BadHouse, naming the variations that the house has, for a name that is none of them.
    """
    names = [variants] if isinstance(variants, str) else list(variants or ())
    return house.with_(*names)


def apply_options(house: House, options: Mapping[str, object] | None) -> House:
    """Return the house with single answers set, in the order in which they are written.

    A key is a switch of the house ("runs"), a ruling ("draw"), `powers.…`, `answers.…` or a
    question ("normal-draw"); values are read as YAML and TOML give them (False, "off" and "no"
    alike).
    Raises BadHouse for a key that does not exist or a value that is not offered.
    """
    return house.with_(dict(options or {}))
