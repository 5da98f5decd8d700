"""Small charts: means with their intervals, and distributions as steps.

Lines are inline SVG; words stay text of the page, so that they wrap, are read aloud and are found.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from switch_edu.draw.colours import themed
from switch_edu.draw.tags import Html, tag

# readable on paper for colour-blind eyes too; dashes and labels tell the lines apart without colour
_TONES = tuple(f"{{series_{at}}}" for at in range(6))
DASHES = ("none", "6 3", "2 3", "8 3 2 3", "1 4", "12 4")
_WIDTH = 340
_LEFT = 8
_RIGHT = _WIDTH - 8
_SOFT = themed("font:11px system-ui,sans-serif;fill:{soft}")
_FULL = "width:100%;max-width:34em;height:auto;display:block"
_LABEL = "font-size:12px;margin-top:.2em"
_RULE = "{line}"


@dataclass(frozen=True, slots=True)
class Bar:
    """A mean with the ends of its interval, how both are written, and the number of its colour."""

    label: str
    value: float
    low: float
    high: float
    words: str
    tone: int = 0


@dataclass(frozen=True, slots=True)
class Steps:
    """A distribution: for each range of numbers, from its first on, the share in per cent.

    All ranges are as many numbers wide.
    """

    label: str
    shares: tuple[tuple[int, float], ...]
    width: int = 1

    @property
    def ranges(self) -> list[str]:
        """What the ranges are called: "4", or "4 to 6" where they are wider than a number."""
        if self.width == 1:
            return [str(first) for first, _ in self.shares]
        return [f"{first} to {first + self.width - 1}" for first, _ in self.shares]


@dataclass(frozen=True, slots=True)
class _Scale:
    low: float
    high: float

    def place(self, number: float) -> float:
        """Return how far to the right a number is drawn; one that is not known on the left."""
        known = self.low if math.isnan(number) else number
        return _LEFT + (_RIGHT - _LEFT) * (known - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Return the round numbers on the scale, three to seven of them."""
        rough = (self.high - self.low) / 6
        unit = 10.0 ** math.floor(math.log10(rough))
        step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        return [at * step for at in range(first, last + 1)]


def intervals_html(bars: Sequence[Bar]) -> Html:
    """Return each mean in words with a line for its interval below, all on one scale."""
    scale = _scale([end for bar in bars for end in (bar.low, bar.high, bar.value)])
    rows = [
        part
        for bar in bars
        for part in (tag("div", f"{bar.label}: {bar.words}", style=_LABEL), _interval(bar, scale))
    ]
    return tag("div", *rows, _svg(18, [_rule(1), *_numbers(scale, 13)]))


def distribution_html(series: Sequence[Steps]) -> Html:
    """Return distributions as steps on one scale, with a key in words above."""
    scale = _scale([number for steps in series for number, _ in steps.shares])
    most = max(share for steps in series for _, share in steps.shares)
    keys, lines = [], []
    for at, steps in enumerate(series):
        points = [
            f"{scale.place(n):.1f},{104 - 100 * share / most:.1f}" for n, share in steps.shares
        ]
        key = tag("svg", _path(at, "M 0 5 h 28"), width="28", height="10", aria_hidden="true")
        keys.append(tag("div", key, f" {steps.label}", style=_LABEL))
        lines.append(_path(at, f"M {' L '.join(points)}"))
    return tag("div", *keys, _svg(124, [*lines, _rule(106), *_numbers(scale, 118)]))


def _scale(numbers: Sequence[float]) -> _Scale:
    known = [number for number in numbers if not math.isnan(number)]
    low, high = min(known), max(known)
    rim = (high - low) * 0.06 or abs(low) * 0.02 or 0.5
    return _Scale(low - rim, high + rim)


def _interval(bar: Bar, scale: _Scale) -> Html:
    colour = _TONES[bar.tone % len(_TONES)]
    low, high, middle = (scale.place(end) for end in (bar.low, bar.high, bar.value))
    zero = [_line(scale.place(0), 0, 12, _RULE)] if scale.low < 0 < scale.high else []
    return _svg(
        12,
        [
            *zero,
            _stroke(f"M {low:.1f} 6 H {high:.1f}", colour, "3"),
            _line(low, 2, 10, colour),
            _line(high, 2, 10, colour),
            tag("circle", cx=f"{middle:.1f}", cy="6", r="4", style=themed(f"fill:{colour}")),
        ],
    )


def _numbers(scale: _Scale, y: int) -> list[Html]:
    """Return the round numbers below a chart."""
    return [
        tag(
            "text",
            f"{tick:,.6g}".replace("-", "−"),
            x=f"{scale.place(tick):.1f}",
            y=f"{y}",
            text_anchor="middle",
            style=_SOFT,
        )
        for tick in scale.ticks()
    ]


def _path(tone: int, d: str) -> Html:
    dashes = DASHES[tone % len(DASHES)]
    return _stroke(d, _TONES[tone % len(_TONES)], "2", fill="none", stroke_dasharray=dashes)


def _line(x: float, y1: int, y2: int, colour: str) -> Html:
    return _stroke(f"M {x:.1f} {y1} V {y2}", colour, "1.5")


def _rule(y: int) -> Html:
    return _stroke(f"M {_LEFT} {y} H {_RIGHT}", _RULE, "1")


def _stroke(d: str, colour: str, width: str, **look: str) -> Html:
    return tag("path", d=d, stroke_width=width, style=themed(f"stroke:{colour}"), **look)


def _svg(height: int, parts: Sequence[Html]) -> Html:
    return tag("svg", *parts, style=_FULL, viewBox=f"0 0 {_WIDTH} {height}", aria_hidden="true")
