"""Parts that pages, worksheets and slides have in common, as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from switch_edu.draw import position_html
from switch_edu.draw.cards import with_chips
from switch_edu.draw.tags import NONE, Html, joined, tag
from switch_edu.exporting.book import Chapter
from switch_edu.exporting.worked import Explained, Worked
from switch_edu.game import Position

_STATIC = Path(__file__).parent / "static"


@cache
def static(*names: str) -> str:
    """Return style sheets or scripts of ours, one after another."""
    return "\n".join((_STATIC / name).read_text(encoding="utf-8") for name in names)


def words(texts: Iterable[str], class_: str = "words") -> Html:
    """Return sentences as a paragraph each."""
    return joined("", [tag("p", with_chips(text), class_=class_) for text in texts])


def picture(
    position: Position | None, fitting: tuple[str, ...] = (), *, with_line: bool = True
) -> Html:
    """Return the picture of a table, nothing where there is none; cards that fit are marked.

    `with_line` the position is written below, for whoever wants to copy it.
    """
    if position is None:
        return NONE
    return tag("div", position_html(position, fitting, with_line=with_line), class_="picture")


def verdict(choice: Explained) -> Html:
    """Return whether a choice is right, by sign and word, and what is said about it."""
    sign, word = ("✓", "Right.") if choice.right else ("✗", "No.")
    mark = tag("b", f"{sign} {word} ", class_="right" if choice.right else "wrong")
    said = [with_chips(text) for text in choice.said]
    return tag("div", mark, joined(" ", said), class_="said")


def asked(step: Worked, *, with_line: bool = True) -> Html:
    """Return what a step tells and asks, with the picture between."""
    table = picture(step.before, step.fitting, with_line=with_line)
    return joined("", [words(step.text), table, words(step.events, "events"), question(step)])


def question(step: Worked) -> Html:
    """Return the question of a step, nothing where none is asked."""
    return words(filter(None, [step.step.question]), "question")


def answer(step: Worked) -> Html:
    """Return the answer with its reasons, what follows it, the table afterwards, the source."""
    key = words(filter(None, [step.answer]), "key")
    return joined("", [key, *reasons(step), picture(step.after), source(step)])


def reasons(step: Worked) -> list[Html]:
    """Return why the right choices are right, and what is told of what follows, as paragraphs."""
    right = [joined(" ", [with_chips(text) for text in choice.said])
             for choice in step.choices if choice.right and choice.said]  # fmt: skip
    told = [with_chips(text) for text in step.told]
    return [tag("p", part) for part in (*right, *told)]


def source(step: Worked) -> Html:
    """Return where the rule that a step teaches comes from."""
    return tag("p", f"Source: {step.source}", class_="source")


def opening(chapter: Chapter) -> Html:
    """Return what stands before the steps of a lesson: what it is about, and by which rules."""
    taught = chapter.lesson
    goals = tag("ul", *[tag("li", goal) for goal in taught.goals], class_="goals")
    rules = words([f"The rules are those of: {chapter.house.title}."], "house")
    return joined("", [words([taught.subtitle], "subtitle"), goals, rules])


def ending(chapter: Chapter) -> Html:
    """Return what stands after the steps: what was left out under the house, and the close."""
    close = words([chapter.lesson.close], "close")
    return joined("", [words(chapter.left_out, "left-out"), close])
