"""The form in which every question of a house can be changed, made from the declarations."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from switch_edu.explore.comparing.cells import cited
from switch_edu.rules import House, house, houses
from switch_edu.rules.asking import THEME_TITLES, answers_of, entry_behind, theme_of
from switch_edu.rules.check import check
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.files import SCRATCH
from switch_edu.rules.lenses import Lens, questions
from switch_edu.rules.ruling import Ruling
from switch_edu.rules.words import capital


@cache
def question_form() -> dict[str, Any]:
    """Return what is alike for all houses, sent once: the questions by theme, and the houses."""
    themes: dict[str, list[dict[str, Any]]] = {title: [] for title in THEME_TITLES}
    for lens in questions().values():
        themes[theme_of(lens)].append(_question(lens))
    return {
        "themes": [{"title": title, "questions": rows} for title, rows in themes.items()],
        "houses": [{"name": name, "title": house(name).title} for name in (*houses(), SCRATCH)],
    }


def house_form(shown: House, others: tuple[House, ...]) -> dict[str, Any]:
    """Return what one house answers: to each question, and how that compares.

    An answer is [answer, source, whether the house that it was made from answers otherwise,
    whether the other houses on show do].
    """
    base = base_of(shown)
    return {
        "line": shown.line,
        "title": shown.title,
        "name": shown.name,
        "base": base.title if base else "",
        "checks": check(shown),
        "variations": [
            {"name": name, "title": capital(each.title), "on": name in shown.variations}
            for name, each in shown.known_variations.items()
        ],
        "knobs": [
            {
                "name": name,
                "title": capital(knob.title),
                "options": list(knob.options),
                "value": dict(shown.knobs).get(name, knob.standard),
            }
            for name, knob in shown.known_knobs.items()
        ],
        "answers": {id: _answer(shown, lens, base, others) for id, lens in questions().items()},
    }


def base_of(shown: House) -> House | None:
    """Return the house that another is held against: the one of its name, or else its parent."""
    plain = house(shown.name) if shown.file.shipped else shown
    base = shown.parent if plain == shown else plain
    return None if base is None or base.name == SCRATCH else base


def without(shown: House, variation: str) -> House:
    """Return a house without one of its variations."""
    kept = [name for name in shown.variations if name != variation]
    return House(shown.file).with_(*kept, dict(shown.knobs), dict(shown.overrides))


def _question(lens: Lens) -> dict[str, Any]:
    ruling = RULINGS.get(lens.of)
    return {
        "id": lens.id,
        "ask": lens.ask,
        "options": [[answer, words] for answer, words in answers_of(lens).items()],
        "free": _free(lens, ruling),
    }


def _free(lens: Lens, ruling: Ruling | None) -> dict[str, Any] | None:
    """Return what may be written where the answers on offer are not all there are."""
    if lens.pickup:
        return {"kind": "number", "least": 1, "most": 20, "unit": "cards"}
    if ruling is None or ruling.kind == "choice" or ruling.options.keys() <= {*lens.options}:
        return None
    if ruling.kind == "number":
        return {"kind": "number", "least": ruling.least, "most": ruling.most, "unit": ruling.unit}
    return {"kind": "text", "least": 0, "most": 0, "unit": ", ".join(ruling.options)}


def _answer(shown: House, lens: Lens, base: House | None, others: tuple[House, ...]) -> list[Any]:
    said = _answers(shown)[lens.id]
    entry = entry_behind(lens, said)
    source = cited(shown.source(entry)) if entry else ""
    changed = base is not None and _answers(base)[lens.id] != said
    return [said, source, changed, any(_answers(other)[lens.id] != said for other in others)]


@lru_cache(maxsize=32)
def _answers(rules: House) -> dict[str, str]:
    """Return what a house answers to each question; only one house changes at a time."""
    return {id: rules.says(id) for id in questions()}
