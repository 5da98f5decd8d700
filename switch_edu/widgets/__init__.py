"""Widgets for notebooks: a card table, tutorials, a full game, houses side by side, an interview.

Nothing is made on import; each function returns a widget that shows itself where it is displayed.
"""

from switch_edu.widgets.explorer import explorer
from switch_edu.widgets.interview import interview
from switch_edu.widgets.outcomes import experiment
from switch_edu.widgets.play import play
from switch_edu.widgets.table import table
from switch_edu.widgets.tutorial import tutorial

__all__ = ["experiment", "explorer", "interview", "play", "table", "tutorial"]
