"""The scripts of the widgets share one scope: a name that stands twice would stop all of them."""

from __future__ import annotations

import json
import re
from collections import Counter

from switch_edu.widgets.assets import STATIC

_NAME = re.compile(r"^(?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)


def test_every_name_is_declared_once() -> None:
    names = json.loads((STATIC / "modules.json").read_text(encoding="utf-8"))["js"]
    declared = [
        (name, script)
        for script in names
        for name in _NAME.findall((STATIC / script).read_text(encoding="utf-8"))
    ]
    often = Counter(name for name, _ in declared)
    assert often["render"] == 1
    assert [pair for pair in declared if often[pair[0]] > 1] == []


def test_every_script_and_style_sheet_is_joined_in() -> None:
    listed = json.loads((STATIC / "modules.json").read_text(encoding="utf-8"))
    for kind, names in listed.items():
        assert sorted(names) == sorted(path.name for path in STATIC.glob(f"*.{kind}"))
