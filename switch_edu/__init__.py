"""Learn the card game Switch, and explore its rules.

    import switch_edu as sw
    pos = sw.position("9C 1+ 5S7H9DKC/7/7 26 - - @practice-table")
    pos.why("7H")        # a verdict: why, or why not, with its source

The names below are the public ones; each is imported when it is first used, so that a notebook does
not wait for what it does not need.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOME = {
    "house": "switch_edu.rules",
    "houses": "switch_edu.rules",
    "own_houses": "switch_edu.rules",
    "save_house": "switch_edu.rules.workshop",
    "position": "switch_edu.game",
    "deal": "switch_edu.game",
    "replay": "switch_edu.game",
    "match": "switch_edu.game",
    "replay_match": "switch_edu.game",
    "IllegalMove": "switch_edu.game",
    "SwitchError": "switch_edu.errors",
    "bot": "switch_edu.bots",
    "hint": "switch_edu.bots",
    "analyse": "switch_edu.explore.analyse",
    "compare": "switch_edu.explore.comparing.compare",
    "contrast": "switch_edu.explore.disagreeing.contrast",
    "settle": "switch_edu.explore.comparing.settle",
    "disputes": "switch_edu.explore.comparing.disputes",
    "disagree": "switch_edu.explore.disagreeing.disagree",
    "gaps": "switch_edu.explore.gaps.gaps",
    "Interview": "switch_edu.explore.interviewing.interview",
    "disagreements": "switch_edu.explore.disagreeing.matrix",
    "outcomes": "switch_edu.explore.experiments.outcomes",
    "factorial": "switch_edu.explore.experiments.factorial",
    "skill": "switch_edu.explore.skill",
    "start_outcomes": "switch_edu.explore.experiments.outcomes",
    "load_outcomes": "switch_edu.explore.experiments.file",
    "lessons": "switch_edu.teaching",
    "export": "switch_edu.exporting",
    "export_progress": "switch_edu.teaching",
    "import_progress": "switch_edu.teaching",
    "table": "switch_edu.widgets",
    "tutorial": "switch_edu.widgets",
    "play": "switch_edu.widgets",
    "explorer": "switch_edu.widgets",
    "experiment": "switch_edu.widgets",
    "interview": "switch_edu.widgets",
}

__all__ = ["__version__", *_HOME]

if TYPE_CHECKING:
    from switch_edu.bots import bot as bot
    from switch_edu.bots import hint as hint
    from switch_edu.errors import SwitchError as SwitchError
    from switch_edu.explore.analyse import analyse as analyse
    from switch_edu.explore.comparing.compare import compare as compare
    from switch_edu.explore.comparing.disputes import disputes as disputes
    from switch_edu.explore.comparing.settle import settle as settle
    from switch_edu.explore.disagreeing.contrast import contrast as contrast
    from switch_edu.explore.disagreeing.disagree import disagree as disagree
    from switch_edu.explore.disagreeing.matrix import disagreements as disagreements
    from switch_edu.explore.experiments.factorial import factorial as factorial
    from switch_edu.explore.experiments.file import load_outcomes as load_outcomes
    from switch_edu.explore.experiments.outcomes import outcomes as outcomes
    from switch_edu.explore.experiments.outcomes import start_outcomes as start_outcomes
    from switch_edu.explore.gaps.gaps import gaps as gaps
    from switch_edu.explore.interviewing.interview import Interview as Interview
    from switch_edu.explore.skill import skill as skill
    from switch_edu.exporting import export as export
    from switch_edu.game import IllegalMove as IllegalMove
    from switch_edu.game import deal as deal
    from switch_edu.game import match as match
    from switch_edu.game import position as position
    from switch_edu.game import replay as replay
    from switch_edu.game import replay_match as replay_match
    from switch_edu.rules import house as house
    from switch_edu.rules import houses as houses
    from switch_edu.rules import own_houses as own_houses
    from switch_edu.rules.workshop import save_house as save_house
    from switch_edu.teaching import export_progress as export_progress
    from switch_edu.teaching import import_progress as import_progress
    from switch_edu.teaching import lessons as lessons
    from switch_edu.widgets.explorer import explorer as explorer
    from switch_edu.widgets.interview import interview as interview
    from switch_edu.widgets.outcomes import experiment as experiment
    from switch_edu.widgets.play import play as play
    from switch_edu.widgets.table import table as table
    from switch_edu.widgets.tutorial import tutorial as tutorial


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'switch_edu' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
