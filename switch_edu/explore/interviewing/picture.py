"""An interview as HTML: the question with its table and answers, or the house that was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from switch_edu.draw.cards import with_chips
from switch_edu.draw.paper import NOTES, box, folded
from switch_edu.draw.position import position_html
from switch_edu.draw.sheet import sheet_html
from switch_edu.draw.tags import Html, tag

if TYPE_CHECKING:
    from switch_edu.explore.interviewing.interview import Interview

_PARAGRAPH = "margin:.3em 0"


def interview_html(it: Interview) -> Html:
    """Return an interview as HTML that needs no kernel."""
    return box(
        tag("p", tag("b", it.heading), style=_PARAGRAPH),
        *(_question(it) if it.question else _end(it)),
    )


def _question(it: Interview) -> list[Html]:
    question = it.question
    assert question is not None
    told = [question.text, question.scene] if question.scene else [question.text]
    parts = [tag("p", with_chips(text), style=_PARAGRAPH) for text in told]
    if question.position is not None:
        parts.append(position_html(question.position))
    answers = [tag("li", with_chips(choice)) for choice in it.choices]
    return [*parts, tag("ol", *answers, style=NOTES)]


def _end(it: Interview) -> list[Html]:
    parts = [tag("p", text, style=_PARAGRAPH) for text in it.findings]
    for title, rows in it.lists:
        items = [tag("li", with_chips(row)) for row in rows]
        parts += [tag("p", title, style=_PARAGRAPH), tag("ul", *items, style=NOTES)]
    if it.house is not None:
        parts.append(folded("The rule sheet", sheet_html(it.house)))
    return parts
