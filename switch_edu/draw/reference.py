"""A quick reference as an HTML table: what each card does under the rules in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from switch_edu.draw.cards import with_chips
from switch_edu.draw.tags import Html, tag

_TABLE = "border-collapse:collapse;font-size:14px;line-height:1.5;text-align:left;max-width:44em"
_CELL = "padding:.25em .8em .25em 0;vertical-align:top;border-bottom:1px solid #8a949e"


def reference_html(title: str, rows: Iterable[Mapping[str, str]]) -> Html:
    """Return a quick reference under a title; its rows are those of `rules.reference`."""
    lines = [
        tag(
            "tr",
            tag("th", with_chips(row["title"]), scope="row", style=_CELL),
            tag("td", with_chips(row["text"]), style=_CELL),
        )
        for row in rows
    ]
    caption = tag("caption", title, style="text-align:left;font-weight:700")
    return tag("table", caption, tag("tbody", *lines), style=_TABLE)
