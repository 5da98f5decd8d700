"""The two looks of what a notebook shows: enough contrast in both, and one for old browsers."""

from __future__ import annotations

import pytest

import switch_edu as sw
from switch_edu.draw.colours import PALETTE, themed

TEXT, LINE = 4.5, 3.0  # least contrasts of text and of what a chart draws (WCAG 2.2, 1.4.3, 1.4.11)
PAIRS = [
    ("ink", "paper", TEXT),
    ("ink", "tint", TEXT),
    ("ink", "odd", TEXT),
    ("ink", "sheet", TEXT),
    ("soft", "paper", TEXT),
    ("soft", "sheet", TEXT),
    ("yes_ink", "yes_ground", TEXT),
    ("no_ink", "no_ground", TEXT),
    ("yes", "paper", LINE),
    ("no", "paper", LINE),
    ("says", "paper", LINE),
    ("full", "tint", LINE),
    *((f"series_{at}", "paper", LINE) for at in range(6)),
]


@pytest.mark.parametrize("look", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "ground", "least"), PAIRS)
def test_what_is_drawn_stands_out(front: str, ground: str, least: float, look: int) -> None:
    one, other = luminance(PALETTE[front][look]), luminance(PALETTE[ground][look])
    assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= least


def luminance(colour: str) -> float:
    """Return how light a colour is, 0 to 1 (WCAG 2.2, relative luminance)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_style_is_for_light_pages_and_again_for_browsers_that_know_both() -> None:
    light, dark = PALETTE["ink"]
    assert themed("margin:0;color:{ink}") == (
        f"margin:0;color:{light};color:light-dark({light},{dark})"
    )
    assert themed("margin:0") == "margin:0"


def test_an_answer_carries_the_rule_for_pages_that_are_dark_in_their_own_way() -> None:
    html = sw.compare("9C 1+ 5SAH8CKC/7/7 26 - -")._repr_html_()
    assert html.startswith('<div class="switch-edu-answer"')
    assert html.count("<style>") == 1
    assert 'body[data-jp-theme-light="false"] .switch-edu-answer' in html
