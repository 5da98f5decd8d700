"""Write docs/rulings.md, every question of the game: `python -m scripts.rulings`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from scripts.takers import cited, codes, every_house, offers, takers
from switch_edu.rules import House, house, houses
from switch_edu.rules.asking import entry_behind, home_of
from switch_edu.rules.declared import RULINGS
from switch_edu.rules.lenses import Lens, questions
from switch_edu.rules.phrases import ANY_PICKUP
from switch_edu.rules.ruling import Ruling, Value
from switch_edu.rules.saying import value_in_words
from switch_edu.rules.sources import documents
from switch_edu.rules.statements import THEMES
from switch_edu.rules.values import value_text

FILE = Path(__file__).parent.parent / "docs" / "rulings.md"
HEAD = """\
# Every question of the game

The game has no official rules; these are the {questions} questions on which its rules can be
asked, the answers that this project knows, and who gives which. Answers are stored as {rulings}
rulings, as powers of cards and as answers to powers; a question is another way to ask for them. All
of the names below can be written in a house's one line
(`jack7~draw=until-playable~black-jack-size=5`) and in the options of a case file.

Behind the houses stands the section of their source. “Open” means that the source does not settle
it: the answer is the reading that was taken, the usual one where no words follow. A variation or
switch of a house is named (`classic~queens`) where it answers otherwise than the house.

This page is made by `make docs` from the declarations in `switch_edu/rules`; a test keeps it true.

| source | in full |
|---|---|
{sources}
"""
ALIKE = """\
## Alike in every house

These questions have one answer wherever the game is played, or answers that come to the same.
"""


# What may be written where the answers in use are not all there are.
FREE = {
    "number": "Any whole number from {ruling.least} to {ruling.most}.",
    "range": "Any range from {ruling.least} to {ruling.most}.",
    "selectors": "Any cards (`A+2+black-J`), `none`, or {words} for every card with a power.",
    "set": "Any of {words} joined by `+`, or `none`.",
}


def page() -> str:
    """Return the whole page."""
    asked = questions()
    placed = {id: home_of(lens) for id, lens in asked.items()}
    sources = "\n".join(f"| {each.cite} | {each.title} |" for each in documents().values())
    parts = [HEAD.format(questions=len(asked), rulings=len(RULINGS), sources=sources)]
    for theme, title in THEMES.items():
        parts.append(f"## {title}\n")
        for ruling in (each for each in RULINGS.values() if each.theme == theme):
            lenses = [asked[id] for id, place in placed.items() if place == ruling.id]
            parts.append("\n".join(about_ruling(ruling, lenses)))
        lenses = [asked[id] for id, place in placed.items() if place == theme]
        parts += ["\n".join(about_cards(lens)) for lens in lenses]
    alike = [asked[id] for id, place in placed.items() if place == "alike"]
    rows = [f"| `{lens.id}` | {lens.ask} | {codes(lens.options)} |" for lens in alike]
    parts.append("\n".join([ALIKE, "| question | in words | answer |", "|---|---|---|", *rows]))
    return "\n".join(parts) + "\n"


def about_ruling(ruling: Ruling, lenses: list[Lens]) -> Iterator[str]:
    """Yield the lines on a ruling: its answers, who gives them, and the questions that ask it."""
    yield f"### {ruling.question}\n\n`{ruling.id}`\n"
    yield "| answer | in words | taken by |\n|---|---|---|"
    for value in answers_to(ruling):
        usual = " (usual)" if value == ruling.default else ""
        words = value_in_words(ruling.id, value)
        named = cited(ruling.id, takers(ruling.id, value))
        yield f"| `{value_text(value)}`{usual} | {words} | {named} |"
    if ruling.kind in FREE:
        yield f"\n{FREE[ruling.kind].format(ruling=ruling, words=codes(ruling.options))}"
    for lens in lenses:
        yield f"\n{other_way_to_ask(lens)}"
    yield ""


def answers_to(ruling: Ruling) -> list[Value]:
    """Return the answers to a ruling: all that are offered, or those in use where any number is."""
    if ruling.kind == "choice":
        return list(ruling.options)
    used = [rules.value(ruling.id) for rules in every_house()]
    return list(dict.fromkeys([ruling.default, *used]))


def other_way_to_ask(lens: Lens) -> str:
    """Return another way to ask for a ruling, and what its answers mean."""
    meanings = [
        f"`{answer}` is {' or '.join(map(way_in_words, ways))}"
        for answer, ways in lens.options.items()
        if ways != [{lens.of: answer}]
    ]
    ask = "" if lens.of and lens.ask == RULINGS[lens.of].question else f" ({lens.ask})"
    told = f": {'; '.join(meanings)}" if meanings else ""
    return f"Asked as `{lens.id}`{ask}{told}."


def way_in_words(way: dict[str, str]) -> str:
    """Return one way of giving an answer as entries: "`draw=one` with `drawn-card=may`"."""
    said = {entry: phrase for entry, phrase in way.items() if phrase[0] != "-"} or way
    return " with ".join(phrase_in_words(*pair) for pair in said.items()) or "always so"


def phrase_in_words(entry: str, phrase: str) -> str:
    """Return what an answer says of one entry."""
    if phrase == ANY_PICKUP:
        return f"`{entry}` any pickup"
    words = [f"{'with' if word[0] == '+' else 'not'} {word[1:]}" for word in phrase.split()]
    return f"`{entry}` {' and '.join(words)}" if phrase[0] in "+-" else f"`{entry}={phrase}`"


def about_cards(lens: Lens) -> Iterator[str]:
    """Yield the lines on a question about powers and answers: what houses say, and why."""
    yield f"### {lens.ask}\n\n`{lens.id}`\n"
    yield "| answer | written as | taken by |\n|---|---|---|"
    given: dict[str, list[House]] = {answer: [] for answer in lens.options}
    for name in houses():
        base = house(name)
        given.setdefault(base.says(lens.id), []).append(base)
        for rules in offers(base):
            if rules.says(lens.id) != base.says(lens.id):
                given.setdefault(rules.says(lens.id), []).append(rules)
    for answer, named in given.items():
        ways = " or ".join(map(way_in_words, lens.options.get(answer, []))) or written(lens, answer)
        yield f"| `{answer}` | {ways} | {cited(entry_behind(lens, answer), named)} |"
    yield ""


def written(lens: Lens, answer: str) -> str:
    """Return how an answer that is no named option is written."""
    return f"`{lens.pickup}=pickup-{answer}`" if lens.pickup and answer.isdigit() else "otherwise"


def main() -> None:
    """Write the page."""
    FILE.write_text(page(), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
