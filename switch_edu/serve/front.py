"""The pages beside the notebooks: the list of lessons, and what those read who get none."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from switch_edu import content
from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, tag

_STYLE = """
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1.1rem/1.6 system-ui, sans-serif; }
a { display: inline-block; min-height: 24px; padding: 0.25rem 0; }
"""


def front_page(notebooks: Path) -> str:
    """Return the page that lists the notebooks of a folder by their titles."""
    links = [
        f'<li><a href="voila/render/{escape(path.name)}">{escape(_title(path))}</a></li>'
        for path in sorted(notebooks.glob("*.ipynb"))
    ]
    text = "<p>Choose a lesson. What you have done is kept by your own browser.</p>"
    return _page("Learn Switch", f"{text}\n<ul>\n{''.join(links)}\n</ul>")


def full_page(most: int) -> str:
    """Return what somebody reads who comes when all seats are taken."""
    return _page(
        "All seats are taken",
        f"<p>This computer has room for {most} people at once, and so many are playing. A seat is "
        "free when somebody closes their page: please wait a moment.</p>\n"
        '<p><a href="">Try again</a></p>',
    )


def door_page(*, tried: bool) -> str:
    """Return what somebody reads who has no key, or has tried one that does not fit."""
    said = "This key does not fit." if tried else "This link lacks the key to the course."
    return _page("The key, please", f"<p>{said} Ask your teacher for the whole link.</p>")


def missing_page() -> str:
    """Return what somebody reads whose link leads to no lesson."""
    return _page(
        "There is no such lesson",
        '<p>The link may be old, or mistyped: please choose from <a href="/">all lessons</a>.</p>',
    )


def sorry_page() -> str:
    """Return what somebody reads when the program has failed."""
    return _page(
        "That did not work",
        '<p>Something went wrong inside the program. <a href="">Try again</a>, or choose another '
        'lesson from <a href="/">all lessons</a>.</p>',
    )


def _page(title: str, inside: str) -> str:
    return whole_page(title, tag("h1", title), Html(inside), style=_STYLE)


def _title(notebook: Path) -> str:
    """Return the title of a notebook, or its name while it cannot be read."""
    try:
        return content.title(json.loads(notebook.read_text(encoding="utf-8"))) or notebook.stem
    except (OSError, ValueError, KeyError, IndexError, TypeError):
        return notebook.stem
