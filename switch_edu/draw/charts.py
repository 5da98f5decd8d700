"""Small charts as inline SVG: means with their intervals, and distributions as steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.tags import Html, tag

# readable on paper for colour-blind eyes too; dashes and labels tell the lines apart without colour
COLOURS = ("#005bb5", "#b8350a", "#00735a", "#6b4c9a", "#7a5200", "#1c2426")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 4", "12 4")
_WIDTH = 340
_LEFT = 8
_RIGHT = _WIDTH - 8
_ROW = 34
_TEXT = "font:12px system-ui,sans-serif;fill:#1c2426"
_SOFT = "font:11px system-ui,sans-serif;fill:#46565a"
_FULL = "max-width:100%;height:auto;display:block"


@dataclass(frozen=True, slots=True)
class Bar:
    """A mean with the ends of its interval, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    words: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A distribution: for each range of numbers, from its first on, the share in per cent."""

    label: str
    shares: tuple[tuple[float, float], ...]


def intervals_svg(bars: Sequence[Bar], said: str) -> Html:
    """Return a line for each mean with its interval, all on one scale; `said` is read aloud."""
    low, high = _range([end for bar in bars for end in (bar.low, bar.high, bar.value)])
    height = len(bars) * _ROW + 18
    parts: list[Html] = []
    if low < 0 < high and any(bar.low < 0 for bar in bars):
        zero = _place(0, low, high)
        parts.append(_line(zero, 8, zero, height - 14, "#b9c4c4", 1))
    for at, bar in enumerate(bars):
        y = at * _ROW + 26
        ends = [_place(end, low, high) for end in (bar.low, bar.high, bar.value)]
        colour = COLOURS[at % len(COLOURS)]
        parts += [
            tag("text", f"{bar.label}: {bar.words}", x=f"{_LEFT}", y=f"{y - 12}", style=_TEXT),
            _line(ends[0], y, ends[1], y, colour, 3),
            _line(ends[0], y - 4, ends[0], y + 4, colour, 1.5),
            _line(ends[1], y - 4, ends[1], y + 4, colour, 1.5),
            tag("circle", cx=f"{ends[2]:.1f}", cy=f"{y}", r="4", fill=colour),
        ]
    return _svg(height, said, [*parts, *_scale(low, high, height)])


def distribution_svg(series: Sequence[Steps], said: str) -> Html:
    """Return distributions as steps on one scale, with a key; `said` is read aloud."""
    numbers = [number for steps in series for number, _ in steps.shares]
    low, high = _range(numbers)
    most = max(share for steps in series for _, share in steps.shares)
    top, foot = 16 * len(series) + 8, 16 * len(series) + 108
    parts: list[Html] = []
    for at, steps in enumerate(series):
        look = {
            "stroke": COLOURS[at % len(COLOURS)],
            "stroke_width": "2",
            "fill": "none",
            "stroke_dasharray": DASHES[at % len(DASHES)] or "none",
        }
        points = [
            f"{_place(number, low, high):.1f},{foot - (foot - top) * share / most:.1f}"
            for number, share in steps.shares
        ]
        key = 16 * at + 10
        parts += [
            tag("polyline", points=" ".join(points), **look),
            tag("path", d=f"M {_LEFT} {key} h 28", **look),
            tag("text", steps.label, x=f"{_LEFT + 34}", y=f"{key + 4}", style=_TEXT),
        ]
    return _svg(foot + 18, said, [*parts, *_scale(low, high, foot + 18)])


def _range(numbers: Sequence[float]) -> tuple[float, float]:
    known = [number for number in numbers if number == number]
    low, high = min(known), max(known)
    rim = (high - low) * 0.06 or abs(low) * 0.02 or 0.5
    return low - rim, high + rim


def _place(number: float, low: float, high: float) -> float:
    known = number if number == number else low
    return _LEFT + (_RIGHT - _LEFT) * (known - low) / (high - low)


def _scale(low: float, high: float, height: int) -> list[Html]:
    """Return the numbers under a chart: both ends and the middle."""
    places = 0 if high - low > 20 else 1 if high - low > 2 else 3
    anchors = ((low, "start"), ((low + high) / 2, "middle"), (high, "end"))
    return [
        _line(_LEFT, height - 14, _RIGHT, height - 14, "#b9c4c4", 1),
        *(
            tag(
                "text",
                f"{number:,.{places}f}".replace("-", "−"),
                x=f"{_place(number, low, high):.1f}",
                y=f"{height - 3}",
                text_anchor=anchor,
                style=_SOFT,
            )
            for number, anchor in anchors
        ),
    ]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> Html:
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    places = {name: f"{value:.1f}" for name, value in ends.items()}
    return tag("line", stroke=colour, stroke_width=f"{width}", **places)


def _svg(height: int, said: str, parts: Sequence[Html]) -> Html:
    return tag(
        "svg",
        *parts,
        style=_FULL,
        viewBox=f"0 0 {_WIDTH} {height}",
        width=f"{_WIDTH}",
        role="img",
        aria_label=said,
        xmlns="http://www.w3.org/2000/svg",
    )
