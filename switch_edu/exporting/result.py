"""Anything that shows itself in a notebook, as a page."""

from __future__ import annotations

from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, tag
from switch_edu.errors import BadFile
from switch_edu.exporting.parts import static
from switch_edu.game.given import shown

_LONGEST = 120


def result_page(result: object) -> Html:
    """Return what a result shows in a notebook as a page, under the first line of its text.

    Raises BadFile for what shows nothing without a kernel.
    """
    show = getattr(result, "_repr_html_", None)
    html = show() if callable(show) else None
    if not isinstance(html, str):
        raise BadFile(
            f"“{shown(result)}” cannot be exported: give the name of a lesson, or a house, a "
            "position, or a result such as that of sw.compare(…)."
        )
    text = str(result).strip()
    # a text for programmers is no title, and that of a game would give the deal away
    title = type(result).__name__ if text == repr(result) else text.split("\n")[0][:_LONGEST]
    return whole_page(title, tag("h1", title), Html(html), style=static("page.css", "result.css"))
