"""A deck for a class: one slide a step, and its answer on the next one."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import NONE, Html, joined, tag
from switch_edu.exporting.parts import static, words

_HOW = (
    "Arrow keys, the space bar, a presenter or a click turn the page; F fills the screen. "
    "Printed, each slide is a page."
)
# What fits on a slide beside a picture and on one without, in lines of so many letters.
_LINES = 15
_BESIDE, _ALONE = 35, 80
_TAG = re.compile("<[^>]*>")


@dataclass(frozen=True)
class Slide:
    """A slide: its title, what is in the left half if there is a picture, and the words."""

    title: str
    inside: Html
    picture: Html = NONE
    kind: str = "plain"


def deck_page(title: str, slides: Sequence[Slide]) -> Html:
    """Return slides as a page; without a script it scrolls from one to the next."""
    count = len(slides)
    places = [_slide(slide, n, count) for n, slide in enumerate(slides, 1)]
    turn = [
        tag("button", sign, type="button", id=id, aria_label=label)
        for sign, id, label in (("‹", "back", "Previous slide"), ("›", "next", "Next slide"))
    ]
    controls = tag("nav", *turn, class_="turn", aria_label="Slides", hidden="")
    style, script = static("page.css", "slides.css"), static("slides.js")
    return whole_page(title, *places, controls, style=style, script=script)


def title_slide(title: str, inside: Html, first: bool = False) -> Slide:
    """Return the slide that begins a deck, with how it is used, or one of its parts."""
    how = words([_HOW], "how") if first else NONE
    return Slide(title, joined("", [inside, how]), kind="title")


def told_slides(title: str, parts: Iterable[Html], picture: Html = NONE) -> list[Slide]:
    """Return parts on as many slides as they need, those of the first one beside a picture."""
    return [
        Slide(title, sheet, NONE if n else picture)
        for n, sheet in enumerate(_sheets(parts, bool(picture)))
    ]


def _sheets(parts: Iterable[Html], beside: bool) -> Iterator[Html]:
    """Yield parts together as long as they fit; the first sheet is narrow where it is `beside`."""
    width, used = _BESIDE if beside else _ALONE, 0.0
    here: list[Html] = []
    for part in parts:
        letters = len(_TAG.sub("", part))
        if here and used + _height(letters, width) > _LINES:
            yield joined("", here)
            here, used, width = [], 0.0, _ALONE
        here.append(part)
        used += _height(letters, width)
    yield joined("", here)


def _height(letters: int, width: int) -> float:
    """Return how many lines a paragraph takes, the gap below it included."""
    return math.ceil(letters / width) + 0.3


def _slide(slide: Slide, number: int, count: int) -> Html:
    heading = tag("h1" if number == 1 else "h2", slide.title)
    halves = [tag("div", slide.picture)] if slide.picture else []
    halves.append(tag("div", slide.inside))
    return tag(
        "section",
        heading,
        tag("div", *halves, class_="halves" if slide.picture else "whole"),
        tag("p", f"{number} / {count}", class_="place"),
        class_=f"slide {slide.kind}",
        id=f"s{number}",
        tabindex="-1",
    )
