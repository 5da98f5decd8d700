"""A page to learn from alone: every choice opens what is to be said about it, then the answer."""

from __future__ import annotations

from switch_edu.draw.cards import with_chips
from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, tag
from switch_edu.exporting.book import Book, Chapter
from switch_edu.exporting.parts import answer, asked, ending, opening, static, verdict, words
from switch_edu.exporting.worked import Explained, Worked

_HOW = (
    "Choose what you think is right and read what is said about it. The answer with its reason "
    "waits below each question."
)


def reading_page(book: Book) -> Html:
    """Return lessons as a page whose answers are folded away; it needs no script to be read."""
    several = len(book.chapters) > 1
    chapters = [_chapter(chapter, several) for chapter in book.chapters]
    button = tag("button", "Open all answers", id="all", type="button", hidden="")
    return whole_page(
        book.title,
        tag("h1", book.title),
        _contents(book) if several else opening(book.chapters[0]),
        words([_HOW], "how"),
        button,
        *chapters,
        words(book.left_out, "left-out"),
        words(filter(None, [book.after]), "close"),
        style=static("page.css", "reading.css"),
        script=static("reading.js"),
    )


def _contents(book: Book) -> Html:
    links = [
        tag("li", tag("a", chapter.lesson.title, href=f"#{chapter.lesson.id}"))
        for chapter in book.chapters
    ]
    return tag("nav", tag("ol", *links), aria_label="Lessons")


def _chapter(chapter: Chapter, several: bool) -> Html:
    title = [tag("h2", chapter.lesson.title), opening(chapter)] if several else []
    steps = [
        _step(step, number, "h3" if several else "h2")
        for number, step in enumerate(chapter.steps, 1)
    ]
    inside = (*title, *steps, ending(chapter))
    return tag("section", *inside, id=chapter.lesson.id, class_="chapter")


def _step(step: Worked, number: int, heading: str) -> Html:
    hints = [_fold(f"Hint {n}", words([hint])) for n, hint in enumerate(step.hints, 1)]
    choices = [_choice(choice) for choice in step.choices]
    return tag(
        "section",
        tag(heading, f"{number}. {step.step.objective}"),
        asked(step),
        *([tag("div", *choices, class_="choices")] if choices else []),
        *hints,
        _fold(_label(step), answer(step), "answer"),
        class_="step",
    )


def _label(step: Worked) -> str:
    """Return what the fold of an answer is called; the lessons say “Go on” of a show."""
    if not step.answer:
        return "Go on"
    return "The answer" if step.choices else "How it can be done"


def _choice(choice: Explained) -> Html:
    return _fold(choice.text, verdict(choice), "choice")


def _fold(label: str, inside: Html, class_: str = "hint") -> Html:
    return tag("details", tag("summary", with_chips(label)), inside, class_=class_)
