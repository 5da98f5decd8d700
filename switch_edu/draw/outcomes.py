"""Outcomes of many games in HTML: a sentence, a chart and a table of numbers for each measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.charts import Bar, Steps, distribution_html, intervals_html
from switch_edu.draw.paper import ABOUT, CELL, HEAD, SCROLL, TABLE, box, folded
from switch_edu.draw.tags import Html, tag
from switch_edu.rules.words import capital

# as many columns as fit, all of one width, so that charts of one report have one size
_PANELS = (
    "display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18em,100%),1fr));"
    "gap:1em 2em;margin:.6em 0;align-items:start"
)
_PANEL = "min-width:0;max-width:30em"
_SENTENCE = "margin:.2em 0 .4em"
_HEADLINE = "margin:0 0 .4em;font-size:16px;font-weight:600"
_SCROLL = f"{SCROLL};max-height:16em;overflow-y:auto"


@dataclass(frozen=True, slots=True)
class Panel:
    """A measure: its name, how it is counted, sentences, a chart, and the numbers as a table.

    `often` says of the distribution `steps` what it shows.
    """

    title: str
    meaning: str
    sentences: tuple[str, ...]
    bars: tuple[Bar, ...]
    often: str
    steps: tuple[Steps, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What came of many games: the answer, what was played, the panels, `more` of them on request.

    `parted` says of each later house in how many games it made a difference; `rules` are the houses
    in one line each, by which the same can be played again.
    """

    title: str
    headline: tuple[str, ...]
    sentences: tuple[str, ...]
    parted: tuple[str, ...]
    panels: tuple[Panel, ...]
    more: tuple[Panel, ...]
    rules: tuple[str, ...]
    notes: tuple[str, ...]


def report_html(report: Report) -> Html:
    """Return a report as HTML that needs no scripts."""
    return box(
        *(tag("p", sentence, style=_HEADLINE) for sentence in report.headline),
        tag("div", " ".join([report.title, *report.sentences])),
        *(tag("div", sentence) for sentence in report.parted),
        _panels(report.panels),
        *([_more(report.more)] if report.more else []),
        *(tag("div", note, style=ABOUT) for note in report.notes),
        _rules(report.rules),
    )


def _rules(rules: Sequence[str]) -> Html:
    lines = [tag("div", line, style=ABOUT) for line in rules]
    return folded("Rules that were played", *lines)


def _more(panels: Sequence[Panel]) -> Html:
    names = ", ".join(panel.title for panel in panels)
    return folded(f"More: {names}", _panels(panels))


def _panels(panels: Sequence[Panel]) -> Html:
    return tag("div", *map(panel_html, panels), style=_PANELS)


def panel_html(panel: Panel) -> Html:
    """Return a measure as HTML: what the charts show is said in words as well."""
    drawn = [tag("p", sentence, style=_SENTENCE) for sentence in panel.sentences]
    if panel.bars:
        drawn.append(intervals_html(panel.bars))
    if panel.steps:
        drawn.append(_distribution(panel))
    numbers = _table(panel.title, panel.heads, panel.rows)
    return tag(
        "section",
        tag("b", capital(panel.title), title=panel.meaning),
        *drawn,
        folded("Numbers", tag("div", panel.meaning), numbers),
        style=_PANEL,
    )


def _distribution(panel: Panel) -> Html:
    """Return how often each number came about: in a sentence, as a chart, as a table."""
    name = f"{panel.title}: how often"
    heads = (panel.title, *(steps.label for steps in panel.steps))
    columns = [[f"{share:.1f} %" for _, share in steps.shares] for steps in panel.steps]
    rows = list(zip(panel.steps[0].ranges, *columns, strict=True))
    return folded(
        "How often",
        tag("p", panel.often, style=_SENTENCE),
        distribution_html(panel.steps),
        folded("As a table", _table(name, heads, rows)),
    )


def _table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    cells = [tag("th", head, scope="col", style=HEAD) for head in heads]
    lines = [
        tag(
            "tr",
            tag("th", row[0], scope="row", style=HEAD),
            *(tag("td", cell, style=CELL) for cell in row[1:]),
        )
        for row in rows
    ]
    table = tag("table", tag("thead", tag("tr", *cells)), tag("tbody", *lines), style=TABLE)
    return tag("div", table, style=_SCROLL, tabindex="0", role="region", aria_label=name)
