"""The page's half of the widgets: script modules and style sheets, joined in their written order.

`static/modules.json` lists them. They are plain scripts that share one scope, so that joining them
is all the building there is: no bundler, and what runs is what stands in the files.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@cache
def script() -> str:
    """Return the script of the widgets as one ECMAScript module."""
    return _joined("js")


@cache
def style() -> str:
    """Return the style sheet of the widgets."""
    return _joined("css")


def _joined(kind: str) -> str:
    names = json.loads((STATIC / "modules.json").read_text(encoding="utf-8"))[kind]
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)
