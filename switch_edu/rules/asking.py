"""Questions put to people: under which theme, what an answer means in words, where it is stored."""

from __future__ import annotations

from itertools import chain

from switch_edu.rules.declared import RULINGS
from switch_edu.rules.entries import HOWS
from switch_edu.rules.lenses import Lens
from switch_edu.rules.phrases import ANY_PICKUP
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.selectors import cards_in_words
from switch_edu.rules.statements import THEMES
from switch_edu.rules.values import read_value
from switch_edu.rules.words import power_in_words

ALIKE = "alike"
_TITLES = THEMES | {ALIKE: "Alike in every house"}
THEME_TITLES = tuple(_TITLES.values())


def home_of(lens: Lens) -> str:
    """Return where a question is told: at a ruling, among the power cards, or among the alike."""
    entries = [entry for ways in lens.options.values() for way in ways for entry in way]
    if lens.of in RULINGS:
        return lens.of
    if lens.of or lens.pickup or any(entry not in RULINGS for entry in entries):
        return "powers"
    return entries[0] if entries else ALIKE


def theme_of(lens: Lens) -> str:
    """Return the title of the theme under which a question is asked."""
    home = home_of(lens)
    return _TITLES[RULINGS[home].theme if home in RULINGS else home]


def entry_behind(lens: Lens, answer: str) -> str:
    """Return the entry whose source speaks for an answer, "" where nothing is stored."""
    ways = [*lens.options.get(answer, []), *chain.from_iterable(lens.options.values())]
    said = [entry for way in ways for entry, phrase in way.items() if phrase[0] != "-"]
    return lens.pickup or next(iter(said), lens.of)


def answers_of(lens: Lens) -> dict[str, str]:
    """Return the answers that a question offers by name, each with what it means in words."""
    if not lens.options and lens.of in RULINGS:
        return dict(RULINGS[lens.of].options)
    return {answer: _meaning(lens, answer) for answer in lens.options}


def _meaning(lens: Lens, answer: str) -> str:
    way = lens.options[answer][0]
    said = {entry: phrase for entry, phrase in way.items() if phrase[0] != "-"} or way
    return "; ".join(_words(entry, phrase) for entry, phrase in said.items())


def _words(entry: str, phrase: str) -> str:
    """Return what an answer says of one entry; of a set or a choice only what is in it is told."""
    kind, _, rest = entry.partition(".")
    if kind == "powers":
        return _power_words(rest, phrase)
    if kind == "answers":
        attacker, _, selector = rest.partition(".")
        how = HOWS.get(phrase, "is no answer")
        return f"after {cards_in_words(attacker)}, {cards_in_words(selector)} {how}"
    ruling = RULINGS[entry]
    if phrase[0] in "+-":
        words = [word[1:] for word in phrase.split() if word[0] == phrase[0]]
        told = " or ".join(ruling.options.get(word, word) for word in words)
        return told if phrase[0] == "+" else f"not: {told}"
    return value_in_words(entry, read_value(ruling, phrase))


def _power_words(selector: str, phrase: str) -> str:
    who = cards_in_words(selector, 2)
    if phrase == ANY_PICKUP:
        return f"{who}: the next player picks up cards"
    if phrase.startswith("-"):
        told = " nor ".join(power_in_words(word[1:]) for word in phrase.split())
        return f"{who}: not “{told}”"
    return f"{who}: {'no power' if phrase == 'none' else power_in_words(phrase)}"
