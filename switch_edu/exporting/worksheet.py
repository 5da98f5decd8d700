"""A worksheet: questions with boxes to tick and lines to write on, the answers on the last page."""

from __future__ import annotations

from switch_edu.draw.cards import with_chips
from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, tag
from switch_edu.exporting.book import Book, Chapter
from switch_edu.exporting.parts import asked, ending, opening, reasons, static, words
from switch_edu.exporting.worked import Worked


def worksheet_page(book: Book) -> Html:
    """Return lessons as a page to print: the questions, then the answers on another sheet."""
    several = len(book.chapters) > 1
    answers = [_answers(chapter, several) for chapter in book.chapters]
    return whole_page(
        f"{book.title}: worksheet",
        tag("h1", book.title),
        tag("p", "Name: ", _line(), " Date: ", _line(), class_="name"),
        *[_questions(chapter, several) for chapter in book.chapters],
        words(book.left_out, "left-out"),
        words(filter(None, [book.after]), "close"),
        tag("section", tag("h2", "Answers"), *answers, class_="answers"),
        style=static("page.css", "worksheet.css"),
    )


def _questions(chapter: Chapter, several: bool) -> Html:
    title = [tag("h2", chapter.lesson.title)] if several else []
    heading = "h3" if several else "h2"
    steps = [_step(step, number, heading) for number, step in enumerate(chapter.steps, 1)]
    return tag("section", *title, opening(chapter), *steps, ending(chapter), class_="chapter")


def _step(step: Worked, number: int, heading: str) -> Html:
    boxes = [tag("li", tag("span", with_chips(choice.text))) for choice in step.choices]
    if boxes:
        reply = tag("ul", *boxes, class_="boxes")
    else:
        reply = tag("p", "My move: ", _line()) if step.answer else words(step.told)
    inside = tag(heading, f"{number}. {step.step.objective}"), asked(step, with_line=False), reply
    return tag("section", *inside, class_="step")


def _answers(chapter: Chapter, several: bool) -> Html:
    title = [tag("h3", chapter.lesson.title)] if several else []
    rows = [
        tag("li", words([step.answer], "key"), *reasons(step), value=str(number))
        for number, step in enumerate(chapter.steps, 1)
        if step.answer
    ]
    return tag("section", *title, tag("ol", *rows))


def _line() -> Html:
    """Return a line to write on."""
    return tag("span", class_="line")
