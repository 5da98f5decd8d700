"""One question and the answers of several rule sets, on a card to show, print or send as text."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Literal

from switch_edu.draw.cards import with_chips
from switch_edu.draw.colours import following, themed
from switch_edu.draw.page import whole_page
from switch_edu.draw.paper import ABOUT
from switch_edu.draw.tags import Html, tag
from switch_edu.game.voice import counted

WIDTH = 90
Kind = Literal["yes", "no", "says", "refuses", "unable"]
_LABELS = {
    "yes": "✓ Yes, in", "no": "✗ No, in", "says": "→ In", "refuses": "✗ Not allowed, in",
    "unable": "– No answer, in",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    """What some rule sets say alike, in words, and each with its source.

    `kind` is "yes" or "no" where that is asked; where it is asked what follows, "says" or
    "refuses" (the move is not allowed); "unable" where the question cannot come up.
    """

    kind: Kind
    words: str
    houses: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AnswerCard:
    """A question, the answer in one sentence, the answers; the position in words and as a line."""

    question: str
    headline: str
    answers: tuple[Answer, ...]
    scene: str
    about: str


_BOX = themed(
    "max-width:46em;padding:1em 1.2em;border-radius:.6em;background:{paper};color:{ink};"
    "border:2px solid {frame};font-family:system-ui,sans-serif;font-size:15px;line-height:1.45;"
    "text-align:left;break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact"
)
_QUESTION = "font-size:1.3em;font-weight:700;margin:0"
_HEADLINE = "font-size:1.1em;margin:.2em 0 .6em"
_EDGES = {
    "yes": "6px solid {yes}", "no": "6px dashed {no}", "says": "6px double {says}",
    "refuses": "6px dashed {no}", "unable": "6px dotted {soft}",
}  # fmt: skip
_ANSWER = "margin:.5em 0;padding-left:.7em;border-left:"
_LIST = "margin:.2em 0 0;padding-left:1.2em;font-size:.87em"


def card_html(card: AnswerCard) -> Html:
    """Return a card as HTML; yes and no differ by word, sign and shape of the edge."""
    return following(
        "div",
        tag("div", with_chips(card.question), style=_QUESTION),
        tag("div", card.headline, style=_HEADLINE),
        *[answer_html(answer) for answer in card.answers],
        tag("div", with_chips(card.scene)),
        tag("code", card.about, style=ABOUT),
        style=_BOX,
    )


def card_page(card: AnswerCard) -> Html:
    """Return a card as a whole page to open or print; the same card gives the same page."""
    return whole_page(card.question, card_html(card))


def card_text(card: AnswerCard) -> str:
    """Return a card as lines of text."""
    parts = [card.question, card.headline]
    for answer in card.answers:
        parts.append("")
        parts.append(_folded(heading(answer), "  "))
        parts += [_folded(f"  - {house}: {source}", "    ") if source else f"  - {house}"
                  for house, source in answer.houses]  # fmt: skip
    return "\n".join([*parts, "", _folded(card.scene, ""), card.about])


def heading(answer: Answer) -> str:
    """Return an answer with its sign: "✗ No, in four houses: The nine is no club."."""
    return f"{_LABELS[answer.kind]} {counted(len(answer.houses), 'house')}: {answer.words}"


def answer_html(answer: Answer) -> Html:
    """Return an answer as HTML, with the rule sets that give it and where each has it from."""
    rows = [
        tag("li", tag("b", house), f": {source}" if source else "")
        for house, source in answer.houses
    ]
    return tag(
        "div",
        with_chips(heading(answer)),
        tag("ul", *rows, style=_LIST),
        style=themed(_ANSWER + _EDGES[answer.kind]),
    )


def _folded(text: str, indent: str) -> str:
    return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
