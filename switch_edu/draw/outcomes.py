"""Outcomes of many games in HTML: a sentence, a chart and a table of numbers for each measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.charts import Bar, Steps, distribution_html, intervals_html
from switch_edu.draw.paper import ABOUT, BOX, CELL, HEAD, SCROLL, TABLE
from switch_edu.draw.tags import Html, tag

_PANELS = "display:flex;flex-wrap:wrap;gap:1em 2em;margin:.6em 0;align-items:flex-start"
_PANEL = "flex:1 1 20em;min-width:0;max-width:30em"
_LIST = "margin:.4em 0 0;padding-left:2.2em"
_SENTENCE = "margin:.2em 0 .4em"


@dataclass(frozen=True, slots=True)
class Panel:
    """A measure: its name, how it is counted, sentences, a chart, and the numbers as a table."""

    title: str
    meaning: str
    sentences: tuple[str, ...]
    bars: tuple[Bar, ...]
    steps: tuple[Steps, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What was played, what came of it, and `more` panels that open when they are asked for."""

    title: str
    sentences: tuple[str, ...]
    panels: tuple[Panel, ...]
    more: tuple[Panel, ...]
    notes: tuple[str, ...]


def report_html(report: Report) -> Html:
    """Return a report as HTML that needs no scripts."""
    return tag(
        "div",
        tag("b", report.title),
        *(tag("div", sentence) for sentence in report.sentences),
        _panels(report.panels),
        *([_more(report.more)] if report.more else []),
        *(tag("div", note, style=ABOUT) for note in report.notes),
        style=BOX,
    )


def _more(panels: Sequence[Panel]) -> Html:
    names = ", ".join(panel.title for panel in panels)
    return tag("details", tag("summary", f"More: {names}"), _panels(panels))


def _panels(panels: Sequence[Panel]) -> Html:
    return tag("div", *map(panel_html, panels), style=_PANELS)


def panel_html(panel: Panel) -> Html:
    """Return a measure as HTML: what the charts show is said in words as well."""
    drawn = [tag("p", sentence, style=_SENTENCE) for sentence in panel.sentences]
    if panel.bars:
        drawn.append(intervals_html(panel.bars))
    if panel.steps:
        steps = distribution_html(panel.steps)
        drawn.append(tag("details", tag("summary", "How often"), steps))
    return tag(
        "section",
        tag("b", panel.title, title=panel.meaning),
        *drawn,
        tag("details", tag("summary", "Numbers"), tag("div", panel.meaning), _table(panel)),
        style=_PANEL,
    )


def _table(panel: Panel) -> Html:
    heads = [tag("th", head, scope="col", style=HEAD) for head in panel.heads]
    rows = [
        tag(
            "tr",
            tag("th", row[0], scope="row", style=HEAD),
            *(tag("td", cell, style=CELL) for cell in row[1:]),
        )
        for row in panel.rows
    ]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), style=TABLE)
    return tag("div", table, style=SCROLL, tabindex="0", role="region", aria_label=panel.title)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of what is shown side by side: a name, a picture, and what follows it."""

    name: str
    picture: Html
    lines: tuple[str, ...]


def sides_html(title: str, sides: Sequence[Side], start: int = 1) -> Html:
    """Return sides next to each other, their lines numbered from `start` on."""
    shown = [
        tag(
            "div",
            tag("b", side.name),
            side.picture,
            tag("ol", *(tag("li", line) for line in side.lines), style=_LIST, start=f"{start}"),
            style=_PANEL,
        )
        for side in sides
    ]
    return tag("div", tag("b", title), tag("div", *shown, style=_PANELS), style=BOX)
