"""Colours that follow the page: each for light and for dark pages, on screen; paper is light.

A page says by `color-scheme` which it is, an exported one by the reader's own choice. JupyterLab
and VS Code say it in ways of their own, so that what has a place of its own carries a rule that
translates them. Where a page leaves such rules out, or the browser does not know `light-dark`,
everything is as on a light page.
"""

from __future__ import annotations

from switch_edu.draw.tags import Html, tag

# light, dark; ink is readable on paper, tint and odd, all other words on paper: contrast above 4.5
PALETTE = {
    "paper": ("#fdfcf8", "#182022"),
    "ink": ("#1c2426", "#eef3f3"),
    "soft": ("#46565a", "#b9c8cb"),
    "line": ("#b9c4c4", "#4d5c61"),
    "tint": ("#e6eeee", "#28343a"),
    "odd": ("#fff3cd", "#453610"),
    "odd_edge": ("#7a5200", "#e5bd66"),
    "frame": ("#174148", "#7fd0d8"),
    "yes": ("#0b6a3c", "#6fd39c"),
    "no": ("#a3280c", "#ff9d80"),
    "says": ("#0b4f7a", "#8cc8f2"),
    "yes_ground": ("#e5f4ea", "#12301f"),
    "no_ground": ("#fdece6", "#3b1a12"),
    "yes_ink": ("#0b4a2a", "#c5efd6"),
    "no_ink": ("#6b1a08", "#ffd5c8"),
    "sheet": ("#ffffff", "#182022"),
    "full": ("#00735a", "#5fd0ae"),
    "pale": ("#7fa89f", "#4b8577"),
    "series_0": ("#005bb5", "#7db8ff"),
    "series_1": ("#b8350a", "#ff9d7a"),
    "series_2": ("#00735a", "#5fd0ae"),
    "series_3": ("#6b4c9a", "#c3a6f0"),
    "series_4": ("#7a5200", "#e5bd66"),
    "series_5": ("#1c2426", "#eef3f3"),
}
_LIGHT = {name: light for name, (light, _) in PALETTE.items()}
_BOTH = {name: f"light-dark({light},{dark})" for name, (light, dark) in PALETTE.items()}

FOLLOWING = "switch-edu-answer"
_DARK = (
    f'@media screen{{body[data-jp-theme-light="false"] .{FOLLOWING},'
    "body:is(.vscode-dark,.vscode-high-contrast:not(.vscode-high-contrast-light)) "
    f".{FOLLOWING}{{color-scheme:dark}}}}"
    f"@media print{{.{FOLLOWING}{{color-scheme:light}}}}"
)


def themed(style: str) -> str:
    """Return a style in which names of colours stand for them: "color:{ink};margin:0".

    A declaration with a name is there twice, for all browsers and for those that know both.
    """
    named = [part for part in style.split(";") if "{" in part]
    return ";".join([style.format(**_LIGHT), *(part.format(**_BOTH) for part in named)])


def following(name: str, *inside: str, style: str, **attributes: str) -> Html:
    """Return an element in which colours follow the page; its style is one made by `themed`."""
    rule = tag("style", Html(_DARK))
    class_ = f"{FOLLOWING} {attributes.pop('class_', '')}".strip()
    return tag(name, rule, *inside, class_=class_, style=style, **attributes)
