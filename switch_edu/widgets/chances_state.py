"""An analysis as the page shows it: plain data, a bar for each move and everything in words."""

from __future__ import annotations

from typing import Any

from switch_edu.cards import FACES, card_text
from switch_edu.draw.analysis import HEADS, ChanceBar
from switch_edu.explore.analyse_chance import percent
from switch_edu.explore.analyse_result import BEST, KEY, LEVEL, Analysis, bar_of

_STANDING = {BEST: ", most often", LEVEL: ", may be as good"}
_JOKERS = tuple(card_text(FACES + n) for n in (0, 1))


def analysis_state(analysis: Analysis, ended: bool) -> dict[str, Any]:
    """Return the bars by move, the verdict, what the signs mean, and the numbers as a table.

    Before counting has `ended` the verdict only says which move leads.
    """
    bars = [(chance.move, bar_of(analysis, chance)) for chance in analysis.chances]
    return {
        "bars": {id: _bar(bar) for move, bar in bars for id in _shown_as(move)},
        "verdict": analysis.verdict if ended else _so_far(analysis),
        "key": KEY,
        "heads": list(HEADS),
        "rows": [[f"{bar.sign} {bar.label}".strip(), bar.words, bar.gap] for _, bar in bars],
        "notes": list(analysis.notes),
    }


def _so_far(analysis: Analysis) -> str:
    leader = analysis.best.short
    return f"So far {leader} wins most often; still counting: {analysis.worlds:,} worlds."


def _bar(bar: ChanceBar) -> dict[str, Any]:
    ends = {"value": bar.value, "low": bar.low, "high": bar.high}
    return {
        **{name: round(100 * share, 1) for name, share in ends.items()},
        "sign": bar.sign,
        "number": percent(bar.value),
        "words": f"wins {bar.words}{_STANDING.get(bar.sign, '')}",
    }


def _shown_as(move: str) -> tuple[str, ...]:
    """Return the cards or buttons of a move: either joker stands for both."""
    return _JOKERS if move in _JOKERS else (move,)
