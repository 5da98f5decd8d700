"""A rule sheet as HTML: reads on a screen, prints on one or two A4 pages in black and white."""

from __future__ import annotations

from switch_edu.draw.colours import following, themed
from switch_edu.draw.page import whole_page
from switch_edu.draw.tags import Html, joined, tag
from switch_edu.rules import House
from switch_edu.rules.sheet import ALIKE, compared, sentences
from switch_edu.rules.statements import THEMES, Rule, statements

_SHEET = themed(
    "columns:2 24em;column-gap:2em;max-width:70em;padding:.8em 1em;background:{sheet};color:{ink};"
    "font:14px/1.35 system-ui,sans-serif;text-align:left"
)
_TITLE = "column-span:all;margin:0 0 .3em;font-size:1.5em;line-height:1.2;color:inherit"
_LEGEND = "column-span:all;margin:0 0 .6em"
_HEADING = (
    "margin:.7em 0 .2em;padding-bottom:.1em;border-bottom:1px solid;font-size:1.1em;"
    "line-height:1.2;color:inherit;break-after:avoid"
)
_LIST = "margin:0;padding:0;list-style:none"
_RULE = "margin:.2em 0;padding:0 0 0 .5em;border-left:3px solid transparent;break-inside:avoid"
_DIFFERS = _RULE.replace("transparent", "currentcolor")
_SOURCE = themed("font-size:.85em;font-style:italic;color:{soft}")
_THERE = "display:block;padding-left:.6em"
_END = "column-span:all;margin:.8em 0 0;padding-top:.3em;border-top:1px solid"
_LINE = "background:none;color:inherit;overflow-wrap:anywhere"

_PAGE = """
@page { size: A4; margin: 10mm }
body { margin: 0 }
.switch-edu-sheet { margin: auto }
@media print {
  .switch-edu-sheet { font-size: 8pt !important; line-height: 1.26 !important;
    max-width: none !important; padding: 0 !important }
}
"""
_MARK = "▶ marks"
_OPEN = "◇ marks what the source leaves open; the sheet says what was taken."


def sheet_html(house: House, against: House | None = None) -> Html:
    """Return the rules of a house as HTML, each with its source, the one-line form at the end.

    Held against another house, a rule that differs has a bar, a "▶" and the other house's answer.
    """
    themes = [_theme(house, theme, against) for theme in THEMES]
    held = [compared(house, against, _MARK)] if against else []
    return following(
        "div",
        tag("h2", house.title, style=_TITLE),
        *_notes(house),
        tag("p", " ".join([ALIKE, *held, _OPEN]), style=_LEGEND),
        *themes,
        tag("p", "In one line: ", tag("code", house.line, style=_LINE), style=_END),
        class_="switch-edu-sheet",
        style=_SHEET,
    )


def _notes(house: House) -> list[Html]:
    lines = filter(None, house.file.notes.split("\n"))
    return [tag("p", line, style=_LEGEND) for line in lines]


def sheet_page(house: House, against: House | None = None) -> Html:
    """Return a rule sheet as a whole page to open or print; the same house gives the same page."""
    return whole_page(f"{house.title}: the rules", sheet_html(house, against), style=_PAGE)


def _theme(house: House, theme: str, against: House | None) -> Html:
    rules = statements(house, theme, against)
    if not rules:
        return Html()
    items = [_rule(rule, against) for rule in rules]
    return joined("", [tag("h3", THEMES[theme], style=_HEADING), tag("ul", *items, style=_LIST)])


def _rule(rule: Rule, against: House | None) -> Html:
    differs = bool(rule.there)
    marks = ("▶ " if differs else "") + ("◇ " if rule.open else "")
    parts: list[str] = [f"{marks}{rule.about} "]
    for words, source in sentences(rule):
        parts += [tag("b", words), " ", tag("cite", f"({source})", style=_SOURCE), " "]
    if against and differs:
        there = tag("i", f"In {against.title}: ")
        parts.append(tag("span", there, rule.there, style=_THERE))
    return tag("li", *parts, style=_DIFFERS if differs else _RULE)
