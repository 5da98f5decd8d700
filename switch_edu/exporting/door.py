"""`sw.export`: a lesson, a comparison, a rule sheet or a result as one file that needs no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args

from switch_edu.draw import sheet_page
from switch_edu.errors import BadFile, did_you_mean
from switch_edu.explore.comparing.table import Comparison
from switch_edu.exporting.book import Book, course_book, lesson_book
from switch_edu.exporting.comparison import comparison_deck, comparison_page
from switch_edu.exporting.lesson_slides import lesson_deck
from switch_edu.exporting.reading import reading_page
from switch_edu.exporting.result import result_page
from switch_edu.exporting.worksheet import worksheet_page
from switch_edu.game.given import shown
from switch_edu.rules import House
from switch_edu.rules import house as read_house
from switch_edu.teaching import Course, Lesson, lesson
from switch_edu.texts import write_text

Form = Literal["page", "worksheet", "slides"]
FORMS: tuple[str, ...] = get_args(Form)

_BOOKS: dict[str, Callable[[Book], str]] = {
    "page": reading_page, "worksheet": worksheet_page, "slides": lesson_deck,
}  # fmt: skip
_COMPARISONS: dict[str, Callable[[Comparison], str]] = {
    "page": comparison_page, "slides": comparison_deck,
}  # fmt: skip


def export(
    what: Any,
    path: str | Path,
    form: Form = "page",
    *,
    house: str | House | None = None,
    replace: bool = False,
) -> Path:
    """Write one HTML file that needs no kernel and no network, and return its path.

    `what` is the name of a lesson, such as "effects", a `Lesson` or `Course`, under another `house`
    if one is given; or a house (its rule sheet), or a result that a notebook shows, such as that of
    `sw.compare(…)`. Lessons and courses can also be a "worksheet" with the answers on the last
    page, or "slides" for a class; a comparison can be slides, too.

    Raises SwitchError in one sentence for what cannot be exported like that; BadFile where the file
    cannot be written, or is there already and `replace` is false.
    """
    if not isinstance(path, str | Path):
        raise BadFile(f"“{shown(path)}” is no path: give the name of a file, such as effects.html.")
    page = page_of(what, form, house)
    target = Path(path)
    write_text(target, page, replace=replace)
    return target


def page_of(what: Any, form: str = "page", house: str | House | None = None) -> str:
    """Return what `export` writes; raises SwitchError like it."""
    if form not in FORMS:
        raise BadFile(f"There is no form “{form}”{did_you_mean(form, FORMS)}: {', '.join(FORMS)}.")
    rules = None if house is None else read_house(house)
    taught = lesson(what) if isinstance(what, str) else what
    if isinstance(taught, Lesson):
        return _BOOKS[form](lesson_book(taught, rules))
    if isinstance(taught, Course):
        return _BOOKS[form](course_book(taught, rules))
    if rules is not None:
        raise BadFile("Only a lesson or a course can be put under another house.")
    if isinstance(taught, Comparison) and form in _COMPARISONS:
        return _COMPARISONS[form](taught)
    if form != "page":
        raise BadFile(
            "Only lessons and courses can be a worksheet; they and comparisons can be slides."
        )
    return sheet_page(taught) if isinstance(taught, House) else result_page(taught)
