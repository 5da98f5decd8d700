"""Positions, cards, verdicts and rule sheets as static HTML and text, for wherever no widget runs.

The HTML needs no scripts and no other files, is light or dark as its page is, says everything in
words as well as by colour, and is the same for the same value, so that notebooks can be compared
and exported.
"""

from switch_edu.draw.cards import back, card, cards
from switch_edu.draw.comparison import Grid, GridCell, GridRow, grid_html
from switch_edu.draw.comparison_card import Answer, AnswerCard, card_html, card_page, card_text
from switch_edu.draw.comparison_text import grid_text
from switch_edu.draw.outcomes import report_html
from switch_edu.draw.position import position_html
from switch_edu.draw.reference import reference_html
from switch_edu.draw.sheet import sheet_html, sheet_page
from switch_edu.draw.text import position_text
from switch_edu.draw.verdict import verdict_html

__all__ = [
    "Answer",
    "AnswerCard",
    "Grid",
    "GridCell",
    "GridRow",
    "back",
    "card",
    "card_html",
    "card_page",
    "card_text",
    "cards",
    "grid_html",
    "grid_text",
    "position_html",
    "position_text",
    "reference_html",
    "report_html",
    "sheet_html",
    "sheet_page",
    "verdict_html",
]
