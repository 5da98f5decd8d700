"""A comparison as a page and as slides: the table, then each move on which the houses differ."""

from __future__ import annotations

from switch_edu.draw import AnswerCard, grid_html
from switch_edu.draw.cards import with_chips
from switch_edu.draw.comparison_card import answer_html, heading
from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, joined, tag
from switch_edu.errors import SwitchError
from switch_edu.explore.comparing.rows import Row
from switch_edu.explore.comparing.settlement import Settlement
from switch_edu.explore.comparing.table import Comparison
from switch_edu.exporting.parts import picture, static, words
from switch_edu.exporting.slides import Slide, deck_page, title_slide, told_slides
from switch_edu.game.voice import capital, counted, listed

_MOST_NAMED = 4


def comparison_page(comparison: Comparison) -> Html:
    """Return a comparison as a page; raises SwitchError where there is nothing to compare."""
    parts = [_answered(dispute) for dispute in _disputes(comparison)]
    title = _title(comparison)
    return whole_page(
        title,
        tag("h1", title),
        picture(comparison.position),
        grid_html(comparison.grid),
        *([tag("h2", "Where they differ, and where each has it from")] if parts else []),
        *parts,
        style=static("page.css", "result.css"),
    )


def comparison_deck(comparison: Comparison) -> Html:
    """Return a comparison as slides: a question on each, and what the houses answer on the next.

    Raises SwitchError where there is nothing to compare.
    """
    title, table = _title(comparison), picture(comparison.position, with_line=False)
    houses = tag("ul", *[tag("li", label) for label in comparison.labels], class_="houses")
    asked = joined("", [words(["What does each of them say?"], "question"), houses])
    slides = [title_slide(title, houses, first=True)]
    for dispute in _disputes(comparison):
        slides.append(Slide(dispute.question, asked, table))
        slides += told_slides(dispute.question, _told(dispute))
    slides += told_slides("How far they agree", [words([comparison.summary], "key")])
    return deck_page(title, slides)


def _title(comparison: Comparison) -> str:
    titles = comparison.titles
    if len(titles) < 2:
        raise SwitchError(
            "One house alone has nothing that it could be compared with: name two or more."
        )
    few = len(titles) <= _MOST_NAMED
    names = listed(titles, "and") if few else capital(counted(len(titles), "house"))
    return f"{names}, side by side"


def _disputes(comparison: Comparison) -> list[AnswerCard]:
    """Return the moves on which houses differ; of a line of play only the step where they part."""
    rows = [row for row in comparison.rows if row.differs]
    return [_dispute(comparison, row) for row in (rows[:1] if comparison.in_order else rows)]


def _dispute(comparison: Comparison, row: Row) -> AnswerCard:
    question = row.question
    if comparison.in_order:
        before = [each.label for each in comparison.rows[: comparison.rows.index(row)]]
        question = f"{listed([*before, row.label], 'then')}: what does the house say?"
    return Settlement(question, row, row.parting, comparison.title, "").card


def _answered(dispute: AnswerCard) -> Html:
    answers = [tag("div", answer_html(answer), class_="dispute") for answer in dispute.answers]
    question = tag("h3", with_chips(dispute.question))
    return joined("", [question, words([dispute.headline]), *answers])


def _told(dispute: AnswerCard) -> list[Html]:
    """Return answers as paragraphs, each house with its source on a line of its own."""
    parts = [words([dispute.headline], "key")]
    for answer in dispute.answers:
        parts.append(tag("p", tag("b", with_chips(heading(answer)))))
        parts += [
            tag("p", house, tag("span", f": {source}" if source else "", class_="source"))
            for house, source in answer.houses
        ]
    return parts
