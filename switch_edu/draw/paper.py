"""The look of tables of words: a paper of their own, light or dark as the page is."""

from __future__ import annotations

from switch_edu.draw.colours import following, themed
from switch_edu.draw.tags import Html, tag

_BOX = themed(
    "max-width:64em;padding:.8em 1em;border-radius:.6em;background:{paper};color:{ink};"
    "border:1px solid {line};font-family:system-ui,sans-serif;font-size:14px;line-height:1.45;"
    "text-align:left;overflow-wrap:break-word;print-color-adjust:exact;"
    "-webkit-print-color-adjust:exact"
)
SCROLL = "overflow-x:auto;margin:.5em 0"
TABLE = themed("border-collapse:collapse;background:{paper};color:{ink};margin:0;font-size:13px")
EDGE = "border:1px solid {line};padding:.3em .5em;vertical-align:top;text-align:left;color:{ink};"
HEAD = themed(f"{EDGE}background:{{tint}};overflow-wrap:anywhere;min-width:6em")
CELL = themed(f"{EDGE}background:{{paper}}")
NOTES = "margin:.4em 0 0;padding-left:1.2em"
ABOUT = themed("font-size:11px;background:none;color:{soft};overflow-wrap:anywhere")

_SUMMARY = "padding:.15em 0;min-height:24px;cursor:pointer"  # what a finger can hit


def box(*inside: str) -> Html:
    """Return what an answer says, on a paper that is light or dark as the page is."""
    return following("div", *inside, style=_BOX)


def folded(summary: str, *inside: str) -> Html:
    """Return what is shown on request, under a line that says what it is."""
    return tag("details", tag("summary", summary, style=_SUMMARY), *inside)
