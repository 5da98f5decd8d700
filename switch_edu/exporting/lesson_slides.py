"""The slides of lessons: a question that a class can vote on by letter, then its answer."""

from __future__ import annotations

from itertools import chain, repeat
from string import ascii_uppercase

from switch_edu.draw.cards import with_chips
from switch_edu.draw.tags import NONE, Html, joined, tag
from switch_edu.exporting.book import Book, Chapter
from switch_edu.exporting.parts import opening, picture, question, reasons, source, words
from switch_edu.exporting.slides import Slide, deck_page, title_slide, told_slides
from switch_edu.exporting.worked import Explained, Worked


def lesson_deck(book: Book) -> Html:
    """Return lessons as a deck: the question of each step, its answer on the next slide."""
    slides: list[Slide] = []
    if len(book.chapters) > 1:
        titles = [tag("li", chapter.lesson.title) for chapter in book.chapters]
        inside = tag("ol", *titles, class_="goals"), words(book.left_out, "left-out")
        slides.append(title_slide(book.title, joined("", list(inside)), first=True))
    for chapter in book.chapters:
        slides += _chapter(chapter, first=not slides)
    if book.after:
        slides.append(title_slide(book.title, words([book.after], "close")))
    return deck_page(book.title, slides)


def _chapter(chapter: Chapter, first: bool) -> list[Slide]:
    slides = [title_slide(chapter.lesson.title, opening(chapter), first)]
    for number, step in enumerate(chapter.steps, 1):
        slides += _step(step, f"{number}. {step.step.objective}")
    closing = [words([text], "left-out") for text in chapter.left_out]
    closing.append(words([chapter.lesson.close], "close"))
    return [*slides, *told_slides(chapter.lesson.title, closing)]


def _step(step: Worked, title: str) -> list[Slide]:
    before = picture(step.before, step.fitting, with_line=False)
    after = picture(step.after, with_line=False) or before
    told = [*reasons(step), source(step)]
    asked = joined("", [words(step.text), words(step.events, "events"), question(step)])
    first = Slide(title, joined("", [asked, _offered(step)]), before)
    if not step.answer:
        return [first, *told_slides(title, told, after)]
    letters = ", ".join(letter for letter, choice in _lettered(step) if choice.right and letter)
    voted = tag("b", f"✓ {letters} ", class_="right") if letters else NONE
    key = tag("p", voted, with_chips(step.answer), class_="key")
    wrong = [_wrong(choice, letter) for letter, choice in _lettered(step) if not choice.right]
    others = told_slides(f"{title} – and the others?", wrong) if wrong else []
    return [first, *told_slides(f"{title} – the answer", [key, *told], after), *others]


def _offered(step: Worked) -> Html:
    """Return the choices to vote on; the cards of the hand are in the picture."""
    items = [
        tag("li", _letter(letter), with_chips(choice.text))
        for letter, choice in _lettered(step)
        if not choice.in_hand
    ]
    return tag("ul", *items, class_="offered") if items else NONE


def _lettered(step: Worked) -> list[tuple[str, Explained]]:
    """Return each choice with its letter, "" where there are too few letters.

    Cards have none either, they have names enough.
    """
    cards = any(choice.in_hand for choice in step.choices)
    letters = repeat("") if cards else chain(ascii_uppercase, repeat(""))
    return list(zip(letters, step.choices, strict=False))


def _letter(letter: str) -> Html:
    return tag("b", f"{letter}  ") if letter else NONE


def _wrong(choice: Explained, letter: str) -> Html:
    name = tag("b", "✗ ", _letter(letter), with_chips(choice.text), class_="wrong")
    return tag("p", name, " – ", joined(" ", [with_chips(text) for text in choice.said]))
