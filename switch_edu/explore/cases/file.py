"""Reading files of cases: a position, what is played, and what must then be so.

A file is YAML: a list of cases under `cases`, each a mapping with the keys of `CASE_KEYS`. A key
that is not known is an error, so that a case can never pass by being misread.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from switch_edu.errors import BadFile, did_you_mean
from switch_edu.rules import House, house
from switch_edu.rules.options import apply_options, apply_variants
from switch_edu.texts import read_text

CASE_KEYS = (
    "id", "ruleset", "variant", "options", "given", "do", "expect", "source", "from", "note",
)  # fmt: skip
NEEDED = ("id", "ruleset", "expect")

# The documents that cases are taken from number their rule sets; any house line serves as well.
RULESETS = {
    "switch-000": "switch",
    "turbo-000": "turbo-switch",
    "peanuckle-000": "peanuckle",
    "black-jack-000": "black-jack",
    "j28-000": "j28",
    "rules-001": "classic",
    "table-002": "practice-table",
    "jaques-003": "jaques",
    "jack7-004": "jack7",
}


@dataclass(frozen=True)
class Case:
    """One case: what holds before, what is played, and what must hold after, under a house."""

    id: str
    house: House
    given: Mapping[str, Any]
    do: tuple[str, ...]
    expect: Mapping[str, Any]


def load(path: Path) -> list[object]:
    """Return the cases that a file lists, not yet checked one by one.

    Raises BadFile in one sentence for a file that cannot be read or lists no cases.
    """
    content = _parsed(read_text(path, "a file of cases"), path)
    listed = content.get("cases") if isinstance(content, dict) else content
    if isinstance(content, dict) and set(content) - {"cases"}:
        strange = next(iter(set(content) - {"cases"}))
        raise BadFile(f"{path} has a part “{strange}”: a file of cases has one list, “cases”.")
    if not isinstance(listed, list) or not listed:
        raise BadFile(f"{path} holds no cases: write a list of them under “cases:”.")
    return listed


def _parsed(text: str, path: Path) -> object:
    try:
        import yaml
    except ImportError:
        raise BadFile("Reading cases needs PyYAML: install it with `pip install pyyaml`.") from None
    try:
        return yaml.load(text, Loader=_loader())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f" at line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise BadFile(f"{path} is not YAML{place}: {error.problem or error.context}.") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        reason = " ".join(str(error).split()) or "it cannot be read"
        raise BadFile(f"{path} is not YAML: {reason}.") from None


def _loader() -> Any:
    """Return a YAML loader that refuses a key written twice, of which YAML keeps only the last."""
    import yaml

    class Loader(yaml.SafeLoader):
        def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            for at, key in enumerate(keys):
                if key in keys[:at]:
                    place = node.value[at][0].start_mark
                    problem = f"the key “{key}” is there twice"
                    raise yaml.constructor.ConstructorError(None, None, problem, place)
            return super().construct_mapping(node, deep)

    return Loader


def case_id(raw: object) -> str:
    """Return the id of a case as written, to name it by even when it cannot be read."""
    return str(raw.get("id", "(no id)")) if isinstance(raw, Mapping) else "(no id)"


def read_case(raw: object) -> Case:
    """Return a case as read.

    Raises BadFile for what is no case or has a key that is not known, BadHouse for rules that do
    not exist.
    """
    if not isinstance(raw, Mapping):
        raise BadFile("A case is a mapping with id, ruleset, given, do and expect.")
    check_keys(raw, CASE_KEYS, "a case")
    for key in NEEDED:
        if key not in raw:
            raise BadFile(f"A case needs the key “{key}”.")
    expect = mapping(raw, "expect")
    if not expect:
        raise BadFile("A case has to expect something: say in “expect” what must be so.")
    return Case(case_id(raw), _house(raw), mapping(raw, "given"), _actions(raw), expect)


def check_keys(table: Mapping[Any, Any], known: Collection[str], where: str) -> None:
    """Raise BadFile for the first key that is not one of those known."""
    for key in table:
        if key not in known:
            hint = did_you_mean(str(key), known) or f": there are {', '.join(known)}"
            raise BadFile(f"There is no key “{key}” in {where}{hint}.")


def mapping(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """Return the mapping under a key, empty where it is missing; raises BadFile for others."""
    found = table.get(key)
    if found is None:
        return {}
    if not isinstance(found, Mapping):
        raise BadFile(f"“{key}” has to be a mapping such as {{top: 9C}}, not “{found}”.")
    return found


def words(found: object, what: str) -> list[str]:
    """Return a list of texts; raises BadFile, naming what it should be, for anything else."""
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise BadFile(f"{what} has to be a list such as [A, B], not “{found}”.")
    return found


def _actions(raw: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(words(raw.get("do") or [], "“do”"))


def _house(raw: Mapping[str, Any]) -> House:
    name = str(raw["ruleset"])
    base = house(RULESETS.get(name, name))
    variant = raw.get("variant")
    chosen = [variant] if isinstance(variant, str) else words(variant or [], "“variant”")
    options = {str(key): value for key, value in mapping(raw, "options").items()}
    return apply_options(apply_variants(base, chosen), options)
